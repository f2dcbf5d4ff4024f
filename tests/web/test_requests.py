"""Hosts and queries that nobody may send are no reason for an error."""

import io

import pytest
from flask import Flask
from werkzeug.test import EnvironBuilder, run_wsgi_app

from tests.web.html import Page


def ask(app: Flask, **environ: str) -> tuple[str, str]:
    """The status and the canonical address of a page that is asked for strangely."""
    asked = {**EnvironBuilder("/en/about").get_environ(), **environ}
    body, status, _ = run_wsgi_app(app.wsgi_app, asked)
    text = b"".join(body).decode()
    return status, Page(text).one("link", rel="canonical")["href"]


@pytest.mark.parametrize(
    "host",
    [
        "",
        " ",
        "a b",
        "a..b",
        "ä.example",
        "\xff",
        "x" * 64,
        "a." * 200,
        '"><b>',
        "a:b",
        "[::1",
        "a@b",
        "a/b",
        "a:1:2",
        "a_b",
    ],
)
def test_a_host_that_cannot_be_is_not_looked_at(app: Flask, host: str) -> None:
    """The page is made as for the server's own name."""
    assert ask(app, HTTP_HOST=host) == ("200 OK", "http://localhost/en/about")


@pytest.mark.parametrize("host", ["muggins.example", "a.b-c.example:8000", "127.0.0.1", "[::1]:8000", "host."])
def test_a_host_that_can_be_is_ours(app: Flask, host: str) -> None:
    """Whatever the browser calls us is what pages call us."""
    assert ask(app, HTTP_HOST=host) == ("200 OK", f"http://{host}/en/about")


@pytest.mark.parametrize("query", ["\xff", "tries=\xc3\xa4", "\xed\xa0\x80=1", "💥"])
def test_bytes_in_a_query_are_escaped(app: Flask, query: str) -> None:
    """They are no reason for an error of ours, however a server hands them over."""
    assert ask(app, QUERY_STRING=query)[0] == "200 OK"


def test_a_query_that_is_led_elsewhere_stays_one_line(app: Flask) -> None:
    """What routing puts into a Location is escaped before."""
    asked = {**EnvironBuilder("/en").get_environ(), "QUERY_STRING": "\n\x7f%87"}
    _, status, headers = run_wsgi_app(app.wsgi_app, asked)
    assert status.startswith("308")
    assert headers["Location"] == "/en/?%0A%7F%87"


@pytest.mark.parametrize(("length", "status"), [(60_000, 303), (64 * 1024, 413), (200_000, 413)])
def test_a_form_that_does_not_say_how_long_it_is_is_not_cut(app: Flask, length: int, status: int) -> None:
    """Sent in chunks it is read whole, or refused like any other that is too long."""
    asked = EnvironBuilder("/en/practice/sum/1-1", method="POST").get_environ() | {
        "CONTENT_TYPE": "application/x-www-form-urlencoded",
        "wsgi.input": io.BytesIO(b"sum=5&points=0&x=".ljust(length, b"0")),
        "wsgi.input_terminated": True,
    }
    assert run_wsgi_app(app.wsgi_app, asked)[1].startswith(str(status))
