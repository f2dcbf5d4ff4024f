"""A learner practises in a real browser: puzzles, progress, and being forgotten."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.learner import overflow
from tests.web.solver import Form, Seen, solve
from tutor.i18n import LOCALES

#: Three kinds with different fields: numbers, a placement, one choice.
PUZZLES = ("sum/1-7", "best/1-3", "act/1-4")


@pytest.fixture
def window(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a window of its own, as wide as a phone unless told otherwise."""
    opened = []

    def open_window(*, scripts: bool = True, width: int = 360) -> Page:
        context = browser.new_context(viewport={"width": width, "height": 800}, java_script_enabled=scripts)
        opened.append(context)
        return context.new_page()

    yield open_window
    for context in opened:
        context.close()


def fill_in(page: Page, form: Form) -> None:
    """Fill in every field of the form on the page."""
    for name, values in form.items():
        fields = page.locator(f"form[data-answer] input[name={name}]")
        if fields.first.get_attribute("type") == "text":
            for field, value in zip(fields.all(), values, strict=True):
                field.fill(value)
        else:
            for field in fields.all():
                chosen = field.get_attribute("value") in values
                if chosen != field.is_checked() and (chosen or field.get_attribute("type") == "checkbox"):
                    field.locator("xpath=ancestor::label").click()


def source(page: Page) -> str:
    """The page as the server sends it to everybody."""
    return page.request.get(page.url).text()


def wrong(page: Page) -> Form:
    """An answer that is not the right one."""
    html = source(page)
    form, seen = solve(html), Seen(html)
    for name, values in form.items():
        if seen.inputs(name)[0]["type"] == "text":
            return {**form, name: [str(int(values[0]) + 1), *values[1:]]}
    name = "act" if "act" in form else "end"
    return {**form, name: [next(value for value in seen.values(name) if value not in form[name])]}


def check(page: Page, form: Form, verdict: str) -> None:
    """Hand an answer in and read the verdict on it."""
    page.locator("[data-verdict]").evaluate_all("all => all.forEach(one => one.removeAttribute('data-verdict'))")
    fill_in(page, form)
    page.locator("form[data-answer] button[type=submit]").first.click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", verdict)


@pytest.mark.parametrize(
    ("language", "scripts"),
    [(language, True) for language in LOCALES] + [("fi", False)],
    ids=lambda value: {True: "scripts", False: "no-scripts"}.get(value, value),
)
def test_the_loop(site: str, window: Callable[..., Page], language: str, scripts: bool) -> None:
    """Wrong, hint, right, next, three kinds long; then the page with the progress, and everything forgotten."""
    page = window(scripts=scripts)
    for puzzle in PUZZLES:
        page.goto(f"{site}/{language}/practice/{puzzle}")
        assert page.locator("html").get_attribute("lang") == language
        assert overflow(page) <= 0, puzzle
        given = wrong(page)
        right = solve(source(page))
        check(page, given, "wrong")
        page.locator("button[name=hints]").click()
        expect(page.locator(".hints li")).to_have_count(1)
        expect(page.locator("[data-verdict=wrong]")).to_be_visible()
        check(page, right, "right")
        expect(page).to_have_url(re.compile(f"/{language}/practice/.*tries=2"))
        page.locator("a[rel=next]").click()
        kind, _, number = puzzle.rpartition("-")
        expect(page).to_have_url(re.compile(f"/{language}/practice/{kind}-{int(number) + 1}$"))
    page.goto(f"{site}/{language}/practice")
    assert overflow(page) <= 0
    page.locator("main a.strong").click()
    expect(page.locator(".why")).to_be_visible()
    page.goto(f"{site}/{language}/progress")
    assert overflow(page) <= 0
    assert page.locator(".skills li").count() > 3
    assert page.locator(".numbers dd").first.inner_text() == "6"
    page.locator("a.danger").click()
    page.locator("button.danger").click()
    expect(page).to_have_url(re.compile("done=forget"))
    expect(page.locator(".skills")).to_have_count(0)
    assert page.context.cookies() == []


def test_tiles_and_ends_are_answered_by_touching_the_picture(site: str, window: Callable[..., Page]) -> None:
    """A touched end chooses it, a touched tile marks it and unmarks it, and the picture shows what is chosen."""
    page = window(width=1000)
    page.goto(f"{site}/en/practice/best/1-3")
    for end in ("left", "right"):
        page.locator(f".stage .board g.counted[data-end={end}]").click()
        expect(page.locator(f"input[name=end][value={end}]")).to_be_checked()
        expect(page.locator(f".stage .board g.counted[data-end={end}].chosen")).to_have_count(1)
    page.goto(f"{site}/en/practice/ends/1-3")
    tiles = solve(source(page))["ends"]
    for tile in tiles:
        page.locator(f".stage .board [data-tile='{tile}']").click()
        expect(page.locator(f"input[name=ends][value='{tile}']")).to_be_checked()
    page.locator(f".stage .board [data-tile='{tiles[0]}']").click()
    expect(page.locator(f"input[name=ends][value='{tiles[0]}']")).not_to_be_checked()
    page.locator(f".stage .board [data-tile='{tiles[0]}']").click()
    page.locator("form[data-answer] button[type=submit]").first.click()
    expect(page.locator("[data-verdict=right]")).to_be_visible()


