"""Who counts next: from the dealer's left, the dealer's hand last, then the crib. Rules C0 and C9."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.puzzles.cribbage.order import TurnQuestion
from tutor.puzzles.cribbage.seats import Seat, player_at, seat_of
from tutor.wording.cribbage import talk
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


def right(reader: Reader, question: TurnQuestion, answer: ChoiceAnswer) -> Sentences:
    """The order of the counts, and how far it has come."""
    return shown(reader, question)


def shown(reader: Reader, question: TurnQuestion) -> Sentences:
    """The order of the counts, and how far it has come."""
    table = question.table
    order = [seat_of(table, player) for player in table.from_left_of(player_at(table, question.dealer))]
    # NOTE: %(seats)s is a list of labels such as “Left neighbour”.
    said = [
        reader.gettext(
            "The hands are counted in this order, from the dealer’s left: %(seats)s.", seats=talk.seats(reader, order)
        )
    ]
    if question.counted >= table.players:
        said.append(reader.gettext("All hands have been counted. The crib is left, and it belongs to the dealer."))
        return tuple(said)
    said.append(counted(reader, question.counted))
    said.append(_counts_next(reader, order[question.counted]))
    return tuple(said)


def _counts_next(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("You count next.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour counts next.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite counts next.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour counts next.")


def counted(reader: Reader, hands: int) -> str:
    """How many hands have been counted."""
    if not hands:
        return reader.gettext("No hand has been counted yet.")
    return reader.ngettext("So far %(n)s hand has been counted.", "So far %(n)s hands have been counted.", hands)


def wrong(reader: Reader, question: TurnQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> Sentences:
    """Where the order begins, and who is last."""
    if question.counted >= question.table.players:
        return (reader.gettext("All hands have been counted. What is left, and whose is it?"),)
    if mistake is Mistake.COUNTED_OUT_OF_TURN and answer.choice == question.dealer:
        return (reader.gettext("The dealer has the crib, and counts the own hand after all the others."),)
    return (
        reader.gettext("Begin at the dealer’s left and go on clockwise, one hand after the other."),
        counted(reader, question.counted),
    )
