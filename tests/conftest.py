"""No test touches the progress of whoever runs it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session", autouse=True)
def _progress_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Whatever keeps progress without being told where, keeps it in a folder of the tests."""
    folder: Path = tmp_path_factory.mktemp("data")
    before = {name: os.environ.pop(name, None) for name in ("TUTOR_DATABASE_URL", "XDG_DATA_HOME")}
    os.environ["TUTOR_DATABASE_URL"] = f"sqlite:///{folder / 'progress.sqlite3'}"
    yield
    del os.environ["TUTOR_DATABASE_URL"]
    os.environ.update({name: value for name, value in before.items() if value is not None})
