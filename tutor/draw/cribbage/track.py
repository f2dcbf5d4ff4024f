"""Where the holes of a cribbage board are: pure geometry, in units of the picture.

Every row reads from left to right like a line of text: thirty holes in fives, one lane below the other for
each player or side. The start is a place of its own before the first row, the last hole one after the last row.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.draw.cribbage.sheet import MARGIN

ROW: Final = 30
"""Holes in a row: once along the side of a board."""
PITCH: Final = 9.0
"""From hole to hole."""
LANE: Final = 11.5
"""From lane to lane."""

#: What is added to the pitch after every five holes.
_FIVE: Final = 2.4
#: The start, the first hole of a row, and how far beyond the row the last hole of all lies.
_START: Final = 13.5
_FIRST: Final = 26.5
_BEYOND: Final = 23.5
#: The figures above a row, and the space below it.
_FIGURES: Final = 15.0
_BELOW: Final = 7.0


class Point(NamedTuple):
    """A place in the picture."""

    x: float
    y: float


class Board(NamedTuple):
    """A board of so many lanes to this target, with its upper edge at `top`."""

    lanes: int
    target: int
    top: float

    @property
    def rows(self) -> int:
        """The rows of thirty holes: two to 61, four to 121; the last hole lies beyond them."""
        return (self.target - 1) // ROW

    @property
    def row_height(self) -> float:
        """A row with its figures and the space below it."""
        return _FIGURES + self.lanes * LANE + _BELOW

    @property
    def height(self) -> float:
        """The whole board with its edge."""
        return self.rows * self.row_height + 2 * MARGIN - _BELOW / 2

    def row_of(self, score: int) -> int:
        """The row that a score is pegged in, from 0."""
        return min(max(score - 1, 0) // ROW, self.rows - 1)

    def hole(self, lane: int, score: int) -> Point:
        """The hole of a score in a lane; beyond the target it is the last one.

        >>> board = Board(2, 121, 0)
        >>> [board.hole(0, score).x for score in (0, 1, 5, 6, 30, 31, 121)]
        [13.5, 26.5, 62.5, 73.9, 299.5, 26.5, 323.0]
        """
        score = min(score, self.target)
        return Point(self._x(score), self._row_top(score) + _FIGURES + (lane + 0.5) * LANE)

    def figure(self, score: int) -> Point:
        """The middle of the figure above the holes of a score."""
        return Point(self._x(score), self._row_top(score) + _FIGURES / 2)

    def ways(self, lane: int, one: int, other: int) -> tuple[tuple[Point, Point], ...]:
        """The straight stretches from one score to the other, a stretch for each row."""
        low, high = sorted((min(one, self.target), min(other, self.target)))
        stretches = []
        for row in range(self.row_of(low), self.row_of(high) + 1):
            first = max(low, row * ROW + 1) if row else low
            last = min(high, (row + 1) * ROW) if row < self.rows - 1 else high
            stretches.append((self.hole(lane, first), self.hole(lane, last)))
        return tuple(stretches)

    def _row_top(self, score: int) -> float:
        return self.top + MARGIN + self.row_of(score) * self.row_height

    def _x(self, score: int) -> float:
        if score <= 0:
            return _START
        if score >= self.target:
            return self._x(ROW) + _BEYOND
        index = (score - 1) % ROW
        return _FIRST + index * PITCH + index // 5 * _FIVE
