"""Writing a paper tally: choosing the one that shows a score."""

from dataclasses import dataclass
from typing import ClassVar

from tutor.puzzles.answer import Choice, Telltale
from tutor.rules.dominoes import Tally, tally

#: How a tally of a score below zero begins, as a word.
_BELOW_ZERO = "minus-"


def word_of(shown: Tally) -> str:
    """The stable word of a tally: signs, strokes and the number beside them.

    >>> word_of(tally(135)), word_of(tally(-12))
    ('2-7-0', 'minus-0-2-2')
    """
    return f"{_BELOW_ZERO if shown.negative else ''}{shown.fifties}-{shown.strokes}-{shown.rest}"


@dataclass(frozen=True, slots=True)
class WriteTallyQuestion(Choice):
    """Which of these tallies shows this score, in raw points? (Rule D19.)"""

    points: int
    tallies: tuple[Tally, ...]

    kind: ClassVar[str] = "write-tally"
    gives_away: ClassVar[Telltale] = Telltale.NOTHING

    @property
    def options(self) -> tuple[str, ...]:
        """The word of each tally, in the order they are shown."""
        return tuple(word_of(shown) for shown in self.tallies)

    @property
    def right(self) -> str:
        """The tally of the score."""
        return word_of(tally(self.points))
