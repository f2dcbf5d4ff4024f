"""Pages are pure functions of their address: the same bytes for everyone, asked for again with an ETag."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.course import KINDS, PAGES, address, query, wrong
from tests.web.html import Page
from tutor.web import create_app

KEPT = ["/en/", "/fi/learn/dominoes", "/de/rules/dominoes", "/es/about", address(*PAGES[0]), "/sitemap.xml"]


@pytest.mark.parametrize("path", [*KEPT, "/diagram/1-4,1-1@left.svg"])
def test_an_unchanged_page_is_answered_304(client: FlaskClient, path: str) -> None:
    """Whoever has the page gets 304 without a body."""
    first = client.get(path)
    again = client.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]


@pytest.mark.parametrize("path", KEPT)
def test_a_page_is_the_same_for_everyone(app: Flask, client: FlaskClient, path: str) -> None:
    """Another process, another browser and another learner get the same bytes."""
    other = create_app({"TESTING": True}).test_client()
    headers = {"Accept-Language": "de", "User-Agent": "somebody else", "Cookie": "lang=es; x=y"}
    assert other.get(path, headers=headers).data == client.get(path).data


def test_page_and_fragment_have_different_tags(client: FlaskClient) -> None:
    """The fragment is not taken for the page."""
    path = address(*PAGES[0])
    page, fragment = client.get(path), client.get(path, headers={"HX-Request": "true"})
    assert page.headers["ETag"] != fragment.headers["ETag"]


def test_a_verdict_has_its_own_tag(client: FlaskClient) -> None:
    """The address with an answer is another page."""
    lesson, step = KINDS["sum"]
    tags = {client.get(address(lesson, step) + more).headers["ETag"] for more in ("", query(wrong(step), tries=1))}
    assert len(tags) == 2


def test_pages_are_asked_for_again_and_errors_never_kept(client: FlaskClient) -> None:
    """Cache-Control says what is true: pages are revalidated, errors and redirects of forms not stored."""
    lesson, step = KINDS["sum"]
    assert client.get("/en/").headers["Cache-Control"] == "public, no-cache"
    assert client.get("/en/nothing").headers["Cache-Control"] == "no-store"
    assert client.post(address(lesson, step), data={"sum": "x"}).headers["Cache-Control"] == "no-store"
    assert client.post(address(lesson, step), data={"sum": "1", "points": "1"}).headers["Cache-Control"] == "no-store"


def test_assets_are_kept_for_ever_under_their_hash(client: FlaskClient) -> None:
    """Style sheet, scripts and icon have names that change with their content, and no other name works."""
    page = Page(client.get("/en/").text)
    addresses = [page.one("link", rel=rel)["href"] for rel in ("stylesheet", "icon")]
    addresses += [script["src"] for script in page.all("script")]
    assert len(addresses) == 4
    for one in addresses:
        answer = client.get(one)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["Cache-Control"]
    for wrong_name in ("/static/app.css", "/static/app.000000000000.css", "/static/..%2Fpyproject.toml"):
        assert client.get(wrong_name).status_code == 404
