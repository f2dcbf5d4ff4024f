"""The ways into the courses, on the start page and on that of a course."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.learner import finish_a_lesson

SIZES = ((360, 740), (768, 1024), (1280, 800))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_way_on_is_seen_at_once_and_moves_nothing(site: str, browser: Browser, width: int, height: int) -> None:
    """New and returning learners have it before them, and what stands below stays where it is."""
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    page.goto(f"{site}/en/")
    for name in ("Learn dominoes", "Learn cribbage"):
        expect(page.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
    finish_a_lesson(page, site)
    for path in ("", "learn/cribbage"):
        page.route("**/_mine/**", lambda route: route.abort())
        page.goto(f"{site}/en/{path}", wait_until="load")
        before = page.evaluate("document.documentElement.scrollHeight")
        page.unroute("**/_mine/**")
        page.goto(f"{site}/en/{path}", wait_until="load")
        expect(page.locator("[data-resume]")).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-resume]")).to_contain_text("Go on: Cribbage, lesson 1")
        expect(page.locator("#tick-what-changes")).to_have_text("✓ Finished")
        assert page.evaluate("document.documentElement.scrollHeight") == before
    context.close()


def test_without_scripts_home_goes_on(site: str, browser: Browser) -> None:
    """A link does what the fragment would."""
    context = browser.new_context()
    page = context.new_page()
    finish_a_lesson(page, site)
    state: Any = context.storage_state()
    context.close()
    context = browser.new_context(java_script_enabled=False, storage_state=state)
    page = context.new_page()
    page.goto(f"{site}/en/")
    page.get_by_role("link", name="Go on where you were").click()
    assert page.url.endswith("/en/learn/cribbage/what-changes/two-games")
    context.close()
