"""Posts are bounded a learner and, far higher, an address; a classroom is not punished."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.course import ASKING, address, right
from tests.web.html import Page
from tutor.i18n import LOCALES
from tutor.progress import Store
from tutor.web import create_app
from tutor.web.limits import Limits

LESSON, STEP = ASKING[0]
SCHOOL = {"REMOTE_ADDR": "192.0.2.7"}


def app_with(store: Store, **environ: str) -> Flask:
    """The site with limits of its own."""
    return create_app({"TESTING": True, "STORE": store, "LIMITS": Limits.of(environ)})


def post(client: FlaskClient, code: str = "en", **environ: str) -> int:
    """The status of an answer."""
    return client.post(address(LESSON, STEP, code), data=right(STEP).form(), environ_base=environ or SCHOOL).status_code


def key(number: int) -> str:
    """A cookie as a learner may have it."""
    return f"{number:032d}"


def test_a_learner_who_is_too_fast_waits(store: Store) -> None:
    """429 with the seconds to wait, on a page in the reader's language; reading goes on."""
    client = app_with(store, TUTOR_POSTS_PER_MINUTE="3").test_client()
    assert post(client) == 303
    assert client.get_cookie("learner")
    assert [post(client) for _ in range(3)] == [303] * 3
    for code in LOCALES:
        refused = client.post(address(LESSON, STEP, code), data=right(STEP).form(), environ_base=SCHOOL)
        page = Page(refused.text)
        assert refused.status_code == 429
        assert 1 <= int(refused.headers["Retry-After"]) <= 60
        assert refused.headers["Cache-Control"] == "no-store"
        assert page.one("html")["lang"] == code
        assert page.one("h1").text
    assert client.get(address(LESSON, STEP), environ_base=SCHOOL).status_code == 200


def test_a_classroom_behind_one_address_is_not_punished(store: Store) -> None:
    """Forty learners with forty cookies answer ten times in the same moment."""
    app = app_with(store)
    for _ in range(40):
        client = app.test_client()
        assert [post(client) for _ in range(10)] == [303] * 10


def test_invented_cookies_do_not_help(store: Store) -> None:
    """A new cookie for each post counts for the address all the same."""
    client = app_with(store, TUTOR_POSTS_PER_MINUTE_BY_ADDRESS="5").test_client()
    statuses = []
    for number in range(8):
        client.set_cookie("learner", key(number))
        statuses.append(post(client))
    assert statuses == [303] * 5 + [429] * 3
    assert post(client, REMOTE_ADDR="198.51.100.1") == 303


def test_an_ipv6_network_is_one_address(store: Store) -> None:
    """Whoever has one address has billions."""
    client = app_with(store, TUTOR_POSTS_PER_MINUTE_BY_ADDRESS="2").test_client()
    assert [post(client, REMOTE_ADDR=f"2001:db8::{n}") for n in range(3)] == [303, 303, 429]


@pytest.mark.parametrize(("environ", "last"), [({}, 303), ({"TUTOR_POSTS_PER_MINUTE_BY_ADDRESS": "1200"}, 429)])
def test_the_own_machine_counts_when_it_is_said(store: Store, environ: dict[str, str], last: int) -> None:
    """Unless limits are set, whoever runs the tutor may let a program answer as fast as it can."""
    client = app_with(store, **environ).test_client()
    assert [post(client, REMOTE_ADDR="127.0.0.1") for _ in range(62)][-1] == last


def test_nought_means_any_number(store: Store) -> None:
    """Limits can be left to a proxy."""
    client = app_with(store, TUTOR_POSTS_PER_MINUTE="0", TUTOR_POSTS_PER_MINUTE_BY_ADDRESS="0").test_client()
    assert {post(client) for _ in range(100)} == {303}


def test_a_file_counts_for_ten_answers(store: Store) -> None:
    """Reading a file takes the tutor longer than an answer."""
    client = app_with(store, TUTOR_POSTS_PER_MINUTE_BY_ADDRESS="20").test_client()
    statuses = [client.post("/en/progress/import", environ_base=SCHOOL).status_code for _ in range(3)]
    assert statuses == [400, 400, 429]
