"""What a placement scores: the counted ends, their sum, and the points."""

from __future__ import annotations

from typing import NamedTuple

from tutor.rules.dominoes.line import End, Line
from tutor.rules.dominoes.tile import Tile


class Contribution(NamedTuple):
    """A value counted in the sum of the ends, and the tile it comes from.

    `end` says at which end it lies; None for a lone double, which is counted once for both ends.
    """

    tile: Tile
    value: int
    end: End | None


def counted(line: Line) -> tuple[Contribution, ...]:
    """The counted ends from left to right: an ordinary end its visible value, a double both its halves.

    Rules D13 and D14.

    >>> [(str(tile), value) for tile, value, end in counted(Line.parse("3-6 6-6@right"))]
    [('3-6', 3), ('6-6', 12)]
    """
    if not line.open_places:
        return ()
    left, right = line.open_places
    if left.tile == right.tile and left.tile.is_double:
        return (Contribution(left.tile, left.tile.pips, None),)
    return (
        Contribution(left.tile, left.tile.pips if left.tile.is_double else left.value, End.LEFT),
        Contribution(right.tile, right.tile.pips if right.tile.is_double else right.value, End.RIGHT),
    )


def sum_of_ends(line: Line) -> int:
    """The sum of the counted ends; zero on an empty table. Rule D13."""
    return sum(contribution.value for contribution in counted(line))


def points_for(total: int) -> int:
    """The points for a sum of the ends: a positive multiple of five scores itself, all else nothing.

    Rule D15.

    >>> points_for(15), points_for(14), points_for(0)
    (15, 0, 0)
    """
    return total if total > 0 and total % 5 == 0 else 0


def points(line: Line) -> int:
    """The raw points for the placement that led to this line. Rules D13 to D15."""
    return points_for(sum_of_ends(line))
