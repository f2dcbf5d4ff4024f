"""The two ends of a line in its picture: where they are, and their names beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.draw.box import Box
from tutor.draw.snake import Heading, Laid
from tutor.rules.dominoes import End

LABEL_SIZE = 14.0
"""The size of the letters of a name."""
#: A letter is hardly ever wider than this part of its size.
_LETTER = 0.62
#: Between a name and what it stands beside.
_GAP = 2.5
#: Between two names, on either side of the middle.
_APART = 4.0


class Label(NamedTuple):
    """The name of an end of the line, beside the end."""

    text: str
    box: Box


def beyond(tiles: Sequence[Laid], end: End, distance: float) -> tuple[float, float]:
    """The point on the axis of the line, so far beyond its outer end."""
    laid = tiles[0] if end is End.LEFT else tiles[-1]
    leftwards = (laid.heading is Heading.LEFT) == (end is End.RIGHT)
    x = laid.box.x - distance if leftwards else laid.box.right + distance
    return x, laid.box.middle[1]


def named_ends(
    tiles: Sequence[Laid],
    shown: Sequence[Box],
    words: tuple[str, str],
    distance: float,
    view: tuple[float, float],
) -> tuple[Label, ...]:
    """The names of the ends, near the points so far beyond them and free of everything shown.

    Below a straight line, on one height; above the left and below the right end of a bent one. `view` is
    the left and the right edge between which the names must stay.
    """
    is_straight = all(laid.heading is Heading.RIGHT for laid in tiles)
    height = 1.2 * LABEL_SIZE
    spans = []
    for end, text in zip(End, words, strict=True):
        width = _LETTER * LABEL_SIZE * len(text)
        x = beyond(tiles, end, distance)[0] - width / 2
        spans.append(Box(min(max(x, view[0]), view[1] - width), 0, width, height))
    if is_straight:
        middle = (tiles[0].box.x + tiles[-1].box.right) / 2
        left, right = spans
        spans = [
            left._replace(x=min(left.x, middle - _APART - left.width)),
            right._replace(x=max(right.x, middle + _APART)),
        ]

    def beside(span: Box) -> Iterator[Box]:
        return (box for box in shown if box.x < span.right and span.x < box.right)

    below = [max((box.bottom for box in beside(span)), default=0.0) + _GAP for span in spans]
    if is_straight:
        heights = [max(below)] * 2
    else:
        above = min((box.y for box in beside(spans[0])), default=0.0) - _GAP - height
        heights = [above, below[1]]
    return tuple(Label(text, span._replace(y=y)) for text, span, y in zip(words, spans, heights, strict=True))
