"""A learner with any single mistake is found out within five puzzles, and a faultless one is accused of nothing."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from tutor.puzzles.diagnosis import Candidate, Diagnosis, Evidence, diagnose, information, look, next_puzzle
from tutor.puzzles.ends import EndsAnswer, EndsQuestion
from tutor.puzzles.making import KINDS
from tutor.puzzles.misconceptions import explain
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.questions import DominoAnswer, DominoQuestion
from tutor.puzzles.skills import kinds_for
from tutor.puzzles.sum import SumQuestion
from tutor.rules.dominoes import Line, parse_tiles

LEARNERS = 1000
PUZZLES = 5
#: Numbers of puzzles are taken from here on, so that a puzzle that has been made once need not be made again.
NUMBERS = 40

looked = cache(look)
evidence = cache(Evidence.of)


class Learner(NamedTuple):
    """Somebody who makes one mistake wherever it can show, or none at all, and answers rightly otherwise."""

    mistake: Mistake | None
    chance: random.Random

    def answer(self, candidate: Candidate) -> DominoAnswer:
        """The answer to a puzzle."""
        question: DominoQuestion = candidate.puzzle.question
        wrong = candidate.showing.get(self.mistake) if self.mistake else None
        return self.chance.choice(sorted(wrong or question.right_answers(), key=repr))


def lesson(learner: Learner, kinds: tuple[str, ...]) -> Iterator[Diagnosis]:
    """What the tutor thinks after each of the puzzles that it chose."""
    seen: list[Evidence] = []
    for _ in range(PUZZLES):
        number = learner.chance.randrange(NUMBERS)
        puzzle = next_puzzle(diagnose(seen), number, kinds, look=looked)
        candidate = looked(puzzle.kind, puzzle.level, puzzle.number)
        seen.append(evidence(puzzle.question, learner.answer(candidate)))
        yield diagnose(seen)


@pytest.fixture(scope="module")
def table(request: pytest.FixtureRequest) -> Iterator[dict[Mistake, str]]:
    """A line a mistake, printed when all have been tried."""
    lines: dict[Mistake, str] = {}
    yield lines
    with request.config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
        print_table(lines)


def print_table(lines: dict[Mistake, str]) -> None:
    """Show how many learners were found out, and when."""
    print("\nmistake                     found   after 1    2    3    4    5 puzzles, of the kinds")
    print("\n".join(lines.values()))


@pytest.mark.parametrize("mistake", Mistake)
def test_a_mistake_is_recognised_within_five_puzzles(mistake: Mistake, table: dict[Mistake, str]) -> None:
    """At least 95 of 100 learners with a mistake are found out, and none is accused of another one."""
    kinds = kinds_for(mistake.value)
    found = Counter[int]()
    for seed in range(LEARNERS):
        for after, diagnosis in enumerate(lesson(Learner(mistake, random.Random(seed)), kinds), start=1):
            if diagnosis.mistake is not None:
                assert diagnosis.mistake is mistake, f"learner {seed} is accused of {diagnosis.mistake}"
                found[after] += 1
                break
    share = found.total() / LEARNERS
    columns = " ".join(f"{found[after]:4}" for after in range(1, PUZZLES + 1))
    table[mistake] = f"{mistake.value:26} {share:6.1%}     {columns}          {', '.join(kinds)}"
    assert share >= 0.95, table[mistake]


def test_a_learner_without_a_mistake_is_accused_of_none() -> None:
    """Right answers point to no mistake."""
    for seed in range(LEARNERS):
        for diagnosis in lesson(Learner(None, random.Random(seed)), KINDS):
            assert diagnosis.suspects == ()


def test_one_slip_is_forgiven_after_right_answers() -> None:
    """Somebody who gets the sum right twice, where the mistake would have shown, does not make it."""
    slip = SumQuestion(Line.parse("3-6 6-6@right"))
    once = Evidence.of(slip, slip.answer(sum=9, points=0))
    assert diagnose([once]).mistake is Mistake.DOUBLE_ONCE
    right = [SumQuestion(Line.parse(text)) for text in ("1-4 4-4@right", "1-4 1-1@left", "2-5 5-5@right")]
    seen = [once, *(Evidence.of(question, min(question.right_answers())) for question in right)]
    assert diagnose(seen).suspects == ()


def test_the_next_puzzle_tells_two_suspects_apart() -> None:
    """When several mistakes explain an answer, they lead to different answers in the puzzle that follows."""
    question = EndsQuestion(Line.parse("0-3 3-4@right"))
    answer = EndsAnswer(frozenset(parse_tiles("3-4")))
    assert {*explain(question, answer)} == {Mistake.ONLY_LAST_END, Mistake.ZERO_LEFT_OUT}
    diagnosis = diagnose([Evidence.of(question, answer)])
    assert diagnosis.mistake is None
    assert {*diagnosis.suspects} == {Mistake.ONLY_LAST_END, Mistake.ZERO_LEFT_OUT}
    for number in range(20):
        puzzle = next_puzzle(diagnosis, number)
        showing = looked(puzzle.kind, puzzle.level, puzzle.number).showing
        one, other = (showing.get(suspect, frozenset()) for suspect in diagnosis.suspects)
        assert one.isdisjoint(other)
        assert one or other


def test_the_only_suspect_shows_in_the_next_puzzle() -> None:
    """A mistake that has been found is practised."""
    question = SumQuestion(Line.parse("3-6 6-6@right"))
    diagnosis = diagnose([Evidence.of(question, question.answer(sum=9, points=0))])
    for number in range(20):
        puzzle = next_puzzle(diagnosis, number)
        assert Mistake.DOUBLE_ONCE in looked(puzzle.kind, puzzle.level, puzzle.number).showing


@pytest.mark.parametrize("kind", KINDS)
def test_there_is_a_next_puzzle_of_every_kind(kind: str) -> None:
    """Whatever kind a learner insists on, there is a puzzle, also when no mistake is steered towards in it."""
    assert next_puzzle(diagnose([]), 7, (kind,), look=looked).kind == kind


def test_a_puzzle_that_splits_the_suspects_tells_one_bit() -> None:
    """Two equally likely mistakes, of which one shows, differ by one bit; two that answer alike by none."""
    question = SumQuestion(Line.parse("3-6 6-6@right"))
    one, other = frozenset({question.answer(sum=9)}), frozenset({question.answer(sum=12)})
    weights = {Mistake.DOUBLE_ONCE: 0.9, Mistake.ONLY_LAST_END: 0.9}
    assert information(weights, {Mistake.DOUBLE_ONCE: one}) == pytest.approx(1)
    assert information(weights, {Mistake.DOUBLE_ONCE: one, Mistake.ONLY_LAST_END: other}) == pytest.approx(1)
    assert information(weights, {Mistake.DOUBLE_ONCE: one, Mistake.ONLY_LAST_END: one}) == pytest.approx(0)
    assert information(weights, {}) == pytest.approx(0)
