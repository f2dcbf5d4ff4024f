"""A count that a player at the table has announced, with the cards that it is about."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tutor.puzzles.cribbage.seats import TWO, Seat, opponents_of, player_at
from tutor.rules.cribbage import Announcement, Answer, Breakdown, Call, Card, Settlement, Table, count


@lru_cache(maxsize=64)
def _counted(cards: tuple[Card, ...], starter: Card, crib: bool) -> Breakdown:
    """The breakdown of a hand, which a question asks for again and again."""
    return count(cards, starter, crib=crib)


@dataclass(frozen=True, slots=True)
class AnnouncedCount:
    """Four cards and the starter, what their owner announced for them, and where the game stands.

    `scores` are those before the count, one a side; none means that nobody has scored yet.
    """

    cards: tuple[Card, ...]
    starter: Card
    crib: bool
    announced: int
    table: Table = TWO
    counter: Seat = Seat.ACROSS
    scores: tuple[int, ...] = ()
    target: int = 121

    @property
    def breakdown(self) -> Breakdown:
        """What the cards are truly worth. Rule C1."""
        return _counted(self.cards, self.starter, self.crib)

    @property
    def true(self) -> int:
        """The true count."""
        return self.breakdown.total

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Those who may answer, in turn from the counter's left. Rules C3, C12."""
        return opponents_of(self.table, self.counter)

    def score_of(self, seat: Seat) -> int:
        """The score of a player's side before the count."""
        return self.scores[self.table.side_of(player_at(self.table, seat))] if self.scores else 0

    @property
    def announcement(self) -> Announcement:
        """The count as the rules see it; raises `IllegalAction` for numbers that cannot occur."""
        return self.announcement_of(self.true)

    def announcement_of(self, true: int) -> Announcement:
        """The same announcement if this were the true count."""
        return Announcement(true, self.announced, self.score_of(self.counter), self.target)

    def is_settled_by(self, answers: Sequence[Answer]) -> bool:
        """Whether nobody is left to be asked: a call, everybody's answer, or a count that nobody answers."""
        if not self.announcement.is_asked or len(answers) >= len(self.opponents):
            return True
        return any(answer.call is not Call.ACCEPT for answer in answers)

    def settle(self, answers: Sequence[Answer]) -> Settlement:
        """What these answers make of it. Rules C3 to C8, C11."""
        return self.announcement.settle(answers)

    def gains(self, settlement: Settlement) -> tuple[int, ...]:
        """The net points of the counter, and of each opponent in turn, from this count."""
        others = [0] * len(self.opponents)
        if settlement.by is not None:
            others[settlement.by] = settlement.caller
        return (settlement.counter, *others)

    def caller(self, answers: Sequence[Answer]) -> Seat | None:
        """The opponent whose answer is the first other than accept. Rule C3."""
        answered = zip(self.opponents, answers, strict=False)
        return next((seat for seat, answer in answered if answer.call is not Call.ACCEPT), None)
