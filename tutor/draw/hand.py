"""Pictures of tiles that lie in no line: a hand, and the single tile of an answer to choose."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.draw.box import Box
from tutor.draw.canvas import Canvas
from tutor.draw.line import empty_place
from tutor.draw.scene import MARGIN, WIDTH
from tutor.draw.tile import tile
from tutor.rules.dominoes import Tile

#: The short side of a tile in a hand, and the space between two tiles.
_SIZE = 36.0
_SPACE = 9.0
#: As many tiles as a hand of two players has at most when dealt (rule D2) stand in a row.
_ROW = 7


def hand_picture(
    tiles: Sequence[Tile],
    *,
    title: str,
    description: str = "",
    drawn: Tile | None = None,
    standalone: bool = False,
    uid: str = "",
) -> str:
    """The tiles of a hand, upright and in the order given, in rows of up to seven.

    `drawn` is the tile just drawn, outlined like a tile placed last; an empty hand shows an empty place.
    """
    rows = [tiles[start : start + _ROW] for start in range(0, len(tiles), _ROW)] or [()]
    height = len(rows) * (2 * _SIZE + _SPACE) - _SPACE + 2 * MARGIN
    canvas = Canvas(WIDTH, height, kind="hand", title=title, description=description, standalone=standalone, uid=uid)
    # Every row starts where the longest one starts, so that a second row reads on like a second line of text.
    left = WIDTH / 2 - (len(rows[0]) * (_SIZE + _SPACE) - _SPACE) / 2
    for down, row in enumerate(rows):
        for across, one in enumerate(row):
            x, y = left + across * (_SIZE + _SPACE), MARGIN + down * (2 * _SIZE + _SPACE)
            canvas.add(tile(canvas, (one.low, one.high), Box(x, y, _SIZE, 2 * _SIZE), last=one == drawn))
    if not tiles:
        canvas.add(empty_place(canvas, Box.around(WIDTH / 2, height / 2, _SIZE, 2 * _SIZE)))
    return canvas.finished()


def tile_picture(
    one: Tile, *, title: str, description: str = "", drawn: bool = False, standalone: bool = False, uid: str = ""
) -> str:
    """A single upright tile, for an answer to choose; doubles and other tiles have the same size."""
    canvas = Canvas(44, 80, kind="single", title=title, description=description, standalone=standalone, uid=uid)
    return canvas.finished([tile(canvas, (one.low, one.high), Box(4, 4, _SIZE, 2 * _SIZE), last=drawn)])
