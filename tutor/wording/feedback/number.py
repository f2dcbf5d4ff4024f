"""Numbers that belong to the rules, and how to find them."""

from tutor.puzzles.answer import TotalAnswer
from tutor.puzzles.misconceptions import Mistake
from tutor.puzzles.number import Fact, NumberQuestion
from tutor.rules.dominoes import DOUBLE_SIX, HAND_SIZE, MOST_PIPS, STROKE, TARGET, Tile
from tutor.wording.reader import Reader


def right(reader: Reader, question: NumberQuestion, answer: TotalAnswer) -> tuple[str, ...]:
    """How the number comes about."""
    return shown(reader, question)


def shown(reader: Reader, question: NumberQuestion) -> tuple[str, ...]:
    """The number and how to find it."""
    match question.fact:
        case Fact.SET_SIZE:
            # NOTE: %(addition)s is 7 + 6 + 5 + 4 + 3 + 2 + 1 = 28.
            return (
                reader.gettext(
                    "Seven tiles have a zero, six more have a one, and so on up to the double six: %(addition)s.",
                    addition=reader.addition(range(MOST_PIPS + 1, 0, -1)),
                ),
            )
        case Fact.TILES_WITH:
            with_value = [tile for tile in DOUBLE_SIX if tile.has(question.value)]
            return (
                reader.ngettext(
                    "%(n)s tile shows %(value)s: %(tiles)s.",
                    "%(n)s tiles show %(value)s: %(tiles)s.",
                    len(with_value),
                    value=question.value,
                    tiles=reader.tiles(with_value),
                ),
                reader.gettext("The double %(tile)s is one of them, and counts as one tile.", tile=_double(question)),
            )
        case Fact.UNSEEN:
            return _unseen(reader, question)
        case Fact.HAND_SIZE:
            return (
                reader.gettext(
                    "Two players get %(two)s tiles each; three or four players get %(more)s tiles each.",
                    two=HAND_SIZE[2],
                    more=HAND_SIZE[3],
                ),
            )
        case Fact.BONEYARD_SIZE:
            dealt = question.players * HAND_SIZE[question.players]
            # NOTE: %(dealt)s and %(rest)s are calculations such as 3 × 5 = 15 and 28 − 15 = 13.
            return (
                reader.gettext(
                    "Tiles dealt: %(dealt)s. Tiles that remain: %(rest)s.",
                    dealt=reader.multiplication(question.players, HAND_SIZE[question.players]),
                    rest=reader.subtraction(len(DOUBLE_SIX), dealt),
                ),
                _rest_of_the_boneyard(reader, len(DOUBLE_SIX) - dealt, question.taken),
            )
        case Fact.TARGET:
            return (
                reader.gettext(
                    "The target is %(two)s points with two players and %(more)s points with three or four.",
                    two=TARGET[2],
                    more=TARGET[3],
                ),
            )
        case Fact.OPEN_ENDS if not question.line.placements:
            return (reader.gettext("The table is empty: there is no line yet, so there is no open end."),)
        case Fact.OPEN_ENDS:
            return (
                reader.gettext("There is always one line, and one line has exactly two open ends. No double branches."),
            )
        case Fact.STROKE:
            return (
                reader.ngettext("One stroke stands for %(n)s point.", "One stroke stands for %(n)s points.", STROKE),
            )


def wrong(reader: Reader, question: NumberQuestion, answer: TotalAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """The mistake, or how to find the number."""
    match mistake:
        case Mistake.LAST_TWO_KEPT:
            return (
                reader.gettext(
                    "You kept two tiles back. "
                    "No reserve stays behind in this game: every tile of the boneyard may be drawn."
                ),
            )
        case Mistake.TARGETS_MIXED:
            return _other_target(reader, question)
        case Mistake.BRANCHED_DOUBLE:
            return (
                reader.gettext(
                    "You let a double branch. A double only lies crosswise: nothing ever joins its short sides."
                ),
            )
        case Mistake.DIVIDED_BY_FIVE:
            return (
                reader.gettext(
                    "A stroke is more than one point. Think of the smallest score that a placement can bring."
                ),
            )
        case _:
            return (_nudge(reader, question, answer.total),)


def _other_target(reader: Reader, question: NumberQuestion) -> tuple[str, ...]:
    if question.players == 2:
        return (reader.gettext("That is the target for three or four players. With two players it is higher."),)
    return (reader.gettext("That is the target for two players. With three or four players it is lower."),)


def _nudge(reader: Reader, question: NumberQuestion, given: int) -> str:
    match question.fact:
        case Fact.SET_SIZE:
            return reader.gettext(
                "Count in order: first all tiles with a zero, then those with a one that you have not counted yet, "
                "and so on up to the double six."
            )
        case Fact.TILES_WITH if given == len(range(MOST_PIPS + 1)) + 1:
            return reader.gettext(
                "You may have counted the double %(tile)s twice. It is a single tile.", tile=_double(question)
            )
        case Fact.TILES_WITH:
            return reader.gettext(
                "Go through the other half from blank to six. The double %(tile)s is one of these tiles.",
                tile=_double(question),
            )
        case Fact.UNSEEN if given == len(question.seen):
            return reader.gettext("So many of these tiles you see. How many of the seven do you not see?")
        case Fact.UNSEEN:
            return reader.gettext(
                "Seven tiles of the set have a %(value)s. Take away every one that you see; "
                "the double %(tile)s is a single tile.",
                value=question.value,
                tile=_double(question),
            )
        case Fact.HAND_SIZE:
            return reader.gettext(
                "It depends on the number of players: two players get more tiles each than three or four do."
            )
        case Fact.BONEYARD_SIZE:
            return reader.gettext(
                "The set has %(all)s tiles, and every player gets %(each)s. What is left when all hands are dealt?",
                all=len(DOUBLE_SIX),
                each=HAND_SIZE[question.players],
            )
        case Fact.TARGET:
            return reader.gettext("There are two targets: a higher one for two players, a lower one for three or four.")
        case Fact.OPEN_ENDS:
            return reader.gettext("Follow the line from one end to the other. How many halves has nothing joined yet?")
        case Fact.STROKE:
            return reader.gettext("Think of the smallest score that a placement can bring.")


def _unseen(reader: Reader, question: NumberQuestion) -> tuple[str, ...]:
    """What is seen, what is left, and which tiles these are."""
    seen, unseen = question.seen, question.unseen
    shown = reader.ngettext(
        "You see %(n)s tile with the value %(value)s: %(tiles)s.",
        "You see %(n)s tiles with the value %(value)s: %(tiles)s.",
        len(seen),
        value=question.value,
        tiles=reader.tiles(seen),
    )
    # NOTE: %(rest)s is a subtraction such as 7 − 3 = 4.
    rest = reader.gettext(
        "The set has seven of them. What is left: %(rest)s.",
        rest=reader.subtraction(len(seen) + len(unseen), len(seen)),
    )
    if not unseen:
        return shown, rest
    return shown, rest, reader.gettext("Still to come: %(tiles)s.", tiles=reader.tiles(unseen))


def _double(question: NumberQuestion) -> Tile:
    return Tile.of(question.value, question.value)


def _rest_of_the_boneyard(reader: Reader, tiles: int, taken: int) -> str:
    if not taken:
        return reader.gettext("All of them form the boneyard, and all of them may be drawn.")
    # NOTE: %(rest)s is a subtraction such as 13 − 3 = 10.
    return reader.gettext(
        "All of them formed the boneyard. Tiles left after the drawing so far: %(rest)s.",
        rest=reader.subtraction(tiles, taken),
    )
