"""Finding a combination that a count left out."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from tutor.puzzles.answer import Field, FieldType, Form, several_of
from tutor.rules.cribbage import Breakdown, Card, Combination, count


class CardsAnswer(NamedTuple):
    """The cards marked."""

    cards: frozenset[Card]

    def form(self) -> dict[str, list[str]]:
        """The answer as it stands in a form."""
        return {"choice": [str(card) for card in sorted(self.cards)]}


@dataclass(frozen=True, slots=True)
class MissedQuestion:
    """Which cards make a combination that this count left out? (Rule C1.)

    `left_out` are combinations of the true count; the counter has named all others.
    """

    cards: tuple[Card, ...]
    starter: Card
    crib: bool
    left_out: tuple[Combination, ...]

    kind: ClassVar[str] = "missed"

    @property
    def breakdown(self) -> Breakdown:
        """Every combination."""
        return count(self.cards, self.starter, crib=self.crib)

    @property
    def named(self) -> tuple[Combination, ...]:
        """The combinations that the counter has named."""
        return tuple(each for each in self.breakdown.combinations if each not in self.left_out)

    @property
    def announced(self) -> int:
        """The number that the counter has announced."""
        return sum(each.points for each in self.named)

    @property
    def fields(self) -> tuple[Field, ...]:
        """One field in which any of the five cards can be marked."""
        return (Field("choice", FieldType.SEVERAL, tuple(map(str, (*self.cards, self.starter)))),)

    def parse(self, form: Form) -> CardsAnswer:
        """Read the marked cards; raises AnswerError."""
        return CardsAnswer(frozenset(map(Card.parse, several_of(form, self.fields[0]))))

    def right_answers(self) -> frozenset[CardsAnswer]:
        """The cards of each combination that was left out."""
        scored = self.breakdown.combinations
        return frozenset(CardsAnswer(frozenset(each.cards)) for each in self.left_out if each in scored)
