"""A puzzle about cribbage: a question, and what is shown with it."""

from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.puzzles.cribbage.mistake import CribbageMistake
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.scene import Scene
from tutor.puzzles.cribbage.seats import TWO, Seat
from tutor.puzzles.making.puzzle import Seed
from tutor.rules.cribbage import Answer, Card, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(Scene):
    """What is shown with a question, under the names that a step of a lesson uses. None or empty is not shown."""

    cards: tuple[Card, ...] = ()
    starter: Card | None = None
    crib: bool = False
    hand: tuple[Card, ...] | None = None
    laid: tuple[Card, ...] = ()
    announced: int | None = None
    answers: tuple[Answer, ...] = ()
    table: Table = TWO
    counter: Seat = Seat.ACROSS
    dealer: Seat | None = None
    scores: tuple[tuple[Seat, int], ...] = ()
    target: int = 121
    show_count: bool = False
    """Whether the true count is shown before the answer."""


class Made(NamedTuple):
    """What comes of making a puzzle: its question, what is shown, and the mistake that it was steered towards."""

    question: CribbageQuestion
    shown: Shown
    aim: CribbageMistake | None = None


@dataclass(frozen=True, slots=True)
class CribbagePuzzle:
    """A question of practice, which its kind, level and number make what it is."""

    kind: str
    level: int
    number: int
    question: CribbageQuestion
    shown: Shown
    aim: CribbageMistake | None = field(default=None)
    """The mistake that this puzzle was steered towards, if it was: it shows in the answer of whoever makes it."""

    @property
    def seed(self) -> Seed:
        """Level and number, as they stand in the address."""
        return Seed(self.level, self.number)
