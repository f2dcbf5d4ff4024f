"""On paper a page is black on white and whole; whoever wants no motion sees none."""

import re

import pytest
from playwright.sync_api import Browser

from tests.browser.learner import overflow
from tutor.i18n import LOCALES

RULES = {"dominoes": [f"D{number}" for number in range(1, 20)], "cribbage": [f"C{number}" for number in range(15)]}
#: The width of A4 between its margins, in CSS pixels.
PAPER = 718
COLOURS = """() => [document.body, ...document.querySelectorAll('main p, main h1, main h2')].map(one => {
    const style = getComputedStyle(one);
    return [style.color, style.backgroundColor];
})"""
MOVES = """() => [...document.querySelectorAll('*')].filter(one => {
    const style = getComputedStyle(one);
    return parseFloat(style.transitionDuration) > 0 || style.animationName !== 'none';
}).map(one => one.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("language", LOCALES)
def test_the_rules_print_well(site: str, browser: Browser, language: str, game: str) -> None:
    """Every rule with its number, dark on white although the screen is dark, nothing to click, within A4."""
    context = browser.new_context(viewport={"width": PAPER, "height": 1000}, color_scheme="dark")
    page = context.new_page()
    page.goto(f"{site}/{language}/rules/{game}")
    page.emulate_media(media="print")
    assert [rule for rule in RULES[game] if not page.locator(f"#{rule}").is_visible()] == []
    assert page.locator("nav:visible, form:visible, button:visible, footer:visible").count() == 0
    assert overflow(page) <= 0
    for colour, background in page.evaluate(COLOURS):
        assert max(map(int, re.findall(r"\d+", colour)[:3])) < 110
        assert background in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)")
    paper = page.pdf(format="A4")
    assert re.search(rb"/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]", paper)
    assert 2 <= len(re.findall(rb"/Type /Page\b", paper)) <= 12
    context.close()


@pytest.mark.parametrize("path", ["", "learn/dominoes/doubles/at-an-end", "practice/best/1-3", "progress"])
def test_nothing_moves_for_whoever_wants_no_motion(site: str, browser: Browser, path: str) -> None:
    """Neither transitions nor animations; with motion there are some, so the test would see them."""
    found = {}
    for wanted in ("reduce", "no-preference"):
        context = browser.new_context(reduced_motion=wanted)
        page = context.new_page()
        page.goto(f"{site}/en/{path}")
        found[wanted] = page.evaluate(MOVES)
        context.close()
    assert found["reduce"] == []
    assert found["no-preference"]
