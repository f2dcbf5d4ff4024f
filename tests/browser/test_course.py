"""A learner goes through the whole course in a real browser."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import SCREENSHOTS
from tests.browser.learner import PAGES, a_right_answer, a_wrong_answer, address, answer, fill_in, overflow
from tutor.i18n import LOCALES

#: How the field with the focus, or the card around it, is outlined.
OUTLINE = "getComputedStyle(document.activeElement.closest('label') || document.activeElement).outlineStyle"
ASKING = [(lesson, step) for lesson, step in PAGES if step.question]


@pytest.fixture
def learner(browser: Browser) -> Callable[..., Page]:
    """Opens a window for a learner, as wide as a phone unless told otherwise."""

    def open_window(*, scripts: bool = True, width: int = 360, **more: object) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": 800},
            java_script_enabled=scripts,
            **more,  # type: ignore[arg-type]
        )
        return context.new_page()

    return open_window


#: Every language with scripts, and without them the two with the longest words.
WALKS = [(language, True) for language in LOCALES] + [("fi", False), ("de", False)]


@pytest.mark.parametrize(
    ("language", "scripts"), WALKS, ids=lambda value: {True: "scripts", False: "no-scripts"}.get(value, value)
)
def test_the_whole_course(site: str, learner: Callable[..., Page], language: str, scripts: bool) -> None:
    """From the first step to the last by Next, with a wrong and a right answer to every question."""
    page = learner(scripts=scripts)
    page.goto(f"{site}/{language}/{address(*PAGES[0])}")
    for number, (lesson, step) in enumerate(PAGES):
        expect(page).to_have_url(re.compile(re.escape(f"/{language}/{address(lesson, step)}")))
        expect(page.locator("h1")).to_be_visible()
        assert page.locator("html").get_attribute("lang") == language
        assert overflow(page) <= 0, f"{step.id} scrolls sideways"
        if step.question:
            wrong = a_wrong_answer(step)
            if wrong:
                assert answer_once(page, wrong, scripts) == "wrong", step.id
            assert answer_once(page, a_right_answer(step), scripts) == "right", step.id
        if scripts:
            folder = SCREENSHOTS / language
            folder.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=folder / f"{number:03}-{lesson.slug}-{step.id}.png", full_page=True)
        page.locator("a[rel=next]").click()
    expect(page).to_have_url(re.compile(f"/{language}/learn/dominoes$"))
    page.context.close()


def answer_once(page: Page, given: object, scripts: bool) -> str | None:
    """Hand in an answer and read the verdict; the verdict has an address of its own."""
    if scripts:
        return answer(page, given).get_attribute("data-verdict")  # type: ignore[arg-type]
    fill_in(page, given)  # type: ignore[arg-type]
    page.locator("form[data-answer] button[type=submit]").first.click()
    return page.locator("[data-verdict]").get_attribute("data-verdict")


@pytest.mark.parametrize("language", LOCALES)
def test_hints_then_the_answer(site: str, learner: Callable[..., Page], language: str) -> None:
    """Hints open one by one and keep what is typed; after two wrong tries the answer may be shown."""
    lesson, step = next(page for page in ASKING if page[1].question and page[1].question.kind == "sum")
    page = learner()
    page.goto(f"{site}/{language}/{address(lesson, step)}")
    page.locator("input[name=sum]").fill("77")
    for number in range(1, len(step.hint) + 1):
        page.locator("button[name=hints]").click()
        expect(page.locator(".hints li")).to_have_count(number)
        expect(page.locator("input[name=sum]")).to_have_value("77")
        expect(page.locator("[data-verdict]")).to_have_count(0)
    expect(page.locator("button[name=hints]")).to_have_count(0)
    page.locator("input[name=points]").fill("0")
    for _ in range(2):
        expect(page.locator("a[href*='show=1']")).to_have_count(0)
        page.locator("form[data-answer] button[type=submit]").first.click()
        expect(page.locator("[data-verdict=wrong]")).to_be_visible()
        page.wait_for_load_state("networkidle")
    page.locator("a[href*='show=1']").click()
    expect(page.locator("#answer")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_the_language_changes_in_the_middle_of_an_answer(
    site: str, learner: Callable[..., Page], scripts: bool
) -> None:
    """What is typed but not handed in, and later the verdict too, stay when the language changes."""
    lesson, step = next(page for page in ASKING if page[1].question and page[1].question.kind == "sum")
    page = learner(scripts=scripts, width=1000)
    page.goto(f"{site}/en/{address(lesson, step)}")
    page.locator("input[name=sum]").fill("41")
    switch(page, "fi", scripts)
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    expect(page.locator("input[name=sum]")).to_have_value("41")
    expect(page.locator("[data-verdict]")).to_have_count(0)
    page.locator("input[name=points]").fill("41")
    page.locator("form[data-answer] button[type=submit]").first.click()
    expect(page.locator("[data-verdict=wrong]")).to_be_visible()
    page.locator("nav.languages a[lang=de]").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("input[name=sum]")).to_have_value("41")
    expect(page.locator("[data-verdict=wrong]")).to_be_visible()
    assert f"/de/{address(lesson, step)}?" in page.url
    page.context.close()


def switch(page: Page, language: str, scripts: bool) -> None:
    """Change the language by the switch or, without scripts, by the buttons that keep what is typed."""
    if scripts:
        page.locator(f"nav.languages a[lang={language}]").click()
    else:
        page.locator(f"form[data-answer] button[lang={language}]").click()


def test_back_and_reload(site: str, learner: Callable[..., Page]) -> None:
    """A verdict can be reloaded and gone back to."""
    lesson, step = next(page for page in ASKING if page[1].question and page[1].question.kind == "act")
    page = learner()
    page.goto(f"{site}/es/{address(lesson, step)}")
    wrong = a_wrong_answer(step)
    assert wrong
    answer(page, wrong)
    page.reload()
    expect(page.locator("[data-verdict=wrong]")).to_be_visible()
    answer(page, a_right_answer(step))
    expect(page.locator("[data-verdict=right]")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-verdict=wrong]")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-verdict]")).to_have_count(0)
    page.context.close()


def test_the_keyboard_is_enough(site: str, learner: Callable[..., Page]) -> None:
    """One lesson by keyboard alone: arrows step, Tab and Space answer, Enter hands in, focus is always visible."""
    lesson = PAGES[0][0]
    page = learner()
    page.goto(f"{site}/en/{address(lesson, lesson.steps[0])}")
    for step in lesson.steps:
        expect(page).to_have_url(re.compile(re.escape(f"/{step.id}")))
        if step.question:
            by_keyboard(page, a_right_answer(step))
            expect(page.locator("[data-verdict=right]")).to_be_focused()
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("learn/dominoes/opening/"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(re.escape(f"/{lesson.steps[-1].id}")))
    page.context.close()


def by_keyboard(page: Page, given: object) -> None:
    """Answer with the keyboard only: Tab to each field, type or choose, Enter."""
    form = given.form()  # type: ignore[attr-defined]
    for name, values in form.items():
        for value in values:
            for _ in range(60):
                page.keyboard.press("Tab")
                focused = page.evaluate(
                    "(({name, type, value}) => ({name, type, value}))(document.activeElement)",
                )
                if focused["name"] == name:
                    break
            assert focused["name"] == name
            outline = page.evaluate(OUTLINE)
            assert outline != "none"
            if focused["type"] == "text":
                page.keyboard.type(value)
            else:
                for _ in range(10):
                    if page.evaluate("document.activeElement.value") == value:
                        break
                    page.keyboard.press("ArrowDown" if focused["type"] == "radio" else "Tab")
                page.keyboard.press("Space")
    page.keyboard.press("Enter")
