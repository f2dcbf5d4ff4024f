"""Whose turn it is: clockwise, to the left."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.choice import TurnQuestion
from tutor.puzzles.misconceptions import Mistake
from tutor.rules.dominoes import Seat, next_seat
from tutor.wording.reader import Reader


def right(reader: Reader, question: TurnQuestion, answer: ChoiceAnswer) -> tuple[str, ...]:
    """Who comes after whom."""
    return shown(reader, question)


def shown(reader: Reader, question: TurnQuestion) -> tuple[str, ...]:
    """Who comes next, and why."""
    return (_next(reader, question.after, next_seat(question.after, question.players)),)


def _next(reader: Reader, after: Seat, then: Seat) -> str:
    match after, then:
        case Seat.YOU, Seat.LEFT:
            return reader.gettext("Turns go clockwise: after you comes your left neighbour.")
        case Seat.YOU, _:
            return reader.gettext("With two players you take turns: after you comes the player opposite.")
        case Seat.ACROSS, Seat.YOU:
            return reader.gettext("With two players you take turns: after the player opposite it is your turn.")
        case Seat.LEFT, Seat.ACROSS:
            return reader.gettext("Turns go clockwise: after your left neighbour comes the player opposite you.")
        case Seat.LEFT, _:
            return reader.gettext("Turns go clockwise: after your left neighbour comes your right neighbour.")
        case Seat.ACROSS, _:
            return reader.gettext("Turns go clockwise: after the player opposite you comes your right neighbour.")
        case _:
            return reader.gettext("Turns go clockwise: after your right neighbour it is your turn.")


def wrong(reader: Reader, question: TurnQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """In which direction to go round the table."""
    return (
        reader.gettext(
            "Turns go clockwise, seen from above. Go round the table from each player to the one at that player’s left."
        ),
    )
