"""The application as tests talk to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from flask import Flask
from flask.testing import FlaskClient

from tutor.progress import Store
from tutor.progress.address import sqlite_url
from tutor.web import create_app


@pytest.fixture(scope="session")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A store that nobody else uses."""
    made = Store(sqlite_url(tmp_path_factory.mktemp("store") / "progress.sqlite3"))
    yield made
    made.close()


@pytest.fixture(scope="session")
def app(store: Store) -> Flask:
    """The site with its own courses, rules and catalogues."""
    return create_app({"TESTING": True, "STORE": store})


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A browser without scripts that follows nothing by itself."""
    return app.test_client()


@pytest.fixture
def catalogues(tmp_path: Path) -> Path:
    """A folder for catalogues of languages that only a test has; `compiled` fills it."""
    return tmp_path


def compiled(folder: Path, code: str, translations: dict[str, str]) -> None:
    """Write the catalogue of a language."""
    catalog = Catalog(locale=code)
    for message, translation in translations.items():
        catalog.add(message, translation)
    target = folder / code / "LC_MESSAGES" / "messages.mo"
    target.parent.mkdir(parents=True)
    with target.open("wb") as file:
        write_mo(file, catalog)
