"""The line on the table: what was placed where, how the tiles are joined, and where it can go on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from tutor.rules.dominoes.tile import DOUBLE_SIX, Tile, words_of
from tutor.rules.errors import IllegalPlay, NotationError, Reason


class End(StrEnum):
    """One of the two outer ends of the line, fixed by the opening tile: its low half lies left."""

    LEFT = "left"
    RIGHT = "right"


class Half(StrEnum):
    """A half of a tile or, for a double, one of its long sides."""

    LOW = "low"
    HIGH = "high"
    A = "A"
    """The side of a double that was joined first; of a lone double the left one."""
    B = "B"
    """The other side of a double."""


class Placement(NamedTuple):
    """A tile and the end that it joins; the opening joins no end.

    >>> Placement.parse("1-1@left")
    Placement(tile=Tile(low=1, high=1), end=<End.LEFT: 'left'>)
    """

    tile: Tile
    end: End | None = None

    @classmethod
    def parse(cls, text: str) -> Placement:
        """The placement written as `1-4` or `1-1@left`; `NotationError` otherwise."""
        try:
            return _PLACEMENTS[text]
        except KeyError:
            raise NotationError(text, "placement") from None

    def __str__(self) -> str:
        """The notation: `1-4` for an opening, `1-1@left` for every later placement."""
        return str(self.tile) if self.end is None else f"{self.tile}@{self.end}"


class Joint(NamedTuple):
    """Where two tiles meet: a half of the tile placed earlier, and the half of the later one."""

    tile: Tile
    half: Half
    to: Tile
    to_half: Half


class OpenPlace(NamedTuple):
    """A legal place to play: an open half, its value, and the end of the line where it is."""

    tile: Tile
    half: Half
    value: int
    end: End


class Oriented(NamedTuple):
    """A tile of the line as it lies, its left value first (a double lies crosswise and shows the same twice)."""

    left: int
    right: int

    @property
    def tile(self) -> Tile:
        """The tile, whichever way it lies."""
        return Tile(min(self), max(self))

    def __str__(self) -> str:
        """The notation of a tile in a finished line: `4-3`."""
        return f"{self.left}-{self.right}"


_LEFT, _RIGHT = End.LEFT, End.RIGHT
_LOW, _HIGH, _A, _B = Half.LOW, Half.HIGH, Half.A, Half.B
_SET = frozenset(DOUBLE_SIX)
_PLACEMENTS = {
    f"{one}-{other}" + (f"@{end}" if end else ""): Placement(tile, end)
    for tile in DOUBLE_SIX
    for one, other in (tile, tile[::-1])
    for end in (None, *End)
}


@dataclass(frozen=True, slots=True)
class Line:
    """The line: one row of tiles with two outer ends and no branch, built by placements in their order.

    A line that the rules do not allow cannot be made: `IllegalPlay` says the reason and the index of
    the placement. Rules D7 and D8.

    >>> line = Line.parse("1-4 1-1@left 4-4@right").after(Placement.parse("3-4@right"))
    >>> str(line), " ".join(map(str, line.oriented))
    ('1-4 1-1@left 4-4@right 3-4@right', '1-1 1-4 4-4 4-3')
    """

    placements: tuple[Placement, ...] = ()
    """Every placement in the order played."""
    joints: tuple[Joint, ...] = field(init=False, repr=False, compare=False)
    """Every joint in the order made, one for each tile after the opening; the earlier tile comes first."""
    oriented: tuple[Oriented, ...] = field(init=False, repr=False, compare=False)
    """The tiles as they lie from left to right; neighbours show the same value where they meet."""
    open_places: tuple[OpenPlace, ...] = field(init=False, repr=False, compare=False)
    """The two legal places to play, left and right; on an empty table there are none."""

    def __post_init__(self) -> None:
        """Lay the tiles one by one and keep what comes of it."""
        joints, oriented, open_places = _lay(self.placements)
        object.__setattr__(self, "joints", joints)
        object.__setattr__(self, "oriented", oriented)
        object.__setattr__(self, "open_places", open_places)

    @classmethod
    def parse(cls, text: str) -> Line:
        """The line that a replay such as `1-4 1-1@left` leads to; an empty text is the empty table.

        Words are separated by spaces or commas. `NotationError` and `IllegalPlay` carry the index of
        the offending word.
        """
        words = words_of(text)
        try:
            return cls(tuple([_PLACEMENTS[word] for word in words]))
        except KeyError:
            position = next(index for index, word in enumerate(words) if word not in _PLACEMENTS)
            raise NotationError(words[position], "placement", position) from None

    @classmethod
    def parse_placed(cls, text: str) -> Line:
        """The line that a replay leads to, with a tile on the table; `NotationError` for an empty text as well."""
        line = cls.parse(text)
        if not line.placements:
            raise NotationError(text.strip(), "replay")
        return line

    def __str__(self) -> str:
        """The replay, separated by spaces, which `parse` reads back."""
        return " ".join(map(str, self.placements))

    def __len__(self) -> int:
        """How many tiles lie on the table."""
        return len(self.placements)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles in the order played."""
        return tuple(placement.tile for placement in self.placements)

    @property
    def last(self) -> Placement | None:
        """The placement made last, or None on an empty table."""
        return self.placements[-1] if self.placements else None

    @property
    def values_at_ends(self) -> tuple[int, ...]:
        """The values of the open ends, left and right, each once; empty on an empty table."""
        return tuple(place.value for place in self.open_places)

    def has(self, tile: Tile) -> bool:
        """Does this tile lie on the table?"""
        return any(placement.tile == tile for placement in self.placements)

    def placements_of(self, tile: Tile) -> tuple[Placement, ...]:
        """Every legal placement of this tile, left end first; empty when it fits nowhere. Rules D5 and D7."""
        if not self.placements:
            return (Placement(tile),)
        if self.has(tile):
            return ()
        return tuple(Placement(tile, place.end) for place in self.open_places if tile.has(place.value))

    def fits(self, tile: Tile) -> bool:
        """Can this tile be placed? Every tile fits an empty table. Rules D5 and D7."""
        return bool(self.placements_of(tile))

    def why_illegal(self, placement: Placement) -> Reason | None:
        """The reason why this placement is not possible now, or None when it is legal."""
        try:
            self.after(placement)
        except IllegalPlay as illegal:
            return illegal.reason
        return None

    def after(self, placement: Placement) -> Line:
        """The line with one more placement; `IllegalPlay` when the rules do not allow it. Rules D7 and D8."""
        return Line((*self.placements, placement))


