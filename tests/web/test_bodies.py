"""A body that never comes to its end costs nobody else anything."""

import io
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Semaphore

import pytest
from flask import Flask, request
from werkzeug.test import Client, EnvironBuilder

from tutor.web.bodies import FewBodies


class Stuck(io.RawIOBase):
    """A connection that brings nothing until it is let go."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.let_go = Event()
        self.waiting = Semaphore(0)

    def read(self, size: int = -1, /) -> bytes:
        """Wait."""
        self.waiting.release()
        self.let_go.wait(10)
        return b""


@pytest.fixture
def application() -> FewBodies:
    """An application that says what it got, with room for two bodies at once."""
    app = Flask(__name__)
    app.config["MAX_CONTENT_LENGTH"] = 1000

    @app.post("/")
    def say() -> str:
        return f"{request.form['sum']}"

    @app.get("/")
    def read() -> str:
        return "page"

    return FewBodies(app.wsgi_app, most=2)


@pytest.fixture
def stuck(application: FewBodies) -> Iterator[Stuck]:
    """Two connections that take both places until they are let go, at the latest at the end."""
    made = Stuck()
    environ = EnvironBuilder(method="POST").get_environ()
    environ |= {
        "wsgi.input": made,
        "CONTENT_LENGTH": "100",
        "CONTENT_TYPE": "application/x-www-form-urlencoded",
    }
    with ThreadPoolExecutor(2) as threads:
        for _ in range(2):
            threads.submit(application, {**environ}, lambda *_: lambda _: None)
            assert made.waiting.acquire(timeout=10)
        yield made
        made.let_go.set()


def test_a_body_that_comes_is_read(application: FewBodies) -> None:
    """In a form and in a form with files."""
    client = Client(application)
    assert client.post("/", data={"sum": "10"}).text == "10"
    assert client.post("/", data={"sum": "10", "file": (io.BytesIO(b"x" * 100), "x")}).text == "10"


def test_a_body_too_many_is_refused_at_once(application: FewBodies, stuck: Stuck) -> None:
    """503 and when to try again; pages are read all the same, and afterwards all is well again."""
    client = Client(application)
    assert client.get("/").text == "page"
    refused = client.post("/", data={"sum": "10"})
    assert (refused.status_code, refused.headers["Retry-After"]) == (503, "5")
    stuck.let_go.set()
    for _ in range(1000):
        if client.post("/", data={"sum": "10"}).status_code == 200:
            break
    else:
        pytest.fail("never well again")


def test_a_body_that_is_too_long_is_not_read(application: FewBodies) -> None:
    """413 by the length alone."""
    assert Client(application).post("/", data={"sum": "1" * 2000}).status_code == 413
