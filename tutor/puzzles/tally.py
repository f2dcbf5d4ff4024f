"""Reading a paper tally."""

from dataclasses import dataclass
from typing import ClassVar

from tutor.puzzles.answer import Field, FieldType, Form, Telltale, TotalAnswer, whole_number
from tutor.rules.dominoes import Tally, tally


@dataclass(frozen=True, slots=True)
class TallyQuestion:
    """What score, in raw points, does this tally show? (Rule D19.)"""

    points: int

    kind: ClassVar[str] = "tally"
    gives_away: ClassVar[Telltale] = Telltale.NOTHING

    @property
    def shown(self) -> Tally:
        """The signs and strokes on the paper."""
        return tally(self.points)

    @property
    def fields(self) -> tuple[Field, ...]:
        """One number."""
        return (Field("total", FieldType.NUMBER),)

    def parse(self, form: Form) -> TotalAnswer:
        """Read the score; raises AnswerError."""
        return TotalAnswer(whole_number(form, "total"))

    def right_answers(self) -> frozenset[TotalAnswer]:
        """The score that the signs, strokes and the number beside them add up to."""
        return frozenset({TotalAnswer(self.shown.points)})
