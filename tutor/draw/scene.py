"""The scene of a line: everything that its picture shows, and where, before any of it is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tutor.draw.box import Box
from tutor.draw.ends import Label, beyond, named_ends
from tutor.draw.snake import Heading, Laid, Stretch, lay, length, stretches
from tutor.rules.dominoes import End, Line, counted

WIDTH = 340.0
"""The width of every view: a phone shows it at about its real size."""
MARGIN = 5.0
"""Kept free on every side."""

#: The short side of a tile, tried from the largest on, while the line fits in one row …
_STRAIGHT = (50.0, 46.0, 42.0, 39.0, 36.0, 34.0, 32.0, 30.0, 28.0, 26.0, 25.0, 24.0)
#: … and when it bends, with the height that such a picture may have.
_BENT = ((30.0, 250.0), (28.0, 320.0), (26.0, 440.0), (24.0, float("inf")))
#: Between a tile and a marker.
_GAP = 4.0
REACH = 60.0
"""The least width and height of what a finger touches at an end: 44 px and more on every phone."""


class Marks(NamedTuple):
    """Which marks a picture of a line shows, so that a legend explains these and no others."""

    filled: int
    hollow: int
    last: bool


class Filled(NamedTuple):
    """A filled marker with its number: a contribution counted in the sum (rule D20)."""

    x: float
    y: float
    radius: float
    value: int | None
    """The number in it; None for a sample that counts nothing."""
    end: End | None = None
    """The end that it counts; None for a lone double, which is counted once."""

    @property
    def box(self) -> Box:
        """The room it takes."""
        return Box.around(self.x, self.y, 2 * self.radius, 2 * self.radius)


class Ring(NamedTuple):
    """A hollow marker: a legal place to play that is not counted here (rule D20)."""

    x: float
    y: float
    radius: float
    end: End

    @property
    def box(self) -> Box:
        """The room it takes, its stroke included."""
        return Box.around(self.x, self.y, 2 * self.radius, 2 * self.radius)


class Reach(NamedTuple):
    """The area in which a finger touches an end of the line: its marker, its outer tile, and some room around."""

    end: End
    box: Box
    mark: Box
    """What is framed once the end is chosen: the marker and the outer tile, close by."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What the picture of a line shows: tiles from left to right, markers and labels in a view of this size."""

    width: float
    height: float
    size: float
    """The short side of a tile."""
    tiles: tuple[Laid, ...]
    last: int | None
    """The index in `tiles` of the tile placed last, when it is to be marked."""
    filled: tuple[Filled, ...]
    rings: tuple[Ring, ...]
    labels: tuple[Label, ...]
    reaches: tuple[Reach, ...] = ()
    """Where the ends are touched, if they are; these lie below everything else."""

    @property
    def boxes(self) -> tuple[Box, ...]:
        """The room that every single thing takes; no two of them overlap."""
        return (
            *(laid.box for laid in self.tiles),
            *(marker.box for marker in self.filled),
            *(ring.box for ring in self.rings),
            *(label.box for label in self.labels),
        )


def marks(line: Line, *, counted: bool = True, open_places: bool = True, mark_last: bool = True) -> Marks:
    """How many filled and hollow markers the picture of this line has, and whether a tile is outlined.

    >>> marks(Line.parse("2-2"))
    Marks(filled=1, hollow=2, last=True)
    >>> marks(Line.parse("3-6 6-6@right"))
    Marks(filled=2, hollow=0, last=True)
    """
    shown = scene(line, counted_ends=counted, open_places=open_places, mark_last=mark_last)
    return Marks(len(shown.filled), len(shown.rings), shown.last is not None)


