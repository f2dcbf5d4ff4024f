"""A clock that tests turn, answers in few words, and databases of both sorts."""

import os
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import sql
from sqlalchemy import URL

from tutor.progress import Answer, Store
from tutor.progress.address import parse_url, sqlite_url

POSTGRES = "TUTOR_TEST_POSTGRES_URL"
NO_POSTGRES = f"no PostgreSQL: install it (Debian: postgresql) and name a cluster in {POSTGRES}, as .ci/run does"
NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)


class Clock:
    """A clock that goes when it is told to, and a millisecond whenever it is looked at."""

    def __init__(self, now: datetime = NOON) -> None:
        """Start at noon."""
        self.now = now

    def __call__(self) -> datetime:
        """The time."""
        self.now += timedelta(milliseconds=1)
        return self.now

    def go(self, **much: float) -> None:
        """Turn it, back as well."""
        self.now += timedelta(**much)


def answer(number: int, right: bool = True, skills: str = "D13", mistakes: str = "", **more: Any) -> Answer:
    """The answer with a number, its skills and mistakes as words."""
    return Answer(
        f"answer-{number}", "sum", f"1-{number}", right, tuple(skills.split()), tuple(mistakes.split()), **more
    )


class Place:
    """An empty database for one test, and the stores that the test opens on it."""

    def __init__(self, url: URL) -> None:
        """Nothing is opened yet."""
        self.url = url
        self.clock = Clock()
        self._opened: list[Store] = []

    @property
    def is_sqlite(self) -> bool:
        """Is it a file?"""
        return self.url.get_backend_name() == "sqlite"

    @property
    def path(self) -> Path:
        """The file, for SQLite."""
        return Path(str(self.url.database))

    @property
    def text(self) -> str:
        """The address as it is written in the environment."""
        return self.url.render_as_string(hide_password=False)

    def store(self, on_connect: Callable[[Any], None] | None = None) -> Store:
        """One more store on it, which the test need not close."""
        store = Store(self.url, clock=self.clock, on_connect=on_connect)
        self._opened.append(store)
        return store

    def close(self) -> None:
        """Close every store."""
        for store in self._opened:
            store.close()


@contextmanager
def sqlite_place(folder: Path) -> Iterator[Place]:
    """A file that is not there yet, in a folder that is not there yet."""
    place = Place(sqlite_url(folder / "data" / "progress.sqlite3"))
    try:
        yield place
    finally:
        place.close()


@contextmanager
def postgresql_place() -> Iterator[Place]:
    """A database of its own in the cluster for tests; skips the test when there is none."""
    given = os.environ.get(POSTGRES)
    if not given:
        pytest.skip(NO_POSTGRES)
    name = f"tutor_{uuid.uuid4().hex}"
    place = Place(parse_url(given).set(database=name))
    with psycopg.connect(given, autocommit=True) as admin:
        admin.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            yield place
        finally:
            place.close()
            admin.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))
