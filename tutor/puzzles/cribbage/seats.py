"""The seats as the learner sees them, and the numbers that the rules give to the players."""

from typing import Final

from tutor.rules.cribbage import Table
from tutor.rules.dominoes import SEATS, Seat

__all__ = ["SEATS", "TWO", "Seat", "opponents_of", "partner_of", "player_at", "seat_of", "sides"]

#: The ordinary table: you, and one opponent.
TWO: Final = Table(2)


def seat_of(table: Table, player: int) -> Seat:
    """Where a player sits, the learner being player 0.

    >>> [seat_of(Table(3), player).value for player in range(3)]
    ['you', 'left', 'right']
    """
    return SEATS[table.players][player]


def player_at(table: Table, seat: Seat) -> int:
    """The number of the player at a seat; ValueError for a seat that is empty."""
    return SEATS[table.players].index(seat)


def opponents_of(table: Table, counter: Seat) -> tuple[Seat, ...]:
    """Those who answer a player's count, in turn from the left. Rules C3, C12.

    >>> [seat.value for seat in opponents_of(Table(4, partners=True), Seat.LEFT)]
    ['across', 'you']
    """
    return tuple(seat_of(table, other) for other in table.opponents_of(player_at(table, counter)))


def partner_of(table: Table, seat: Seat) -> Seat | None:
    """The partner of a player, who sits opposite; None where everybody plays alone."""
    return seat_of(table, (player_at(table, seat) + 2) % 4) if table.partners else None


def sides(table: Table) -> tuple[Seat, ...]:
    """The seats that stand for the sides: every player, or the first of each pair of partners.

    >>> [seat.value for seat in sides(Table(4, partners=True))]
    ['you', 'left']
    """
    return tuple(seat_of(table, side) for side in range(table.sides))
