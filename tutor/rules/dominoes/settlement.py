"""The end of a round: what is taken off for the hands, and who opens next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from tutor.rules.dominoes.round import Ending
from tutor.rules.dominoes.seat import Seat
from tutor.rules.dominoes.tile import Tile
from tutor.rules.errors import IllegalPlay, Reason


def rounded(pips: int) -> int:
    """Pips rounded to the nearest five: a remainder of 1 or 2 down, of 3 or 4 up.

    `IllegalPlay` for fewer than zero pips. Rule D16.

    >>> [rounded(pips) for pips in (2, 3, 5, 7, 8)]
    [0, 5, 5, 5, 10]
    """
    if pips < 0:
        raise IllegalPlay(Reason.NEGATIVE_PIPS)
    return (pips + 2) // 5 * 5


def pips_of(hand: Iterable[Tile]) -> int:
    """All pips of a hand."""
    return sum(tile.pips for tile in hand)


def deduction(hand: Iterable[Tile]) -> int:
    """The raw points taken off the score of the player who still holds these tiles. Rule D16."""
    return rounded(pips_of(hand))


def settle(scores: Mapping[Seat, int], hands: Mapping[Seat, Iterable[Tile]]) -> Mapping[Seat, int]:
    """The scores after the settlement: each player's own hand off the own score, nothing for anybody.

    A score may fall below zero. Rules D16 and D17.
    """
    return MappingProxyType({seat: score - deduction(hands[seat]) for seat, score in scores.items()})


def next_opener(ending: Ending, out_seat: Seat | None) -> Seat | None:
    """Who opens the next round: whoever went out; None after a blocked round, when a new lot decides. Rule D6."""
    return out_seat if ending is Ending.OUT else None
