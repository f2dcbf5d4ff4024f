"""One round: hands, boneyard and line, what each player may do, and how it ends."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from tutor.rules.dominoes.action import Act, Action, Draw, Pass, Play, act_of, legal_acts, playable
from tutor.rules.dominoes.line import Line
from tutor.rules.dominoes.scoring import points
from tutor.rules.dominoes.seat import HAND_SIZE, SEATS, Seat, next_seat, seats_of
from tutor.rules.dominoes.tile import DOUBLE_SIX, Tile
from tutor.rules.errors import IllegalPlay, Reason

__all__ = [
    "HAND_SIZE",
    "SEATS",
    "Act",
    "Action",
    "Draw",
    "Ending",
    "Move",
    "Pass",
    "Play",
    "Round",
    "Seat",
    "legal_acts",
    "next_seat",
]


def dealt(players: int, rng: random.Random) -> tuple[dict[Seat, tuple[Tile, ...]], tuple[Tile, ...]]:
    """The hands of a shuffled set, each sorted, and the boneyard, the tile drawn next first. Rules D1, D2 and D3."""
    pile = list(DOUBLE_SIX)
    rng.shuffle(pile)
    size = HAND_SIZE[players]
    hands = {seat: tuple(sorted(pile[at * size : (at + 1) * size])) for at, seat in enumerate(seats_of(players))}
    return hands, tuple(pile[players * size :])


class Ending(StrEnum):
    """How a round ended."""

    OUT = "out"
    """A player placed the last tile of the hand, also when nobody else could have moved (D16)."""
    BLOCKED = "blocked"
    """The boneyard is empty and no player can place (D12)."""


class Move(NamedTuple):
    """An action and the seat that did it."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Round:
    """A round at some moment; every action leads to a new one.

    `deal` begins a round from a shuffled set, `of` states any position.
    """

    hands: Mapping[Seat, tuple[Tile, ...]] = field(hash=False)
    """The tiles in each hand, seats clockwise from yours."""
    boneyard: tuple[Tile, ...]
    """The tiles that may still be drawn, the next one first; none stays behind (rule D3)."""
    line: Line
    """The line on the table."""
    turn: Seat
    """Whose turn it is."""
    drawn: Tile | None = None
    """The tile just drawn that fits and must be played now (rule D10)."""
    history: tuple[Move, ...] = ()
    """Every action since the round, or the stated position, began."""

    @classmethod
    def deal(cls, players: int, opener: Seat, rng: random.Random) -> Round:
        """A new round: 7 tiles each for two players, 5 each for three or four, the rest is the boneyard.

        Rules D1, D2 and D3.
        """
        hands, boneyard = dealt(players, rng)
        return cls.of(hands, boneyard=boneyard, opener=opener)

    @classmethod
    def of(
        cls,
        hands: Mapping[Seat, Iterable[Tile]],
        *,
        opener: Seat,
        boneyard: Iterable[Tile] | None = None,
        line: Line | None = None,
        complete: bool = True,
    ) -> Round:
        """A stated position in which it is the turn of `opener`; without `boneyard` all other tiles are in it.

        `IllegalPlay` when the seats are not those of 2, 3 or 4 players, a tile is there twice, or one of
        the 28 is missing. `complete=False` allows missing tiles. Rules D1, D2 and D3.
        """
        seats = seats_of(len(hands))
        if opener not in seats or set(hands) != set(seats):
            raise IllegalPlay(Reason.NOT_AT_THE_TABLE)
        held = {seat: tuple(hands[seat]) for seat in seats}
        line = Line() if line is None else line
        used = Counter(line.tiles)
        for hand in held.values():
            used.update(hand)
        pile = tuple(tile for tile in DOUBLE_SIX if tile not in used) if boneyard is None else tuple(boneyard)
        used.update(pile)
        for tile, count in used.items():
            if tile not in DOUBLE_SIX:
                raise IllegalPlay(Reason.NOT_A_TILE, tile=tile)
            if count > 1:
                raise IllegalPlay(Reason.TILE_TWICE, tile=tile)
        if complete and len(used) < len(DOUBLE_SIX):
            raise IllegalPlay(Reason.TILES_MISSING)
        return cls(MappingProxyType(held), pile, line, opener)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def out_seat(self) -> Seat | None:
        """The seat with no tile left, which has gone out, or None. Rule D16."""
        return next((seat for seat, hand in self.hands.items() if not hand), None)

    @property
    def is_blocked(self) -> bool:
        """Is the boneyard empty, and can no player place? Going out is not a block. Rules D12 and D16."""
        if self.boneyard or self.out_seat is not None:
            return False
        return not any(self.line.fits(tile) for hand in self.hands.values() for tile in hand)

    @property
    def ending(self) -> Ending | None:
        """How the round has ended, or None while it goes on. Rule D16."""
        if self.out_seat is not None:
            return Ending.OUT
        return Ending.BLOCKED if self.is_blocked else None

    @property
    def points(self) -> int:
        """The raw points that the last action scored; only a placement ever scores. Rule D13."""
        if self.history and isinstance(self.history[-1].action, Play):
            return points(self.line)
        return 0

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that the player whose turn it is may do; nothing once the round has ended.

        Either one or more plays, or one draw, or one pass. Rules D9, D10 and D11.
        """
        if self.ending is not None:
            return ()
        hand = self.hands[self.turn]
        match legal_acts(self.line, hand, len(self.boneyard), self.drawn):
            case Act.PLAY:
                return tuple(Play(placement) for placement in playable(self.line, hand, self.drawn))
            case Act.DRAW:
                return (Draw(),)
            case Act.PASS:
                return (Pass(),)

    def why_illegal(self, action: Action) -> Reason | None:
        """The reason why the player whose turn it is may not do this, or None when it is allowed.

        Rules D7 and D9 to D11.
        """
        if self.ending is not None:
            return Reason.ROUND_OVER
        if isinstance(action, Play):
            return self._why_not_play(action)
        if self.drawn is not None:
            return Reason.MUST_PLAY_DRAWN
        if playable(self.line, self.hands[self.turn]):
            return Reason.MUST_PLAY
        if isinstance(action, Draw):
            return None if self.boneyard else Reason.BONEYARD_EMPTY
        return Reason.BONEYARD_NOT_EMPTY if self.boneyard else None

    def _why_not_play(self, play: Play) -> Reason | None:
        """The reason why this tile may not be placed there, or None."""
        tile = play.placement.tile
        if tile not in self.hands[self.turn]:
            return Reason.TILE_ALREADY_PLAYED if self.line.has(tile) else Reason.NOT_IN_HAND
        if self.drawn is not None and tile != self.drawn:
            return Reason.MUST_PLAY_DRAWN
        return self.line.why_illegal(play.placement)

    def after(self, action: Action) -> Round:
        """The round after this action of the player whose turn it is; `IllegalPlay` when it is not allowed.

        A placement or a pass ends the turn, a draw does not. Rules D5 and D9 to D11.
        """
        reason = self.why_illegal(action)
        if reason is not None:
            placement = action.placement if isinstance(action, Play) else None
            raise IllegalPlay(
                reason,
                tile=placement.tile if placement else None,
                end=placement.end if placement else None,
                action=act_of(action),
            )
        history = (*self.history, Move(self.turn, action))
        following = next_seat(self.turn, self.players)
        match action:
            case Play(placement):
                hand = tuple(tile for tile in self.hands[self.turn] if tile != placement.tile)
                return replace(
                    self,
                    hands=self._with_hand(hand),
                    line=self.line.after(placement),
                    turn=following,
                    drawn=None,
                    history=history,
                )
            case Draw():
                tile, *rest = self.boneyard
                return replace(
                    self,
                    hands=self._with_hand((*self.hands[self.turn], tile)),
                    boneyard=tuple(rest),
                    drawn=tile if self.line.fits(tile) else None,
                    history=history,
                )
            case Pass():
                return replace(self, turn=following, history=history)

    def _with_hand(self, hand: tuple[Tile, ...]) -> Mapping[Seat, tuple[Tile, ...]]:
        """All hands, with this one for the player whose turn it is."""
        return MappingProxyType({**self.hands, self.turn: hand})
