"""What a player can do in a turn: play, draw or pass."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from tutor.rules.dominoes.line import Line, Placement
from tutor.rules.dominoes.tile import Tile


class Act(StrEnum):
    """The three things a player can do, of which exactly one is allowed at any time."""

    PLAY = "play"
    """A tile that fits is in the hand, so it must be played (D9)."""
    DRAW = "draw"
    """No tile fits and the boneyard holds tiles, so one is drawn (D10)."""
    PASS = "pass"
    """No tile fits and the boneyard is empty, so the turn goes on (D11)."""


@dataclass(frozen=True, slots=True)
class Play:
    """Place a tile of the hand on the table."""

    placement: Placement

    def __str__(self) -> str:
        """The action and the placement in notation."""
        return f"{Act.PLAY} {self.placement}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Take one tile from the boneyard."""

    def __str__(self) -> str:
        """The name of the action."""
        return Act.DRAW.value


@dataclass(frozen=True, slots=True)
class Pass:
    """Give the turn to the next player without a placement."""

    def __str__(self) -> str:
        """The name of the action."""
        return Act.PASS.value


Action = Play | Draw | Pass


def act_of(action: Action) -> Act:
    """Which of the three things this action is."""
    match action:
        case Play():
            return Act.PLAY
        case Draw():
            return Act.DRAW
        case Pass():
            return Act.PASS


def playable(line: Line, hand: Iterable[Tile], drawn: Tile | None = None) -> tuple[Placement, ...]:
    """Every placement that the player may make: of the drawn tile when that one fits, else of the whole hand.

    Rules D5, D7 and D10.
    """
    if drawn is not None and line.fits(drawn):
        return line.placements_of(drawn)
    return tuple(placement for tile in hand for placement in line.placements_of(tile))


def legal_acts(line: Line, hand: Iterable[Tile], boneyard: int, drawn: Tile | None = None) -> Act:
    """Whether the player must play, draw or pass now, with so many tiles in the boneyard.

    `drawn` is the tile just drawn, if any. Rules D9, D10 and D11.
    """
    if playable(line, hand, drawn):
        return Act.PLAY
    return Act.DRAW if boneyard > 0 else Act.PASS
