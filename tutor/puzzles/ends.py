"""Which tiles of a line are counted."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from tutor.puzzles.answer import Field, FieldType, Form, Telltale, several_of
from tutor.rules.dominoes import Line, Tile, counted


class EndsAnswer(NamedTuple):
    """The tiles marked as counted."""

    tiles: frozenset[Tile]

    def form(self) -> dict[str, list[str]]:
        """The answer as it stands in a form."""
        return {"ends": [str(tile) for tile in sorted(self.tiles)]}


@dataclass(frozen=True, slots=True)
class EndsQuestion:
    """Which tiles of this line are counted when the ends are added up? (Rules D13, D14.)"""

    line: Line

    kind: ClassVar[str] = "ends"
    gives_away: ClassVar[Telltale] = Telltale.SUM

    @property
    def fields(self) -> tuple[Field, ...]:
        """One field in which any tile of the line can be marked, in the order they lie, left to right."""
        return (Field("ends", FieldType.SEVERAL, tuple(str(laid.tile) for laid in self.line.oriented)),)

    def parse(self, form: Form) -> EndsAnswer:
        """Read the marked tiles; raises AnswerError."""
        return EndsAnswer(frozenset(Tile.parse(word) for word in several_of(form, self.fields[0])))

    def right_answers(self) -> frozenset[EndsAnswer]:
        """The tiles with a contribution to the sum, also when that contribution is zero."""
        return frozenset({EndsAnswer(frozenset(contribution.tile for contribution in counted(self.line)))})
