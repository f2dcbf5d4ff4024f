"""Small marks: what stands in a legend beside its words, and the mark of the tutor itself."""

from __future__ import annotations

from tutor.draw.box import Box
from tutor.draw.canvas import Canvas, number
from tutor.draw.line import filled_marker, hollow_marker
from tutor.draw.pips import spots
from tutor.draw.scene import Filled, Ring
from tutor.draw.tile import tile
from tutor.rules.dominoes import End

_SIDE = 24.0
"""The side of a legend mark."""
_SHOWN = (1, 4)
"""The tile [1|4]: the example of a tile placed last, and the mark of the tutor."""


def filled_mark(value: int | None = None, *, title: str = "") -> str:
    """A filled marker as in a line, an ornament unless it has a title; without a value it stands for any number."""
    canvas = Canvas(_SIDE, _SIDE, kind="mark", title=title)
    return canvas.finished([filled_marker(canvas, Filled(_SIDE / 2, _SIDE / 2, 11.5, value))])


def open_mark(*, title: str = "") -> str:
    """A hollow marker as in a line, an ornament unless it has a title: a legal place that is not counted."""
    canvas = Canvas(_SIDE, _SIDE, kind="mark", title=title)
    return canvas.finished([hollow_marker(canvas, Ring(_SIDE / 2, _SIDE / 2, 9.0, End.LEFT))])


def last_mark(*, title: str = "") -> str:
    """A tile outlined like the one placed last, an ornament unless it has a title."""
    canvas = Canvas(2 * _SIDE, _SIDE, kind="mark wide", title=title)
    return canvas.finished([tile(canvas, _SHOWN, Box(4, 2, 40, 20), last=True)])


def brand_mark(*, title: str = "", standalone: bool = False) -> str:
    """The mark of the tutor: the tile [1|4], the first that scores, in the colour of the text around it."""
    canvas = Canvas(40, 22, kind="brand", title=title, standalone=standalone)
    ink = {"fill": "none", "stroke": "currentColor", "stroke_width": 1.8}
    canvas.add(canvas.rect((1, 1), (38, 20), rx=4, **ink))
    canvas.add(canvas.path("M20 5v12", stroke_linecap="round", **ink))
    for value, middle in zip(_SHOWN, (10.5, 29.5), strict=True):
        for column, row in spots(value, upright=False):
            place = (number(middle + 4 * column), number(11 + 3.7 * row))
            canvas.add(canvas.circle(place, 2.2 if value > 1 else 2.6, class_="pip", fill="currentColor"))
    return canvas.finished()
