"""The domino course, executed: every step of every lesson against the rules."""

import pytest

from tests.lessons.answers import wrong_answers_to
from tutor.lessons import AnyLesson, Lesson, Step, load_course
from tutor.puzzles.judge import judge
from tutor.puzzles.play import PlayQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.rules.dominoes import sum_of_ends

COURSE = load_course("dominoes")
PAGES = list(COURSE.pages())
ASKING = [(lesson, step) for lesson, step in PAGES if step.question]
AGREED = [
    "the-set",
    "opening",
    "matching",
    "scoring",
    "doubles",
    "zero",
    "draw-or-pass",
    "round-end",
    "settling",
    "winning",
    "tally",
    "whole-round",
    "final-check",
]
TAUGHT_RULES = [f"D{number}" for number in range(1, 20)]


def name(page: object) -> str | None:
    """How a step is called in the name of a test."""
    return page.id if isinstance(page, Step) else page.slug if isinstance(page, AnyLesson) else None


def asked(step: Step) -> DominoQuestion:
    """The question of a step that asks."""
    assert step.question is not None
    return step.question


def test_the_course_has_the_lessons_agreed_in_their_order() -> None:
    """Thirteen lessons, from the set to the final check; a new one may stand anywhere between them."""
    assert [lesson.slug for lesson in COURSE.lessons if lesson.slug in AGREED] == AGREED


def test_half_of_the_course_is_doing() -> None:
    """About 70 steps, at least 35 of which ask something."""
    assert len(PAGES) >= 70
    assert len(ASKING) >= 35


@pytest.mark.parametrize("rule", TAUGHT_RULES)
def test_every_rule_is_taught_and_asked(rule: str) -> None:
    """Rules D1 to D19: at least one step explains each, and at least one asks about it."""
    steps = [step for _, step in COURSE.teaching().get(rule, ())]
    assert [step.id for step in steps if step.say], f"{rule} is not taught"
    assert [step.id for step in steps if step.question], f"{rule} is not asked"


def test_every_kind_of_question_is_asked() -> None:
    """All twelve kinds of question come up in the course."""
    assert {asked(step).kind for _, step in ASKING} == {
        "sum",
        "ends",
        "play",
        "act",
        "settle",
        "opener",
        "turn",
        "lot",
        "over",
        "winner",
        "number",
        "tally",
    }


@pytest.mark.parametrize(("lesson", "step"), ASKING, ids=name)
def test_every_right_answer_is_accepted(lesson: Lesson, step: Step) -> None:
    """Every right answer survives the form and is judged right."""
    question = asked(step)
    answers = question.right_answers()
    assert answers
    for answer in answers:
        again = question.parse(answer.form())
        assert again == answer
        assert judge(question, again).right


@pytest.mark.parametrize(("lesson", "step"), ASKING, ids=name)
def test_wrong_answers_are_not_accepted(lesson: Lesson, step: Step) -> None:
    """Wrong answers can be given, and none is judged right; only an opening without a goal has none (rule D5)."""
    question = asked(step)
    wrong = wrong_answers_to(question)
    assert wrong or (isinstance(question, PlayQuestion) and not question.line.placements)
    for answer in wrong:
        verdict = judge(question, question.parse(answer.form()))
        assert not verdict.right


def test_the_positions_that_everybody_should_see_are_there() -> None:
    """The course shows the positions that the rules single out: 1-4, 1-1 joined to it, 6-6 on 3-6 and so on."""
    lines = {str(step.line) for _, step in PAGES if step.line}
    for replay in (
        "1-4",
        "1-4 1-1@left",
        "3-6 6-6@right",
        "1-4 1-1@left 4-4@right",
        "1-4 1-1@left 4-4@right 3-4@right",
        "2-2",
        "5-5",
        "0-0",
    ):
        assert replay in lines, replay


def test_a_sum_of_twenty_comes_up() -> None:
    """Rule D15: the course has a line whose ends add up to 20, shown or reached by a right answer."""
    lines = [step.line for _, step in PAGES if step.line]
    for _, step in ASKING:
        if isinstance(step.question, PlayQuestion):
            lines += [step.question.line.after(answer.placement) for answer in step.question.right_answers()]
    assert 20 in {sum_of_ends(line) for line in lines if line.placements}


def test_the_scores_after_the_whole_round_are_settled() -> None:
    """Rule D16: the round ends 75 to -25, since the opponent's 48 pips count as 50."""
    lesson = COURSE.lesson("whole-round")
    assert lesson is not None
    before, after = lesson.steps[-3], lesson.steps[-1]
    assert [score for _, score in before.scores] == [75, 25]
    assert [score for _, score in after.scores] == [75, -25]
