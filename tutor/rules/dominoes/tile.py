"""The tiles of the double-six set and their notation."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from tutor.rules.errors import IllegalPlay, NotationError, Reason

MOST_PIPS = 6
"""The highest value of a half in the double-six set."""


class Tile(NamedTuple):
    """A domino tile: two halves, the lower value first, whichever way it lies.

    >>> str(Tile.parse("4-1")), Tile.of(6, 6).is_double, Tile(1, 4).other(4)
    ('1-4', True, 1)
    """

    low: int
    high: int

    @classmethod
    def of(cls, one: int, other: int) -> Tile:
        """The tile with these two values in either order; `IllegalPlay` when the set has no such tile.

        Rule D1.
        """
        tile = cls(min(one, other), max(one, other))
        if tile not in _TEXTS:
            raise IllegalPlay(Reason.NOT_A_TILE, tile=tile)
        return tile

    @classmethod
    def parse(cls, text: str) -> Tile:
        """The tile written as two values with a hyphen, in either order; `NotationError` otherwise."""
        try:
            return _TILES[text]
        except KeyError:
            raise NotationError(text, "tile") from None

    def __str__(self) -> str:
        """The notation, lower value first: `1-4`."""
        return f"{self.low}-{self.high}"

    @property
    def is_double(self) -> bool:
        """Are both halves equal?"""
        return self.low == self.high

    @property
    def pips(self) -> int:
        """All pips of the tile, both halves together."""
        return self.low + self.high

    def has(self, value: int) -> bool:
        """Does one of the halves show this value?"""
        return value in self

    def other(self, value: int) -> int:
        """The value of the half that is left when a half with `value` joins (a double: the same again).

        `IllegalPlay` when no half shows `value`. Rule D7.
        """
        if value == self.low:
            return self.high
        if value == self.high:
            return self.low
        raise IllegalPlay(Reason.NO_MATCHING_END, tile=self)


DOUBLE_SIX: tuple[Tile, ...] = tuple(
    Tile(low, high) for low in range(MOST_PIPS + 1) for high in range(low, MOST_PIPS + 1)
)
"""All 28 tiles, every pair from 0 to 6 once, sorted (rule D1)."""

_TEXTS = {tile: str(tile) for tile in DOUBLE_SIX}
_TILES = {f"{one}-{other}": tile for tile in DOUBLE_SIX for one, other in (tile, tile[::-1])}
_SEPARATOR = re.compile(r"\s*,\s*|\s+")


def words_of(text: str) -> list[str]:
    """The words of a list in notation, separated by spaces or, as in an address, by commas.

    Two commas in a row leave an empty word between them, which no notation accepts.

    >>> words_of("1-4 1-1@left"), words_of("1-4,1-1@left"), words_of("")
    (['1-4', '1-1@left'], ['1-4', '1-1@left'], [])
    """
    if "," in text:
        return _SEPARATOR.split(text.strip())
    return text.split()


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """The tiles of a hand or of the boneyard, in the order written; `NotationError` with the index of a bad word.

    >>> [str(tile) for tile in parse_tiles("2-6 3-3")]
    ['2-6', '3-3']
    """
    tiles = []
    for position, word in enumerate(words_of(text)):
        if word not in _TILES:
            raise NotationError(word, "tile", position)
        tiles.append(_TILES[word])
    return tuple(tiles)


def print_tiles(tiles: Iterable[Tile]) -> str:
    """The notation of several tiles, separated by spaces, which `parse_tiles` reads back."""
    return " ".join(map(str, tiles))
