"""One page of a lesson about cribbage."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from tutor.lessons.course import AnyStep
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.scene import Scene
from tutor.puzzles.cribbage.seats import TWO, Seat
from tutor.rules.cribbage import Action, Answer, Card, Event, Table

#: The kinds of question to which the true count is the answer, or from which it follows.
_COUNTING: Final = frozenset({"count", "missed", "answer", "settle", "over", "asked", "shown", "whose"})


class CribbageMove(NamedTuple):
    """What a player did in a scripted deal, and what came of it."""

    seat: Seat
    action: Action
    events: tuple[Event, ...] = ()
    """What it scored, his heels and a settled count included, in order; players are numbered clockwise from you."""
    starter: Card | None = None
    """The starter, where this discard was the last and it was turned."""


@dataclass(frozen=True, slots=True)
class CribbageStep(AnyStep, Scene):
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
    def hides_count(self) -> bool:
        """Whether the true count would give the answer away."""
        if self.hide:
            return True
        return self.question is not None and self.question.kind in _COUNTING and not self.show_count

    @property
    def hides_settlement(self) -> bool:
        """Whether what the count comes to would give the answer away."""
        return self.hide or self.question is not None
