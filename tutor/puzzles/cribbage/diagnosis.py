"""Which mistake does a learner make at cribbage, and which puzzle tells it from the others?"""

from collections.abc import Callable, Iterable, Sequence
from typing import Self, TypeAlias

from tutor.puzzles.cribbage.making import KINDS, CribbagePuzzle, make_puzzle
from tutor.puzzles.cribbage.misconceptions import explain, shows_in
from tutor.puzzles.cribbage.mistake import CribbageMistake
from tutor.puzzles.cribbage.questions import CribbageAnswer, CribbageQuestion
from tutor.puzzles.cribbage.skills import DRILLS, next_number
from tutor.puzzles.weighing import AnyCandidate, AnyDiagnosis, AnyEvidence, Choosing, weigh

CribbageCandidate: TypeAlias = AnyCandidate[CribbageMistake, CribbagePuzzle]
"""A puzzle that might come next, and the mistakes that would show in it."""
CribbageDiagnosis: TypeAlias = AnyDiagnosis[CribbageMistake]
"""What a learner's answers say about mistakes at cribbage."""


class CribbageEvidence(AnyEvidence[CribbageMistake]):
    """An answer to a question about cribbage, and what it says about mistakes."""

    __slots__ = ()

    @classmethod
    def of(cls, question: CribbageQuestion, answer: CribbageAnswer) -> Self:
        """Look at an answer to a question."""
        right = answer in frozenset[CribbageAnswer](question.right_answers())
        return cls(shows_in(question), right, frozenset(explain(question, answer)))


def diagnose(seen: Iterable[CribbageEvidence]) -> CribbageDiagnosis:
    """Weigh the answers of one learner; the order does not matter, and old ones are better left out."""
    return weigh(seen, CribbageMistake)


def look(kind: str, level: int, number: int) -> CribbageCandidate:
    """Make a puzzle and see which mistakes would show."""
    puzzle = make_puzzle(kind, level, number)
    return AnyCandidate(puzzle, shows_in(puzzle.question))


def next_puzzle(
    diagnosis: CribbageDiagnosis,
    number: int,
    kinds: Sequence[str] = KINDS,
    *,
    look: Callable[[str, int, int], CribbageCandidate] = look,
) -> CribbagePuzzle:
    """The puzzle of these kinds, with a number from this one on, that tells most about what the learner gets wrong.

    With one suspect left it is a puzzle in which that mistake shows.
    """
    return Choosing(look, DRILLS, next_number).next_puzzle(diagnosis, number, kinds)
