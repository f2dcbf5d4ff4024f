"""The two ends of a line in its picture: where they are, and their names beside them."""

from __future__ import annotations

from collections.abc import Sequence
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
    """The names of the ends of a line that bends: above its left end and below its right end.

    Each is as near as the things shown allow to the point so far beyond its end. `view` is the left and
    the right edge between which the names must stay.
    """
    height = 1.2 * LABEL_SIZE
    labels = []
    for end, text in zip(End, words, strict=True):
        width = _LETTER * LABEL_SIZE * len(text)
        x = min(max(beyond(tiles, end, distance)[0] - width / 2, view[0]), view[1] - width)
        beside = [box for box in shown if box.x < x + width and x < box.right]
        above, below = min(box.y for box in beside) - _GAP - height, max(box.bottom for box in beside) + _GAP
        labels.append(Label(text, Box(x, above if end is End.LEFT else below, width, height)))
    return tuple(labels)
