"""A store that is gone, locked, full, read-only, damaged or slow takes nothing from reading."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.course import ASKING, address, right
from tests.web.html import Page
from tutor.progress import StoreDown, Trouble
from tutor.web import create_app

LESSON, STEP = ASKING[0]
HERE = address(LESSON, STEP)


class InTrouble:
    """A store of which every method fails, after a while if need be."""

    def __init__(self, trouble: Trouble, seconds: float = 0) -> None:
        """What to fail with."""
        self.trouble = trouble
        self.seconds = seconds

    def __getattr__(self, name: str) -> Callable[..., object]:
        """A method that fails."""

        def fail(*_: object, **__: object) -> object:
            time.sleep(self.seconds)
            raise StoreDown(self.trouble)

        return fail


@contextmanager
def site_with(trouble: Trouble, seconds: float = 0) -> Iterator[Flask]:
    """A site whose store is in trouble."""
    yield create_app({"PROPAGATE_EXCEPTIONS": True, "STORE": InTrouble(trouble, seconds)})


@pytest.mark.parametrize("trouble", Trouble)
def test_reading_and_answering_go_on(trouble: Trouble) -> None:
    """Pages are what they always are, an answer is judged and said not to be kept, and no cookie is set."""
    with site_with(trouble) as app:
        client = app.test_client()
        for path in ("/en/", "/fi/learn/dominoes", HERE, "/es/rules/cribbage", "/de/about", "/en/practice/sum/1-7"):
            assert client.get(path).status_code == 200
        answered = client.post(HERE, data=right(STEP).form())
        assert answered.status_code == 303
        assert "kept=no" in answered.location
        assert "Set-Cookie" not in answered.headers
        assert Page(client.get(answered.location).text).one(data_verdict="right")
        assert client.get("/en/practice/next").status_code == 303
        assert client.get("/en/progress").status_code == 503
        assert client.get("/healthz").status_code == 200
        assert client.get("/readyz").status_code == 503


def test_pages_are_the_same_with_and_without_a_store(client: FlaskClient) -> None:
    """Byte for byte."""
    with site_with(Trouble.GONE) as app:
        for path in ("/en/", HERE, "/en/rules/dominoes", "/en/practice/sum/1-7"):
            assert app.test_client().get(path).data == client.get(path).data


def test_reading_does_not_wait_for_a_slow_store() -> None:
    """While somebody's answer waits for the store, everybody else's page is made."""
    with site_with(Trouble.LOCKED, seconds=2) as app:
        slow = threading.Thread(target=lambda: app.test_client().post(HERE, data=right(STEP).form()))
        slow.start()
        begun = time.monotonic()
        assert app.test_client().get(HERE).status_code == 200
        assert time.monotonic() - begun < 1.5
        slow.join()
