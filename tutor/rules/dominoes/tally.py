"""The paper tally: strokes of five points, gathered in signs of fifty."""

from __future__ import annotations

from typing import NamedTuple

STROKE = 5
"""Points of one stroke (rule D19)."""
STROKES_IN_A_FIFTY = 10
"""A large X of two strokes and a small x of two strokes in each of its four spaces (rule D19)."""


class Tally(NamedTuple):
    """A score as it stands on paper: 50-point signs, single strokes, and the points that fill no stroke.

    A score below zero is written like the score above zero, marked as negative. Rule D19.
    """

    negative: bool
    fifties: int
    strokes: int
    rest: int

    @property
    def points(self) -> int:
        """The exact score that this tally shows, in raw points."""
        size = (self.fifties * STROKES_IN_A_FIFTY + self.strokes) * STROKE + self.rest
        return -size if self.negative else size


def tally(points: int) -> Tally:
    """The paper tally of a score in raw points. Rule D19.

    >>> tally(83)
    Tally(negative=False, fifties=1, strokes=6, rest=3)
    """
    strokes, rest = divmod(abs(points), STROKE)
    fifties, strokes = divmod(strokes, STROKES_IN_A_FIFTY)
    return Tally(points < 0, fifties, strokes, rest)
