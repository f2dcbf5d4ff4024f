"""What is shown of a count: the cards, what was announced and answered, and what follows from it."""

from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.seats import Seat, player_at, sides
from tutor.rules.cribbage import CARDS_IN_HAND, Answer, Breakdown, Card, Settlement, Table, count


class Scene:
    """What follows from the cards, the announced number and the answers that are shown.

    `cards` are those that are counted, `hand` your own when they are others, `laid` those of the play since the total
    last started again; `scores` are those before the count, one a side.
    """

    __slots__ = ()

    cards: tuple[Card, ...]
    starter: Card | None
    crib: bool
    hand: tuple[Card, ...] | None
    laid: tuple[Card, ...]
    announced: int | None
    answers: tuple[Answer, ...]
    table: Table
    counter: Seat
    dealer: Seat | None
    scores: tuple[tuple[Seat, int], ...]
    target: int

    @property
    def breakdown(self) -> Breakdown | None:
        """What the cards are truly worth; None where they are not a whole hand with the starter."""
        if self.starter is None or len(self.cards) != CARDS_IN_HAND:
            return None
        return count(self.cards, self.starter, crib=self.crib)

    @property
    def count(self) -> AnnouncedCount | None:
        """The announced count, if one is shown."""
        if self.starter is None or self.announced is None or len(self.cards) != CARDS_IN_HAND:
            return None
        scores = tuple(score for _, score in self.scores)
        return AnnouncedCount(
            self.cards, self.starter, self.crib, self.announced, self.table, self.counter, scores, self.target
        )

    @property
    def settlement(self) -> Settlement | None:
        """What the announced count comes to by the answers; None while it waits for them."""
        announced = self.count
        if announced is None or not announced.is_settled_by(self.answers):
            return None
        return announced.settle(self.answers)

    @property
    def scores_after(self) -> tuple[tuple[Seat, int], ...]:
        """The scores with the settled count; those before it where nothing is settled."""
        announced, settlement = self.count, self.settlement
        if announced is None or settlement is None or not self.scores:
            return self.scores
        gained = [0] * self.table.sides
        players = (announced.counter, *announced.opponents)
        for seat, points in zip(players, announced.gains(settlement), strict=True):
            gained[self.table.side_of(player_at(self.table, seat))] += points
        before = dict(self.scores)
        return tuple((seat, before[seat] + more) for seat, more in zip(sides(self.table), gained, strict=True))
