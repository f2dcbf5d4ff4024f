"""Headers, foreign posts, and everything that is too much or broken."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.course import KINDS, PAGES, address, right
from tests.web.html import Page
from tutor.web import create_app
from tutor.web.errors import trouble

LESSON, STEP = KINDS["sum"]
HERE = address(LESSON, STEP)


@pytest.mark.parametrize("path", ["/en/", HERE, "/en/rules/dominoes", "/en/about", "/nowhere", "/sitemap.xml"])
def test_every_answer_has_its_safety_headers(client: FlaskClient, path: str) -> None:
    """Nothing from other origins, nothing inline, no sniffing, no foreign frames."""
    headers = client.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'self'"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert "Permissions-Policy" in headers


@pytest.mark.parametrize("path", ["/en/", HERE, "/en/rules/dominoes", "/en/about", "/en/learn/dominoes"])
def test_pages_hold_no_inline_script_or_style(client: FlaskClient, path: str) -> None:
    """The policy forbids them, so none may be there; and nothing is loaded from elsewhere."""
    text = client.get(path).text
    page = Page(text)
    assert all("src" in script for script in page.all("script"))
    assert page.all("style") == []
    assert page.having("style") == []
    assert not re.search(r"\son[a-z]+=", text)
    for element in page.elements:
        for name in ("src", "srcset", "data", "poster"):
            assert element.attributes.get(name, "/").startswith("/")


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 303),
        ({"Sec-Fetch-Site": "same-origin"}, 303),
        ({"Sec-Fetch-Site": "none"}, 303),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"}, 403),
        ({"Origin": "http://localhost"}, 303),
        ({"Origin": "https://localhost"}, 303),
        ({"Origin": "javascript://localhost"}, 403),
        ({"Origin": "localhost"}, 403),
        ({"Origin": "https://elsewhere.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://localhost.elsewhere.example"}, 403),
        ({"Origin": "http://[broken"}, 403),
    ],
)
def test_posts_come_from_our_own_pages(client: FlaskClient, headers: dict[str, str], status: int) -> None:
    """A browser on somebody else's page cannot post here; a program without a page can."""
    posted = client.post(HERE, data=right(STEP).form(), headers=headers)
    assert posted.status_code == status
    if status == 403:
        assert Page(posted.text).one("h1").text == trouble_title(client, 403)


def trouble_title(client: FlaskClient, status: int) -> str:
    """The title of an error page in English."""
    with client.application.test_request_context("/en/"):
        client.application.preprocess_request()
        return trouble(status).title


def test_the_published_address_is_our_own(app: Flask) -> None:
    """Behind a proxy the address that the world sees counts, for posts and for canonical addresses."""
    client = create_app({"TESTING": True, "URL": "https://muggins.example/"}).test_client()
    headers = {"Origin": "https://muggins.example"}
    assert client.post(HERE, data=right(STEP).form(), headers=headers).status_code == 303
    page = Page(client.get("/en/about").text)
    assert page.one("link", rel="canonical")["href"] == "https://muggins.example/en/about"


@pytest.mark.parametrize(
    ("url", "scheme", "origin", "status"),
    [
        ("https://muggins.example/", "http", "https://muggins.example", 303),
        ("http://muggins.example/", "http", "https://muggins.example", 303),
        ("https://muggins.example/", "http", "http://localhost", 303),
        (None, "https", "https://localhost", 303),
        (None, "https", "http://localhost", 403),
        ("https://muggins.example/", "https", "http://muggins.example", 403),
    ],
)
def test_a_page_of_ours_has_our_scheme(url: str | None, scheme: str, origin: str, status: int) -> None:
    """https may have been ended by a proxy of which nobody told us; http cannot have become https on the way."""
    client = create_app({"TESTING": True, "URL": url}).test_client()
    posted = client.post(HERE, data=right(STEP).form(), headers={"Origin": origin}, base_url=f"{scheme}://localhost/")
    assert posted.status_code == status


def test_what_is_too_long_is_refused(client: FlaskClient) -> None:
    """A post beyond every answer is answered 413 with a page."""
    posted = client.post(HERE, data={"sum": "1" * 70_000})
    assert posted.status_code == 413
    assert Page(posted.text).one("h1").text


@pytest.mark.parametrize(
    ("method", "path"),
    [("PUT", HERE), ("DELETE", HERE), ("POST", "/en/"), ("POST", "/en/rules/dominoes"), ("PATCH", "/en/about")],
)
def test_other_methods_are_refused(client: FlaskClient, method: str, path: str) -> None:
    """405 with what is allowed, on a page in the reader's language."""
    refused = client.open(path, method=method)
    assert refused.status_code == 405
    assert "GET" in refused.headers["Allow"]
    assert Page(refused.text).one("main")["data-page"] == "error"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/fi/nothing",
        "/fi/learn/chess",
        "/fi/learn/dominoes/nothing",
        "/fi/learn/dominoes/the-set/nothing",
        "/fi//elsewhere.example/",
        "/fi/rules/chess",
        "/sv/",
        "/fi/learn/dominoes/%00/%ff",
        "/fi/../../etc/passwd",
        "/%F0%9F%81%A2",
    ],
)
def test_unknown_addresses_are_friendly(client: FlaskClient, path: str) -> None:
    """404 in the language of the prefix or of the browser, with a way on and nothing of the address in it."""
    answer = client.get(path, headers={"Accept-Language": "de"})
    page = Page(answer.text)
    assert answer.status_code == 404
    assert page.one("html")["lang"] == ("fi" if path.startswith("/fi/") else "de")
    assert page.one("h1").text
    ways = [link["href"] for link in page.all("a", class_="button strong")]
    assert ways == [f"/{page.one('html')['lang']}/learn"]
    assert page.all("link", rel="canonical") == []


def test_a_broken_page_is_told_politely() -> None:
    """An error of ours is a page with status 500 that says nothing of the code."""
    app = create_app({"PROPAGATE_EXCEPTIONS": False})
    app.add_url_rule("/en/broken", view_func=lambda: str(1 // 0))
    app.logger.disabled = True
    answer = app.test_client().get("/en/broken")
    assert answer.status_code == 500
    assert Page(answer.text).one("h1").text
    assert "ZeroDivision" not in answer.text


def test_head_and_options_are_answered(client: FlaskClient) -> None:
    """HEAD has the headers of GET and no body."""
    path = address(*PAGES[0])
    head, get = client.head(path), client.get(path)
    assert (head.status_code, head.data) == (200, b"")
    assert head.headers["ETag"] == get.headers["ETag"]
    assert client.options(path).status_code == 200
