"""What the rules say when something is not possible: facts, from which `wording` makes sentences."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.rules.dominoes.line import End
    from tutor.rules.dominoes.tile import Tile


class RulesError(ValueError):
    """Something that the rules do not know or do not allow; its attributes carry the facts."""


class NotationError(RulesError):
    """A text that is not the notation expected there.

    `text` quotes what was read, `expected` is a stable word for what should have stood there
    ("tile", "placement", "replay", "card", …) and `position` is the index, from 0, of the
    offending word or character in the whole input.
    """

    def __init__(self, text: str, expected: str, position: int = 0) -> None:
        """Keep the facts."""
        super().__init__(text, expected, position)
        self.text = text
        self.expected = expected
        self.position = position

    def __str__(self) -> str:
        """A terse line for logs, not for learners."""
        return f"{self.expected} expected at {self.position}: {self.text!r}"


class Reason(StrEnum):
    """Why a play, a position or a question is against the rules of dominoes."""

    NO_MATCHING_END = "no-matching-end"
    """The open end has another value than either half of the tile (D7)."""
    END_MISSING = "end-missing"
    """After the opening a placement names the end it joins (D7)."""
    END_NOT_ALLOWED = "end-not-allowed"
    """The opening joins nothing, so it has no end (D7)."""
    TILE_ALREADY_PLAYED = "tile-already-played"
    """Every tile is there once, and this one lies on the table (D1)."""
    NOT_A_TILE = "not-a-tile"
    """The set runs from 0-0 to 6-6 and holds no such tile (D1)."""
    NOT_IN_HAND = "not-in-hand"
    """Only a tile of one's own hand can be played."""
    MUST_PLAY = "must-play"
    """Whoever holds a playable tile must play (D9)."""
    MUST_PLAY_DRAWN = "must-play-drawn"
    """A drawn tile that fits must be played at once, that very tile (D10)."""
    BONEYARD_EMPTY = "boneyard-empty"
    """There is nothing left to draw (D10, D11)."""
    BONEYARD_NOT_EMPTY = "boneyard-not-empty"
    """Passing is allowed only when the boneyard is empty (D11)."""
    ROUND_OVER = "round-over"
    """The round has ended, so nobody acts in it any more (D16)."""
    ROUND_NOT_OVER = "round-not-over"
    """The next round waits for the end of this one (D16)."""
    GAME_OVER = "game-over"
    """The target has been reached, so nothing is played on (D18)."""
    WRONG_COUNT_OF_PLAYERS = "wrong-count-of-players"
    """Two, three or four play, each at an own seat (D2)."""
    NOT_AT_THE_TABLE = "not-at-the-table"
    """Nobody sits at that seat with this number of players."""
    TILE_TWICE = "tile-twice"
    """Every tile of the set is there once (D1)."""
    TILES_MISSING = "tiles-missing"
    """Hands, boneyard and line together hold all 28 tiles (D1, D3)."""
    NEGATIVE_PIPS = "negative-pips"
    """A hand holds no fewer than zero pips (D16)."""


class IllegalPlay(RulesError):  # noqa: N818 - it names what happened, as the players would.
    """A play, an action or a position that the rules of dominoes do not allow.

    `reason` says why. As far as they matter, `tile` and `end` say what was tried where, `action`
    names the action (`play`, `draw`, `pass`) and `position` is the index, from 0, of the placement
    in the replay.
    """

    def __init__(
        self,
        reason: Reason,
        *,
        tile: Tile | None = None,
        end: End | None = None,
        action: str | None = None,
        position: int | None = None,
    ) -> None:
        """Keep the facts."""
        super().__init__(reason)
        self.reason = reason
        self.tile = tile
        self.end = end
        self.action = action
        self.position = position

    def __str__(self) -> str:
        """A terse line for logs, not for learners."""
        details = (self.action, self.tile, self.end, self.position)
        return " ".join([str(self.reason), *(str(detail) for detail in details if detail is not None)])
