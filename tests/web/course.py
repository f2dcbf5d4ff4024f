"""The course as tests walk it."""

from urllib.parse import urlencode

from tests.lessons.answers import wrong_answers_to
from tutor.lessons import Lesson, Step, load_course
from tutor.puzzles.questions import DominoAnswer

COURSE = load_course("dominoes")
PAGES = tuple(COURSE.pages())
ASKING = tuple((lesson, step) for lesson, step in PAGES if step.question)
KINDS = {step.question.kind: (lesson, step) for lesson, step in reversed(ASKING) if step.question}
#: Steps whose question has a wrong answer; an opener may play any tile.
FALLIBLE = tuple((lesson, step) for lesson, step in ASKING if step.question and wrong_answers_to(step.question))
#: Steps in test names.
IDS = [f"{lesson.slug}/{step.id}" for lesson, step in PAGES]
ASKING_IDS = [f"{lesson.slug}/{step.id}" for lesson, step in ASKING]
FALLIBLE_IDS = [f"{lesson.slug}/{step.id}" for lesson, step in FALLIBLE]


def address(lesson: Lesson, step: Step, language: str = "en") -> str:
    """The address of a step."""
    return f"/{language}/learn/{COURSE.game}/{lesson.slug}/{step.id}"


def query(answer: DominoAnswer, **more: object) -> str:
    """An answer as it stands in an address."""
    return "?" + urlencode({**answer.form(), **more}, doseq=True)


def right(step: Step) -> DominoAnswer:
    """One of the right answers, always the same."""
    assert step.question
    return min(step.question.right_answers(), key=lambda answer: str(answer.form()))


def wrong(step: Step) -> DominoAnswer:
    """One of the wrong answers."""
    assert step.question
    return wrong_answers_to(step.question)[0]
