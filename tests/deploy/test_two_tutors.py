"""nginx before two tutors with one PostgreSQL: one tutor may die at any moment, and nobody notices."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Event
from typing import NamedTuple
from urllib.parse import urlencode

import pytest

from tests.deploy.machines import NGINX, NO_NGINX, kill, nginx, tutor
from tests.progress.making import Place, postgresql_place

LEARNERS = 8
FORM = {"Content-Type": "application/x-www-form-urlencoded"}

pytestmark = pytest.mark.skipif(NGINX is None, reason=NO_NGINX)


@pytest.fixture
def database() -> Iterator[Place]:
    """An empty PostgreSQL database; skips when there is none."""
    with postgresql_place() as place:
        yield place


class Story(NamedTuple):
    """What a learner has seen: the key, the puzzles whose answers were acknowledged, and what went wrong."""

    key: str
    acknowledged: list[str]
    wrong: list[str]


def learn(port: int, number: int, stop: Event) -> Story:
    """Answer puzzle after puzzle, and read the page after each, until it is enough."""
    key, acknowledged, wrong = "", list[str](), list[str]()
    puzzle = 0
    while not stop.is_set() or len(acknowledged) < 3:
        puzzle += 1
        seed = f"1-{number * 10_000 + puzzle}"
        path = f"/en/practice/sum/{seed}"
        cookie = {"Cookie": f"learner={key}"} if key else {}
        try:
            with closing(HTTPConnection("127.0.0.1", port, timeout=20)) as connection:
                connection.request("POST", path, urlencode({"sum": 10, "points": 10}), {**FORM, **cookie})
                answer = connection.getresponse()
                answer.read()
                if answer.status == 303:
                    acknowledged.append(seed)
                    key = (answer.getheader("Set-Cookie") or "").partition("learner=")[2].partition(";")[0] or key
                    if "kept=no" in (answer.getheader("Location") or ""):
                        wrong.append(f"{path} was not kept")
                else:
                    wrong.append(f"POST {path}: {answer.status}")
                connection.request("GET", path, headers=cookie)
                page = connection.getresponse()
                if page.status != 200 or b'data-page="puzzle"' not in page.read():
                    wrong.append(f"GET {path}: {page.status}")
        except (OSError, HTTPException) as problem:
            wrong.append(f"{path}: {problem!r}")
    return Story(key, acknowledged, wrong)


def test_a_tutor_that_is_killed_under_load_loses_nothing(database: Place, tmp_path: Path) -> None:
    """No learner sees an error, not even with the request in flight, and every acknowledged answer is kept."""
    environ = {
        "TUTOR_DATABASE_URL": database.text,
        "TUTOR_PROXIES": "1",
        "TUTOR_POSTS_PER_MINUTE": "0",
        "TUTOR_POSTS_PER_MINUTE_BY_ADDRESS": "0",
    }
    stop = Event()
    with (
        tutor(**environ) as (first, one),
        tutor(**environ) as (_, two),
        nginx(tmp_path, one, two) as port,
        ThreadPoolExecutor(LEARNERS) as threads,
    ):
        try:
            learning = [threads.submit(learn, port, number, stop) for number in range(LEARNERS)]
            stop.wait(2.5)
            kill(first)
            stop.wait(2.5)
        finally:
            stop.set()
        stories = [one.result(60) for one in learning]
    assert [problem for story in stories for problem in story.wrong] == []
    store = database.store()
    for story in stories:
        kept = {answered.answer.seed for answered in store.recent(story.key, 100_000)}
        assert set(story.acknowledged) <= kept
        assert len(story.acknowledged) >= 3


def test_what_is_limited_is_the_learner_and_not_the_proxy(database: Place, tmp_path: Path) -> None:
    """nginx passes on who asks, so its own address is not what counts, and https is known as https."""
    environ = {"TUTOR_DATABASE_URL": database.text, "TUTOR_PROXIES": "1", "TUTOR_POSTS_PER_MINUTE_BY_ADDRESS": "2"}
    with tutor(**environ) as (_, one), closing(HTTPConnection("127.0.0.1", one, timeout=20)) as connection:

        def post(address: str) -> int:
            headers = {**FORM, "X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
            connection.request("POST", "/en/practice/sum/1-7", "sum=10&points=10", headers)
            answer = connection.getresponse()
            answer.read()
            assert answer.status == 429 or "Secure" in (answer.getheader("Set-Cookie") or "")
            return answer.status

        assert [post("192.0.2.7"), post("192.0.2.7"), post("192.0.2.7"), post("192.0.2.8")] == [303, 303, 429, 303]
