"""What four cards and the starter are worth."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from tutor.puzzles.answer import Field, FieldType, Form, TotalAnswer, whole_number
from tutor.rules.cribbage import Breakdown, Card, Combination, Kind, count


class Part(StrEnum):
    """The part of a count that is asked for."""

    TOTAL = "total"
    """Everything."""
    FIFTEENS = "fifteens"
    """The points for fifteens."""
    PAIRS = "pairs"
    """The points for pairs."""
    RUNS = "runs"
    """The points for runs."""
    FLUSH = "flush"
    """The points for a flush."""
    NOBS = "nobs"
    """The point for his nobs."""

    def holds(self, combination: Combination) -> bool:
        """Whether a combination belongs to this part."""
        return self is Part.TOTAL or self is _PART[combination.kind]


_PART = {
    Kind.FIFTEEN: Part.FIFTEENS,
    Kind.PAIR: Part.PAIRS,
    Kind.RUN: Part.RUNS,
    Kind.FLUSH: Part.FLUSH,
    Kind.NOBS: Part.NOBS,
}


@dataclass(frozen=True, slots=True)
class CountQuestion:
    """How many points is this hand, or this crib, worth with the starter? (Rule C1.)"""

    cards: tuple[Card, ...]
    starter: Card
    crib: bool = False
    asked: Part = Part.TOTAL

    kind: ClassVar[str] = "count"

    @property
    def breakdown(self) -> Breakdown:
        """Every combination."""
        return count(self.cards, self.starter, crib=self.crib)

    @property
    def fields(self) -> tuple[Field, ...]:
        """One number."""
        return (Field("total", FieldType.NUMBER),)

    def parse(self, form: Form) -> TotalAnswer:
        """Read the number of points; raises AnswerError."""
        return TotalAnswer(whole_number(form, "total"))

    def right_answers(self) -> frozenset[TotalAnswer]:
        """The points of the part that is asked for."""
        scored = self.breakdown.combinations
        return frozenset({TotalAnswer(sum(each.points for each in scored if self.asked.holds(each)))})
