"""A puzzle: a question, and what is shown with it."""

import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Self

from tutor.puzzles.mistake import Mistake
from tutor.puzzles.move import Move
from tutor.puzzles.questions import DominoQuestion
from tutor.rules.dominoes import Line, Seat, Tile

LEVELS: Final = (1, 2, 3)
"""From what is plain to see to what trips good players."""

LAST_NUMBER: Final = 999_999_999
"""Every puzzle has a number from 0 to this one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What is shown with a question, under the names that a step of a lesson uses. None or empty is not shown."""

    line: Line | None = None
    hand: tuple[Tile, ...] | None = None
    hands: tuple[tuple[Seat, tuple[Tile, ...]], ...] = ()
    drawn: Tile | None = None
    boneyard: int | None = None
    tally: int | None = None
    scores: tuple[tuple[Seat, int], ...] = ()
    lots: tuple[tuple[Seat, Tile], ...] = ()
    moves: tuple[Move, ...] = ()


class Made(NamedTuple):
    """What comes of making a puzzle: its question, what is shown, and the mistake that it was steered towards."""

    question: DominoQuestion
    shown: Shown
    aim: Mistake | None = None


#: How a seed is printed, and nothing else.
_SEED: Final = re.compile(r"([1-3])-(0|[1-9][0-9]{0,8})")


class Seed(NamedTuple):
    """A level and a number, as they stand in the address of a puzzle: `2-48151`."""

    level: int
    number: int

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """Read a seed; None when it is not written as the printer writes it.

        >>> Seed.parse("2-48151"), Seed.parse("4-1"), Seed.parse("2-007")
        (Seed(level=2, number=48151), None, None)
        """
        match = _SEED.fullmatch(text)
        return cls(int(match[1]), int(match[2])) if match else None

    def __str__(self) -> str:
        """As it stands in an address."""
        return f"{self.level}-{self.number}"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question of practice, which its kind, level and number make what it is."""

    kind: str
    level: int
    number: int
    question: DominoQuestion
    shown: Shown
    aim: Mistake | None = field(default=None)
    """The mistake that this puzzle was steered towards, if it was: it shows in the answer of whoever makes it."""

    @property
    def seed(self) -> Seed:
        """Level and number, as they stand in the address."""
        return Seed(self.level, self.number)
