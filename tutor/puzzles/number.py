"""Numbers that belong to the rules: how many tiles, how many points."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from tutor.puzzles.answer import Field, FieldType, Form, Telltale, TotalAnswer, whole_number
from tutor.rules.dominoes import DOUBLE_SIX, HAND_SIZE, STROKE, TARGET, Line, Tile

#: The table before the opening.
EMPTY_TABLE: Final = Line()


class Fact(StrEnum):
    """What is asked for."""

    SET_SIZE = "set-size"
    """How many tiles the set has. Rule D1."""
    TILES_WITH = "tiles-with"
    """How many tiles of the set carry a value. Rule D1."""
    UNSEEN = "unseen"
    """How many tiles of the set carry a value and are neither in the line nor in the hand. Rule D1."""
    HAND_SIZE = "hand-size"
    """How many tiles each player gets. Rule D2."""
    BONEYARD_SIZE = "boneyard-size"
    """How many tiles may still be drawn. Rules D2, D3."""
    TARGET = "target"
    """How many points win the game. Rule D18."""
    OPEN_ENDS = "open-ends"
    """How many open ends the line has. Rule D8."""
    STROKE = "stroke"
    """How many points a stroke of the tally stands for. Rule D19."""


@dataclass(frozen=True, slots=True)
class NumberQuestion:
    """How many? `players`, `value`, `line`, `hand` and `taken` are given where the fact depends on them.

    `taken` is how many tiles of the boneyard have been drawn since the deal.
    """

    fact: Fact
    players: int = 2
    value: int = 0
    line: Line = EMPTY_TABLE
    taken: int = 0
    hand: tuple[Tile, ...] = ()

    kind: ClassVar[str] = "number"
    gives_away: ClassVar[Telltale] = Telltale.OPEN_PLACES

    @property
    def seen(self) -> tuple[Tile, ...]:
        """The tiles with the value that lie in the line or are in the hand, in the order of the set."""
        return tuple(sorted(tile for tile in (*self.line.tiles, *self.hand) if tile.has(self.value)))

    @property
    def unseen(self) -> tuple[Tile, ...]:
        """The other tiles with the value, in the order of the set."""
        return tuple(tile for tile in DOUBLE_SIX if tile.has(self.value) and tile not in self.seen)

    @property
    def fields(self) -> tuple[Field, ...]:
        """One number."""
        return (Field("total", FieldType.NUMBER),)

    def parse(self, form: Form) -> TotalAnswer:
        """Read the number; raises AnswerError."""
        return TotalAnswer(whole_number(form, "total"))

    def right_answers(self) -> frozenset[TotalAnswer]:
        """The number that the rules give."""
        return frozenset({TotalAnswer(_NUMBER[self.fact](self))})


_NUMBER: Final[dict[Fact, Callable[[NumberQuestion], int]]] = {
    Fact.SET_SIZE: lambda question: len(DOUBLE_SIX),
    Fact.TILES_WITH: lambda question: sum(tile.has(question.value) for tile in DOUBLE_SIX),
    Fact.UNSEEN: lambda question: len(question.unseen),
    Fact.HAND_SIZE: lambda question: HAND_SIZE[question.players],
    Fact.BONEYARD_SIZE: lambda question: (
        len(DOUBLE_SIX) - question.players * HAND_SIZE[question.players] - question.taken
    ),
    Fact.TARGET: lambda question: TARGET[question.players],
    Fact.OPEN_ENDS: lambda question: len(question.line.open_places),
    Fact.STROKE: lambda question: STROKE,
}
