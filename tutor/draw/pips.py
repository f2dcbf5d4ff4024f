"""Where the pips of a half lie, upright and lying down."""

from __future__ import annotations

Spot = tuple[int, int]

#: The spots of each value on an upright tile: column and row from -1 to 1, the middle at 0, 0.
_UPRIGHT: tuple[tuple[Spot, ...], ...] = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)


def spots(value: int, *, upright: bool) -> tuple[Spot, ...]:
    """The spots of a value: columns of pips run along the tile, so 2, 3 and 6 turn with it.

    >>> spots(2, upright=True), spots(2, upright=False)
    (((-1, -1), (1, 1)), ((-1, 1), (1, -1)))
    """
    placed = _UPRIGHT[value]
    return placed if upright else tuple((row, -column) for column, row in placed)
