"""What comes off each player's score when the round is over."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from tutor.puzzles.answer import AnswerError, AnswerReason, Field, FieldType, Form, Telltale, whole_number
from tutor.rules.dominoes import Seat, Tile, deduction


class SettleAnswer(NamedTuple):
    """The deduction of each hand in raw points, in the order of the hands."""

    off: tuple[int, ...]

    def form(self) -> dict[str, list[str]]:
        """The answer as it stands in a form."""
        return {"off": [str(points) for points in self.off]}


@dataclass(frozen=True, slots=True)
class SettleQuestion:
    """How many points come off the score of each of these players? (Rules D16, D17.)

    An empty hand went out.
    """

    hands: tuple[tuple[Seat, tuple[Tile, ...]], ...]

    kind: ClassVar[str] = "settle"
    gives_away: ClassVar[Telltale] = Telltale.NOTHING

    @property
    def fields(self) -> tuple[Field, ...]:
        """One number a hand."""
        return tuple(Field("off", FieldType.NUMBER, owner=seat.value) for seat, _ in self.hands)

    def parse(self, form: Form) -> SettleAnswer:
        """Read one number a hand; a minus sign in front of a deduction means the same; raises AnswerError."""
        if len(form.get("off", ())) > len(self.hands):
            raise AnswerError("off", AnswerReason.TOO_MANY, " ".join(form["off"]))
        return SettleAnswer(tuple(abs(whole_number(form, "off", index=index)) for index in range(len(self.hands))))

    def right_answers(self) -> frozenset[SettleAnswer]:
        """The rounded pips of each hand."""
        return frozenset({SettleAnswer(tuple(deduction(hand) for _, hand in self.hands))})