def test_one_key_leads_on(site: str, window: Callable[..., Page]) -> None:
    """N and the arrow lead to the next puzzle, and a letter typed into a field does not."""
    page = window()
    page.goto(f"{site}/en/practice/sum/1-7")
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile("sum/1-8$"))
    # The address is there before the page is.
    expect(page.locator('a[rel="next"]')).to_have_attribute("href", re.compile("sum/1-9$"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("sum/1-9$"))
    page.locator("input[name=sum]").press("n")
    expect(page).to_have_url(re.compile("sum/1-9$"))


def test_home_goes_on_where_the_learner_was(site: str, window: Callable[..., Page]) -> None:
    """After an answer to a step the start page offers the step after it; a single day is no streak on Practice."""
    page = window()
    page.goto(f"{site}/en/")
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-resume]")).to_have_count(0)
    page.goto(f"{site}/en/practice/act/1-4")
    check(page, solve(source(page)), "right")
    page.goto(f"{site}/en/learn/dominoes/the-set")
    page.wait_for_load_state("networkidle")
    page.goto(f"{site}/en/")
    page.locator("[data-resume]").click()
    expect(page).to_have_url(re.compile("/en/learn/dominoes/the-set/"))
    page.goto(f"{site}/en/practice")
    expect(page.locator(".mine-practice a[href$=sprint]")).to_be_visible()
    expect(page.locator(".streak")).to_have_count(0)


def test_an_end_is_easily_touched_and_shows_that_it_is_chosen(site: str, window: Callable[..., Page]) -> None:
    """On a phone either end has an area of 44 px; the chosen one is framed, and no tile looks like the last one."""
    page = window()
    page.goto(f"{site}/en/practice/best/1-3")
    for end in ("left", "right"):
        area = page.locator(f".stage .board .reach[data-end={end}]")
        box = area.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        page.mouse.click(box["x"] + 2, box["y"] + 2)
        expect(page.locator(f"input[name=end][value={end}]")).to_be_checked()
        stroke = "one => getComputedStyle(one).strokeDasharray"
        assert page.locator(f".pick[data-end={end}].chosen").evaluate(stroke) != "none"
    bodies = page.locator(".stage .board .tile:not(.last) .body")
    widths = set(bodies.evaluate_all("all => all.map(one => getComputedStyle(one).strokeWidth)"))
    assert widths == {"1.4px"}


def test_a_complaint_goes_when_something_is_filled_in(site: str, window: Callable[..., Page]) -> None:
    """What is said about an empty field disappears with the first input there."""
    page = window()
    page.goto(f"{site}/en/practice/missed/1-5")
    page.locator("form[data-answer] button[type=submit]").first.click()
    expect(page.locator(".entry .error")).to_be_visible()
    page.locator("label.choice").first.click()
    expect(page.locator(".entry .error")).to_have_count(0)
    expect(page.locator("[aria-invalid]")).to_have_count(0)


@pytest.mark.parametrize("puzzle", ["settle/3-5", "best/1-3"])
def test_the_way_on_is_in_sight_once_the_answer_is_right(site: str, window: Callable[..., Page], puzzle: str) -> None:
    """However long the reasons are, Next stands inside the window when the verdict has come, and nothing hints."""
    page = window()
    page.goto(f"{site}/de/practice/{puzzle}")
    check(page, solve(source(page)), "right")
    expect(page.locator("[data-verdict]")).to_be_focused()
    expect(page.locator("a.next.strong")).to_be_in_viewport(ratio=1)
    expect(page.locator("button[name=hints]")).to_have_count(0)


def test_a_phone_on_its_side_shows_picture_and_question_together(site: str, browser: Browser) -> None:
    """At 740 × 360 px the question stands beside the picture, both begin inside the window."""
    page = browser.new_page(viewport={"width": 740, "height": 360})
    page.goto(f"{site}/de/practice/best/1-3")
    picture, question = page.locator(".stage").bounding_box(), page.locator("form[data-answer]").bounding_box()
    assert picture is not None
    assert question is not None
    assert question["x"] >= picture["x"] + picture["width"]
    assert abs(question["y"] - picture["y"]) < 40
    assert picture["y"] < 250
    page.close()


@pytest.mark.parametrize("width", [360, 740, 1280])
def test_words_in_a_picture_are_no_larger_than_the_text(site: str, window: Callable[..., Page], width: int) -> None:
    """The names of the ends and the figures of a board are drawn at about the size of the text, never larger."""
    page = window(width=width)
    for path, words in (("best/1-884833857", ".end-label"), ("settle-count/1-3", ".pegs text")):
        page.goto(f"{site}/de/practice/{path}")
        scale = page.locator(words).first.evaluate("one => one.getScreenCTM().a")
        sizes = page.locator(words).evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")
        assert sizes
        assert all(11 <= size * scale <= 17.1 for size in sizes), [size * scale for size in sizes]
