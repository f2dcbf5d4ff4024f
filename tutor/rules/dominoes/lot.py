"""The lot that chooses the opener: a tile each, drawn face down, and the most pips open."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping

from tutor.rules.dominoes.seat import Seat
from tutor.rules.dominoes.tile import DOUBLE_SIX, Tile
from tutor.rules.errors import IllegalPlay, Reason

Lot = tuple[tuple[Seat, Tile], ...]
"""One drawing of lots: the seats that drew, and the tile of each."""


def settle_lot(lot: Mapping[Seat, Tile]) -> tuple[Seat, ...]:
    """The seats that drew the most pips: one is the opener, several are tied and only they draw again.

    Rule D4.
    """
    if len(set(lot.values())) < len(lot):
        raise IllegalPlay(Reason.TILE_TWICE)
    most = max((tile.pips for tile in lot.values()), default=0)
    return tuple(seat for seat, tile in lot.items() if tile.pips == most)


def draw_lot(seats: Iterable[Seat], rng: random.Random) -> tuple[tuple[Lot, ...], Seat]:
    """Every drawing of lots until one seat is left, and that seat, which opens.

    The lot knows no hand: the tiles are drawn from the whole set before the deal, and go back. Rule D4.
    """
    leaders = tuple(seats)
    if not leaders:
        raise IllegalPlay(Reason.WRONG_COUNT_OF_PLAYERS)
    lots: list[Lot] = []
    while not lots or len(leaders) > 1:
        lot = dict(zip(leaders, rng.sample(DOUBLE_SIX, len(leaders)), strict=True))
        lots.append(tuple(lot.items()))
        leaders = settle_lot(lot)
    return tuple(lots), leaders[0]
