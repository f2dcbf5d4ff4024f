"""Boxes: how much room a thing takes in a picture."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

#: Lengths closer than this are equal; a picture is drawn to two decimals.
_TOLERANCE = 1e-6


class Box(NamedTuple):
    """An upright rectangle in the units of the picture, x to the right and y down."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Box:
        """The box of this size with its middle at x, y.

        >>> Box.around(10, 10, 4, 8)
        Box(x=8.0, y=6.0, width=4, height=8)
        """
        return cls(x - width / 2, y - height / 2, width, height)

    @classmethod
    def over(cls, boxes: Iterable[Box]) -> Box:
        """The smallest box that holds all of these."""
        boxes = tuple(boxes)
        x, y = min(box.x for box in boxes), min(box.y for box in boxes)
        return cls(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """The middle, x and y."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def is_upright(self) -> bool:
        """Is the box taller than wide?"""
        return self.height > self.width

    def moved(self, x: float, y: float) -> Box:
        """The same box, moved by x to the right and y down."""
        return Box(self.x + x, self.y + y, self.width, self.height)

    def grown(self, margin: float) -> Box:
        """The same box with a margin around it."""
        return Box(self.x - margin, self.y - margin, self.width + 2 * margin, self.height + 2 * margin)

    def overlaps(self, other: Box) -> bool:
        """Do the two share an area? Boxes that only touch do not."""
        return (
            min(self.right, other.right) - max(self.x, other.x) > _TOLERANCE
            and min(self.bottom, other.bottom) - max(self.y, other.y) > _TOLERANCE
        )

    def lies_in(self, other: Box) -> bool:
        """Is this box inside the other one, or on its edge?"""
        return (
            self.x > other.x - _TOLERANCE
            and self.y > other.y - _TOLERANCE
            and self.right < other.right + _TOLERANCE
            and self.bottom < other.bottom + _TOLERANCE
        )
