"""The picture of a count: a row for each combination, with the cards that make it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tutor.draw.box import Box
from tutor.draw.canvas import FONT, Canvas, Element, number
from tutor.draw.cribbage.face import Ranks, printed, small
from tutor.draw.cribbage.palette import LIGHT
from tutor.draw.cribbage.sheet import MARGIN, WIDTH, anchored, room, sheet, word
from tutor.rules.cribbage.card import Card
from tutor.rules.cribbage.count import Breakdown, Combination, Kind

#: A small card, the spaces between two, before the starter and between two rows.
_WIDE, _TALL = 35.0, 25.0
_SPACE: Final = 3.0
_APART: Final = 11.0
_LEADING: Final = 5.0
#: Around the line between two kinds of combination.
_BREAK: Final = 5.0
#: The room for the points at the right, and the size of the figures.
_POINTS: Final = 30.0
_FIGURE: Final = 17.0
_WORD: Final = 13.0


def breakdown_picture(
    breakdown: Breakdown,
    cards: Sequence[Card],
    starter: Card,
    *,
    title: str,
    ranks: Ranks,
    kinds: Mapping[Kind, str],
    total: str = "",
    description: str = "",
    four_colour: bool = False,
    standalone: bool = False,
    uid: str = "",
) -> str:
    """A row for each combination in the order in which a table counts, and the total under a line (rule C1).

    Each row shows all the cards, the starter last and apart: filled those that make the combination, pale the
    others, and its points at the right. `kinds` are the names of the kinds, which stand at the first row of
    each; `total` is the word beside the total.
    """
    groups = [
        [combination for combination in breakdown.combinations if combination.kind is kind]
        for kind in Kind
        if any(combination.kind is kind for combination in breakdown.combinations)
    ]
    pitch = _TALL + _LEADING
    rows = sum(map(len, groups)) or 1
    height = 2 * MARGIN + rows * pitch + max(len(groups) - 1, 0) * 2 * _BREAK + 2 * _BREAK + _TALL
    canvas = sheet(
        WIDTH,
        height,
        kind="breakdown",
        title=title,
        description=description,
        four_colour=four_colour,
        standalone=standalone,
        uid=uid,
    )
    canvas["font-family"] = FONT
    places = _places(len(cards))
    y = MARGIN
    for index, group in enumerate(groups):
        if index:
            canvas.add(_line(canvas, y + _BREAK - _LEADING / 2))
            y += 2 * _BREAK
        canvas.add(word(canvas, kinds[group[0].kind], MARGIN, y + _TALL / 2, _size(kinds[group[0].kind])))
        for combination in group:
            canvas.add(_row(canvas, combination, (*cards, starter), places, y, ranks, four_colour=four_colour))
            y += pitch
    if not groups:
        for card, box in zip((*cards, starter), places, strict=True):
            rank = printed(card, ranks)
            canvas.add(small(canvas, card, rank, box.moved(0, y), filled=False, four_colour=four_colour))
        y += pitch
    canvas.add(_line(canvas, y + _BREAK - _LEADING / 2, strong=True))
    y += 2 * _BREAK
    if total:
        canvas.add(word(canvas, total, MARGIN, y + _TALL / 2, _size(total)))
    canvas.add(_figure(canvas, breakdown.total, y, kind="points total", size=21))
    return canvas.finished()


def _size(text: str) -> float:
    """The size of a word at the left, smaller when it is long."""
    free = _places(4)[0].x - MARGIN - 4
    return min(_WORD, _WORD * free / room(text, _WORD)) if text else _WORD


def _places(count: int) -> tuple[Box, ...]:
    """The places of so many cards and the starter in a row, at the height 0."""
    right = WIDTH - MARGIN - _POINTS
    starter = Box(right - _WIDE, 0, _WIDE, _TALL)
    left = starter.x - _APART - count * (_WIDE + _SPACE) + _SPACE
    return (*(Box(left + index * (_WIDE + _SPACE), 0, _WIDE, _TALL) for index in range(count)), starter)


def _row(
    canvas: Canvas,
    combination: Combination,
    five: Sequence[Card],
    places: Sequence[Box],
    y: float,
    ranks: Ranks,
    *,
    four_colour: bool,
) -> Element:
    """One combination: the cards that make it filled, and its points."""
    group = canvas.g(class_="combination", data_kind=str(combination.kind))
    for card, box in zip(five, places, strict=True):
        filled = card in combination.cards
        rank = printed(card, ranks)
        group.add(small(canvas, card, rank, box.moved(0, y), filled=filled, four_colour=four_colour))
    group.add(_figure(canvas, combination.points, y, kind="points"))
    return group


def _figure(canvas: Canvas, points: int, y: float, *, kind: str, size: float = _FIGURE) -> Element:
    look = {"class_": kind, "fill": LIGHT["points"], "font_weight": 700}
    return anchored(canvas, str(points), WIDTH - MARGIN - 1, y + _TALL / 2, size, anchor="end", **look)


def _line(canvas: Canvas, y: float, *, strong: bool = False) -> Element:
    """The line between two kinds, and a stronger one above the total."""
    path = f"M{number(MARGIN)} {number(y)}H{number(WIDTH - MARGIN)}"
    if strong:
        return canvas.path(path, fill="none", stroke="currentColor", stroke_width=1.4)
    return canvas.path(path, class_="rule", fill="none", stroke=LIGHT["rule"], stroke_width=1)
