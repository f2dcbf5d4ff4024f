"""Who opens the next round: whoever went out, or a new lot after a block."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.choice import LOT, OpenerQuestion
from tutor.puzzles.misconceptions import Mistake
from tutor.rules.dominoes import Seat
from tutor.wording.reader import Reader


def right(reader: Reader, question: OpenerQuestion, answer: ChoiceAnswer) -> tuple[str, ...]:
    """Why this player opens, or why a lot decides."""
    return shown(reader, question)


def shown(reader: Reader, question: OpenerQuestion) -> tuple[str, ...]:
    """Who opens, and why."""
    match question.out:
        case None:
            return (reader.gettext("The round was blocked and nobody went out, so a new lot decides who opens."),)
        case Seat.YOU:
            return (reader.gettext("You went out, so you open the next round."),)
        case Seat.LEFT:
            return (reader.gettext("Your left neighbour went out and so opens the next round."),)
        case Seat.ACROSS:
            return (reader.gettext("The player opposite went out and so opens the next round."),)
        case Seat.RIGHT:
            return (reader.gettext("Your right neighbour went out and so opens the next round."),)


def wrong(reader: Reader, question: OpenerQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """What decides about the next opening."""
    if mistake is Mistake.OPENER_AGAIN:
        return (
            reader.gettext(
                "After a blocked round the last opener does not simply open again. "
                "Nobody went out, so no player has earned the next opening."
            ),
        )
    if question.out is None:
        return (reader.gettext("The round was blocked: nobody went out, so no player has earned the next opening."),)
    if answer.choice == LOT:
        return (
            reader.gettext("A lot decides before the first round and after a blocked one. This round was not blocked."),
        )
    if answer.choice == question.previous.value:
        return (
            reader.gettext("Who opened the last round plays no part any more. Ask who played the last tile of a hand."),
        )
    return (reader.gettext("Ask who played the last tile of a hand: going out brings the next opening."),)
