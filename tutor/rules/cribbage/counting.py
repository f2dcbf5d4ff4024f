"""The counts of one deal: each hand from the dealer's left, then the crib, each with its round of answers. Rule C9."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from tutor.rules.cribbage.card import Card
from tutor.rules.cribbage.count import Breakdown, count
from tutor.rules.cribbage.deal import Deal
from tutor.rules.cribbage.errors import CribbageReason, IllegalAction
from tutor.rules.cribbage.event import Counted
from tutor.rules.cribbage.muggins import Announcement, Answer, Call


class Counting(NamedTuple):
    """The hand or the crib whose turn it is to be counted."""

    player: int
    crib: bool
    cards: tuple[Card, ...]
    starter: Card

    @property
    def breakdown(self) -> Breakdown:
        """What it is truly worth."""
        return count(self.cards, self.starter, crib=self.crib)


@dataclass(frozen=True, slots=True)
class Counts:
    """How far the counts of a deal have come.

    `counted` are the hands already settled, `pending` is the announced count that waits for answers and `answers`
    are those given to it, from the counter's left.
    """

    deal: Deal
    counted: tuple[Counted, ...] = ()
    pending: Announcement | None = None
    answers: tuple[Answer, ...] = ()

    @property
    def counting(self) -> Counting | None:
        """The hand to be counted now, the dealer's after all others and then the crib; None when all is counted."""
        deal, done = self.deal, len(self.counted)
        if deal.starter is None or done > deal.table.players:
            return None
        if done == deal.table.players:
            return Counting(deal.dealer, True, deal.crib, deal.starter)
        player = deal.table.from_left_of(deal.dealer)[done]
        return Counting(player, False, deal.hands[player], deal.starter)

    @property
    def to_act(self) -> int | None:
        """The player who announces or answers next; None when all is counted."""
        counting = self.counting
        if counting is None or self.pending is None:
            return None if counting is None else counting.player
        return self.deal.table.opponents_of(counting.player)[len(self.answers)]

    def by_itself(self) -> Counts:
        """The counts after the next hand was counted automatically, as in the ordinary game. Rule C2."""
        counting = self._now()
        return self._with(Counted(counting.player, counting.crib, counting.breakdown))

    def announce(self, player: int, points: int, *, score: int, target: int) -> Counts:
        """The counts after a player announced a number, which is settled at once when nobody is asked. Rules C2, C11.

        `score` is what the counter's side had before the count.
        """
        counting = self._now()
        if self.pending is not None:
            raise IllegalAction(CribbageReason.NOT_NOW, player=player)
        if player != counting.player:
            raise IllegalAction(CribbageReason.NOT_YOUR_TURN, player=player)
        announcement = Announcement(counting.breakdown.total, points, score, target)
        announced = replace(self, pending=announcement)
        return announced if announcement.is_asked else announced._settled()

    def reply(self, player: int, answer: Answer) -> Counts:
        """The counts after an answer; the first other than accept, or the last of all, settles the count. Rule C3."""
        counting = self._now()
        if self.pending is None:
            raise IllegalAction(CribbageReason.NOT_NOW, player=player)
        opponents = self.deal.table.opponents_of(counting.player)
        if player not in opponents:
            raise IllegalAction(CribbageReason.OWN_SIDE, player=player)
        if player != opponents[len(self.answers)]:
            raise IllegalAction(CribbageReason.NOT_YOUR_TURN, player=player)
        answered = replace(self, answers=(*self.answers, answer.checked()))
        if answer.call is Call.ACCEPT and len(answered.answers) < len(opponents):
            return answered
        return answered._settled()

    def _now(self) -> Counting:
        """The hand to be counted now; `IllegalAction` when there is none."""
        counting = self.counting
        if counting is None:
            raise IllegalAction(CribbageReason.NOT_NOW)
        return counting

    def _settled(self) -> Counts:
        """Settle the pending count by its answers."""
        counting, pending = self._now(), self.pending
        assert pending is not None
        settlement = pending.settle(self.answers)
        opponents = self.deal.table.opponents_of(counting.player)
        return self._with(
            Counted(
                counting.player,
                counting.crib,
                counting.breakdown,
                announced=pending.announced,
                answers=self.answers,
                settlement=settlement,
                caller=None if settlement.by is None else opponents[settlement.by],
            )
        )

    def _with(self, counted: Counted) -> Counts:
        """Go on to the next hand."""
        return Counts(self.deal, (*self.counted, counted))
