"""The signs of the suits, as shapes of our own: no letters, so that they look the same everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.draw.box import Box
from tutor.draw.canvas import Canvas, Element, number
from tutor.rules.cribbage.card import Suit

#: The side of the square that the shapes are drawn in.
_SIDE = 100

SHAPES: Mapping[Suit, str] = MappingProxyType(
    {
        Suit.CLUBS: (
            "M50 3C63 3 72 12 72 25C72 33 68 39 62 45C66 42 70 41 75 41C88 41 97 50 97 62C97 75 88 84 76 84"
            "C67 84 59 79 54 70C55 83 59 91 68 97H32C41 91 45 83 46 70C41 79 33 84 24 84C12 84 3 75 3 62"
            "C3 50 12 41 25 41C30 41 34 42 38 45C32 39 28 33 28 25C28 12 37 3 50 3Z"
        ),
        Suit.DIAMONDS: "M50 1C60 20 73 36 87 50C73 64 60 80 50 99C40 80 27 64 13 50C27 36 40 20 50 1Z",
        Suit.HEARTS: (
            "M50 97C42 82 31 71 20 59C10 48 4 41 4 29C4 15 14 5 27 5C38 5 46 11 50 23"
            "C54 11 62 5 73 5C86 5 96 15 96 29C96 41 90 48 80 59C69 71 58 82 50 97Z"
        ),
        Suit.SPADES: (
            "M50 2C56 17 69 27 80 38C90 48 96 54 96 65C96 77 87 85 76 85C66 85 58 79 54 70"
            "C55 83 59 91 68 97H32C41 91 45 83 46 70C42 79 34 85 24 85C13 85 4 77 4 65"
            "C4 54 10 48 20 38C31 27 44 17 50 2Z"
        ),
    }
)
"""A path for each suit, in a square of 100 by 100."""


def sign(canvas: Canvas, suit: Suit, box: Box, **look: object) -> Element:
    """The sign of a suit that fills a square box."""
    place = f"translate({number(box.x)} {number(box.y)}) scale({round(box.width / _SIDE, 4)})"
    return canvas.path(SHAPES[suit], transform=place, **look)
