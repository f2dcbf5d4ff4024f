"""Both databases, for real."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.progress.making import Place, postgresql_place, sqlite_place
from tutor.progress import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """An empty database, SQLite in one run and PostgreSQL in the other."""
    with sqlite_place(tmp_path) if request.param == "sqlite" else postgresql_place() as made:
        yield made


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[Place]:
    """An empty SQLite database."""
    with sqlite_place(tmp_path) as made:
        yield made


@pytest.fixture
def postgresql() -> Iterator[Place]:
    """An empty PostgreSQL database."""
    with postgresql_place() as made:
        yield made


@pytest.fixture
def store(place: Place) -> Store:
    """A store on an empty database of either sort, with the clock of the place."""
    return place.store()
