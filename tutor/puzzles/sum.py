"""The sum of the ends and the points that it scores."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from tutor.puzzles.answer import Field, FieldType, Form, Telltale, whole_number
from tutor.rules.dominoes import Act, Line, points_for, sum_of_ends


class SumAnswer(NamedTuple):
    """A sum of the ends and its points in raw points; None for what was not asked."""

    sum: int | None
    points: int | None

    def form(self) -> dict[str, list[str]]:
        """The answer as it stands in a form."""
        return {name: [str(value)] for name, value in self._asdict().items() if value is not None}


@dataclass(frozen=True, slots=True)
class SumQuestion:
    """What is the sum of the ends of this line, and what does it score? (Rules D13, D14, D15.)

    `act` is what the player has just done: only a placement scores, whatever the ends add up to.
    """

    line: Line
    asked: tuple[str, ...] = ("sum", "points")
    act: Act = Act.PLAY

    kind: ClassVar[str] = "sum"
    gives_away: ClassVar[Telltale] = Telltale.SUM

    @property
    def fields(self) -> tuple[Field, ...]:
        """The numbers asked for."""
        return tuple(Field(name, FieldType.NUMBER) for name in self.asked)

    def parse(self, form: Form) -> SumAnswer:
        """Read the numbers; raises AnswerError."""
        return self.answer(**{name: whole_number(form, name) for name in self.asked})

    def answer(self, *, sum: int = 0, points: int = 0) -> SumAnswer:  # noqa: A002
        """The answer with these numbers, of which only those asked for are kept."""
        return SumAnswer(sum if "sum" in self.asked else None, points if "points" in self.asked else None)

    def right_answers(self) -> frozenset[SumAnswer]:
        """The sum of the ends of the line and its points."""
        total = sum_of_ends(self.line)
        return frozenset({self.answer(sum=total, points=points_for(total) if self.act is Act.PLAY else 0)})
