"""The log says once what is wrong with the store, and once that it is over; a slow store slows only itself down."""

import logging
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.progress.making import Place, answer
from tutor.progress import StoreDown, Trouble
from tutor.progress.database import PLACES, Database


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for a fifth of a second only, and do not rest."""
    monkeypatch.setattr("tutor.progress.database.PATIENCE", 0.2)
    monkeypatch.setattr("tutor.progress.database.REST", 0.0)


@pytest.mark.usefixtures("hurry")
def test_a_trouble_is_told_once_and_so_is_its_end(sqlite: Place, caplog: pytest.LogCaptureFixture) -> None:
    """However often it fails, and although reading works all the while."""
    store = sqlite.store()
    key = store.record(None, answer(1)).key
    other = sqlite3.connect(sqlite.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    for number in range(3):
        with pytest.raises(StoreDown):
            store.record(key, answer(number + 10))
        store.progress(key)
    assert [record.getMessage()[:20] for record in caplog.records] == ["The store is locked,"]
    other.execute("COMMIT")
    other.close()
    store.progress(key)
    store.record(key, answer(20))
    store.record(key, answer(21))
    said = [record.getMessage() for record in caplog.records]
    assert said[1:] == ["The store works again."]
    assert "database is locked" in said[0]
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


@pytest.mark.usefixtures("hurry")
def test_a_store_that_is_gone_is_told_once(sqlite: Place, caplog: pytest.LogCaptureFixture) -> None:
    """Whether it is asked or told something, and without anything about the learner."""
    sqlite.path.parent.write_text("")
    store = sqlite.store()
    for _ in range(2):
        with pytest.raises(StoreDown):
            store.check()
        with pytest.raises(StoreDown):
            store.record("k" * 32, answer(1, skills="secret"))
    (record,) = caplog.records
    assert record.getMessage().startswith("The store is ")
    assert "secret" not in record.getMessage()
    assert "kkk" not in record.getMessage()


def test_nothing_is_told_while_all_is_well(sqlite: Place, caplog: pytest.LogCaptureFixture) -> None:
    """A store that works is not worth a line."""
    store = sqlite.store()
    store.record(None, answer(1))
    store.check()
    assert caplog.records == []


def test_a_slow_store_holds_only_so_many_threads(sqlite: Place) -> None:
    """The next ones are told soon that it is slow, and go on without it; afterwards all places are free again."""
    database = Database(sqlite.url)
    stop, inside = threading.Event(), threading.Semaphore(0)

    def wait() -> None:
        with database._guarded(writes=False):
            inside.release()
            stop.wait(10)

    with ThreadPoolExecutor(PLACES) as threads:
        waiting = [threads.submit(wait) for _ in range(PLACES)]
        for _ in range(PLACES):
            assert inside.acquire(timeout=10)
        begun = time.monotonic()
        with pytest.raises(StoreDown) as down, database.reading():
            pass
        assert down.value.trouble is Trouble.LOCKED
        assert time.monotonic() - begun < 3
        stop.set()
        for one in waiting:
            one.result(10)
    with database.reading():
        pass
    database.close()
