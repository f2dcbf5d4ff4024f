"""What a puzzle asks, in one or two sentences, and its hints, from a nudge to almost the answer."""

from collections.abc import Callable
from typing import Any, Final

from tutor.puzzles.act import ActQuestion
from tutor.puzzles.blocked import BlockedQuestion
from tutor.puzzles.choice import LotQuestion, OpenerQuestion, OverQuestion, TurnQuestion, WinnerQuestion
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.ends import EndsQuestion
from tutor.puzzles.find_mistake import FindMistakeQuestion
from tutor.puzzles.needed import NeededQuestion
from tutor.puzzles.number import Fact, NumberQuestion
from tutor.puzzles.play import Goal, PlayQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.puzzles.scoring import ScoringQuestion
from tutor.puzzles.settle import SettleQuestion
from tutor.puzzles.sum import SumQuestion
from tutor.puzzles.tally import TallyQuestion
from tutor.puzzles.write_tally import WriteTallyQuestion
from tutor.rules.dominoes import HAND_SIZE, TARGET, Act, End, Line, Seat, Tile, counted
from tutor.wording.cribbage.asking import CRIBBAGE as CRIBBAGE_ASKED
from tutor.wording.cribbage.hinting import CRIBBAGE as CRIBBAGE_HINTS
from tutor.wording.reader import Reader
from tutor.wording.seats import players

Sentences = tuple[str, ...]


def ask(reader: Reader, question: DominoQuestion | CribbageQuestion) -> str:
    """The question of a puzzle, with what has to be known to answer it."""
    return _ASKED[type(question)](reader, question)


def hints(reader: Reader, question: DominoQuestion | CribbageQuestion) -> Sentences:
    """Two or three hints, from a nudge to almost the answer, computed from the position."""
    return _HINTS[type(question)](reader, question)


# --- Questions -----------------------------------------------------------------------------------------------------


def _ask_sum(reader: Reader, question: SumQuestion) -> str:
    match question.act, question.asked:
        case Act.DRAW, _:
            return reader.gettext("The player has just drawn a tile. How many points does that score?")
        case Act.PASS, _:
            return reader.gettext("The player has just passed. How many points does that score?")
        case _, ("sum",):
            return reader.gettext("What is the sum of the ends?")
        case _, ("points",):
            return reader.gettext("How many points does the placement score?")
        case _:
            return reader.gettext("What is the sum of the ends, and how many points does the placement score?")


def _ask_play(reader: Reader, question: PlayQuestion) -> str:
    if question.drawn is not None:
        return _ask_drawn(reader, question)
    match question.goals:
        case (Goal.MOST,):
            return reader.gettext("Which placement scores the most points?")
        case (Goal.SCORE,):
            return reader.gettext("Which placement scores?")
        case (Goal.QUIET,):
            return reader.gettext("Which placement scores nothing?")
        case (Goal.INSIDE,):
            return reader.gettext("Which placement makes a double internal?")
        case (Goal.DOUBLE,):
            return reader.gettext("Which double can you place, and where?")
        case (Goal.FIVE | Goal.TEN | Goal.FIFTEEN | Goal.TWENTY as goal,):
            return reader.ngettext(
                "Which placement scores exactly %(n)s point?",
                "Which placement scores exactly %(n)s points?",
                int(goal),
            )
        case _:
            return reader.gettext("Which of your tiles can you place, and where?")


def _ask_drawn(reader: Reader, question: PlayQuestion) -> str:
    assert question.drawn is not None
    match question.goals:
        case (Goal.MOST,):
            return reader.gettext(
                "You have just drawn the tile %(tile)s. Which placement scores the most points now?",
                tile=question.drawn,
            )
        case (Goal.SCORE,):
            return reader.gettext(
                "You have just drawn the tile %(tile)s. Which placement scores now?", tile=question.drawn
            )
        case _:
            return reader.gettext(
                "You have just drawn the tile %(tile)s. Which tile do you place, and where?", tile=question.drawn
            )


def _ask_act(reader: Reader, question: ActQuestion) -> str:
    if question.drawn is not None:
        return reader.gettext(
            "It is your turn, and you have just drawn the tile %(tile)s. Do you play, draw again or pass?",
            tile=question.drawn,
        )
    return reader.gettext("It is your turn. Do you play, draw or pass?")


def _ask_settle(reader: Reader, question: SettleQuestion) -> str:
    if all(hand for _, hand in question.hands):
        return reader.gettext("The round is blocked, and the hands are shown. What comes off each score?")
    return reader.gettext("The round is over: a player has gone out. What comes off each score?")


def _ask_opener(reader: Reader, question: OpenerQuestion) -> str:
    how = _went_out(reader, question.out) if question.out else reader.gettext("The round was blocked.")
    return " ".join((_opened(reader, question.previous), how, reader.gettext("Who opens the next round?")))


