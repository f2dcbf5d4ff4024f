"""Who gets what from an announced count."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from tutor.puzzles.answer import AnswerError, AnswerReason, Field, FieldType, Form, whole_number
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.seats import Seat
from tutor.rules.cribbage import Answer, Settlement


class SettleAnswer(NamedTuple):
    """Net points of the counter and of each opponent, in turn from the counter's left."""

    points: tuple[int, ...]

    def form(self) -> dict[str, list[str]]:
        """The answer as it stands in a form."""
        return {"points": [str(points) for points in self.points]}


@dataclass(frozen=True, slots=True)
class SettleQuestion:
    """How many points does each of them have from this count, once it is settled? (Rules C3 to C7, C11.)

    With `count_shown` the true count is shown, and need not be found.
    """

    count: AnnouncedCount
    answers: tuple[Answer, ...]
    count_shown: bool = False

    kind: ClassVar[str] = "settle"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The counter, then the opponents in turn."""
        return (self.count.counter, *self.count.opponents)

    @property
    def settlement(self) -> Settlement:
        """What the rules make of it."""
        return self.count.settle(self.answers)

    @property
    def fields(self) -> tuple[Field, ...]:
        """One number a player."""
        return tuple(Field("points", FieldType.NUMBER, owner=seat.value) for seat in self.seats)

    def parse(self, form: Form) -> SettleAnswer:
        """Read one number a player; raises AnswerError."""
        if len(form.get("points", ())) > len(self.seats):
            raise AnswerError("points", AnswerReason.TOO_MANY, " ".join(form["points"]))
        return SettleAnswer(tuple(whole_number(form, "points", index=index) for index in range(len(self.seats))))

    def right_answers(self) -> frozenset[SettleAnswer]:
        """The points of the settlement."""
        return frozenset({SettleAnswer(self.count.gains(self.settlement))})
