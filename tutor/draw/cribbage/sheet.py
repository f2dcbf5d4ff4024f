"""The sheet that a cribbage picture is drawn on, and its words."""

from __future__ import annotations

from typing import Final

from tutor.draw.box import Box
from tutor.draw.canvas import Canvas, Element, number
from tutor.draw.cribbage.palette import LIGHT, dark_style

WIDTH: Final = 340.0
"""The width of every view but that of a single card: a phone shows it at about its real size."""
MARGIN: Final = 5.0
"""Kept free on every side."""

#: A letter is hardly ever wider than this part of its size.
_LETTER: Final = 0.62


def sheet(
    width: float,
    height: float,
    *,
    kind: str,
    title: str,
    description: str,
    four_colour: bool = False,
    standalone: bool,
    uid: str,
) -> Canvas:
    """A canvas whose root also bears the class `four-colour` when the four suits have a colour each."""
    return Canvas(
        width,
        height,
        kind=f"{kind} four-colour" if four_colour else kind,
        title=title,
        description=description,
        style=dark_style(),
        standalone=standalone,
        uid=uid,
    )


def room(text: str, size: float) -> float:
    """The width that a word of this size takes at most.

    >>> round(room("Crib", 10), 1)
    24.8
    """
    return _LETTER * size * len(text)


def word(canvas: Canvas, text: str, x: float, y: float, size: float, *, anchor: str = "start") -> Element:
    """A soft word beside what it names, at or before x by its anchor and centred on y."""
    return anchored(canvas, text, x, y, size, anchor=anchor, class_="word", fill=LIGHT["soft"])


def anchored(canvas: Canvas, text: str, x: float, y: float, size: float, *, anchor: str, **look: object) -> Element:
    """A text that starts, has its middle or ends at x."""
    element = canvas.words(text, x, y, size, **look)
    element.update({"text-anchor": anchor})
    return element


def rectangle(canvas: Canvas, box: Box, **look: object) -> Element:
    """A rectangle that fills a box."""
    return canvas.rect((number(box.x), number(box.y)), (number(box.width), number(box.height)), **look)