def _lay(
    placements: Iterable[Placement],
) -> tuple[tuple[Joint, ...], tuple[Oriented, ...], tuple[OpenPlace, ...]]:
    """Lay the tiles one after the other: the joints, the tiles from left to right, and the open places."""
    rest = iter(placements)
    opening = next(rest, None)
    if opening is None:
        return (), (), ()
    tile, end = opening
    if tile not in _SET:
        raise IllegalPlay(Reason.NOT_A_TILE, tile=tile, end=end, position=0)
    if end is not None:
        raise IllegalPlay(Reason.END_NOT_ALLOWED, tile=tile, end=end, position=0)

    left_tile = right_tile = tile
    left_value, right_value = tile
    # Nobody knows yet which side of an opening double is joined first, so A lies left until a tile joins.
    left_half, right_half = (_A, _B) if left_value == right_value else (_LOW, _HIGH)
    played = {tile}
    joints: list[Joint] = []
    leftwards: list[Oriented] = []
    rightwards = [Oriented(left_value, right_value)]

    for position, (tile, end) in enumerate(rest, start=1):
        if end is _LEFT:
            value = left_value
        elif end is _RIGHT:
            value = right_value
        else:
            raise IllegalPlay(Reason.END_MISSING, tile=tile, position=position)
        if tile not in _SET:
            raise IllegalPlay(Reason.NOT_A_TILE, tile=tile, end=end, position=position)
        if tile in played:
            raise IllegalPlay(Reason.TILE_ALREADY_PLAYED, tile=tile, end=end, position=position)
        played.add(tile)

        low, high = tile
        if low == value:
            joining, opening_half, open_value = (_A, _B, high) if low == high else (_LOW, _HIGH, high)
        elif high == value:
            joining, opening_half, open_value = _HIGH, _LOW, low
        else:
            raise IllegalPlay(Reason.NO_MATCHING_END, tile=tile, end=end, position=position)

        if position == 1 and left_half is _A:
            # The side of the opening double that is joined first is its side A; the other one stays open.
            if end is _LEFT:
                right_half = _B
            else:
                left_half, right_half = _B, _A
        if end is _LEFT:
            joints.append(Joint(left_tile, left_half, tile, joining))
            leftwards.append(Oriented(open_value, value))
            left_tile, left_half, left_value = tile, opening_half, open_value
        else:
            joints.append(Joint(right_tile, right_half, tile, joining))
            rightwards.append(Oriented(value, open_value))
            right_tile, right_half, right_value = tile, opening_half, open_value

    leftwards.reverse()
    return (
        tuple(joints),
        (*leftwards, *rightwards),
        (
            OpenPlace(left_tile, left_half, left_value, _LEFT),
            OpenPlace(right_tile, right_half, right_value, _RIGHT),
        ),
    )
