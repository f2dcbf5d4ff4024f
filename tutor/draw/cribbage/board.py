"""The picture of a cribbage board: where the back pegs stand, where the front pegs stand, and how they moved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tutor.draw.box import Box
from tutor.draw.canvas import Canvas, Element, number
from tutor.draw.cribbage.palette import LIGHT, TRACKS
from tutor.draw.cribbage.sheet import MARGIN, WIDTH, anchored, rectangle, sheet, word
from tutor.draw.cribbage.track import Board, Point
from tutor.rules.cribbage.muggins import TARGETS

#: A line of the legend above the board: a peg, whose it is, the scores.
_LINE: Final = 20.0
_WORD: Final = 13.5
#: The figures beside the holes.
_FIGURE: Final = 13.0
#: Half of a peg, its stroke included; two pegs in neighbouring holes do not touch.
PEG: Final = 4.3
_STROKE: Final = 1.7
#: A hole is drawn as a dot of this size.
_HOLE: Final = 3.6


def board_picture(
    scores: Sequence[int],
    *,
    previous: Sequence[int],
    target: int,
    names: Sequence[str],
    title: str,
    description: str = "",
    standalone: bool = False,
    uid: str = "",
) -> str:
    """A board to 61 or 121 with a lane for each player or side, which `names` name (rule C12).

    A hollow back peg stands where a score was, a filled front peg where it is, with a band between them;
    the band of a peg that was moved back is striped (rule C7). An unchanged score has its front peg only,
    and a score beyond the target stands in the last hole. The shape of a peg tells whose it is.
    """
    if target not in TARGETS:
        raise ValueError("a board goes to 61 or to 121")
    if not 1 <= len(scores) <= len(TRACKS) or not len(scores) == len(previous) == len(names):
        raise ValueError("one to four lanes, each with a score, a previous score and a name")
    legend = _LINE * len(scores) + 4
    board = Board(len(scores), target, MARGIN + legend)
    height = board.top + board.height + MARGIN
    canvas = sheet(WIDTH, height, kind="pegs", title=title, description=description, standalone=standalone, uid=uid)
    _wood(canvas, board)
    for lane, (track, score, was, name) in enumerate(zip(TRACKS, scores, previous, names, strict=False)):
        group = canvas.g(class_=f"pegged {track}")
        if board.hole(lane, was) != board.hole(lane, score):
            group.add(_way(canvas, board.ways(lane, was, score), track, back=score < was))
            group.add(_peg(canvas, lane, board.hole(lane, was), score=was, front=False))
        group.add(_peg(canvas, lane, board.hole(lane, score), score=score, front=True))
        canvas.add(group)
        canvas.add(_legend(canvas, lane, MARGIN + (lane + 0.5) * _LINE, name, was, score))
    return canvas.finished()


def _wood(canvas: Canvas, board: Board) -> None:
    """The board, its holes and a figure at the start, at every tenth hole and at the last one, no two side by side."""
    edge = Box(MARGIN, board.top, WIDTH - 2 * MARGIN, board.height).grown(-0.5)
    canvas.add(rectangle(canvas, edge, rx=8, class_="wood", fill=LIGHT["wood"], stroke=LIGHT["rule"], stroke_width=1))
    dots = ""
    for lane in range(board.lanes):
        for score in range(board.target + 1):
            x, y = board.hole(lane, score)
            dots += f"M{number(x)} {number(y)}h0"
    look = {"fill": "none", "stroke": LIGHT["hole"], "stroke_width": _HOLE, "stroke_linecap": "round"}
    canvas.add(canvas.path(dots, class_="holes", **look))
    for score in range(0, board.target - 1, 10):
        x, y = board.figure(score)
        canvas.add(word(canvas, str(score), x, y, _FIGURE, anchor="middle"))
    x, y = board.figure(board.target)
    canvas.add(word(canvas, str(board.target), x + PEG + 2, y, _FIGURE, anchor="end"))


def _way(canvas: Canvas, ways: Sequence[tuple[Point, Point]], track: str, *, back: bool) -> Element:
    """The way from the back peg to the front peg: a band, striped when a peg was moved back."""
    path = "".join(f"M{number(one.x)} {number(one.y)}H{number(other.x)}" for one, other in ways)
    look = {"fill": "none", "stroke": LIGHT[track], "class_": "way back-way" if back else "way"}
    # What was taken back is striped, which shows without colour too.
    ends = {"stroke_dasharray": "2.6 2.2"} if back else {"stroke_linecap": "round"}
    return canvas.path(path, stroke_width=2 * PEG, stroke_opacity=0.42 if back else 0.26, **ends, **look)


def _peg(canvas: Canvas, lane: int, place: Point, *, score: int | None, front: bool) -> Element:
    """A peg of the lane's shape: filled in front, hollow at the back."""
    track = TRACKS[lane]
    look = {"stroke": LIGHT[track], "stroke_width": _STROKE, "stroke_linejoin": "round"}
    look["fill"] = LIGHT[track] if front else LIGHT["wood"]
    look["class_"] = f"peg {'front' if front else 'back'}"
    if score is not None:
        look["data_score"] = str(score)
    return canvas.path(_SHAPES[lane](*place, PEG - _STROKE / 2), **look)


def _legend(canvas: Canvas, lane: int, y: float, name: str, was: int, score: int) -> Element:
    """Whose pegs have this shape, and the scores: what it was and what it is."""
    group = canvas.g(class_=f"pegged {TRACKS[lane]}")
    group.add(_peg(canvas, lane, Point(MARGIN + PEG + 3, y), score=None, front=True))
    look = {"fill": "currentColor"}
    group.add(anchored(canvas, name, MARGIN + 2 * PEG + 11, y, _WORD, anchor="start", **look))
    figures = str(score) if was == score else f"{was} \N{RIGHTWARDS ARROW} {score}"
    group.add(anchored(canvas, figures, WIDTH - MARGIN - 3, y, _WORD, anchor="end", font_weight=600, **look))
    return group


def _round(x: float, y: float, half: float) -> str:
    left, size = number(x - half), number(half)
    return f"M{left} {number(y)}a{size} {size} 0 1 1 {number(2 * half)} 0a{size} {size} 0 1 1 {number(-2 * half)} 0Z"


def _square(x: float, y: float, half: float) -> str:
    half *= 0.94
    side = number(2 * half)
    return f"M{number(x - half)} {number(y - half)}h{side}v{side}h{-side}Z"


def _triangle(x: float, y: float, half: float) -> str:
    return f"M{number(x)} {number(y - half)}l{number(half)} {number(2 * half)}h{number(-2 * half)}Z"


def _diamond(x: float, y: float, half: float) -> str:
    size = number(half)
    return f"M{number(x)} {number(y - half)}l{size} {size}l{-size} {size}l{-size} {-size}Z"


#: The shape of the pegs in each lane.
_SHAPES: Final[tuple[Callable[[float, float, float], str], ...]] = (_round, _square, _triangle, _diamond)
