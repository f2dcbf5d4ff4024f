"""The link with which another device goes on."""

from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.learner import finish_a_lesson


def test_the_link_for_another_device_is_copied(site: str, browser: Browser) -> None:
    """By a button that only scripts bring; the field itself holds the whole link."""
    context = browser.new_context()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    finish_a_lesson(page, site)
    page.goto(f"{site}/en/progress")
    page.locator("form[action$='/take'] button").click()
    link = page.locator(".take-link").input_value()
    page.locator("[data-copy]").click()
    expect(page.locator(".actions [role=status]")).to_have_text("The link has been copied.")
    expect(page.locator("[data-copy]")).to_be_focused()
    assert page.evaluate("navigator.clipboard.readText()") == link
    state: Any = context.storage_state()
    context.close()
    context = browser.new_context(java_script_enabled=False, storage_state=state)
    page = context.new_page()
    page.goto(f"{site}/en/progress")
    page.locator("form[action$='/take'] button").click()
    expect(page.locator(".take-link")).to_be_visible()
    expect(page.locator("[data-copy]")).to_be_hidden()
    context.close()
