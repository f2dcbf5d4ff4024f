"""One card: a whole face, and a small one for rows of many cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tutor.draw.box import Box
from tutor.draw.canvas import Canvas, Element, number
from tutor.draw.cribbage.palette import LIGHT
from tutor.draw.cribbage.sheet import rectangle
from tutor.draw.cribbage.suits import sign
from tutor.rules.cribbage.card import Card, Suit

ASPECT: Final = 1.42
"""How much taller than wide a face is."""

#: Lengths as parts of the width of a face.
_CORNER: Final = 0.11
_RANK: Final = 0.56
_SUIT: Final = 0.53
#: The outline of a card, and of one that is lit, in units of the picture.
_THIN, _THICK = 1.2, 3.2

_COLOURS: Final = {Suit.CLUBS: "black", Suit.DIAMONDS: "red", Suit.HEARTS: "red", Suit.SPADES: "black"}
_FOUR_COLOURS: Final = {**_COLOURS, Suit.CLUBS: "green", Suit.DIAMONDS: "blue"}

Ranks = Sequence[str]
"""The thirteen ranks as they are printed on cards, from the ace to the king."""


def printed(card: Card, ranks: Ranks) -> str:
    """The rank of a card as it is printed.

    >>> printed(Card.parse("JS"), ("A", *map(str, range(2, 11)), "B", "D", "K"))
    'B'
    """
    return ranks[card.rank - 1]


def ink(card: Card, *, four_colour: bool) -> str:
    """The colour of rank and suit."""
    return LIGHT[(_FOUR_COLOURS if four_colour else _COLOURS)[card.suit]]


def face(canvas: Canvas, card: Card, rank: str, box: Box, *, lit: bool = False, four_colour: bool = False) -> Element:
    """A face-up card that fills this box: its rank at the upper left, its suit at the lower right.

    A card that is lit has a thick outline.
    """
    group = _group(canvas, card, "card lit" if lit else "card")
    shadow = box.grown(-_THIN / 2).moved(0, 1.4)
    group.add(rectangle(canvas, shadow, rx=_corner(box), class_="shadow", fill=LIGHT["shadow"]))
    group.add(_face(canvas, box, lit=lit))
    size = box.width
    look = {"class_": "ink", "fill": ink(card, four_colour=four_colour)}
    text = canvas.words(rank, box.x + 0.14 * size, box.y + 0.38 * size, _RANK * size, font_weight=600, **look)
    text.update({"text-anchor": "start"})
    _narrowed(text, rank, 0.58 * size)
    group.add(text)
    side = _SUIT * size
    corner = (box.right - 0.12 * size - side, box.bottom - 0.13 * size - side)
    group.add(sign(canvas, card.suit, Box(*corner, side, side), **look))
    return group


def small(
    canvas: Canvas, card: Card, rank: str, box: Box, *, filled: bool = True, four_colour: bool = False
) -> Element:
    """A small card, wider than tall, with its rank beside its suit; without a face and pale unless it is filled.

    Its picture sets the letters, as `font-family` on a group or on its root.
    """
    group = _group(canvas, card, "card filled" if filled else "card faint")
    if filled:
        group.add(_face(canvas, box))
    size = box.height
    look = {"class_": "ink", "fill": ink(card, four_colour=four_colour)}
    if not filled:
        look = {"class_": "pale", "fill": LIGHT["pale"]}
    x, y = box.middle
    # Rank and suit stand together in the middle, whatever the width of the rank.
    wide = size * (0.7 if len(rank) > 1 else 0.42)
    side, space = 0.48 * size, 0.08 * size
    left = x - (wide + space + side) / 2
    text = canvas.words(rank, left + wide / 2, y, 0.62 * size, font_weight=700 if filled else 400, **look)
    # The letters are those of the picture, so that many small cards stay a small file.
    del text.attribs["font-family"]
    _narrowed(text, rank, wide)
    group.add(text)
    group.add(sign(canvas, card.suit, Box(left + wide + space, y - side / 2, side, side), **look))
    return group


def _narrowed(text: Element, rank: str, width: float) -> None:
    """Two figures are set in this width, so that a ten is as tall as a nine and no wider than its card."""
    if len(rank) > 1:
        text.update({"textLength": number(width), "lengthAdjust": "spacingAndGlyphs"})


def _group(canvas: Canvas, card: Card, kind: str) -> Element:
    return canvas.g(class_=f"{kind} {card.suit.name.lower()}", data_card=str(card))


def _face(canvas: Canvas, box: Box, *, lit: bool = False) -> Element:
    """The ivory of a card; its stroke stays inside the box, so that neighbours never overlap."""
    stroke = _THICK if lit else _THIN
    edge = LIGHT["lit" if lit else "edge"]
    look = {"class_": "face", "fill": LIGHT["face"], "stroke": edge, "stroke_width": stroke}
    return rectangle(canvas, box.grown(-stroke / 2), rx=_corner(box), **look)


def _corner(box: Box) -> float:
    return number(max(_CORNER * min(box.width, box.height), 3))
