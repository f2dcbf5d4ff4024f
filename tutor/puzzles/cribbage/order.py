"""Whose answer settles a count, who answers next, who counts next."""

from dataclasses import dataclass
from typing import ClassVar

from tutor.puzzles.answer import Choice
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.choice import NOBODY
from tutor.puzzles.cribbage.seats import SEATS, TWO, Seat, opponents_of, partner_of, player_at, seat_of
from tutor.rules.cribbage import Answer, Call, Table


@dataclass(frozen=True, slots=True)
class WhoseQuestion(Choice):
    """Each of them would answer like this: whose answer settles the count? (Rules C3, C12.)

    `answers` are those of the opponents, in turn from the counter's left, and `partner` is what the counter's partner
    would say; `count` is what they are about, where it is shown.
    """

    table: Table
    counter: Seat
    answers: tuple[Answer, ...]
    count: AnnouncedCount | None = None
    partner: Answer | None = None

    kind: ClassVar[str] = "whose"

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Those who may answer, in turn."""
        return opponents_of(self.table, self.counter)

    @property
    def said(self) -> tuple[tuple[Seat, Answer], ...]:
        """What each of them would say, clockwise from you, which need not be the order in which they are asked."""
        by_seat = dict(zip(self.opponents, self.answers, strict=False))
        partner = partner_of(self.table, self.counter)
        if partner is not None and self.partner is not None:
            by_seat[partner] = self.partner
        return tuple((seat, by_seat[seat]) for seat in SEATS[self.table.players] if seat in by_seat)

    @property
    def options(self) -> tuple[str, ...]:
        """Every other seat, clockwise from you, and nobody."""
        return (*(seat.value for seat in SEATS[self.table.players] if seat is not self.counter), NOBODY)

    @property
    def right(self) -> str:
        """The first who says something else than accept."""
        answered = zip(self.opponents, self.answers, strict=False)
        return next((seat.value for seat, answer in answered if answer.call is not Call.ACCEPT), NOBODY)


@dataclass(frozen=True, slots=True)
class NextQuestion(Choice):
    """Who answers this count first, or next after these answers? (Rules C3, C12.)"""

    table: Table
    counter: Seat
    answers: tuple[Answer, ...] = ()
    count: AnnouncedCount | None = None

    kind: ClassVar[str] = "next"

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Those who may answer, in turn."""
        return opponents_of(self.table, self.counter)

    @property
    def options(self) -> tuple[str, ...]:
        """Every seat, clockwise from you, and nobody."""
        return (*(seat.value for seat in SEATS[self.table.players]), NOBODY)

    @property
    def right(self) -> str:
        """The next opponent in turn; nobody once the count is settled."""
        opponents, done = self.opponents, len(self.answers)
        settled = done == len(opponents) or any(answer.call is not Call.ACCEPT for answer in self.answers)
        return NOBODY if settled else opponents[done].value


@dataclass(frozen=True, slots=True)
class TurnQuestion(Choice):
    """Who counts next, after so many hands of this deal have been counted? (Rules C0, C9.)

    When all hands have been counted, it is the crib's turn.
    """

    dealer: Seat
    table: Table = TWO
    counted: int = 0

    kind: ClassVar[str] = "turn"

    @property
    def options(self) -> tuple[str, ...]:
        """Every seat, clockwise from you."""
        return tuple(seat.value for seat in SEATS[self.table.players])

    @property
    def right(self) -> str:
        """From the dealer's left; the dealer's hand comes last, and then the crib, which is the dealer's too."""
        order = self.table.from_left_of(player_at(self.table, self.dealer))
        return seat_of(self.table, order[min(self.counted, self.table.players - 1)]).value
