"""Cribbage in a real browser: the whole course, puzzles by touch, and every page as axe and narrow windows see it."""

import re
from functools import cache
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import SCREENSHOTS
from tests.browser.learner import answer, fill_in, overflow
from tests.browser.test_every_page import HEIGHTS, TARGETS
from tests.web.cribbage_course import ASKING, COURSE, KINDS, PAGES, address, right, wrong
from tests.web.cribbage_solver import solve
from tutor.i18n import LOCALES
from tutor.puzzles.answer import Answer
from tutor.puzzles.cribbage import making
from tutor.puzzles.making import LEVELS

#: Every language with scripts, and without them the one with the longest words.
WALKS = [(language, True) for language in LOCALES] + [("de", False)]


def window(browser: Browser, *, scripts: bool = True, width: int = 360, scheme: str = "light") -> Page:
    """A window as wide as a phone unless told otherwise."""
    context = browser.new_context(
        viewport={"width": width, "height": 800},
        java_script_enabled=scripts,
        color_scheme=scheme,  # type: ignore[arg-type]
    )
    return context.new_page()


@pytest.mark.parametrize(
    ("language", "scripts"), WALKS, ids=lambda value: {True: "scripts", False: "no-scripts"}.get(value, value)
)
def test_the_whole_course(site: str, browser: Browser, language: str, scripts: bool) -> None:
    """From the first step to the last by Next, with a wrong and a right answer to every question."""
    page = window(browser, scripts=scripts)
    page.goto(f"{site}{address(*PAGES[0], language)}")
    for number, (lesson, step) in enumerate(PAGES):
        expect(page).to_have_url(re.compile(re.escape(address(lesson, step, language))))
        expect(page.locator("h1")).to_be_visible()
        assert page.locator("html").get_attribute("lang") == language
        assert overflow(page) <= 0, f"{step.id} scrolls sideways"
        if step.question:
            assert answered(page, wrong(step), scripts) == "wrong", step.id
            assert answered(page, right(step), scripts) == "right", step.id
        if scripts:
            folder = SCREENSHOTS / language / COURSE.game
            folder.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=folder / f"{number:03}-{lesson.slug}-{step.id}.png", full_page=True)
        page.locator("a[rel=next]").click()
    expect(page).to_have_url(re.compile(f"/{language}/learn/cribbage$"))
    page.context.close()


