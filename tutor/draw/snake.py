"""How a line of tiles bends to fit the width of a picture: pure geometry, in units of the picture.

The line starts at the top left with its left end and runs to the right. Where the width ends, a column
of tiles hangs below the last half of the row, and the next row starts below the column and runs back.
A row always ends and starts with an ordinary tile, never with a double, so that every double lies
crosswise with its neighbours at the middle of its long sides, in a row and in a column alike.
Two doubles are never neighbours: their values would have to be equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import NamedTuple

from tutor.draw.box import Box
from tutor.rules.dominoes import Oriented

#: What a double in a column costs, in short sides of a tile: a plain bend is easier to read.
_DOUBLE_IN_COLUMN = 0.6
#: What a gap at the end of a row costs, for the square of its length in short sides.
_GAP = 0.15
#: What a last row of one tile costs: it looks forgotten.
_LONELY = 1.5


class Heading(Enum):
    """Where the line runs, read from its left end to its right end."""

    RIGHT = "right"
    LEFT = "left"
    DOWN = "down"


class Laid(NamedTuple):
    """A tile in its place in the picture."""

    oriented: Oriented
    heading: Heading
    box: Box

    @property
    def values(self) -> tuple[int, int]:
        """The two values as the picture shows them: left and right, or upper and lower."""
        left, right = self.oriented
        return (right, left) if self.heading is Heading.LEFT else (left, right)


class Stretch(NamedTuple):
    """A row or a column: so many tiles in one heading."""

    heading: Heading
    tiles: int


def length(oriented: Oriented, size: float) -> float:
    """How far a tile takes the line: an ordinary tile lies lengthwise, a double crosswise (rule D8)."""
    return size if oriented.tile.is_double else 2 * size


def stretches(line: Sequence[Oriented], size: float, width: float, reserve: float) -> tuple[Stretch, ...] | None:
    """The best rows and columns for this line, or None when it cannot be laid in this width.

    `size` is the short side of a tile; `reserve` is kept free before the first and after the last tile.
    """
    is_double = tuple(oriented.tile.is_double for oriented in line)
    count = len(line)

    @cache
    def best(first: int, start: float, heading: Heading) -> tuple[float, tuple[Stretch, ...]] | None:
        """The cheapest way to lay the tiles from `first` on in a row from `start`, with what it costs."""
        room = width - start if heading is Heading.RIGHT else start
        found: tuple[float, tuple[Stretch, ...]] | None = None
        used = 0.0
        for index in range(first, count):
            used += length(line[index], size)
            if used > room:
                break
            row = Stretch(heading, index - first + 1)
            if index == count - 1:
                if used + reserve <= room:
                    cost = _LONELY if first and row.tiles == 1 else 0.0
                    found = min(found or (cost, (row,)), (cost, (row,)), key=_cost)
                break
            column = _column(is_double, index)
            doubles = sum(is_double[index + 1 : index + 1 + column])
            if not column or (doubles and used + size / 2 > room):
                continue
            onward = Heading.LEFT if heading is Heading.RIGHT else Heading.RIGHT
            turn = start + used if heading is Heading.RIGHT else start - used
            rest = best(index + 1 + column, turn, onward)
            if rest is None:
                continue
            drop = 1 + sum(length(oriented, 1) for oriented in line[index + 1 : index + 1 + column])
            cost = drop + _DOUBLE_IN_COLUMN * doubles + _GAP * ((room - used) / size) ** 2 + rest[0]
            plan = (row, Stretch(Heading.DOWN, column), *rest[1])
            found = min(found or (cost, plan), (cost, plan), key=_cost)
        return found

    laid = best(0, reserve, Heading.RIGHT)
    return laid[1] if laid else None


def _cost(found: tuple[float, tuple[Stretch, ...]]) -> float:
    return found[0]


def _column(is_double: Sequence[bool], index: int) -> int:
    """How many tiles hang below the row that ends with this tile: the shortest good column, 0 for none.

    The tile before the column and the one after it are ordinary, and so is at least one inside it.
    """
    if is_double[index]:
        return 0
    for tiles in (1, 2, 3):
        after = index + 1 + tiles
        if after >= len(is_double):
            return 0
        if not is_double[after] and not all(is_double[index + 1 : after]):
            return tiles
    return 0


def lay(line: Sequence[Oriented], plan: Sequence[Stretch], size: float) -> tuple[Laid, ...]:
    """The tiles in their places, the axis of the first row at 0 and its first tile starting at 0."""
    laid: list[Laid] = []
    tiles = iter(line)
    x = y = 0.0
    for heading, count in plan:
        if heading is Heading.DOWN:
            inward = -1 if laid[-1].heading is Heading.RIGHT else 1
            middle = x + inward * size / 2
            y += size / 2
            for _ in range(count):
                oriented = next(tiles)
                step = length(oriented, size)
                laid.append(Laid(oriented, heading, Box.around(middle, y + step / 2, 3 * size - step, step)))
                y += step
            y += size / 2
            continue
        for _ in range(count):
            oriented = next(tiles)
            step = length(oriented, size)
            onward = step if heading is Heading.RIGHT else -step
            laid.append(Laid(oriented, heading, Box.around(x + onward / 2, y, step, 3 * size - step)))
            x += onward
    return tuple(laid)
