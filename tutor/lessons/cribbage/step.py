"""One page of a lesson about cribbage."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from tutor.lessons.course import AnyStep
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.seats import TWO, Seat, player_at, sides
from tutor.rules.cribbage import CARDS_IN_HAND, Action, Answer, Breakdown, Card, Event, Settlement, Table, count

#: The kinds of question to which the true count is the answer, or from which it follows.
_COUNTING: Final = frozenset({"count", "missed", "answer", "settle", "over", "asked"})


class CribbageMove(NamedTuple):
    """What a player did in a scripted deal, and what came of it."""

    seat: Seat
    action: Action
    events: tuple[Event, ...] = ()
    """What it scored, his heels and a settled count included, in order; players are numbered clockwise from you."""
    starter: Card | None = None
    """The starter, where this discard was the last and it was turned."""


@dataclass(frozen=True, slots=True)
class CribbageStep(AnyStep):
    """What a step about cribbage shows and asks. What is None, empty or false is not shown.

    `scores` are those before the count that is shown, one a side.
    """

    cards: tuple[Card, ...] = ()
    starter: Card | None = None
    crib: bool = False
    hand: tuple[Card, ...] | None = None
    """Your own cards, when they are not the ones that are counted."""
    laid: tuple[Card, ...] = ()
    """The cards of the play since the total last started again."""
    announced: int | None = None
    answers: tuple[Answer, ...] = ()
    table: Table = TWO
    counter: Seat = Seat.ACROSS
    dealer: Seat | None = None
    scores: tuple[tuple[Seat, int], ...] = ()
    target: int = 121
    compare: bool = False
    """Whether ordinary cribbage and Muggins are set side by side."""
    show_count: bool = False
    """Whether the true count is shown although something is asked."""
    moves: tuple[CribbageMove, ...] = ()
    question: CribbageQuestion | None = None

    @property
    def is_counted(self) -> bool:
        """Whether the cards are a hand or a crib that can be counted."""
        return len(self.cards) == CARDS_IN_HAND and self.starter is not None

    @property
    def breakdown(self) -> Breakdown | None:
        """What the cards are truly worth; None where they are not a whole hand with the starter."""
        if self.starter is None or len(self.cards) != CARDS_IN_HAND:
            return None
        return count(self.cards, self.starter, crib=self.crib)

    @property
    def hides_count(self) -> bool:
        """Whether the true count would give the answer away."""
        if self.hide:
            return True
        return self.question is not None and self.question.kind in _COUNTING and not self.show_count

    @property
    def hides_settlement(self) -> bool:
        """Whether what the count comes to would give the answer away."""
        return self.hide or self.question is not None

    @property
    def count(self) -> AnnouncedCount | None:
        """The announced count, if one is shown."""
        if self.starter is None or self.announced is None or not self.is_counted:
            return None
        scores = tuple(score for _, score in self.scores)
        return AnnouncedCount(
            self.cards, self.starter, self.crib, self.announced, self.table, self.counter, scores, self.target
        )

    @property
    def settlement(self) -> Settlement | None:
        """What the announced count comes to by the answers; None while it waits for them."""
        announced = self.count
        if announced is None or not (self.answers or not announced.announcement.is_asked):
            return None
        return announced.settle(self.answers)

    @property
    def scores_after(self) -> tuple[tuple[Seat, int], ...]:
        """The scores with the settled count; those before it where nothing is settled."""
        announced, settlement = self.count, self.settlement
        if announced is None or settlement is None or not self.scores:
            return self.scores
        gained = dict.fromkeys(sides(self.table), 0)
        players = (announced.counter, *announced.opponents)
        for seat, points in zip(players, announced.gains(settlement), strict=True):
            gained[_side(self.table, seat)] += points
        return tuple((seat, score + gained[seat]) for seat, score in self.scores)


def _side(table: Table, seat: Seat) -> Seat:
    """The seat that stands for a player's side."""
    return sides(table)[table.side_of(player_at(table, seat))]