def answered(page: Page, given: Answer, scripts: bool) -> str | None:
    """Hand in an answer and read the verdict."""
    if scripts:
        return answer(page, given).get_attribute("data-verdict")
    fill_in(page, given)
    page.locator("form[data-answer] button[type=submit]").first.click()
    return page.locator("[data-verdict]").get_attribute("data-verdict")


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_the_language_changes_in_the_middle_of_an_answer(site: str, browser: Browser, scripts: bool) -> None:
    """A call with its claim that is not handed in yet stays when the language changes, and so does the verdict."""
    lesson, step = KINDS["answer"]
    page = window(browser, scripts=scripts, width=1000)
    page.goto(f"{site}{address(lesson, step)}")
    page.locator("label:has(input[value=muggins])").click()
    page.locator("input[name=claim]").fill("28")
    if scripts:
        page.locator("nav.languages a[lang=fi]").click()
    else:
        page.locator("form[data-answer] button[lang=fi]").click()
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    expect(page.locator("input[value=muggins]")).to_be_checked()
    expect(page.locator("input[name=claim]")).to_have_value("28")
    expect(page.locator("[data-verdict]")).to_have_count(0)
    page.locator("form[data-answer] button[type=submit]").first.click()
    expect(page.locator("[data-verdict=wrong]")).to_be_visible()
    page.locator("nav.languages a[lang=es]").click()
    expect(page.locator("[data-verdict=wrong]")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_a_claim_is_asked_for_with_muggins(site: str, browser: Browser, scripts: bool) -> None:
    """The field for the claim appears with the call that it belongs to, also without scripts."""
    page = window(browser, scripts=scripts)
    page.goto(f"{site}{address(*KINDS['answer'])}")
    claim = page.locator("input[name=claim]")
    expect(claim).to_be_hidden()
    page.locator("label.choice", has=page.locator("input[value=muggins]")).click()
    expect(claim).to_be_visible()
    page.locator("label.choice", has=page.locator("input[value=accept]")).click()
    expect(claim).to_be_hidden()
    page.context.close()


def test_cards_are_marked_by_touching_the_picture(site: str, browser: Browser) -> None:
    """Touching a card of the hand marks it in the form, and touching it again takes the mark back."""
    page = window(browser)
    page.goto(f"{site}/en/practice/missed/1-5")
    cards = solve(page.request.get(page.url).text())["choice"]
    picture = page.locator(".stage .board > .picture")
    picture.locator(f"[data-card='{cards[0]}']").click()
    expect(page.locator(f"input[value='{cards[0]}']")).to_be_checked()
    picture.locator(f"[data-card='{cards[0]}']").click()
    expect(page.locator(f"input[value='{cards[0]}']")).not_to_be_checked()
    for card in cards:
        picture.locator(f"[data-card='{card}']").click()
    page.locator("form[data-answer] button[type=submit]").first.click()
    expect(page.locator("[data-verdict=right]")).to_be_focused()
    page.context.close()


def test_suits_keep_their_four_colours(site: str, browser: Browser) -> None:
    """The choice of four colours holds for the next pages too."""
    page = window(browser)
    page.goto(f"{site}/en/practice/count-hand/1-5")
    ink = "getComputedStyle(document.querySelector('.card.clubs .ink, .card.diamonds .ink')).fill"
    before = page.evaluate(ink)
    page.locator("[data-four-colour]").check()
    assert page.evaluate(ink) != before
    page.locator("a[rel=next]").click()
    expect(page.locator("[data-four-colour]")).to_be_checked()
    page.reload()
    expect(page.locator("[data-four-colour]")).to_be_checked()
    page.context.close()


def test_the_keyboard_is_enough(site: str, browser: Browser) -> None:
    """Arrows choose a call, Tab leads to its claim, Enter hands it in, and the verdict gets the focus."""
    lesson, step = next(place for place in ASKING if place[1].id == "call-it")
    page = window(browser)
    page.goto(f"{site}{address(lesson, step)}")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name") == "call":
            break
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    claim = right(step).form()["claim"][0]
    page.keyboard.type(claim)
    page.keyboard.press("Enter")
    expect(page.locator("[data-verdict=right]")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("h1")).to_be_focused()
    page.context.close()


@cache
def addresses() -> list[str]:
    """Every page about cribbage without its language, questions also with a wrong and a right answer."""
    pages = ["", "learn", "learn/cribbage", "rules", "rules/cribbage", "about", "practice", "sprint"]
    pages += [f"practice/{kind}/{level}-17?hints=2" for kind in making.KINDS for level in LEVELS]
    for lesson, step in PAGES:
        path = address(lesson, step).removeprefix("/en/")
        pages.append(path)
        if step.question:
            queries = [urlencode(one.form(), doseq=True) for one in (wrong(step), right(step))]
            pages += [f"{path}?{query}&tries=2&hints=2" for query in queries]
    return pages


@pytest.mark.parametrize("language", LOCALES)
def test_axe_finds_nothing(site: str, browser: Browser, language: str) -> None:
    """No page breaks a rule that axe knows, light and dark."""
    page = window(browser, width=400)
    found = {}
    for path in addresses():
        page.goto(f"{site}/{language}/{path}", wait_until="load")
        if broken := violations(page):
            found[path] = broken
    page.context.close()
    assert not found


@pytest.mark.parametrize("language", LOCALES)
def test_no_page_scrolls_sideways(site: str, browser: Browser, language: str) -> None:
    """At 320 px, and so at 200 % zoom of a 640 px window, every page fits."""
    page = window(browser, width=320)
    wide = {}
    for path in addresses():
        page.goto(f"{site}/{language}/{path}", wait_until="domcontentloaded")
        if overflow(page) > 0:
            wide[path] = overflow(page)
    page.context.close()
    assert not wide


def test_touch_targets_are_large_enough(site: str, browser: Browser) -> None:
    """Everything to be touched on a step page is at least 44 px high, links inside sentences apart."""
    context = browser.new_context(viewport={"width": 360, "height": 800}, has_touch=True)
    page = context.new_page()
    small = {}
    for lesson, step in ASKING:
        page.goto(f"{site}{address(lesson, step, 'de')}", wait_until="domcontentloaded")
        sizes = page.locator(f"{TARGETS}, main .colours label").evaluate_all(HEIGHTS)
        small |= {html: height for html, height in sizes if height < 43.5}
    context.close()
    assert not small
