"""Every page in every language: nothing for axe to find, light and dark, and no scrolling sideways at 320 px."""

from functools import cache
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import violations
from tests.browser.learner import PAGES, a_right_answer, a_wrong_answer, address, overflow
from tutor.i18n import LOCALES
from tutor.puzzles.making import KINDS, LEVELS

#: What is touched on a step page, links inside sentences apart.
TARGETS = "main button, main a.button, main label.choice, main input[type=text], header nav a"
HEIGHTS = """all => all.filter(one => one.offsetParent)
    .map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect().height])"""


@cache
def addresses() -> list[str]:
    """Every page without its language, questions also with a wrong and a right answer, and what does not exist."""
    pages = ["", "learn/dominoes", "rules/dominoes", "about", "no/such/page"]
    pages += ["practice", "sprint", "sprint/result?sprint=1764450000-7-5", "progress", "progress/forget"]
    pages += [f"practice/{kind}/{level}-17?hints=2" for kind in KINDS for level in LEVELS]
    for lesson, step in PAGES:
        pages.append(address(lesson, step))
        if step.question:
            given = filter(None, (a_wrong_answer(step), a_right_answer(step)))
            queries = [urlencode(one.form(), doseq=True) for one in given]
            pages += [f"{address(lesson, step)}?{query}&tries=2&hints=2" for query in queries]
    return pages


@pytest.mark.parametrize("language", LOCALES)
def test_axe_finds_nothing(site: str, browser: Browser, language: str) -> None:
    """No page breaks a rule that axe knows, light and dark."""
    context = browser.new_context(viewport={"width": 400, "height": 800})
    page = context.new_page()
    found = {}
    for path in addresses():
        page.goto(f"{site}/{language}/{path}", wait_until="load")
        if broken := violations(page):
            found[path] = broken
    context.close()
    assert not found


@pytest.mark.parametrize("language", LOCALES)
def test_no_page_scrolls_sideways(site: str, browser: Browser, language: str) -> None:
    """At 320 px, and so at 200 % zoom of a 640 px window, every page fits."""
    context = browser.new_context(viewport={"width": 320, "height": 640})
    page = context.new_page()
    wide = {}
    for path in addresses():
        page.goto(f"{site}/{language}/{path}", wait_until="domcontentloaded")
        if overflow(page) > 0:
            wide[path] = overflow(page)
    context.close()
    assert not wide


@pytest.mark.parametrize("language", LOCALES)
def test_nothing_is_asked_of_other_hosts(site: str, browser: Browser, language: str) -> None:
    """Pages ask only their own origin for anything, store no cookie, and the console stays silent."""
    context = browser.new_context()
    page = context.new_page()
    asked, said = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda problem: said.append(str(problem)))
    for path in addresses()[:30]:
        if path != "no/such/page":
            page.goto(f"{site}/{language}/{path}", wait_until="load")
    assert [url for url in asked if not url.startswith((site, "data:"))] == []
    assert said == []
    assert context.cookies() == []
    context.close()


def test_touch_targets_are_large_enough(site: str, browser: Browser) -> None:
    """Everything to be touched on a step page is at least 44 px high, links inside sentences apart."""
    context = browser.new_context(viewport={"width": 360, "height": 800}, has_touch=True)
    page = context.new_page()
    small = {}
    for lesson, step in PAGES:
        if step.question:
            page.goto(f"{site}/de/{address(lesson, step)}", wait_until="domcontentloaded")
            sizes = page.locator(TARGETS).evaluate_all(HEIGHTS)
            small |= {html: height for html, height in sizes if height < 43.5}
    context.close()
    assert not small
