"""A whole game: round after round, with scores, until somebody reaches the target."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from tutor.rules.dominoes.action import Action, Play, act_of
from tutor.rules.dominoes.lot import Lot, draw_lot
from tutor.rules.dominoes.round import Round
from tutor.rules.dominoes.seat import Seat, seats_of
from tutor.rules.dominoes.settlement import next_opener, settle
from tutor.rules.errors import IllegalPlay, Reason

TARGET: dict[int, int] = {2: 250, 3: 200, 4: 200}
"""The raw points that win the game, for two, three and four players (rule D18)."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game at some moment; every action leads to a new one.

    `start` begins a game. Once its round has ended, `next_round` goes on, until there is a `winner`.
    """

    scores: Mapping[Seat, int] = field(hash=False)
    """Each player's own score in raw points, the settlement of an ended round included (rules D1 and D16)."""
    round: Round
    """The round in play, or the one that has just ended."""
    lots: tuple[Lot, ...] = ()
    """The lots drawn for this round's opener; none when the player who went out opens (rules D4 and D6)."""
    number: int = 1
    """Which round of the game this is, from 1."""
    winner: Seat | None = None
    """Who has reached the target, or None while the game goes on (rule D18)."""

    @classmethod
    def start(cls, players: int, rng: random.Random) -> Game:
        """A new game for two, three or four: a lot for the opener, a deal, and nobody has points yet.

        Rules D1, D2 and D4.
        """
        seats = seats_of(players)
        lots, opener = draw_lot(seats, rng)
        scores = MappingProxyType(dict.fromkeys(seats, 0))
        return cls(scores, Round.deal(players, opener, rng), lots)

    @property
    def players(self) -> int:
        """How many play."""
        return self.round.players

    @property
    def target(self) -> int:
        """The raw points that win this game. Rule D18."""
        return TARGET[self.players]

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that the player whose turn it is may do; nothing once the round or the game is over."""
        return () if self.winner is not None else self.round.legal_actions()

    def why_illegal(self, action: Action) -> Reason | None:
        """The reason why the player whose turn it is may not do this, or None when it is allowed."""
        return Reason.GAME_OVER if self.winner is not None else self.round.why_illegal(action)

    def after(self, action: Action) -> Game:
        """The game after this action: points are added, and a round that ends by it is settled.

        Reaching the target wins at once, and then nothing is taken off. `IllegalPlay` when the action is not
        allowed. Rules D13, D16, D17 and D18.
        """
        if self.winner is not None:
            placement = action.placement if isinstance(action, Play) else None
            raise IllegalPlay(
                Reason.GAME_OVER,
                tile=placement.tile if placement else None,
                end=placement.end if placement else None,
                action=act_of(action),
            )
        mover = self.round.turn
        following = self.round.after(action)
        score = self.scores[mover] + following.points
        scores: Mapping[Seat, int] = MappingProxyType({**self.scores, mover: score})
        if following.points and score >= self.target:
            return replace(self, scores=scores, round=following, winner=mover)
        if following.ending is not None:
            scores = settle(scores, following.hands)
        return replace(self, scores=scores, round=following)

    def next_round(self, rng: random.Random) -> Game:
        """The next round, newly dealt: whoever went out opens, after a blocked round a new lot decides.

        `IllegalPlay` while the round goes on and when the game is over. Rule D6.
        """
        if self.winner is not None:
            raise IllegalPlay(Reason.GAME_OVER)
        ending = self.round.ending
        if ending is None:
            raise IllegalPlay(Reason.ROUND_NOT_OVER)
        lots: tuple[Lot, ...] = ()
        opener = next_opener(ending, self.round.out_seat)
        if opener is None:
            lots, opener = draw_lot(seats_of(self.players), rng)
        return replace(self, round=Round.deal(self.players, opener, rng), lots=lots, number=self.number + 1)