def _opened(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("You opened this round.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour opened this round.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite you opened this round.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour opened this round.")


def _went_out(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("You went out.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour went out.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite you went out.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour went out.")


def _has_placed(reader: Reader, seat: Seat, tile: Tile) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("You have just placed the tile %(tile)s.", tile=tile)
        case Seat.LEFT:
            return reader.gettext("Your left neighbour has just placed the tile %(tile)s.", tile=tile)
        case Seat.ACROSS:
            return reader.gettext("The player opposite you has just placed the tile %(tile)s.", tile=tile)
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour has just placed the tile %(tile)s.", tile=tile)


def _ask_over(reader: Reader, question: OverQuestion) -> str:
    sentences = (
        players(reader, question.players),
        _has_placed(reader, question.mover, question.line.placements[-1].tile),
        reader.gettext("The scores are those before this placement."),
        reader.gettext("How do things stand now?"),
    )
    return " ".join(sentences)


def _ask_blocked(reader: Reader, question: BlockedQuestion) -> str:
    placed = _has_placed(reader, question.mover, question.line.placements[-1].tile)
    asked = reader.gettext("Does the round go on, and if it does not, who wins it?")
    return f"{placed} {asked}"


def _ask_write(reader: Reader, question: WriteTallyQuestion) -> str:
    return reader.ngettext(
        "You have %(n)s point. The scores of the others are written as numbers: which tally shows yours?",
        "You have %(n)s points. The scores of the others are written as numbers: which tally shows yours?",
        question.points,
    )


def _ask_turn(reader: Reader, question: TurnQuestion) -> str:
    asked = reader.gettext("Whose turn is next?")
    return f"{players(reader, question.players)} {_had_turn(reader, question.after)} {asked}"


def _had_turn(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("Your turn has just ended.")
        case Seat.LEFT:
            return reader.gettext("The turn of your left neighbour has just ended.")
        case Seat.ACROSS:
            return reader.gettext("The turn of the player opposite has just ended.")
        case Seat.RIGHT:
            return reader.gettext("The turn of your right neighbour has just ended.")


def _ask_number(reader: Reader, question: NumberQuestion) -> str:
    match question.fact:
        case Fact.BONEYARD_SIZE:
            return " ".join((players(reader, question.players), reader.gettext("How many tiles may still be drawn?")))
        case Fact.HAND_SIZE:
            return " ".join((players(reader, question.players), reader.gettext("How many tiles does each player get?")))
        case Fact.TARGET:
            return " ".join((players(reader, question.players), reader.gettext("How many points win the game?")))
        case Fact.SET_SIZE:
            return reader.gettext("How many tiles does the set have?")
        case Fact.TILES_WITH:
            return reader.gettext("How many tiles of the set carry the value %(value)s?", value=question.value)
        case Fact.UNSEEN if question.hand:
            return reader.gettext(
                "How many tiles with the value %(value)s are neither in this line nor in your hand?",
                value=question.value,
            )
        case Fact.UNSEEN:
            return reader.gettext("How many tiles with the value %(value)s are not in this line?", value=question.value)
        case Fact.OPEN_ENDS:
            return reader.gettext("How many open ends does the line have?")
        case Fact.STROKE:
            return reader.gettext("How many points does one stroke of the tally stand for?")


_ASKED: Final[dict[type, Callable[[Reader, Any], str]]] = {
    **CRIBBAGE_ASKED,
    SumQuestion: _ask_sum,
    EndsQuestion: lambda reader, question: reader.gettext("Which tiles are counted now? Mark them."),
    PlayQuestion: _ask_play,
    ScoringQuestion: lambda reader, question: reader.gettext("Which placements of your hand score? Mark them all."),
    NeededQuestion: lambda reader, question: reader.gettext(
        "Which of these tiles would score on this line? Mark them all."
    ),
    ActQuestion: _ask_act,
    BlockedQuestion: _ask_blocked,
    SettleQuestion: _ask_settle,
    OpenerQuestion: _ask_opener,
    TurnQuestion: _ask_turn,
    LotQuestion: lambda reader, question: reader.gettext(
        "These tiles were drawn for the lot. Who opens, or who draws again?"
    ),
    WinnerQuestion: lambda reader, question: reader.gettext("The round is blocked. Who wins it?"),
    OverQuestion: _ask_over,
    NumberQuestion: _ask_number,
    TallyQuestion: lambda reader, question: reader.gettext(
        "The scores of the others are written as numbers, and yours is this tally. What is your score?"
    ),
    WriteTallyQuestion: _ask_write,
    FindMistakeQuestion: lambda reader, question: reader.gettext(
        "One placement of this round was scored wrongly. Which one?"
    ),
}


# --- Hints ---------------------------------------------------------------------------------------------------------


def _hint_sum(reader: Reader, question: SumQuestion) -> Sentences:
    if question.act is not Act.PLAY:
        return (
            reader.gettext("Look at what the player has just done, before you add anything up."),
            reader.gettext("Only a placement ever scores."),
        )
    return (
        reader.gettext("Look only at the outer ends of the line. Is there a double at one of them?"),
        _where_counted(reader, question.line),
        _parts(reader, question.line),
    )


def _hint_ends(reader: Reader, question: EndsQuestion) -> Sentences:
    return (
        reader.gettext("What counts is at the outer ends. Everything between them is joined on both sides."),
        reader.gettext("A blank end is an end like any other, and a double inside the line does not count."),
        _where_counted(reader, question.line),
    )


def _where_counted(reader: Reader, line: Line) -> str:
    parts = counted(line)
    if parts[0].end is None:
        return reader.gettext("The line is one double, so only the double %(tile)s is counted.", tile=parts[0].tile)
    if len(line) == 1:
        return reader.gettext("Both ends belong to the tile %(tile)s.", tile=parts[0].tile)
    return reader.gettext(
        "The left end belongs to the tile %(left)s, the right end to the tile %(right)s.",
        left=parts[0].tile,
        right=parts[-1].tile,
    )


def _parts(reader: Reader, line: Line) -> str:
    parts = counted(line)
    if parts[0].end is None:
        return reader.gettext("Add the two halves of the double, once.")
    return reader.gettext(
        "The left end gives %(left)s and the right end %(right)s. Add them up.",
        left=parts[0].value,
        right=parts[-1].value,
    )


def _hint_play(reader: Reader, question: PlayQuestion) -> Sentences:
    best = min(question.right_answers(), key=str).placement
    first = (
        reader.gettext("A tile that you have just drawn and that fits must be played: that very tile.")
        if question.drawn
        else _open_values(reader, question.line)
    )
    if question.goals in ((Goal.LEGAL,), (Goal.DOUBLE,), (Goal.INSIDE,)):
        return first, _try(reader, best.tile, best.end)
    return (
        first,
        reader.gettext(
            "For each placement add the new end to the one that stays. A double at an end counts both halves."
        ),
        _try(reader, best.tile, best.end),
    )


def _open_values(reader: Reader, line: Line) -> str:
    if not line.placements:
        return reader.gettext("The table is empty, so every tile fits. Add the two halves of each.")
    left, right = line.values_at_ends
    if left == right:
        return reader.gettext("Both open ends show %(value)s. Which of the tiles have that number?", value=left)
    return reader.gettext(
        "The left end shows %(left)s and the right end %(right)s. Which of the tiles have one of these numbers?",
        left=left,
        right=right,
    )


def _try(reader: Reader, tile: Tile, end: End | None) -> str:
    match end:
        case None:
            return reader.gettext("Try the tile %(tile)s.", tile=tile)
        case End.LEFT:
            return reader.gettext("Try the tile %(tile)s at the left end.", tile=tile)
        case End.RIGHT:
            return reader.gettext("Try the tile %(tile)s at the right end.", tile=tile)


def _hint_scoring(reader: Reader, question: ScoringQuestion) -> Sentences:
    (right,) = question.right_answers()
    return (
        _open_values(reader, question.line),
        reader.gettext("Try every tile that fits, at each end where it fits, and add up the ends each time."),
        reader.ngettext(
            "%(n)s placement of your hand scores.", "%(n)s placements of your hand score.", len(right.placements)
        ),
    )


def _hint_needed(reader: Reader, question: NeededQuestion) -> Sentences:
    (right,) = question.right_answers()
    return (
        _open_values(reader, question.line),
        reader.gettext(
            "For each tile that fits, add its other half to the end that stays. A double counts both halves."
        ),
        reader.ngettext("%(n)s of these tiles would score.", "%(n)s of these tiles would score.", len(right.tiles)),
    )


def _hint_act(reader: Reader, question: ActQuestion) -> Sentences:
    if question.drawn is not None:
        return (
            reader.gettext(
                "Look at the tile %(tile)s that you have just drawn. Is there an end for it?", tile=question.drawn
            ),
            _open_values(reader, question.line),
        )
    return (
        _open_values(reader, question.line),
        reader.gettext("You may pass only when no tile fits and the boneyard is empty. How many tiles does it hold?"),
    )


def _hint_settle(reader: Reader, question: SettleQuestion) -> Sentences:
    pips = ", ".join(reader.number(sum(tile.pips for tile in hand)) for _, hand in question.hands)
    return (
        reader.gettext("Everybody’s own pips come off the own score. Nobody gets points for the hands of the others."),
        reader.gettext("Round to the nearest five: a remainder of 1 or 2 goes down, 3 or 4 goes up."),
        reader.gettext("The pips of the hands, in the order shown: %(pips)s.", pips=pips),
    )


def _hint_opener(reader: Reader, question: OpenerQuestion) -> Sentences:
    return (
        reader.gettext("Who opened before does not matter. How did the round end?"),
        reader.gettext("Whoever went out opens. After a blocked round, nobody has earned the opening."),
    )


def _hint_turn(reader: Reader, question: TurnQuestion) -> Sentences:
    return (
        reader.gettext("Turns go clockwise round the table."),
        reader.gettext(
            "Seen from you, clockwise comes first the left neighbour, then the player opposite, then the right one."
        ),
    )


def _hint_lot(reader: Reader, question: LotQuestion) -> Sentences:
    most = max(tile.pips for _, tile in question.lots)
    return (
        reader.gettext("Add the two halves of each tile. The most pips open."),
        reader.ngettext("The highest tile has %(n)s pip.", "The highest tile has %(n)s pips.", most),
        reader.gettext("If several players have that many, only they draw again."),
    )


def _hint_winner(reader: Reader, question: WinnerQuestion) -> Sentences:
    return (reader.gettext("A blocked round has no winner, however light a hand may be."),)


def _hint_over(reader: Reader, question: OverQuestion) -> Sentences:
    return (
        reader.gettext("Begin with the score: add the points of this placement."),
        reader.ngettext(
            "The target here is %(n)s point. Is it reached?",
            "The target here is %(n)s points. Is it reached?",
            TARGET[question.players],
        ),
        reader.gettext("If not: is the player’s hand empty? If not: is there a tile that fits, or one to draw?"),
    )


def _hint_blocked(reader: Reader, question: BlockedQuestion) -> Sentences:
    return (
        reader.gettext("Is the hand of the player who has just placed empty?"),
        reader.gettext("If not: compare every hand with both open ends, and look whether the boneyard is empty."),
        reader.gettext("A blocked round has no winner, however light a hand may be."),
    )


def _hint_tally(reader: Reader, question: TallyQuestion) -> Sentences:
    return (
        reader.gettext("A large X with four small ones is one sign. It stands for 50."),
        reader.gettext("Each single stroke stands for 5. A number beside the strokes counts as it is."),
    )


def _hint_write(reader: Reader, question: WriteTallyQuestion) -> Sentences:
    return (
        reader.gettext("First take out as many fifties as there are. What is left?"),
        reader.gettext("Divide what is left by five: so many strokes. What fills no stroke is written as a number."),
    )


def _hint_find(reader: Reader, question: FindMistakeQuestion) -> Sentences:
    place = question.options.index(question.right)
    first = reader.gettext("Look in the first half of the round.")
    second = reader.gettext("Look in the second half of the round.")
    return (
        reader.gettext("Lay the line in your mind, tile by tile, and add up the ends after each placement."),
        reader.gettext("Scores go wrong at doubles: at an end both halves count, inside the line they count nothing."),
        first if place < len(question.options) / 2 else second,
    )


def _hint_number(reader: Reader, question: NumberQuestion) -> Sentences:
    if question.fact is Fact.UNSEEN:
        return (
            reader.gettext("Each value stands on seven tiles of the set: once beside every number from zero to six."),
            reader.gettext("Count the tiles with that value that you see. A double is a single tile."),
            reader.ngettext(
                "You see %(n)s of the seven tiles.", "You see %(n)s of the seven tiles.", len(question.seen)
            ),
        )
    if question.fact is not Fact.BONEYARD_SIZE:
        return ()
    dealt = question.players * HAND_SIZE[question.players]
    return (
        reader.gettext("Begin with the whole set. Which tiles were dealt, and which were drawn since?"),
        reader.ngettext(
            "All tiles that were not dealt may be drawn. %(n)s tile was dealt.",
            "All tiles that were not dealt may be drawn. %(n)s tiles were dealt.",
            dealt,
        ),
        reader.ngettext(
            "%(n)s tile has been drawn since the deal.",
            "%(n)s tiles have been drawn since the deal.",
            question.taken,
        ),
    )


_HINTS: Final[dict[type, Callable[[Reader, Any], Sentences]]] = {
    **CRIBBAGE_HINTS,
    SumQuestion: _hint_sum,
    EndsQuestion: _hint_ends,
    PlayQuestion: _hint_play,
    ScoringQuestion: _hint_scoring,
    NeededQuestion: _hint_needed,
    ActQuestion: _hint_act,
    BlockedQuestion: _hint_blocked,
    SettleQuestion: _hint_settle,
    OpenerQuestion: _hint_opener,
    TurnQuestion: _hint_turn,
    LotQuestion: _hint_lot,
    WinnerQuestion: _hint_winner,
    OverQuestion: _hint_over,
    NumberQuestion: _hint_number,
    TallyQuestion: _hint_tally,
    WriteTallyQuestion: _hint_write,
    FindMistakeQuestion: _hint_find,
}
