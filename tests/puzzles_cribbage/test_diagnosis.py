"""A learner with any single mistake is found out within five puzzles, and a faultless one is accused of nothing.

The tutor practises the skill with the kinds in which the mistake can show, and tells suspects apart once there are
several; that is how practice chooses.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from tutor.puzzles.cribbage.diagnosis import (
    CribbageCandidate,
    CribbageDiagnosis,
    CribbageEvidence,
    diagnose,
    look,
    next_puzzle,
)
from tutor.puzzles.cribbage.making import KINDS
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.questions import CribbageAnswer
from tutor.puzzles.cribbage.skills import DRILLS, kinds_for, next_number

LEARNERS = 1000
FAULTLESS = 200
PUZZLES = 5
#: Numbers of puzzles are taken from here on, so that a puzzle that has been made once need not be made again.
NUMBERS = 40

looked = cache(look)
evidence = cache(CribbageEvidence.of)


class Learner(NamedTuple):
    """Somebody who makes one mistake wherever it can show, or none at all, and answers rightly otherwise."""

    mistake: Mistake | None
    chance: random.Random

    def answer(self, candidate: CribbageCandidate) -> CribbageAnswer:
        """The answer to a puzzle."""
        wrong = candidate.showing.get(self.mistake) if self.mistake else None
        given: CribbageAnswer = self.chance.choice(sorted(wrong or candidate.puzzle.question.right_answers(), key=repr))
        return given


def learner(seed: int, mistake: Mistake | None = None) -> Learner:
    """One of many learners."""
    return Learner(mistake, random.Random(seed))


def lesson(learner: Learner, kinds: tuple[str, ...], skill: str | None = None) -> Iterator[CribbageDiagnosis]:
    """What the tutor thinks after each of the puzzles that it chose."""
    seen: list[CribbageEvidence] = []
    for _ in range(PUZZLES):
        number = learner.chance.randrange(NUMBERS)
        diagnosis = diagnose(seen)
        if skill is not None and len(diagnosis.suspects) < 2:
            drill = learner.chance.choice(DRILLS[skill])
            candidate = looked(*drill, next_number(skill, drill, number))
        else:
            puzzle = next_puzzle(diagnosis, number, kinds, look=looked)
            candidate = looked(puzzle.kind, puzzle.level, puzzle.number)
        seen.append(evidence(candidate.puzzle.question, learner.answer(candidate)))
        yield diagnose(seen)


@pytest.mark.parametrize("mistake", Mistake)
def test_a_mistake_is_recognised_within_five_puzzles(mistake: Mistake) -> None:
    """At least 95 of 100 learners with a mistake are found out, and none is accused of another one."""
    kinds = kinds_for(mistake.value)
    found = Counter[int]()
    for seed in range(LEARNERS):
        for after, diagnosis in enumerate(lesson(learner(seed, mistake), kinds, mistake.value), start=1):
            if diagnosis.mistake is not None:
                assert diagnosis.mistake is mistake, f"learner {seed} is accused of {diagnosis.mistake}"
                found[after] += 1
                break
    assert found.total() / LEARNERS >= 0.95, f"{mistake}: {sorted(found.items())} of {LEARNERS}, {', '.join(kinds)}"


def test_a_learner_without_a_mistake_is_accused_of_none() -> None:
    """Right answers point to no mistake."""
    for seed in range(FAULTLESS):
        for diagnosis in lesson(learner(seed), KINDS):
            assert diagnosis.suspects == ()
