"""The header on screens of every width."""

import pytest
from playwright.sync_api import Browser

from tests.browser.learner import overflow
from tutor.i18n import LOCALES


@pytest.mark.parametrize("language", LOCALES)
def test_names_stay_on_one_line_and_the_header_is_one_row_from_640_pixels_on(
    site: str, browser: Browser, language: str
) -> None:
    """In every language, with nothing broken and nothing beside the page."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{site}/{language}/learn")
    links = page.locator(".main-nav a")
    for width in (360, 400, 639):
        page.set_viewport_size({"width": width, "height": 740})
        assert set(links.evaluate_all("all => all.map(one => one.offsetHeight)")) == {44}, width
        assert overflow(page) <= 0, width
    for width in (640, 704, 740, 768, 896, 1280):
        page.set_viewport_size({"width": width, "height": 360})
        assert page.locator("header.top").evaluate("one => one.offsetHeight") < 64, width
        assert overflow(page) <= 0, width
    context.close()


def test_a_short_crumb_is_no_wider_than_its_letters(site: str, browser: Browser) -> None:
    """And is still touched as far around as a finger needs."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True)
    page = context.new_page()
    page.goto(f"{site}/de/practice/sum/1-7")
    crumb = page.locator(".crumbs a").first
    box = crumb.bounding_box()
    assert box is not None
    assert box["width"] < 44 <= box["height"]
    page.touchscreen.tap(box["x"] - 1, box["y"] + 22)
    page.wait_for_url("**/de/practice")
    context.close()
