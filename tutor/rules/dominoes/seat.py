"""The seats at the table and the way the turn goes round."""

from __future__ import annotations

from enum import StrEnum

from tutor.rules.errors import IllegalPlay, Reason


class Seat(StrEnum):
    """A seat at the table, named as the learner sees it."""

    YOU = "you"
    """The learner's own seat."""
    LEFT = "left"
    """The seat at your left, whose turn follows yours clockwise."""
    ACROSS = "across"
    """The seat opposite yours."""
    RIGHT = "right"
    """The seat at your right, whose turn comes before yours."""


SEATS: dict[int, tuple[Seat, ...]] = {
    2: (Seat.YOU, Seat.ACROSS),
    3: (Seat.YOU, Seat.LEFT, Seat.RIGHT),
    4: (Seat.YOU, Seat.LEFT, Seat.ACROSS, Seat.RIGHT),
}
"""The seats in use, clockwise, for two, three and four players."""

HAND_SIZE: dict[int, int] = {2: 7, 3: 5, 4: 5}
"""Tiles dealt to each player, for two, three and four players (rule D2)."""


def seats_of(players: int) -> tuple[Seat, ...]:
    """The seats of so many players, clockwise from yours; `IllegalPlay` unless 2, 3 or 4 play. Rule D2."""
    try:
        return SEATS[players]
    except KeyError:
        raise IllegalPlay(Reason.WRONG_COUNT_OF_PLAYERS) from None


def next_seat(seat: Seat, players: int) -> Seat:
    """The seat whose turn comes after this one, clockwise. Rule D5.

    >>> next_seat(Seat.YOU, 4).value, next_seat(Seat.RIGHT, 3).value
    ('left', 'you')
    """
    seats = seats_of(players)
    if seat not in seats:
        raise IllegalPlay(Reason.NOT_AT_THE_TABLE)
    return seats[(seats.index(seat) + 1) % players]