def scene(
    line: Line,
    *,
    counted_ends: bool = True,
    open_places: bool = True,
    mark_last: bool = True,
    end_labels: tuple[str, str] | None = None,
    touch: bool = False,
) -> Scene:
    """Lay out a line with its markers; for `touch` there is room enough at either end for a finger.

    A contribution has one filled marker. An open place whose end is not counted in the picture has a
    hollow one: both places of a lone double, and every place when `counted_ends` is off. The ends of a
    line that bends bear their names; of a straight one everybody sees which is left. Rules D14 and D20.
    """
    contributions = counted(line) if counted_ends else ()
    counted_at = {contribution.end: contribution for contribution in contributions}
    hollow = {place.end for place in line.open_places if open_places and place.end not in counted_at}
    shows_ends = bool(hollow or contributions)

    size, plan = _plan(line, shows_ends)
    tiles = lay(line.oriented, plan, size)
    radius = _radius(size)
    filled: list[Filled] = []
    rings: list[Ring] = []
    if None in counted_at:
        x, top = tiles[0].box.middle[0], tiles[0].box.y
        filled.append(Filled(x, top - _GAP - radius, radius, counted_at[None].value))
    for end in End if tiles else ():
        x, y = beyond(tiles, end, _GAP + radius)
        if end in counted_at:
            filled.append(Filled(x, y, radius, counted_at[end].value, end))
        elif end in hollow:
            rings.append(Ring(x, y, 0.78 * radius, end))

    shown = [*(laid.box for laid in tiles), *(marker.box for marker in filled), *(ring.box for ring in rings)]
    across = Box.over(shown) if shown else Box.around(0, 0, 2 * size, size)
    shift = WIDTH / 2 - across.middle[0]
    view = (MARGIN - shift, WIDTH - MARGIN - shift)
    labels = named_ends(tiles, shown, end_labels, _GAP + radius, view) if end_labels and len(plan) > 1 else ()

    whole = Box.over((across, *(label.box for label in labels)))
    height = max(whole.height + 2 * MARGIN, REACH if touch else 0.0)
    down = (height - whole.height) / 2 - whole.y
    placed = tuple(laid._replace(box=laid.box.moved(shift, down)) for laid in tiles)
    return Scene(
        width=WIDTH,
        height=height,
        size=size,
        tiles=placed,
        last=_last(line) if mark_last else None,
        filled=tuple(marker._replace(x=marker.x + shift, y=marker.y + down) for marker in filled),
        rings=tuple(ring._replace(x=ring.x + shift, y=ring.y + down) for ring in rings),
        labels=tuple(label._replace(box=label.box.moved(shift, down)) for label in labels),
        reaches=tuple(_reach(placed, end, radius, height) for end in End) if touch and placed else (),
    )


def _reach(tiles: tuple[Laid, ...], end: End, radius: float, height: float) -> Reach:
    """What is touched at an end: from the inner edge of the outer tile to beyond the marker; a lone tile is no part."""
    x, y = beyond(tiles, end, _GAP + 2 * radius)
    outer = tiles[0 if end is End.LEFT else -1].box
    leftwards = x < outer.x
    inner = outer.right if leftwards == (len(tiles) > 1) else outer.x
    width, tall = max(abs(x - inner), REACH), max(outer.height, REACH)
    left = inner - width if leftwards else inner
    across = abs(x - inner) if len(tiles) > 1 else 2 * radius
    down = outer.height if len(tiles) > 1 else 2 * radius
    return Reach(
        end,
        Box(min(max(left, 0.0), WIDTH - width), min(max(y - tall / 2, 0.0), height - tall), width, tall),
        Box(x if leftwards else x - across, y - down / 2, across, down).grown(_GAP / 2),
    )


def _radius(size: float) -> float:
    """The radius of a filled marker: two digits stay readable on a phone, and the tiles stay the largest thing."""
    return max(12.0, min(0.4 * size, 17.0))


def _plan(line: Line, shows_ends: bool) -> tuple[float, tuple[Stretch, ...]]:
    """The largest tiles, straight if possible, and the rows and columns that they make."""
    room = WIDTH - 2 * MARGIN

    def reserve(size: float) -> float:
        return 2 * _radius(size) + _GAP if shows_ends else 0.0

    for size in _STRAIGHT:
        if sum(length(oriented, size) for oriented in line.oriented) + 2 * reserve(size) <= room:
            return size, (Stretch(Heading.RIGHT, len(line)),)
    for size, height in _BENT:
        plan = stretches(line.oriented, size, room, reserve(size))
        if plan and Box.over(laid.box for laid in lay(line.oriented, plan, size)).height <= height:
            return size, plan
    raise ValueError("a longer line than the set has tiles for")


def _last(line: Line) -> int | None:
    """The index, from the left, of the tile placed last."""
    if line.last is None:
        return None
    return len(line) - 1 if line.last.end is End.RIGHT else 0
