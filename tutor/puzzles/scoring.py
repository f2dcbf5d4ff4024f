"""Every placement of a hand that scores."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from tutor.puzzles.answer import Field, FieldType, Form, Telltale, several_of
from tutor.rules.dominoes import End, Line, Placement, Tile, points


class ScoringAnswer(NamedTuple):
    """The placements marked as scoring."""

    placements: frozenset[Placement]

    def form(self) -> dict[str, list[str]]:
        """The answer as it stands in a form."""
        return {"ends": sorted(str(placement) for placement in self.placements)}


@dataclass(frozen=True, slots=True)
class ScoringQuestion:
    """Which placements of this hand score? (Rules D7, D13, D14, D15.)"""

    line: Line
    hand: tuple[Tile, ...]

    kind: ClassVar[str] = "scoring"
    gives_away: ClassVar[Telltale] = Telltale.NOTHING

    @property
    def fields(self) -> tuple[Field, ...]:
        """One field in which each tile can be marked at either end, or as the opening of an empty table."""
        ends: tuple[End | None, ...] = tuple(End) if self.line.placements else (None,)
        options = tuple(str(Placement(tile, end)) for tile in self.hand for end in ends)
        return (Field("ends", FieldType.SEVERAL, options),)

    def parse(self, form: Form) -> ScoringAnswer:
        """Read the marked placements; raises AnswerError."""
        return ScoringAnswer(frozenset(Placement.parse(word) for word in several_of(form, self.fields[0])))

    def legal_placements(self) -> tuple[Placement, ...]:
        """Every placement that the rules allow with this hand."""
        return tuple(placement for tile in self.hand for placement in self.line.placements_of(tile))

    def right_answers(self) -> frozenset[ScoringAnswer]:
        """All legal placements that score; never asked when there is none."""
        legal = self.legal_placements()
        return frozenset(
            {ScoringAnswer(frozenset(placement for placement in legal if points(self.line.after(placement))))}
        )
