"""Whatever is asked: never an error of ours, never anything of the code, never markup given back, no growing memory."""

import resource
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.requests import (
    BATCH,
    MARKUP,
    Answered,
    Asked,
    answers,
    ask,
    bodies,
    check,
    headers,
    many,
    methods,
    paths,
    queries,
    real,
)
from tutor.progress import Store
from tutor.progress.address import sqlite_url
from tutor.web import create_app
from tutor.web.bodies import FewBodies
from tutor.web.memory import Memory

Application = Callable[..., Any]
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
#: How much the process may grow while it is asked, in KiB: the memory of pages, and what caches fill up to.
GROWTH = 96 * 1024


@pytest.fixture(scope="module")
def application(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Application]:
    """The whole application as it is served, except that what goes wrong in it is raised here."""
    address = sqlite_url(tmp_path_factory.mktemp("fuzz") / "progress.sqlite3")
    # Nothing here needs to survive a power cut, and waiting for the disk would take most of the time.
    store = Store(address, on_connect=lambda connection: connection.execute("PRAGMA synchronous = OFF"))
    app = create_app({"PROPAGATE_EXCEPTIONS": True, "STORE": store})
    yield FewBodies(Memory(app.wsgi_app, capacity=4 * 1024 * 1024), most=2)
    store.close()


def _batches(**parts: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Asked]]:
    """Ten of each part, and fifty requests in which they meet in different ways."""
    tens = st.fixed_dictionaries({name: st.lists(part, min_size=10, max_size=10) for name, part in parts.items()})
    return tens.map(
        lambda ten: [
            Asked(**{name: values[(n + turn * step) % 10] for step, (name, values) in enumerate(ten.items())})
            for turn in range(BATCH // 10)
            for n in range(10)
        ]
    )


def _try_all(application: Application, batch: list[Asked]) -> None:
    for asked in batch:
        check(asked, ask(application, asked))


@many(0.45)
@given(batch=_batches(method=st.just("GET"), path=paths, query=queries))
def test_made_up_addresses(application: Application, batch: list[Asked]) -> None:
    """Addresses of real and unreal parts, with any query."""
    _try_all(application, batch)


@many(0.20)
@given(batch=_batches(method=st.just("GET"), path=real, query=queries))
def test_real_addresses_with_made_up_queries(application: Application, batch: list[Asked]) -> None:
    """Pages that exist, with whatever may stand behind a question mark."""
    _try_all(application, batch)


@many(0.05)
@given(batch=_batches(method=st.just("GET"), path=answers, query=queries))
def test_answers_with_something_added(application: Application, batch: list[Any]) -> None:
    """Verdicts whose address carries more than it should."""
    _try_all(
        application,
        [Asked("GET", path, query + b"&" + more) for _, (path, query), more, *_ in batch],
    )


@many(0.20)
@given(batch=_batches(method=methods, path=st.one_of(real, paths), query=queries, headers=headers))
def test_made_up_methods_and_headers(application: Application, batch: list[Asked]) -> None:
    """Languages, cookies, ETags, encodings, hosts and origins that nobody has."""
    _try_all(application, batch)


@many(0.10)
@given(
    batch=_batches(
        method=st.just("POST"),
        path=real,
        query=queries,
        headers=st.one_of(st.just(FORM), st.just({"Content-Type": "multipart/form-data; boundary=x"}), headers),
        body=bodies,
    )
)
def test_made_up_bodies(application: Application, batch: list[Asked]) -> None:
    """Forms, files and bytes of any size."""
    _try_all(application, batch)


@pytest.mark.parametrize("place", ["path", "query", "field", "cookie", "language", "host"])
def test_the_check_would_find_markup(place: str) -> None:
    """The fuzzing is not blind: an application that gives back what it gets is caught, wherever it gets it from."""
    asked = {
        "path": Asked("GET", MARKUP.encode()),
        "query": Asked("GET", b"/", MARKUP.encode()),
        "field": Asked("POST", b"/", body=MARKUP.encode()),
        "cookie": Asked("GET", b"/", headers={"Cookie": MARKUP}),
        "language": Asked("GET", b"/", headers={"Accept-Language": MARKUP}),
        "host": Asked("GET", b"/", headers={"Host": MARKUP}),
    }[place]
    with pytest.raises(AssertionError):
        check(asked, Answered(200, [], b"<p>" + MARKUP.encode() + b"</p>"))
    with pytest.raises(AssertionError):
        check(asked, Answered(500, [], b""))
    with pytest.raises(AssertionError):
        check(asked, Answered(302, [("Location", "//evil.example")], b"")) if place != "host" else check(
            asked, Answered(200, [("X", "a\nb")], b"")
        )


def test_memory_does_not_climb(application: Application) -> None:
    """After 1,000 strange requests 2,000 more need no more memory than what caches hold at the most."""
    batch = [Asked("GET", f"/en/practice/sum/1-{n % 40}".encode(), f"x={n}&sum={n}".encode()) for n in range(3000)]
    _try_all(application, batch[:1000])
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    _try_all(application, batch[1000:])
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < GROWTH
