"""A bar of progress: how many answers were right, out of how many."""

from __future__ import annotations

from tutor.draw.canvas import Canvas, number
from tutor.draw.palette import LIGHT

_WIDTH, _HEIGHT = 200.0, 14.0
_EDGE = 1.4


def bar_picture(right: int, answers: int, *, title: str, standalone: bool = False, uid: str = "") -> str:
    """A frame as long as all answers, filled as far as they were right; an empty frame where nothing was asked.

    `ValueError` when more answers were right than given.
    """
    if not 0 <= right <= answers:
        raise ValueError(f"{right} of {answers}")
    canvas = Canvas(_WIDTH, _HEIGHT, kind="bar", title=title, standalone=standalone, uid=uid)
    inner = _WIDTH - 2 * _EDGE
    frame = canvas.rect(
        (number(_EDGE / 2), number(_EDGE / 2)),
        (number(_WIDTH - _EDGE), number(_HEIGHT - _EDGE)),
        rx=number(_HEIGHT / 2),
        class_="frame",
        fill="none",
        stroke=LIGHT["soft"],
        stroke_width=_EDGE,
    )
    if not right:
        return canvas.finished((frame,))
    # The shortest fill is a disc, so that one right answer among many is seen.
    shortest = _HEIGHT - 4 * _EDGE
    fill = canvas.rect(
        (number(2 * _EDGE), number(2 * _EDGE)),
        (number(max(shortest, inner * right / answers - 2 * _EDGE)), number(shortest)),
        rx=number(shortest / 2),
        class_="fill",
        fill=LIGHT["open"],
    )
    return canvas.finished((frame, fill))
