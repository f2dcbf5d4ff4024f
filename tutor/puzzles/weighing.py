"""Which mistake does a learner make, and which puzzle tells it from the others, whatever the game?

The tutor weighs what it has seen: an answer that a mistake leads to speaks for the mistake, a right answer where the
mistake would have shown speaks against it. Nobody is accused before a wrong answer, nor of a mistake that has left no
trace in later answers.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import log2
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tutor.puzzles.making.chance import Chance

M = TypeVar("M", bound=StrEnum)
P = TypeVar("P")

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


class Drill(NamedTuple):
    """A kind and a level of puzzles."""

    kind: str
    level: int


class AnyEvidence(NamedTuple, Generic[M]):
    """An answer that was given, and what it says about mistakes."""

    showing: Mapping[M, frozenset[Any]]
    """The mistakes that would show in an answer, each with the wrong answers that it leads to."""
    right: bool
    explained_by: frozenset[M]
    """The mistakes that lead to this wrong answer."""

    def likelihood(self, mistake: M) -> float:
        """How likely this answer is to come from somebody who makes this mistake and no other."""
        if mistake in self.explained_by:
            return _SHOWN
        if not self.right:
            return _SLIP
        return _SPARED if mistake in self.showing else _RIGHT


@dataclass(frozen=True, slots=True)
class AnyDiagnosis(Generic[M]):
    """What a learner's answers say, the latest ones included."""

    weights: Mapping[M, float]
    """How likely the answers are, given each mistake, in the order in which mistakes are told."""
    suspects: tuple[M, ...]
    """The mistakes that explain the wrong answers, the most likely one first; none when nothing points to a mistake."""

    @property
    def mistake(self) -> M | None:
        """The mistake that the learner makes, once it can be no other."""
        return self.suspects[0] if len(self.suspects) == 1 else None

    @property
    def possible(self) -> tuple[M, ...]:
        """The mistakes to tell apart next: the suspects or, when there are none, all that have not been ruled out."""
        if self.suspects:
            return self.suspects
        most = max(self.weights.values())
        return tuple(mistake for mistake, weight in self.weights.items() if weight * _FAR_LESS > most)


def weigh(seen: Iterable[AnyEvidence[M]], mistakes: Iterable[M]) -> AnyDiagnosis[M]:
    """Weigh the answers of one learner; the order does not matter, and old ones are better left out."""
    weights = dict.fromkeys(mistakes, 1.0)
    faultless = 1.0
    explained: set[M] = set()
    for evidence in seen:
        faultless *= _RIGHT if evidence.right else _SLIP
        explained |= evidence.explained_by
        for mistake in weights:
            weights[mistake] *= evidence.likelihood(mistake)
    most = max((weights[mistake] for mistake in explained), default=0.0)
    suspects = [
        mistake for mistake in explained if weights[mistake] * _FAR_LESS > most and weights[mistake] > faultless
    ]
    order = list(weights)
    return AnyDiagnosis(weights, tuple(sorted(suspects, key=lambda mistake: (-weights[mistake], order.index(mistake)))))


class AnyCandidate(NamedTuple, Generic[M, P]):
    """A puzzle that might come next, and the mistakes that would show in it."""

    puzzle: P
    showing: Mapping[M, frozenset[Any]]


@dataclass(frozen=True, slots=True)
class Choosing(Generic[M, P]):
    """How a game finds the puzzle that tells most about what a learner gets wrong."""

    look: Callable[[str, int, int], AnyCandidate[M, P]]
    """From a kind, a level and a number to the puzzle, and what would show in it."""
    drills: Mapping[str, Sequence[Drill]]
    """The kinds and levels that are steered towards each mistake."""
    next_number: Callable[[str, Drill, int], int]
    """The first number, from one on, of a puzzle that is steered towards a mistake."""

    def next_puzzle(self, diagnosis: AnyDiagnosis[M], number: int, kinds: Sequence[str]) -> P:
        """The most telling puzzle of these kinds; with one suspect left it is one in which that mistake shows.

        Of puzzles that tell as much, one of the lowest level.
        """
        worth_trying = sorted(self._worth_trying(diagnosis, number, kinds), key=lambda each: each[0].level)
        candidates = [self.look(*drill, at) for drill, at in worth_trying]
        if not candidates:
            chance = Chance.of("next", number=number)
            candidates = [self.look(kind, level, number) for kind in kinds for level in (1 + chance.below(3),)]
        weights = {mistake: diagnosis.weights[mistake] for mistake in diagnosis.possible}
        return max(candidates, key=lambda candidate: information(weights, candidate.showing)).puzzle

    def _worth_trying(
        self, diagnosis: AnyDiagnosis[M], number: int, kinds: Sequence[str]
    ) -> Iterator[tuple[Drill, int]]:
        """For some of the mistakes that are still possible: a puzzle that is steered towards each."""
        chance = Chance.of("worth-trying", number=number)
        wanted = set()
        for mistake in chance.shuffled(diagnosis.possible):
            drills = [drill for drill in self.drills[mistake.value] if drill.kind in kinds]
            for drill in chance.shuffled(drills)[: 2 if len(diagnosis.possible) > _FEW else _TRIED // _FEW]:
                wanted.add((drill, self.next_number(mistake.value, drill, number)))
            if len(wanted) >= _TRIED:
                break
        return iter(sorted(wanted))


def information(weights: Mapping[M, float], showing: Mapping[M, frozenset[Any]]) -> float:
    """How many bits an answer is expected to tell about which of the mistakes is made.

    With a single mistake left: whether it shows.
    """
    total = sum(weights.values())
    if len(weights) == 1:
        return float(any(mistake in showing for mistake in weights))
    answers: defaultdict[Any, float] = defaultdict(float)
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
