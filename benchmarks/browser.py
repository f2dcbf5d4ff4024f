"""What a reader waits for in Chromium: the first page, and from one step to the next beside a bare htmx page."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

import brotli
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks import bare
from benchmarks.pages import ENCODINGS
from benchmarks.processes import Server, free_port, serving, tutor
from benchmarks.table import Row, at_most
from tests.browser.chromium import ARGUMENTS, installed

#: A step whose next step has another picture.
STEP: Final = "/en/learn/dominoes/doubles/at-an-end"
VIEWPORT: Final = {"width": 1280, "height": 800}
ROUNDS: Final = 15
#: From the click to the frame in which the swapped content was painted, in milliseconds.
_STEP_TO_STEP: Final = """
() => new Promise((done) => {
  let begun = 0;
  document.addEventListener("htmx:afterSettle", (event) => {
    if (!event.detail.requestConfig || !event.detail.requestConfig.path.includes("/learn/") &&
        !event.detail.requestConfig.path.includes("/next")) return;
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  });
  const link = document.querySelector(".walk a[rel=next]");
  begun = performance.now();
  link.click();
})
"""
_WATCH: Final = """
window.shift = 0; window.largest = null;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    window.largest = { at: entry.startTime, what: entry.element ? entry.element.tagName : "", size: entry.size };
}).observe({ type: "largest-contentful-paint", buffered: true });
"""


def measure(folder: Path) -> Iterator[Row]:
    """The rows about the browser."""
    with tutor(folder, workers=2) as ours, sync_playwright() as playwright:
        yield _first_visit(ours)
        browser = playwright.chromium.launch(args=list(ARGUMENTS), executable_path=installed())
        yield from _painted(browser, ours)
        following = _bare_page(folder, ours)
        port = free_port()
        command = [sys.executable, "-m", "benchmarks.bare", str(port), "2"]
        with serving(command, port, environ={bare.FOLDER: str(folder)}) as plain:
            times = []
            for _ in range(ROUNDS):
                own = _step_to_step(browser, ours.address(STEP))
                times.append((own, _step_to_step(browser, plain.address("/page"))))
        # The first of all warms caches on either side.
        ratio = median(own / other for own, other in times[1:])
        own, other = (median(column) for column in zip(*times[1:], strict=True))
        what = f"step to step, time beside bare htmx that swaps the same {following:,} bytes"
        yield at_most(what, ratio, 1.25, said=f"{own:.0f} ms to {other:.0f} ms")
        browser.close()


def _first_visit(ours: Server) -> Row:
    """Everything that the first page brings with it, as it goes over the wire."""
    page = ours.get(STEP, {"Accept-Encoding": ENCODINGS})
    text = brotli.decompress(page.body).decode()
    parts = {"page": len(page.body)}
    for path in re.findall(r'(?:href|src)="(/static/[^"]+)"', text):
        parts[path.rpartition("/")[2].partition(".")[0] + path[path.rindex(".") :]] = len(
            ours.get(path, {"Accept-Encoding": ENCODINGS}).body
        )
    banner = re.search(r'hx-get="([^"]+)" hx-trigger="load"', text)
    if banner:
        parts["banner"] = len(ours.get(banner[1], {"Accept-Encoding": ENCODINGS}).body)
    said = ", ".join(f"{name} {size / 1000:.1f}" for name, size in parts.items())
    return at_most("first visit to a step, everything together", sum(parts.values()) / 1000, 40, unit=" kB", said=said)


def _painted(browser: Browser, ours: Server) -> Iterator[Row]:
    """How much the first page moves while it comes, and when its largest part is painted."""
    shifts, paints, firsts, largest = [], [], [], ""
    for _ in range(5):
        page = _fresh(browser)
        page.add_init_script(_WATCH)
        page.goto(ours.address(STEP), wait_until="networkidle")
        page.wait_for_timeout(300)
        shifts.append(float(page.evaluate("window.shift")))
        found: dict[str, Any] = page.evaluate("window.largest")
        paints.append(float(found["at"]))
        largest = str(found["what"]).lower()
        firsts.append(float(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")))
        page.context.close()
    yield at_most("layout shift of a step", max(shifts), 0)
    said = f"<{largest}>, at {median(paints):.0f} ms"
    late = median(own - first for own, first in zip(paints, firsts, strict=True))
    yield at_most("largest paint of a step, after the first paint", late, 50, unit=" ms", said=said)


def _fresh(browser: Browser) -> Page:
    """A page of somebody who has never been here."""
    return browser.new_context(viewport={"width": VIEWPORT["width"], "height": VIEWPORT["height"]}).new_page()


def _step_to_step(browser: Browser, address: str) -> float:
    page = _fresh(browser)
    page.goto(address, wait_until="networkidle")
    taken = float(page.evaluate(_STEP_TO_STEP))
    assert page.locator("#step .picture").count(), address
    page.context.close()
    return taken


def _bare_page(folder: Path, ours: Server) -> int:
    """Write the least page with htmx and our style sheet that swaps what we swap; the bytes of the swap."""
    text = brotli.decompress(ours.get(STEP, {"Accept-Encoding": "br"}).body).decode()

    link = re.search(r'rel="next" href="([^"]+)"', text)
    css, script = (re.search(rf'"(/static/{name}[^"]+)"', text) for name in ("app", "htmx"))
    assert link
    assert css
    assert script
    ask = {"HX-Request": "true", "HX-Target": "step", "Accept-Encoding": "br"}
    swapped = ours.get(link[1], ask)
    style, htmx = (ours.get(found[1], {"Accept-Encoding": "br"}) for found in (css, script))
    page = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>'
        '<link rel="stylesheet" href="/style"><script defer src="/htmx"></script><body><main>'
        '<div id="step"><nav class="walk"><a rel="next" href="/next" hx-get="/next" hx-target="#step" '
        'hx-swap="outerHTML">Next</a></nav></div></main>'
    )
    bare.keep(folder, "page", 200, {"content-type": "text/html; charset=utf-8"}, page.encode())
    for name, got in (("next", swapped), ("style", style), ("htmx", htmx)):
        bare.keep(folder, name, 200, got.headers, got.body)
    return len(swapped.body)
