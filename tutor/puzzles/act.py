"""Play, draw or pass."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from tutor.puzzles.answer import Field, FieldType, Form, Telltale, one_of
from tutor.rules.dominoes import Act, Line, Tile, legal_acts


class ActAnswer(NamedTuple):
    """What the player does."""

    act: Act

    def form(self) -> dict[str, list[str]]:
        """The answer as it stands in a form."""
        return {"act": [self.act.value]}


@dataclass(frozen=True, slots=True)
class ActQuestion:
    """What must the player with this hand do: play, draw or pass? (Rules D9, D10, D11.)

    `boneyard` is the number of tiles in it.
    """

    line: Line
    hand: tuple[Tile, ...]
    boneyard: int
    drawn: Tile | None = None

    kind: ClassVar[str] = "act"
    gives_away: ClassVar[Telltale] = Telltale.NOTHING

    @property
    def fields(self) -> tuple[Field, ...]:
        """One choice of three."""
        return (Field("act", FieldType.ONE, tuple(act.value for act in Act)),)

    def parse(self, form: Form) -> ActAnswer:
        """Read the chosen act; raises AnswerError."""
        return ActAnswer(Act(one_of(form, self.fields[0])))

    def right_answers(self) -> frozenset[ActAnswer]:
        """The one act that the rules allow."""
        return frozenset({ActAnswer(act) for act in _acts(self)})

    def playable(self) -> tuple[Tile, ...]:
        """The tiles of the hand that fit somewhere."""
        return tuple(tile for tile in self.hand if self.line.fits(tile))


def _acts(question: ActQuestion) -> frozenset[Act]:
    allowed = legal_acts(question.line, question.hand, question.boneyard, question.drawn)
    return frozenset({allowed}) if isinstance(allowed, Act) else frozenset(allowed)
