"""What a learner does in a browser: open a step, fill in an answer, read the verdict."""

from playwright.sync_api import Locator, Page

from tests.lessons.answers import wrong_answers_to
from tests.web import cribbage_course
from tutor.lessons import Lesson, Step, load_course
from tutor.puzzles.answer import Answer
from tutor.puzzles.questions import DominoAnswer

COURSE = load_course("dominoes")
PAGES = list(COURSE.pages())


def address(lesson: Lesson, step: Step) -> str:
    """The address of a step without the language."""
    return f"learn/{COURSE.game}/{lesson.slug}/{step.id}"


def fill_in(page: Page, answer: Answer) -> None:
    """Fill in every field of the form on the page."""
    form = page.locator("form[data-answer]")
    for name, values in answer.form().items():
        fields = form.locator(f"input[name={name}]")
        if fields.first.get_attribute("type") in ("radio", "checkbox"):
            for field in fields.all():
                chosen = field.get_attribute("value") in values
                if chosen != field.is_checked() and (chosen or field.get_attribute("type") == "checkbox"):
                    # The card around it is what a finger touches; Playwright waits until it no longer moves.
                    field.locator("xpath=ancestor::label").click()
        else:
            for field, value in zip(fields.all(), values, strict=True):
                field.fill(value)


def answer(page: Page, given: Answer) -> Locator:
    """Fill in an answer, hand it in, and wait for the verdict on it."""
    page.locator("[data-verdict]").evaluate_all("all => all.forEach(one => one.removeAttribute('data-verdict'))")
    fill_in(page, given)
    page.locator("form[data-answer] button[type=submit]").first.click()
    verdict = page.locator("[data-verdict]")
    verdict.wait_for()
    return verdict


def a_right_answer(step: Step) -> DominoAnswer:
    """One of the right answers, always the same."""
    assert step.question is not None
    return min(step.question.right_answers(), key=lambda one: str(one.form()))


def a_wrong_answer(step: Step) -> DominoAnswer | None:
    """One of the wrong answers, if there is one."""
    assert step.question is not None
    return next(iter(wrong_answers_to(step.question)), None)


def finish_a_lesson(page: Page, site: str) -> None:
    """Answer what the first cribbage lesson asks, so that somebody is known who goes on with its last step."""
    lesson = cribbage_course.COURSE.lessons[0]
    for step in filter(lambda one: one.question, lesson.steps):
        form = {name: value for name, (value,) in cribbage_course.right(step).form().items()}
        page.request.post(f"{site}{cribbage_course.address(lesson, step)}", form=form, headers={"Origin": site})


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width
