"""What to answer to an opponent's count."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from tutor.puzzles.answer import AnswerError, AnswerReason, Field, FieldType, Form, one_of, whole_number
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.seats import Seat
from tutor.rules.cribbage import ACCEPT, OVER, Announcement, Answer, Call, IllegalAction


class CallAnswer(NamedTuple):
    """Accept, call muggins for a number of points, or say that the count is too high."""

    answer: Answer

    def form(self) -> dict[str, list[str]]:
        """The answer as it stands in a form."""
        call, claim = self.answer
        return {"call": [call.value]} | ({"claim": [str(claim)]} if call is Call.MUGGINS else {})


@dataclass(frozen=True, slots=True)
class AnswerQuestion:
    """What do you answer to this count, those before you having accepted it? (Rules C3 to C7.)"""

    count: AnnouncedCount

    kind: ClassVar[str] = "answer"

    @property
    def accepted(self) -> tuple[Seat, ...]:
        """The opponents who have accepted before your turn."""
        opponents = self.count.opponents
        return opponents[: opponents.index(Seat.YOU)]

    @property
    def fields(self) -> tuple[Field, ...]:
        """The answer, and the number of points that a muggins call names."""
        return (Field("call", FieldType.ONE, tuple(call.value for call in Call)), Field("claim", FieldType.NUMBER))

    def parse(self, form: Form) -> CallAnswer:
        """Read the answer; the number is read for a muggins call only; raises AnswerError."""
        call = Call(one_of(form, self.fields[0]))
        if call is not Call.MUGGINS:
            return CallAnswer(Answer(call))
        claim = whole_number(form, "claim")
        try:
            return CallAnswer(Answer.muggins(claim))
        except IllegalAction:
            raise AnswerError("claim", AnswerReason.NOT_AN_OPTION, str(claim)) from None

    def right_answers(self) -> frozenset[CallAnswer]:
        """The answer that gets what is to be got and risks nothing; none where you are not asked."""
        if Seat.YOU not in self.count.opponents or not self.count.announcement.is_asked:
            return frozenset()
        return frozenset({CallAnswer(best_answer(self.count.announcement))})


def best_answer(announcement: Announcement) -> Answer:
    """Accept an exact count, claim exactly what was missed, challenge a count that is too high. Rules C4, C5, C7."""
    if announcement.missed:
        return Answer.muggins(announcement.missed)
    return OVER if announcement.excess else ACCEPT
