"""The facts of a position, in the words and shapes that `tutor facts` prints."""

from __future__ import annotations

from typing import TypedDict

from tutor.rules.dominoes.line import Line
from tutor.rules.dominoes.scoring import counted, points_for
from tutor.rules.dominoes.tile import DOUBLE_SIX


class JointFacts(TypedDict):
    """A joint: the half of the earlier tile, and the half of the tile that joined it."""

    tile: str
    half: str
    to: str
    to_half: str


class OpenFacts(TypedDict):
    """A legal place to play and its value."""

    tile: str
    half: str
    value: int


class CountedFacts(TypedDict):
    """A value counted in the sum of the ends, and the tile it comes from."""

    tile: str
    value: int


class Facts(TypedDict):
    """Everything that a diagram of a position shows (rules D20 and D21)."""

    tiles: list[str]
    line: list[str]
    branching_doubles: list[str]
    joints: list[JointFacts]
    open: list[OpenFacts]
    counted: list[CountedFacts]
    sum: int
    points: int


_TEXTS = {tile: str(tile) for tile in DOUBLE_SIX}
_ORIENTED_TEXTS = {(one, other): f"{one}-{other}" for tile in DOUBLE_SIX for one, other in (tile, tile[::-1])}


def facts(line: Line) -> Facts:
    """The facts of a position: tiles in the order played, the line from left to right, joints, ends, points.

    `branching_doubles` is always empty, since no double branches (rule D8).
    """
    texts = _TEXTS
    contributions = counted(line)
    total = sum([value for _, value, _ in contributions])
    return {
        "tiles": [texts[tile] for tile, _ in line.placements],
        "line": [_ORIENTED_TEXTS[oriented] for oriented in line.oriented],
        "branching_doubles": [],
        "joints": [
            {"tile": texts[tile], "half": half, "to": texts[to], "to_half": to_half}
            for tile, half, to, to_half in line.joints
        ],
        "open": [{"tile": texts[tile], "half": half, "value": value} for tile, half, value, _ in line.open_places],
        "counted": [{"tile": texts[tile], "value": value} for tile, value, _ in contributions],
        "sum": total,
        "points": points_for(total),
    }
