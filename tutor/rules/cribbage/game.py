"""A whole game: deals, discards, play and counts, until somebody reaches the target. Rules C0 to C13."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import assert_never

from tutor.rules.cribbage.action import Action, Announce, Discard, Go, Lay, Reply
from tutor.rules.cribbage.counting import Counting, Counts
from tutor.rules.cribbage.deal import Cut, Deal, cut_for_deal, lowest_cuts
from tutor.rules.cribbage.errors import CribbageReason, IllegalAction
from tutor.rules.cribbage.event import Event, Heels
from tutor.rules.cribbage.muggins import TARGETS
from tutor.rules.cribbage.play import Play
from tutor.rules.cribbage.table import Table


class Phase(StrEnum):
    """The stage of a deal, which says what can be done."""

    DISCARD = "discard"
    """Cards go to the crib."""
    PLAY = "play"
    """Cards are laid in turn."""
    ANNOUNCE = "announce"
    """A player counts and announces a number."""
    ANSWER = "answer"
    """The opponents answer in turn."""
    NEXT_DEAL = "next-deal"
    """All is counted and the deal passes to the left."""
    OVER = "over"
    """Somebody has reached the target."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game at any moment; `after(action)` is the next one.

    `scores` are kept by side and hold an announced count from the moment it is announced (rule C2); `play` and
    `counts` are those of this deal, None before they begin; `reached` is the side that reached the target first;
    `history` is everything that has scored; `cuts` are the cuts for the first deal.
    """

    table: Table
    target: int
    deal: Deal
    scores: tuple[int, ...]
    with_muggins: bool = True
    reverse: bool = False
    play: Play | None = None
    counts: Counts | None = None
    reached: int | None = None
    history: tuple[Event, ...] = ()
    cuts: tuple[tuple[Cut, ...], ...] = ()

    @classmethod
    def start(
        cls, table: Table, rng: Random, *, target: int = 121, with_muggins: bool = True, reverse: bool = False
    ) -> Game:
        """Cut for the deal, shuffle and deal."""
        cuts = cut_for_deal(table, rng)
        deal = Deal.shuffled(table, lowest_cuts(cuts[-1])[0], rng)
        return replace(cls.of(deal, target=target, with_muggins=with_muggins, reverse=reverse), cuts=cuts)

    @classmethod
    def of(
        cls,
        deal: Deal,
        *,
        target: int = 121,
        scores: Sequence[int] | None = None,
        with_muggins: bool = True,
        reverse: bool = False,
    ) -> Game:
        """A game that stands at these scores and goes on with this deal.

        The reverse game is played without Muggins, whatever was asked for. Rule C13.
        """
        if target not in TARGETS:
            raise IllegalAction(CribbageReason.UNKNOWN_TARGET, number=target)
        kept = tuple(scores) if scores is not None else (0,) * deal.table.sides
        if len(kept) != deal.table.sides:
            raise IllegalAction(CribbageReason.WRONG_NUMBER_OF_PLAYERS, number=len(kept))
        for score in kept:
            if not 0 <= score < target:
                raise IllegalAction(CribbageReason.SCORE_OUT_OF_RANGE, number=score)
        game = cls(deal.table, target, deal, kept, with_muggins=with_muggins and not reverse, reverse=reverse)
        return game if deal.waiting else game._starter_turned()

    @property
    def phase(self) -> Phase:
        """What can be done now."""
        if self.reached is not None:
            return Phase.OVER
        if self.deal.waiting:
            return Phase.DISCARD
        if self.counts is None:
            return Phase.PLAY
        if self.counts.pending is not None:
            return Phase.ANSWER
        return Phase.NEXT_DEAL if self.counts.counting is None else Phase.ANNOUNCE

    @property
    def to_act(self) -> tuple[int, ...]:
        """The players who may act now: several only while cards go to the crib, nobody between deals and at the end."""
        phase = self.phase
        if phase is Phase.DISCARD:
            return self.deal.waiting
        if phase is Phase.PLAY and self.play is not None:
            return (self.play.turn,)
        if phase is Phase.OVER or self.counts is None or self.counts.to_act is None:
            return ()
        return (self.counts.to_act,)

    @property
    def counting(self) -> Counting | None:
        """The hand to be counted now; None outside the counts."""
        return None if self.counts is None else self.counts.counting

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won: who reached the target, or in the reverse game everybody else. Rule C0."""
        if self.reached is None:
            return ()
        return tuple(side for side in range(self.table.sides) if (side == self.reached) is not self.reverse)

    def after(self, action: Action) -> Game:
        """The game after an action; `IllegalAction` says why the rules refuse one."""
        if self.phase is Phase.OVER:
            raise IllegalAction(CribbageReason.GAME_OVER)
        self.table.side_of(action.player)
        match action:
            case Discard(player, cards):
                self._refuse_unless(Phase.DISCARD)
                game = replace(self, deal=self.deal.discard(player, cards))
                return game if game.deal.waiting else game._starter_turned()
            case Lay(player, card):
                return self._played(self._ongoing_play().lay(player, card))
            case Go(player):
                return self._played(self._ongoing_play().go(player))
            case Announce(player, points):
                score = self.scores[self.table.side_of(player)]
                counts = self._ongoing_counts().announce(player, points, score=score, target=self.target)
                return self._announced(counts, player, points)
            case Reply(player, answer):
                counts = self._ongoing_counts().reply(player, answer)
                return self._settled(counts) if counts.pending is None else replace(self, counts=counts)
            case _:
                assert_never(action)

    def next_deal(self, rng: Random) -> Game:
        """Shuffle and deal again, the deal having passed to the left. Rule C0."""
        self._refuse_unless(Phase.NEXT_DEAL)
        return self.with_next_deal(Deal.shuffled(self.table, self.table.left_of(self.deal.dealer), rng))

    def with_next_deal(self, deal: Deal) -> Game:
        """Go on with a deal of known cards."""
        self._refuse_unless(Phase.NEXT_DEAL)
        if deal.table != self.table or deal.dealer != self.table.left_of(self.deal.dealer):
            raise IllegalAction(CribbageReason.NOT_YOUR_TURN, player=deal.dealer)
        game = replace(self, deal=deal, play=None, counts=None)
        return game if deal.waiting else game._starter_turned()

    def _refuse_unless(self, phase: Phase) -> None:
        """Raise `IllegalAction` at any other stage."""
        if self.phase is Phase.OVER:
            raise IllegalAction(CribbageReason.GAME_OVER)
        if self.phase is not phase:
            raise IllegalAction(
                CribbageReason.DEAL_NOT_FINISHED if phase is Phase.NEXT_DEAL else CribbageReason.NOT_NOW
            )

    def _ongoing_play(self) -> Play:
        """The play, at the stage at which cards are laid."""
        self._refuse_unless(Phase.PLAY)
        assert self.play is not None
        return self.play

    def _ongoing_counts(self) -> Counts:
        """The counts, at the stage at which they are announced and answered."""
        if self.counts is None:
            raise IllegalAction(CribbageReason.NOT_NOW)
        return self.counts

    def _pegged(self, player: int, points: int) -> Game:
        """Add points to the score of a player's side, which ends the game when it gets to the target."""
        side = self.table.side_of(player)
        scores = tuple(score + points * (other == side) for other, score in enumerate(self.scores))
        return replace(self, scores=scores, reached=side if scores[side] >= self.target else None)

    def _recorded(self, event: Event) -> Game:
        """Keep what has scored."""
        return replace(self, history=(*self.history, event))

    def _starter_turned(self) -> Game:
        """Turn the starter, peg his heels, and begin the play."""
        dealer = self.deal.dealer
        game = replace(self, play=Play.start(self.table, dealer, self.deal.hands))
        if not self.deal.has_heels:
            return game
        heels = Heels(dealer)
        return game._recorded(heels)._pegged(dealer, heels.points)

    def _played(self, play: Play) -> Game:
        """Peg what the last action of the play scored; after the last card of all the counts begin. Rule C10."""
        game = replace(self, play=play)
        for scored in play.pegged:
            game = game._recorded(scored)._pegged(scored.player, scored.points)
            if game.reached is not None:
                return game
        if not play.is_over:
            return game
        game = replace(game, counts=Counts(self.deal))
        return game if self.with_muggins else game._counted_by_themselves()

    def _counted_by_themselves(self) -> Game:
        """Count and peg everything in order, until somebody reaches the target. Rule C2."""
        game = self
        while game.reached is None and game.counts is not None and game.counts.counting is not None:
            counts = game.counts.by_itself()
            counted = counts.counted[-1]
            game = replace(game, counts=counts)._recorded(counted)._pegged(counted.player, counted.points)
        return game

    def _announced(self, counts: Counts, player: int, points: int) -> Game:
        """Peg an announced count at once; while it waits for its answers it cannot end the game. Rules C2 and C11."""
        game = self._pegged(player, points)
        if counts.pending is not None:
            return replace(game, counts=counts, reached=None)
        return replace(game, counts=counts)._recorded(counts.counted[-1])

    def _settled(self, counts: Counts) -> Game:
        """Correct the counter's score and give the caller the points; the counter's score is looked at first. C11."""
        counted = counts.counted[-1]
        game = replace(self, counts=counts)._recorded(counted)
        game = game._pegged(counted.player, counted.points - (counted.announced or 0))
        if counted.caller is None:
            return game
        first = game.reached
        game = game._pegged(counted.caller, counted.caller_points)
        return game if first is None else replace(game, reached=first)
