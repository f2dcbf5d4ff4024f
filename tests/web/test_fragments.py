"""htmx gets the one element that changes; everybody else gets the page."""

import pytest
from flask.testing import FlaskClient

from tests.web.course import ASKING, ASKING_IDS, KINDS, PAGES, address, right
from tests.web.html import Page
from tutor.lessons import Lesson, Step

HTMX = {"HX-Request": "true"}


@pytest.mark.parametrize(("lesson", "step"), ASKING, ids=ASKING_IDS)
def test_a_fragment_is_exactly_one_element(client: FlaskClient, lesson: Lesson, step: Step) -> None:
    """The fragment is the element with id `step` and nothing around it, the same that stands in the page."""
    fragment = client.get(address(lesson, step), headers=HTMX).text
    page = Page(fragment)
    assert [element.attributes.get("id") for element in page.elements if element.depth == 0] == ["step"]
    assert fragment.strip() in client.get(address(lesson, step)).text


@pytest.mark.parametrize("header", ["HX-Boosted", "HX-History-Restore-Request"])
def test_boosted_and_restoring_requests_get_the_page(client: FlaskClient, header: str) -> None:
    """What replaces the whole page gets the whole page."""
    page = Page(client.get(address(*PAGES[0]), headers={**HTMX, header: "true"}).text)
    assert page.one("html")
    assert page.one("main")["data-page"] == "step"


def test_caches_are_told_what_the_answer_depends_on(client: FlaskClient) -> None:
    """Page and fragment share an address, so every answer varies with the headers that tell them apart."""
    for headers in ({}, HTMX):
        vary = client.get(address(*PAGES[0]), headers=headers).headers["Vary"]
        assert {name.strip() for name in vary.split(",")} >= {"HX-Request", "HX-History-Restore-Request", "HX-Boosted"}


def test_a_post_by_htmx_is_answered_with_the_verdict(client: FlaskClient) -> None:
    """The same post gives the fragment, with the address that a plain form would be sent to."""
    lesson, step = KINDS["sum"]
    form = {**right(step).form(), "tries": "0"}
    plain = client.post(address(lesson, step), data=form)
    answer = client.post(address(lesson, step), data=form, headers=HTMX)
    assert answer.status_code == 200
    assert answer.headers["HX-Push-Url"] == plain.location.removesuffix("#verdict")
    assert Page(answer.text).one(data_verdict="right")
    assert answer.text.strip() in client.get(plain.location).text


def test_an_unreadable_post_by_htmx_pushes_no_address(client: FlaskClient) -> None:
    """An answer that cannot be read is told in the fragment, with status 400, and leaves the address alone."""
    lesson, step = KINDS["sum"]
    answer = client.post(address(lesson, step), data={"sum": "x"}, headers=HTMX)
    assert answer.status_code == 400
    assert "HX-Push-Url" not in answer.headers
    assert Page(answer.text).elements[0]["id"] == "step"


def test_a_hint_by_htmx_pushes_the_short_address(client: FlaskClient) -> None:
    """What a form sends with a hint becomes the address without empty fields."""
    lesson, step = KINDS["sum"]
    sent = f"{address(lesson, step)}?sum=4&points=&tries=0&hints=1"
    answer = client.get(sent, headers=HTMX)
    assert answer.headers["HX-Push-Url"] == f"{address(lesson, step)}?sum=4&tries=0&hints=1"


def test_a_fragment_knows_its_title(client: FlaskClient) -> None:
    """The title of the page comes with the fragment."""
    lesson, step = PAGES[3]
    fragment = Page(client.get(address(lesson, step), headers=HTMX).text)
    page = Page(client.get(address(lesson, step)).text)
    assert fragment.elements[0]["data-title"] == page.all("title")[0].text
