"""Which tile you would need to score."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from tutor.puzzles.answer import Field, FieldType, Form, Telltale, several_of
from tutor.rules.dominoes import Line, Tile, points


class NeededAnswer(NamedTuple):
    """The tiles marked as being able to score."""

    tiles: frozenset[Tile]

    def form(self) -> dict[str, list[str]]:
        """The answer as it stands in a form."""
        return {"ends": [str(tile) for tile in sorted(self.tiles)]}


@dataclass(frozen=True, slots=True)
class NeededQuestion:
    """Which of these tiles, none of which lies on the table yet, would score on this line? (Rules D1, D7, D13, D15.)

    A tile that fits both ends would score when it does so at one of them.
    """

    line: Line
    tiles: tuple[Tile, ...]

    kind: ClassVar[str] = "needed"
    gives_away: ClassVar[Telltale] = Telltale.NOTHING

    @property
    def fields(self) -> tuple[Field, ...]:
        """One field in which any of the tiles can be marked."""
        return (Field("ends", FieldType.SEVERAL, tuple(str(tile) for tile in self.tiles)),)

    def parse(self, form: Form) -> NeededAnswer:
        """Read the marked tiles; raises AnswerError."""
        return NeededAnswer(frozenset(Tile.parse(word) for word in several_of(form, self.fields[0])))

    def right_answers(self) -> frozenset[NeededAnswer]:
        """The tiles with at least one placement that scores; never asked when there is none."""
        return frozenset({NeededAnswer(frozenset(tile for tile in self.tiles if self._scores(tile)))})

    def _scores(self, tile: Tile) -> bool:
        return any(points(self.line.after(placement)) for placement in self.line.placements_of(tile))
