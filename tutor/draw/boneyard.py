"""The picture of the boneyard: the tiles that nobody sees, and how many they are."""

from __future__ import annotations

from tutor.draw.box import Box
from tutor.draw.canvas import Canvas, number
from tutor.draw.line import empty_place
from tutor.draw.scene import MARGIN, WIDTH
from tutor.draw.tile import face_down

_SIZE = 15.0
_SPACE = 4.0
#: Two rows hold all that can lie in the boneyard, and even the whole set.
_ROW = 14
#: The room for the number, on the left.
_NUMBER = 52.0


def boneyard_picture(
    count: int,
    *,
    title: str,
    description: str = "",
    numbered: bool = True,
    standalone: bool = False,
    uid: str = "",
) -> str:
    """So many tiles face down, with their number beside them unless it is told elsewhere; none show an empty place."""
    if not 0 <= count <= 2 * _ROW:
        raise ValueError("the boneyard holds 0 to 28 tiles")
    rows = 2 if count > _ROW else 1
    columns = min(max(count, 1), _ROW)
    height = rows * (2 * _SIZE + _SPACE) - _SPACE + 2 * MARGIN
    canvas = Canvas(
        WIDTH, height, kind="boneyard", title=title, description=description, standalone=standalone, uid=uid
    )
    wide = columns * (_SIZE + _SPACE) - _SPACE
    room = _NUMBER if numbered else 0.0
    left = WIDTH / 2 - (room + wide) / 2 + room
    if numbered:
        figure = canvas.words(str(count), left - 12, height / 2, 26, fill="currentColor", font_weight=700)
        figure.update({"text-anchor": "end"})
        canvas.add(figure)
    for index in range(count):
        down, across = divmod(index, _ROW)
        x, y = left + across * (_SIZE + _SPACE), MARGIN + down * (2 * _SIZE + _SPACE)
        canvas.add(face_down(canvas, Box(x, y, _SIZE, 2 * _SIZE)))
    if not count:
        canvas.add(empty_place(canvas, Box(left, number(MARGIN), _SIZE, 2 * _SIZE)))
    return canvas.finished()
