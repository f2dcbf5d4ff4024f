"""The picture of a paper tally: signs of fifty, strokes of five, and the rest as a number (rule D19)."""

from __future__ import annotations

from collections.abc import Callable

from tutor.draw.canvas import Canvas, Element, number
from tutor.draw.scene import MARGIN, WIDTH
from tutor.rules.dominoes import tally

_HEIGHT = 44.0
_SPACE = 14.0
#: The distance of two strokes; after five of them follows a wider space.
_STROKE = 9.0
_FIVE = 9.0
_INK = {"fill": "none", "stroke": "currentColor", "stroke_linecap": "round"}

#: Draws something at a left edge and an upper edge.
_Mark = Callable[[float, float], Element]


def tally_picture(points: int, *, title: str, description: str = "", standalone: bool = False, uid: str = "") -> str:
    """A score in raw points as it stands on paper; below zero a minus sign comes first, and zero is a figure."""
    written = tally(points)
    canvas = Canvas(1, 1, kind="tally", title=title, description=description, uid=uid)
    marks: list[tuple[float, _Mark]] = []
    if written.negative:
        marks.append((14, lambda x, y: _figure(canvas, "\N{MINUS SIGN}", x + 7, y)))
    marks += [(_HEIGHT, lambda x, y: _fifty(canvas, x, y))] * written.fifties
    if written.strokes:
        count = written.strokes
        wide = count * _STROKE + (_FIVE if count > 5 else 0)
        marks.append((wide, lambda x, y: _strokes(canvas, count, x, y)))
    if written.rest or not points:
        marks.append((16, lambda x, y: _figure(canvas, str(written.rest), x + 8, y)))

    places: list[tuple[float, float]] = []
    x = y = MARGIN
    for wide, _ in marks:
        if x > MARGIN and x + wide > WIDTH - MARGIN:
            x, y = MARGIN, y + _HEIGHT + _SPACE
        places.append((x, y))
        x += wide + _SPACE
    width = max(left + wide for (left, _), (wide, _) in zip(places, marks, strict=True)) + MARGIN
    canvas = Canvas(
        width,
        y + _HEIGHT + MARGIN,
        kind="tally",
        title=title,
        description=description,
        standalone=standalone,
        uid=uid,
    )
    return canvas.finished(draw(*place) for place, (_, draw) in zip(places, marks, strict=True))


def _fifty(canvas: Canvas, x: float, y: float) -> Element:
    """One large X with a small x in each of the four spaces between its arms."""
    group = canvas.g(class_="fifty")
    middle, small = _HEIGHT / 2, 4.2
    group.add(canvas.path(_cross(x + middle, y + middle, 17.5), stroke_width=3.4, class_="stroke", **_INK))
    for across, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        centre = (x + middle + across * 17, y + middle + down * 17)
        group.add(canvas.path(_cross(*centre, small), stroke_width=2.2, class_="stroke", **_INK))
    return group


def _cross(x: float, y: float, half: float) -> str:
    left, top, full = number(x - half), number(y - half), number(2 * half)
    return f"M{left} {top}l{full} {full}M{left} {number(y + half)}l{full} {-full}"


def _strokes(canvas: Canvas, count: int, x: float, y: float) -> Element:
    """Upright strokes, leaning a little as a hand writes them, in groups of five."""
    group = canvas.g(class_="strokes")
    for index in range(count):
        left = x + 3 + index * _STROKE + (_FIVE if index >= 5 else 0)
        path = f"M{number(left + 2)} {number(y + 5)}L{number(left)} {number(y + _HEIGHT - 5)}"
        group.add(canvas.path(path, stroke_width=3.4, class_="stroke", **_INK))
    return group


def _figure(canvas: Canvas, text: str, x: float, y: float) -> Element:
    return canvas.words(text, x, y + _HEIGHT / 2, 28, fill="currentColor", class_="figure")
