"""Every answer is told why: whole sentences, in any language, naming the very mistake, never giving everything away."""

from collections.abc import Iterator
from functools import cache

import pytest

from tests.wording.pseudo import PSEUDO, missed
from tests.wording.questions import lesson_questions, questions, some_answers
from tutor.puzzles.judge import Verdict, judge
from tutor.puzzles.misconceptions import Mistake, shows_in
from tutor.puzzles.questions import DominoQuestion
from tutor.wording.feedback import feedback, shown
from tutor.wording.reader import Reader

ENGLISH = Reader.of("en")


@cache
def every_question() -> tuple[DominoQuestion, ...]:
    """The chosen questions and those of the course; scoring questions only where something scores."""
    asked = (*questions(), *lesson_questions())
    return tuple(question for question in asked if any(_fillable(answer) for answer in question.right_answers()))


def _fillable(answer: object) -> bool:
    return all(value != frozenset() for value in answer)  # type: ignore[attr-defined]


def verdicts() -> Iterator[Verdict]:
    """Some answers of every sort to every question, judged."""
    for question in every_question():
        for answer in some_answers(question):
            yield judge(question, answer)


def test_every_answer_is_told_something() -> None:
    """Right and wrong answers alike get at least one sentence."""
    assert not [verdict for verdict in verdicts() if not feedback(ENGLISH, verdict)]


def test_sentences_are_whole() -> None:
    """A sentence begins like one, ends like one and has every placeholder filled."""
    for verdict in verdicts():
        for sentence in feedback(ENGLISH, verdict):
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence
            assert sentence[-1] in ".!?:" or sentence[-1].isdigit(), sentence
            assert not set("%{}") & set(sentence), sentence
            assert "  " not in sentence
            assert sentence == sentence.strip()


def test_feedback_misses_no_catalogue() -> None:
    """Nothing that a learner reads is English in another language."""
    for verdict in verdicts():
        assert not missed(" ".join(feedback(PSEUDO, verdict))), verdict
    for question in every_question():
        assert not missed(" ".join(shown(PSEUDO, question))), question


def test_a_wrong_answer_is_not_told_everything() -> None:
    """What is shown to somebody who gives up is not all said to somebody who is to try again."""
    told = [
        verdict
        for verdict in verdicts()
        if not verdict.right and set(shown(ENGLISH, verdict.question)) <= set(feedback(ENGLISH, verdict))
    ]
    assert not told


def test_a_wrong_answer_is_not_told_the_reason_of_a_right_one() -> None:
    """No wrong answer gets the feedback of a right one."""
    for question in every_question():
        praise = {feedback(ENGLISH, judge(question, answer)) for answer in question.right_answers()}
        for answer in some_answers(question):
            verdict = judge(question, answer)
            assert verdict.right or feedback(ENGLISH, verdict) not in praise


@pytest.mark.parametrize("mistake", Mistake)
def test_every_mistake_has_its_own_sentences(mistake: Mistake) -> None:
    """An answer that a mistake explains is told another thing than one that nothing explains."""
    told = 0
    for question in every_question():
        for answer in shows_in(question).get(mistake, ()):
            verdict = Verdict(question, answer, right=False, mistakes=(mistake,))
            told += feedback(ENGLISH, verdict) != feedback(ENGLISH, verdict._replace(mistakes=()))
    # Which tile was drawn is seen without any mistake being looked up.
    assert told or mistake is Mistake.OTHER_THAN_DRAWN


@pytest.mark.parametrize("mistake", Mistake)
def test_every_mistake_can_be_said_wherever_it_shows(mistake: Mistake) -> None:
    """Whatever question a mistake shows in, its sentences are complete in any language."""
    for question in every_question():
        for answer in shows_in(question).get(mistake, ()):
            said = feedback(PSEUDO, Verdict(question, answer, right=False, mistakes=(mistake,)))
            assert said
            assert not missed(" ".join(said))


def test_the_answer_can_be_shown() -> None:
    """Every question has an answer with its working."""
    assert all(shown(ENGLISH, question) for question in every_question())


def test_feedback_is_the_same_each_time() -> None:
    """Sets of answers have no order, but what is said about them has."""
    for question in every_question()[:60]:
        assert shown(ENGLISH, question) == shown(ENGLISH, question)
