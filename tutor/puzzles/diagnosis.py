"""Which mistake does a learner make, and which puzzle tells it from the others?

The tutor weighs what it has seen: an answer that a mistake leads to speaks for the mistake, a right answer where the
mistake would have shown speaks against it. Nobody is accused before a wrong answer, nor of a mistake that has left no
trace in later answers.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log2
from typing import Final, NamedTuple, Self, TypeAlias

from tutor.puzzles.making import KINDS, Puzzle, make_puzzle
from tutor.puzzles.making.chance import Chance
from tutor.puzzles.misconceptions import explain, shows_in
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.questions import DominoAnswer, DominoQuestion
from tutor.puzzles.skills import DRILLS, Drill, next_number

Showing: TypeAlias = Mapping[Mistake, frozenset[DominoAnswer]]
"""The mistakes that would show in an answer, each with the wrong answers that it leads to."""

#: How likely an answer is, given a mistake. The mistake shows as it should.
_SHOWN: Final = 0.9
#: The answer is right although the mistake would have shown: nobody makes a mistake always.
_SPARED: Final = 0.1
#: The answer is right where the mistake cannot show, or for somebody without a mistake.
_RIGHT: Final = 0.95
#: The answer is wrong in another way.
_SLIP: Final = 0.05
#: A mistake so many times less likely than the most likely one is no suspect any more.
_FAR_LESS: Final = 8
#: How many puzzles are tried when the next one is looked for.
_TRIED: Final = 16
#: So few mistakes are told apart by trying every kind and level that they can show in.
_FEW: Final = 2


class Evidence(NamedTuple):
    """An answer that was given, and what it says about mistakes."""

    showing: Showing
    right: bool
    explained_by: frozenset[Mistake]
    """The mistakes that lead to this wrong answer."""

    @classmethod
    def of(cls, question: DominoQuestion, answer: DominoAnswer) -> Self:
        """Look at an answer to a question."""
        right = answer in frozenset[DominoAnswer](question.right_answers())
        return cls(shows_in(question), right, frozenset(explain(question, answer)))

    def likelihood(self, mistake: Mistake) -> float:
        """How likely this answer is to come from somebody who makes this mistake and no other."""
        if mistake in self.explained_by:
            return _SHOWN
        if not self.right:
            return _SLIP
        return _SPARED if mistake in self.showing else _RIGHT


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What a learner's answers say, the latest ones included."""

    weights: Mapping[Mistake, float]
    """How likely the answers are, given each mistake."""
    suspects: tuple[Mistake, ...]
    """The mistakes that explain the wrong answers, the most likely one first; none when nothing points to a mistake."""

    @property
    def mistake(self) -> Mistake | None:
        """The mistake that the learner makes, once it can be no other."""
        return self.suspects[0] if len(self.suspects) == 1 else None

    @property
    def possible(self) -> tuple[Mistake, ...]:
        """The mistakes to tell apart next: the suspects or, when there are none, all that have not been ruled out."""
        if self.suspects:
            return self.suspects
        most = max(self.weights.values())
        return tuple(mistake for mistake in Mistake if self.weights[mistake] * _FAR_LESS > most)


def diagnose(seen: Iterable[Evidence]) -> Diagnosis:
    """Weigh the answers of one learner; the order does not matter, and old ones are better left out."""
    weights = dict.fromkeys(Mistake, 1.0)
    faultless = 1.0
    explained: set[Mistake] = set()
    for evidence in seen:
        faultless *= _RIGHT if evidence.right else _SLIP
        explained |= evidence.explained_by
        for mistake in Mistake:
            weights[mistake] *= evidence.likelihood(mistake)
    most = max((weights[mistake] for mistake in explained), default=0.0)
    suspects = [
        mistake for mistake in explained if weights[mistake] * _FAR_LESS > most and weights[mistake] > faultless
    ]
    order = list(Mistake)
    return Diagnosis(weights, tuple(sorted(suspects, key=lambda mistake: (-weights[mistake], order.index(mistake)))))


class Candidate(NamedTuple):
    """A puzzle that might come next, and the mistakes that would show in it."""

    puzzle: Puzzle
    showing: Showing


def look(kind: str, level: int, number: int) -> Candidate:
    """Make a puzzle and see which mistakes would show."""
    puzzle = make_puzzle(kind, level, number)
    return Candidate(puzzle, shows_in(puzzle.question))


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
    candidates = [look(*drill, at) for drill, at in _worth_trying(diagnosis, number, kinds)]
    if not candidates:
        chance = Chance.of("next", number=number)
        candidates = [look(kind, level, number) for kind in kinds for level in (1 + chance.below(3),)]
    weights = {mistake: diagnosis.weights[mistake] for mistake in diagnosis.possible}
    return max(candidates, key=lambda candidate: information(weights, candidate.showing)).puzzle


def _worth_trying(diagnosis: Diagnosis, number: int, kinds: Sequence[str]) -> Iterable[tuple[Drill, int]]:
    """For some of the mistakes that are still possible: a puzzle that is steered towards each."""
    chance = Chance.of("worth-trying", number=number)
    wanted = set()
    for mistake in chance.shuffled(diagnosis.possible):
        drills = [drill for drill in DRILLS[mistake.value] if drill.kind in kinds]
        for drill in chance.shuffled(drills)[: 2 if len(diagnosis.possible) > _FEW else _TRIED // _FEW]:
            wanted.add((drill, next_number(mistake.value, drill, number)))
        if len(wanted) >= _TRIED:
            break
    return sorted(wanted)


def information(weights: Mapping[Mistake, float], showing: Showing) -> float:
    """How many bits an answer is expected to tell about which of the mistakes is made.

    With a single mistake left: whether it shows.
    """
    total = sum(weights.values())
    if len(weights) == 1:
        return float(any(mistake in showing for mistake in weights))
    answers: defaultdict[DominoAnswer | None, float] = defaultdict(float)
    known = 0.0
    for mistake, weight in weights.items():
        share = weight / total
        leads_to = showing.get(mistake)
        if leads_to is None:
            answers[None] += share
            continue
        known += share * log2(len(leads_to))
        for answer in leads_to:
            answers[answer] += share / len(leads_to)
    return -sum(share * log2(share) for share in answers.values() if share) - known
