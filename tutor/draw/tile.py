"""One tile: its body, its bar and its pips, in any place and orientation."""

from __future__ import annotations

from tutor.draw.box import Box
from tutor.draw.canvas import Canvas, Element, number
from tutor.draw.palette import LIGHT
from tutor.draw.pips import spots
from tutor.rules.dominoes import End, Tile

#: Lengths as parts of the short side of a tile.
_PIP = 0.105
_SPREAD = 0.27
_CORNER = 0.17
_BAR = 0.31
#: The outline of a tile, and of the one placed last, in units of the picture.
_THIN, _THICK = 1.4, 3.2


def tile(canvas: Canvas, values: tuple[int, int], box: Box, *, last: bool = False, end: End | None = None) -> Element:
    """A face-up tile that fills this box; `values` are left and right, or upper and lower.

    `end` is the end of the line at which it lies, for pages on which an end is chosen by touching the picture.
    The tile placed last has a thick outline and two notches at its bar, so that it shows without colour too.
    """
    size = min(box.width, box.height)
    at_end = {"data_end": end.value} if end else {}
    group = canvas.g(class_="tile last" if last else "tile", data_tile=str(Tile.of(*values)), **at_end)
    _body(canvas, group, box, fill=LIGHT["tile"], stroke=LIGHT["last" if last else "edge"], thick=last)
    x, y = box.middle
    bar = f"M{number(x - _BAR * size)} {number(y)}h{number(2 * _BAR * size)}"
    if not box.is_upright:
        bar = f"M{number(x)} {number(y - _BAR * size)}v{number(2 * _BAR * size)}"
    group.add(canvas.path(bar, class_="bar", fill="none", stroke=LIGHT["bar"], stroke_width=_THIN))
    if last:
        group.add(canvas.path(_notches(box, size), class_="notch", fill=LIGHT["notch"]))
    for value, side in zip(values, (-1, 1), strict=True):
        across, down = (0.0, side * size / 2) if box.is_upright else (side * size / 2, 0.0)
        for column, row in spots(value, upright=box.is_upright):
            spot = (number(x + across + column * _SPREAD * size), number(y + down + row * _SPREAD * size))
            group.add(canvas.circle(spot, number(_PIP * size), class_="pip", fill=LIGHT["pip"]))
    return group


def face_down(canvas: Canvas, box: Box) -> Element:
    """A tile that shows its back."""
    group = canvas.g(class_="tile back")
    _body(canvas, group, box, fill=LIGHT["back"], stroke=LIGHT["edge"])
    size = min(box.width, box.height)
    inner = box.grown(-0.2 * size)
    group.add(
        canvas.rect(
            (number(inner.x), number(inner.y)),
            (number(inner.width), number(inner.height)),
            rx=number(0.08 * size),
            class_="weave",
            fill="none",
            stroke=LIGHT["weave"],
            stroke_width=1.2,
        )
    )
    return group


def _body(canvas: Canvas, group: Element, box: Box, *, fill: str, stroke: str, thick: bool = False) -> None:
    """The shadow and the body; the stroke stays inside the box, so that neighbours touch and never overlap."""
    stroke_width = _THICK if thick else _THIN
    body = box.grown(-stroke_width / 2)
    size = (number(body.width), number(body.height))
    rx = number(_CORNER * min(box.width, box.height))
    group.add(canvas.rect((number(body.x), number(body.y + 1.8)), size, rx=rx, class_="shadow", fill=LIGHT["shadow"]))
    group.add(
        canvas.rect(
            (number(body.x), number(body.y)),
            size,
            rx=rx,
            class_="body",
            fill=fill,
            stroke=stroke,
            stroke_width=stroke_width,
        )
    )


def _notches(box: Box, size: float) -> str:
    """Two small triangles that point from the long sides to the bar."""
    x, y = box.middle
    deep, half = 0.17 * size, 0.12 * size
    path = ""
    for side in (-1, 1):
        if box.is_upright:
            edge = x + side * (size / 2 - _THICK + 0.4)
            path += f"M{number(edge)} {number(y - half)}L{number(edge - side * deep)} {number(y)}"
            path += f"L{number(edge)} {number(y + half)}Z"
        else:
            edge = y + side * (size / 2 - _THICK + 0.4)
            path += f"M{number(x - half)} {number(edge)}L{number(x)} {number(edge - side * deep)}"
            path += f"L{number(x + half)} {number(edge)}Z"
    return path
