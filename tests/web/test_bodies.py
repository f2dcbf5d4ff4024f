"""A body that comes slowly or never costs its sender the answer, and nobody else anything."""

import io
from collections.abc import Iterator
from threading import Event

import pytest
from flask import Flask, request
from werkzeug.test import Client, EnvironBuilder

from tutor.web.bodies import TimedBodies


class Stuck(io.RawIOBase):
    """A connection that brings nothing more until it is let go."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.let_go = Event()

    def read(self, size: int = -1, /) -> bytes:
        """Wait."""
        self.let_go.wait(10)
        return b""


@pytest.fixture
def application() -> TimedBodies:
    """An application that says what it got, with room for two bodies at once."""
    app = Flask(__name__)
    app.config["MAX_CONTENT_LENGTH"] = 1000

    @app.post("/")
    def say() -> str:
        return f"{request.form['sum']}"

    @app.get("/")
    def read() -> str:
        return "page"

    return TimedBodies(app.wsgi_app, seconds=0.2, most=2)


@pytest.fixture
def stuck() -> Iterator[Stuck]:
    """A connection that ends with the test."""
    made = Stuck()
    yield made
    made.let_go.set()


def post(application: TimedBodies, stuck: Stuck) -> int:
    """The status of an answer that never comes to its end."""
    environ = EnvironBuilder(method="POST").get_environ()
    environ |= {
        "wsgi.input": stuck,
        "CONTENT_LENGTH": "100",
        "CONTENT_TYPE": "application/x-www-form-urlencoded",
    }
    statuses: list[str] = []
    b"".join(application(environ, lambda status, *_: statuses.append(status) or (lambda _: None)))  # type: ignore[func-returns-value]
    return int(statuses[-1][:3])


def test_a_body_that_comes_is_read(application: TimedBodies) -> None:
    """In a form and in a form with files."""
    client = Client(application)
    assert client.post("/", data={"sum": "10"}).text == "10"
    assert client.post("/", data={"sum": "10", "file": (io.BytesIO(b"x" * 100), "x")}).text == "10"


def test_a_body_that_does_not_come_is_given_up(application: TimedBodies, stuck: Stuck) -> None:
    """408 after the time that it had."""
    assert post(application, stuck) == 408


def test_too_many_slow_bodies_are_refused_at_once(application: TimedBodies, stuck: Stuck) -> None:
    """503 while no thread is left to wait; pages are read all the same, and afterwards all is well again."""
    assert [post(application, stuck) for _ in range(3)] == [408, 408, 503]
    client = Client(application)
    assert client.get("/").text == "page"
    refused = client.post("/", data={"sum": "10"})
    assert (refused.status_code, "Retry-After" in refused.headers) == (503, True)
    stuck.let_go.set()
    for _ in range(100):
        if client.post("/", data={"sum": "10"}).status_code == 200:
            break
    else:
        pytest.fail("never well again")


def test_a_body_that_is_too_long_is_not_read(application: TimedBodies) -> None:
    """413 by the length alone, or once more has come than may."""
    client = Client(application)
    assert client.post("/", data={"sum": "1" * 2000}).status_code == 413
