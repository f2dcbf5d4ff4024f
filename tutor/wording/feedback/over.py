"""Is it over: first the target, then the empty hand, then the block."""

from collections.abc import Iterable

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.choice import Outcome, OverQuestion
from tutor.puzzles.misconceptions import Mistake
from tutor.rules.dominoes import TARGET, Line, Seat, Tile, points
from tutor.wording.feedback.act import branched, open_ends
from tutor.wording.reader import Reader


def right(reader: Reader, question: OverQuestion, answer: ChoiceAnswer) -> tuple[str, ...]:
    """Why the game or the round is over, or why it goes on."""
    return shown(reader, question)


def shown(reader: Reader, question: OverQuestion) -> tuple[str, ...]:
    """The score and the target, the hand, the boneyard: as far as they decide."""
    match question.outcome:
        case Outcome.WON:
            return (
                *_score(reader, question),
                reader.gettext("The target is reached: the game is won at once, and no hand is settled any more."),
            )
        case Outcome.OUT:
            return (*_score(reader, question), went_out(reader))
        case Outcome.BLOCKED:
            return (*_score(reader, question), *blocked(reader, question.line))
        case Outcome.GOES_ON:
            return (*_score(reader, question), *goes_on(reader, question.line, question.hands, question.boneyard))


def _score(reader: Reader, question: OverQuestion) -> tuple[str, ...]:
    """The score of the player who has just placed, and how far it is from the target."""
    before, scored = dict(question.scores)[question.mover], points(question.line)
    target = TARGET[question.players]
    if question.score >= target:
        now = reader.addition((before, scored))
        # NOTE: %(score)s is an addition such as 235 + 15 = 250.
        return (reader.gettext("The new score: %(score)s. The target: %(target)s.", score=now, target=target),)
    if not scored:
        return (
            reader.gettext(
                "The placement scores nothing, so the score stays at %(score)s. "
                "The target, %(target)s, is not reached.",
                score=before,
                target=target,
            ),
        )
    now = reader.addition((before, scored))
    # NOTE: %(score)s is an addition such as 195 + 15 = 210.
    return (
        reader.gettext("The new score: %(score)s. The target, %(target)s, is not reached.", score=now, target=target),
    )


def went_out(reader: Reader) -> str:
    """Why the round is over when a hand is empty."""
    return reader.gettext("That was the last tile of the hand. Whoever plays it goes out, and the round is over.")


def blocked(reader: Reader, line: Line) -> tuple[str, ...]:
    """Why the round is blocked."""
    return (
        reader.gettext("The boneyard is empty."),
        open_ends(reader, line),
        reader.gettext("No tile in any hand fits, so the round is blocked."),
    )


def goes_on(
    reader: Reader, line: Line, hands: Iterable[tuple[Seat, tuple[Tile, ...]]], boneyard: int
) -> tuple[str, ...]:
    """Why the round goes on: nobody is out, and somebody can still draw or place."""
    still_holds = reader.gettext("The player who has just placed still holds tiles.")
    if boneyard:
        return (
            still_holds,
            reader.ngettext(
                "The boneyard still holds %(n)s tile, so the round is not blocked.",
                "The boneyard still holds %(n)s tiles, so the round is not blocked.",
                boneyard,
            ),
        )
    fitting = [tile for _, hand in hands for tile in hand if line.fits(tile)]
    return (
        still_holds,
        reader.ngettext(
            "The tile %(tiles)s in a hand still fits, so the round is not blocked.",
            "The tiles %(tiles)s in the hands still fit, so the round is not blocked.",
            len(fitting),
            tiles=reader.and_list(map(reader.tile, fitting)),
        ),
    )


def wrong(reader: Reader, question: OverQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """What to look at first, seen from the answer given."""
    if mistake is Mistake.SETTLED_AFTER_TARGET:
        return (
            reader.gettext(
                "Look at the score first. Reaching or passing the target wins at once: "
                "the round is not played on, and no deduction is made."
            ),
        )
    if mistake is Mistake.TARGETS_MIXED:
        return (
            reader.gettext(
                "You may have mixed up the two targets: %(two)s with two players, %(more)s with three or four. "
                "Look at how many play here.",
                two=TARGET[2],
                more=TARGET[3],
            ),
        )
    if mistake is not None:
        return about_the_block(reader, question.line, question.boneyard, mistake)
    if question.outcome is Outcome.WON:
        return (
            reader.gettext(
                "Begin with the score: add the points of this placement, then compare the new score with the target."
            ),
        )
    held = len(dict(question.hands)[question.mover])
    match Outcome(answer.choice):
        case Outcome.WON:
            return _score(reader, question)
        case Outcome.OUT:
            return not_out(reader, held)
        case Outcome.BLOCKED if not held:
            return out_before_blocked(reader)
        case Outcome.BLOCKED if question.boneyard:
            return boneyard_left(reader, question.boneyard)
        case Outcome.BLOCKED:
            return somebody_can_move(reader, question.line)
        case _ if not held:
            return look_at_the_hand(reader)
        case _:
            return (
                reader.gettext("The boneyard is empty. Compare every tile in the hands with both ends."),
                open_ends(reader, question.line),
            )


def about_the_block(reader: Reader, line: Line, boneyard: int, mistake: Mistake) -> tuple[str, ...]:
    """A mistake about whether anybody can still move."""
    match mistake:
        case Mistake.LAST_TWO_KEPT:
            return (
                reader.ngettext(
                    "The boneyard still holds %(n)s tile. "
                    "No reserve stays behind in this game: every tile may be drawn.",
                    "The boneyard still holds %(n)s tiles. "
                    "No reserve stays behind in this game: every tile may be drawn.",
                    boneyard,
                ),
            )
        case Mistake.BRANCHED_DOUBLE:
            return (branched(reader), open_ends(reader, line))
        case _:
            return boneyard_left(reader, boneyard)


def not_out(reader: Reader, held: int) -> tuple[str, ...]:
    """Said to somebody who takes a player for out who still holds tiles."""
    return (
        reader.ngettext(
            "To go out is to play the last tile of the hand. The player who has just placed still holds %(n)s tile.",
            "To go out is to play the last tile of the hand. The player who has just placed still holds %(n)s tiles.",
            held,
        ),
    )


def out_before_blocked(reader: Reader) -> tuple[str, ...]:
    """Said to somebody who takes going out for a block."""
    return (
        reader.gettext(
            "Look at the hand of the player who has just placed. "
            "When it is empty, it does not matter whether anybody else could have moved."
        ),
    )


def boneyard_left(reader: Reader, boneyard: int) -> tuple[str, ...]:
    """Said to somebody who takes a round for blocked although tiles can be drawn."""
    return (
        reader.ngettext(
            "A round is blocked only when the boneyard is empty. It still holds %(n)s tile.",
            "A round is blocked only when the boneyard is empty. It still holds %(n)s tiles.",
            boneyard,
        ),
    )


def somebody_can_move(reader: Reader, line: Line) -> tuple[str, ...]:
    """Said to somebody who takes a round for blocked although a tile fits."""
    return (
        reader.gettext("A round is blocked only when no tile in any hand fits. Compare every tile with both ends."),
        open_ends(reader, line),
    )


def look_at_the_hand(reader: Reader) -> tuple[str, ...]:
    """Said to somebody who goes on although a player is out."""
    return (reader.gettext("Look at the hand of the player who has just placed: how many tiles are left in it?"),)
