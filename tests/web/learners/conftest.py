"""Tests about what is kept of a learner: each begins with a store of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from tutor.progress import Store
from tutor.progress.address import sqlite_url
from tutor.web import create_app


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    made = Store(sqlite_url(tmp_path / "progress.sqlite3"))
    yield made
    made.close()


@pytest.fixture
def app(store: Store) -> Flask:
    """A site of which nothing is known yet."""
    return create_app({"TESTING": True, "STORE": store})
