"""The store does not work: one error says so, nothing is half kept, and it comes back by itself."""

import os
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import URL, create_engine, text

from tests.progress.making import POSTGRES, Clock, Place, answer
from tutor.progress import Store, StoreDown, Trouble
from tutor.progress.address import parse_url, sqlite_url
from tutor.progress.facts import Place as Step


def trouble(store: Store, key: str | None = None) -> Trouble:
    """Why an answer is not kept."""
    with pytest.raises(StoreDown) as caught:
        store.record(key, answer(99))
    return caught.value.trouble


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for a fifth of a second only, and do not rest."""
    monkeypatch.setattr("tutor.progress.database.PATIENCE", 0.2)
    monkeypatch.setattr("tutor.progress.database.REST", 0.0)


@pytest.mark.usefixtures("hurry")
def test_a_locked_file(sqlite: Place) -> None:
    """Reading goes on, an answer is not kept, and the next one after the lock is."""
    store = sqlite.store()
    key = store.record(None, answer(1)).key
    other = sqlite3.connect(sqlite.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert trouble(store, key) is Trouble.LOCKED
    assert store.progress(key).answered == 1
    other.execute("COMMIT")
    other.close()
    assert store.record(key, answer(99)).counted


@pytest.mark.usefixtures("hurry")
def test_a_locked_table(postgresql: Place) -> None:
    """PostgreSQL as well: nobody waits for ever."""
    store = postgresql.store()
    key = store.record(None, answer(1)).key
    with psycopg.connect(postgresql.text.replace("+psycopg", "")) as other:
        other.execute("LOCK TABLE answers IN EXCLUSIVE MODE")
        assert trouble(store, key) is Trouble.LOCKED
        assert store.progress(key).answered == 1
    assert store.record(key, answer(99)).counted


def test_a_full_disk(sqlite: Place) -> None:
    """Every acknowledged answer is there, the first refused one is not, and it is kept once there is room."""
    limit = {"pages": 60}

    def on_connect(connection: Any) -> None:
        connection.execute(f"PRAGMA max_page_count = {limit['pages']}")

    store = sqlite.store(on_connect)
    key = store.record(None, answer(0)).key
    for number in range(1, 5000):
        try:
            store.record(key, answer(number))
        except StoreDown as down:
            assert down.trouble is Trouble.FULL  # noqa: PT017
            break
    else:
        pytest.fail("the disk never filled up")
    progress = store.progress(key)
    assert progress.answered == progress.skills[0].seen == len(store.recent(key, 5000)) == number
    limit["pages"] = 10_000
    store.close()
    assert store.record(key, answer(number)).counted


def test_a_file_that_cannot_be_written(sqlite: Place) -> None:
    """What is there can still be read."""
    key = sqlite.store().record(None, answer(1)).key
    reader = sqlite.store(lambda connection: connection.execute("PRAGMA query_only = ON"))
    assert trouble(reader, key) is Trouble.READ_ONLY
    assert trouble(reader, None) is Trouble.READ_ONLY
    with pytest.raises(StoreDown):
        reader.finish(key, Step("dominoes", "doubles", "alone"))
    with pytest.raises(StoreDown):
        reader.forget(key)
    assert reader.progress(key).answered == 1


def test_a_server_that_only_reads(postgresql: Place) -> None:
    """A standby, or a server that protects itself."""
    key = postgresql.store().record(None, answer(1)).key
    engine = create_engine(postgresql.url)
    with engine.begin() as connection:
        connection.execute(text(f'ALTER DATABASE "{postgresql.url.database}" SET default_transaction_read_only = on'))
    engine.dispose()
    reader = postgresql.store()
    assert trouble(reader, key) is Trouble.READ_ONLY
    assert reader.progress(key).answered == 1


@pytest.mark.usefixtures("hurry")
def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    """The way to the file is blocked; once it is free, progress is kept."""
    (tmp_path / "data").write_text("a file where the folder should be")
    store = Store(sqlite_url(tmp_path / "data" / "progress.sqlite3"), clock=Clock())
    assert trouble(store) is Trouble.GONE
    (tmp_path / "data").unlink()
    assert store.record(None, answer(1)).counted
    store.close()


def test_a_file_that_is_no_database(sqlite: Place) -> None:
    """It is left as it is."""
    sqlite.path.parent.mkdir()
    sqlite.path.write_bytes(b"Dear diary, " * 1000)
    assert trouble(sqlite.store()) is Trouble.DAMAGED
    assert sqlite.path.read_bytes() == b"Dear diary, " * 1000


def test_a_table_that_is_gone(place: Place) -> None:
    """Somebody has dropped it under the running tutor."""
    store = place.store()
    key = store.record(None, answer(1)).key
    engine = create_engine(place.url)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE cards"))
    engine.dispose()
    assert trouble(store, key) is Trouble.DAMAGED
    with pytest.raises(StoreDown):
        store.due(key)
    assert [one.answer.id for one in store.recent(key)] == [answer(1).id]


def test_a_file_that_is_removed_is_made_again(sqlite: Place) -> None:
    """Answers do not go on into a file that nobody can open any more."""
    store = sqlite.store()
    key = store.record(None, answer(1)).key
    shutil.rmtree(sqlite.path.parent)
    assert not store.is_known(key)
    again = store.record(key, answer(2))
    assert again.new_key
    store.close()
    assert sqlite.store().is_known(again.key)


def test_a_backup_that_is_put_back_is_read(sqlite: Place) -> None:
    """A file that takes the place of another one is noticed at once."""
    store = sqlite.store()
    key = store.record(None, answer(1)).key
    store.close()
    backup = sqlite.path.with_suffix(".backup")
    shutil.copy(sqlite.path, backup)
    store.record(key, answer(2))
    for suffix in ("-wal", "-shm"):
        Path(f"{sqlite.path}{suffix}").unlink(missing_ok=True)
    backup.replace(sqlite.path)
    assert store.progress(key).answered == 1
    assert store.record(key, answer(3)).counted


def test_what_only_the_driver_can_refuse(sqlite: Place) -> None:
    """Something in the address that looks right and is too much for the driver keeps nothing and breaks nothing."""
    assert trouble(Store(parse_url(f"{sqlite.text}?cached_statements={10**12}"))) is Trouble.OTHER


def nowhere() -> URL:
    """A cluster that does not run."""
    return parse_url("postgresql://tutor@/progress?host=/nonexistent")


def test_a_server_that_is_gone() -> None:
    """Known at once, and for a second not asked again, so that pages stay fast."""
    store = Store(nowhere())
    assert trouble(store) is Trouble.GONE
    started = time.monotonic()
    for _ in range(100):
        assert trouble(store) is Trouble.GONE
    assert time.monotonic() - started < 0.5
    with pytest.raises(StoreDown):
        store.check()


@pytest.mark.usefixtures("hurry")
def test_a_server_that_comes_back(postgresql: Place) -> None:
    """Connections that broke are replaced; the answer given meanwhile is kept when it is sent again."""
    store = postgresql.store()
    key = store.record(None, answer(1)).key
    with psycopg.connect(os.environ[POSTGRES], autocommit=True) as admin:
        admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [postgresql.url.database]
        )
    assert store.record(key, answer(2)).counted
    assert store.progress(key).answered == 2


def test_an_error_says_nothing_about_the_learner(sqlite: Place) -> None:
    """What may be logged holds no key, no answer and no password."""
    store = sqlite.store(lambda connection: connection.execute("PRAGMA query_only = ON"))
    with pytest.raises(StoreDown) as caught:
        store.record(None, answer(99))
    cause = caught.value.__cause__
    assert cause is not None
    assert answer(99).id not in f"{caught.value} {cause}"


def test_commits_are_on_the_disk(sqlite: Place) -> None:
    """Write-ahead log, full synchronisation, foreign keys, and deleted content overwritten."""
    asked: dict[str, Any] = {}

    def on_connect(connection: Any) -> None:
        for pragma in ("journal_mode", "synchronous", "foreign_keys", "secure_delete", "busy_timeout"):
            asked[pragma] = connection.execute(f"PRAGMA {pragma}").fetchone()[0]

    sqlite.store(on_connect).check()
    assert asked == {
        "journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1, "busy_timeout": 3000,
    }  # fmt: skip


def test_the_folder_is_the_users_own(sqlite: Place) -> None:
    """Nobody else on the machine looks into it."""
    sqlite.store().check()
    assert sqlite.path.parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this platform does not fork")
def test_a_forked_worker_opens_its_own_connections(place: Place) -> None:
    """A store made, and used, before workers are forked works in all of them."""
    store = place.store()
    key = store.record(None, answer(1)).key
    child = os.fork()
    if child == 0:
        try:
            os._exit(0 if store.record(key, answer(2)).counted else 1)
        except BaseException:
            os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert store.record(key, answer(3)).counted
    assert store.progress(key).answered == 3
