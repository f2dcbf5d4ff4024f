"""Who sits where, as the learner sees it."""

from tutor.rules.dominoes import Seat
from tutor.wording.reader import Reader


def players(reader: Reader, players: int) -> str:
    """How many are at the table."""
    match players:
        case 2:
            return reader.gettext("Two players are at the table.")
        case 3:
            return reader.gettext("Three players are at the table.")
        case _:
            return reader.gettext("Four players are at the table.")


def seat(reader: Reader, seat: Seat) -> str:
    """Who sits there, as a label."""
    match seat:
        case Seat.YOU:
            # NOTE: A label for the learner's own seat, score or hand.
            return reader.pgettext("seat at the table", "You")
        case Seat.LEFT:
            return reader.pgettext("seat at the table", "Left neighbour")
        case Seat.ACROSS:
            return reader.pgettext("seat at the table", "Player opposite")
        case Seat.RIGHT:
            return reader.pgettext("seat at the table", "Right neighbour")


def inside(reader: Reader, seat: Seat) -> str:
    """Who sits there, inside a sentence: in a list, or after a colon."""
    match seat:
        case Seat.YOU:
            # NOTE: A player inside a sentence, after a colon or in a list: “…: you and the left neighbour”.
            return reader.pgettext("player inside a sentence", "you")
        case Seat.LEFT:
            return reader.pgettext("player inside a sentence", "the left neighbour")
        case Seat.ACROSS:
            return reader.pgettext("player inside a sentence", "the player opposite")
        case Seat.RIGHT:
            return reader.pgettext("player inside a sentence", "the right neighbour")


def hand(reader: Reader, seat: Seat) -> str:
    """Whose hand it is, as a heading."""
    match seat:
        case Seat.YOU:
            return reader.gettext("Your hand")
        case Seat.LEFT:
            return reader.gettext("Hand of your left neighbour")
        case Seat.ACROSS:
            return reader.gettext("Hand of the player opposite")
        case Seat.RIGHT:
            return reader.gettext("Hand of your right neighbour")
