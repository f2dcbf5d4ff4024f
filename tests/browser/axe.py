"""What axe finds on a page: every rule in light mode, and the contrast once more in dark mode."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_AXE = Axe()
#: What belongs to the learner has come, and nothing is just being put in its place.
_AT_REST = "() => !document.querySelector('.htmx-request, .htmx-swapping, .htmx-settling, .htmx-added')"
#: axe is on the page already, so it is only run again.
_CONTRAST = "axe.run(document, {runOnly: ['color-contrast'], resultTypes: ['violations']})"


def violations(page: Page) -> list[tuple[str, str, str]]:
    """The scheme, the rule and the first element of each violation on the page as it stands.

    Colours change at once with reduced motion, so that no contrast is measured half-way.
    """
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.wait_for_function(_AT_REST)
    light = _AXE.run(page, options={"resultTypes": ["violations"]}).response["violations"]
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    dark = page.evaluate(_CONTRAST)["violations"]
    return [*_told("light", light), *_told("dark", dark)]


def _told(scheme: str, found: list[dict[str, Any]]) -> list[tuple[str, str, str]]:
    return [(scheme, one["id"], one["nodes"][0]["html"][:120]) for one in found]
