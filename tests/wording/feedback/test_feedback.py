"""Every answer is told why: whole sentences, in any language, naming the very mistake, never giving everything away."""

from collections.abc import Iterator
from functools import cache

import pytest

from tests.wording.pseudo import PSEUDO, missed
from tests.wording.questions import lesson_questions, questions, some_answers
from tutor.puzzles.judge import Verdict, judge
from tutor.puzzles.misconceptions import Mistake, shows_in
from tutor.puzzles.needed import NeededQuestion
from tutor.puzzles.play import Goal, PlayQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.puzzles.sum import SumQuestion
from tutor.rules.dominoes import Act, Line, parse_tiles
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
    # Which tile was drawn, and that nothing was placed, is seen without any mistake being looked up.
    assert told or mistake in (Mistake.OTHER_THAN_DRAWN, Mistake.SCORED_WITHOUT_PLACEMENT)


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


def _told(question: DominoQuestion, **form: str) -> str:
    """What is said about an answer, in English."""
    answer = question.parse({name: value.split() for name, value in form.items()})
    return " ".join(feedback(ENGLISH, judge(question, answer)))


@pytest.mark.parametrize("points", ["1", "5", "8", "10", "45"])
@pytest.mark.parametrize("act", [Act.DRAW, Act.PASS])
def test_any_points_for_a_draw_or_a_pass_are_answered_with_the_placement(act: Act, points: str) -> None:
    """Rule D13: nobody is sent to add up ends that nobody gets points for."""
    said = _told(SumQuestion(Line.parse("2-6 2-2@left"), ("points",), act), points=points)
    assert "scores nothing" in said
    assert "divisible" not in said
    assert "ends" not in said


@pytest.mark.parametrize("goal", [Goal.LEGAL, Goal.SCORE, Goal.MOST])
def test_a_tile_put_to_an_internal_double_is_answered_with_the_branch(goal: Goal) -> None:
    """Rule D8, whatever the placement is for; a tile that has nothing to do with the double is not suspected."""
    question = PlayQuestion(Line.parse("6-6 2-6@left 1-6@right"), parse_tiles("2-3 3-5 4-6"), (goal,))
    assert "no double ever branches" in _told(question, tile="4-6", end="left")
    assert "branch" not in _told(question, tile="3-5", end="left")
    assert "branch" not in _told(question, tile="2-3", end="right")
    needed = NeededQuestion(Line.parse("6-6 2-6@left 1-6@right"), parse_tiles("2-4 3-5 4-6"))
    assert "no double ever branches" in _told(needed, ends="2-4 4-6")
    assert "branch" not in _told(needed, ends="2-4 3-5")


def test_one_of_two_blank_ends_taken_for_five_is_answered_with_that() -> None:
    """Rule D13: five for two blank ends."""
    question = SumQuestion(Line.parse("0-3 0-0@left 3-4@right 0-4@right"))
    assert "a blank end for five" in _told(question, sum="5", points="5")
    assert "the two blank ends for five each" in _told(question, sum="10", points="10")


def test_a_tile_that_does_not_fit_is_first_compared_with_the_end_where_it_was_put() -> None:
    """Rule D7 before rule D8: what the end shows, and only then that nothing joins a double inside the line."""
    question = PlayQuestion(Line.parse("6-6 2-6@left 1-6@right"), parse_tiles("2-3 3-5 4-6"))
    assert _told(question, tile="4-6", end="left").startswith("The left end shows 2")


def test_a_tile_marked_wrongly_is_named_first() -> None:
    """Rule D15: before what the tile would give, that it is the wrong one."""
    question = NeededQuestion(Line.parse("6-6 2-6@left 1-6@right"), parse_tiles("2-4 1-2 4-6"))
    assert _told(question, ends="1-2").startswith("You marked the tile [1|2], but it would not score. ")
    assert _told(question, ends="4-6").startswith("You marked the tile [4|6], but it would not score. The left")


@pytest.mark.parametrize(
    ("given", "points", "told"),
    [
        ("10", "2", "Besides, a sum of 10 would score 10 points, not 2."),
        ("7", "5", "Besides, a sum of 7 would score nothing."),
    ],
)
def test_a_sum_and_its_points_may_both_be_wrong(given: str, points: str, told: str) -> None:
    """Rules D13 and D15: the second mistake is told as well, and the first only as a guess."""
    question = SumQuestion(Line.parse("2-6 2-3@left 5-6@right 3-6@left 0-6@left"))
    said = _told(question, sum=given, points=points)
    assert said.endswith(told)
    assert "Perhaps you took the blank half" in _told(question, sum="10", points="10")
    assert "Besides" not in _told(question, sum="10", points="10")
