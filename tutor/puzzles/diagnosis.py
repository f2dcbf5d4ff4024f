"""Which mistake does a learner make at dominoes, and which puzzle tells it from the others?"""

from collections.abc import Callable, Iterable, Sequence
from typing import Self, TypeAlias

from tutor.puzzles.making import KINDS, Puzzle, make_puzzle
from tutor.puzzles.misconceptions import explain, shows_in
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.questions import DominoAnswer, DominoQuestion
from tutor.puzzles.skills import DRILLS, next_number
from tutor.puzzles.weighing import AnyCandidate, AnyDiagnosis, AnyEvidence, Choosing, information, weigh

__all__ = ["Candidate", "Diagnosis", "Evidence", "diagnose", "information", "look", "next_puzzle"]

Candidate: TypeAlias = AnyCandidate[Mistake, Puzzle]
"""A puzzle that might come next, and the mistakes that would show in it."""
Diagnosis: TypeAlias = AnyDiagnosis[Mistake]
"""What a learner's answers say about domino mistakes."""


class Evidence(AnyEvidence[Mistake]):
    """An answer to a question about dominoes, and what it says about mistakes."""

    __slots__ = ()

    @classmethod
    def of(cls, question: DominoQuestion, answer: DominoAnswer) -> Self:
        """Look at an answer to a question."""
        right = answer in frozenset[DominoAnswer](question.right_answers())
        return cls(shows_in(question), right, frozenset(explain(question, answer)))


def diagnose(seen: Iterable[Evidence]) -> Diagnosis:
    """Weigh the answers of one learner; the order does not matter, and old ones are better left out."""
    return weigh(seen, Mistake)


def look(kind: str, level: int, number: int) -> Candidate:
    """Make a puzzle and see which mistakes would show."""
    puzzle = make_puzzle(kind, level, number)
    return AnyCandidate(puzzle, shows_in(puzzle.question))


def next_puzzle(
    diagnosis: Diagnosis,
    number: int,
    kinds: Sequence[str] = KINDS,
    *,
    look: Callable[[str, int, int], Candidate] = look,
) -> Puzzle:
    """The puzzle of these kinds, with a number from this one on, that tells most about what the learner gets wrong.

    With one suspect left it is a puzzle in which that mistake shows.
    """
    return Choosing(look, DRILLS, next_number).next_puzzle(diagnosis, number, kinds)
