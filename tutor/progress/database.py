"""One database, SQLite or PostgreSQL, behind two kinds of transaction: reading and writing.

Nothing is opened before it is needed, and whatever goes wrong comes out as `StoreDown`.
"""

import logging
import os
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from tutor.progress.errors import StoreDown, Trouble
from tutor.progress.migrating import HEAD, migrate, revision_of
from tutor.progress.troubles import trouble_of

if sys.platform != "win32":
    import fcntl

PATIENCE: Final = 3.0
"""Seconds that an answer waits for a lock, a connection or a statement before it counts as not kept."""
MIGRATING: Final = 60.0
"""Seconds that a starting process waits for another one that is changing the tables."""
REST: Final = 1.0
"""Seconds for which a store that was gone is not tried again, so that a dead server does not slow every page down."""
_CONNECTIONS: Final = 5
_MORE_CONNECTIONS: Final = 5
PLACES: Final = 12
"""So many threads use a store at once: while it is slow, the others of the process go on serving pages."""
_QUEUE: Final = 0.5
"""Seconds that the next one waits for a place; in a store that works there is one long before."""
_LOG: Final = logging.getLogger("tutor.progress")

_File = tuple[int, int]


class Database:
    """A database that is opened, and brought up to date, by the first transaction.

    It may be shared by threads, and by processes that were forked later. An SQLite file that is replaced or removed
    under a running tutor is noticed by the next transaction, which opens what is there now.
    """

    def __init__(self, url: URL, *, on_connect: Callable[[Any], None] | None = None) -> None:
        """Open nothing yet. `on_connect` is called with every new connection of the driver."""
        self.url = url
        self._on_connect = on_connect
        self._lock = threading.Lock()
        self._engine: Engine | None = None
        self._opened: tuple[int, _File | None] | None = None
        self._resting_until = 0.0
        self._places = threading.BoundedSemaphore(PLACES)
        self._troubles: dict[bool, Trouble] = {}
        is_plain_file = url.get_backend_name() == "sqlite" and not str(url.database).startswith("file:")
        self._path = Path(str(url.database)) if is_plain_file else None

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one state of the store. Raises `StoreDown`."""
        with self._guarded(writes=False), self._ready().connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is committed, to disk, when the block ends; if it fails nothing is kept.

        Raises `StoreDown`.
        """
        with self._guarded(writes=True), _writer(self._ready()) as connection, connection.begin():
            yield connection

    def close(self) -> None:
        """Close all connections; the next transaction opens new ones."""
        engine, self._engine, self._opened = self._engine, None, None
        if engine is not None:
            engine.dispose()

    @contextmanager
    def _guarded(self, *, writes: bool) -> Iterator[None]:
        if time.monotonic() < self._resting_until:
            raise StoreDown(Trouble.GONE)
        if not self._places.acquire(timeout=_QUEUE):
            raise StoreDown(Trouble.LOCKED)
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            trouble = trouble_of(error)
            if trouble is Trouble.GONE:
                self._resting_until = time.monotonic() + REST
            self._tell(trouble, error, writes=writes)
            raise StoreDown(trouble) from error
        else:
            self._tell_no_trouble(writes=writes)
        finally:
            self._places.release()

    def _tell(self, trouble: Trouble, error: Exception, *, writes: bool) -> None:
        """Say in the log what is wrong, once for as long as it is."""
        known = trouble in self._troubles.values()
        self._troubles[writes] = trouble
        if not known:
            # Only the first line: what may follow it are rows, which belong to somebody.
            said = str(getattr(error, "orig", None) or error).partition("\n")[0]
            _LOG.warning("The store is %s, so progress is not kept; pages are served. %s", trouble.value, said[:200])

    def _tell_no_trouble(self, *, writes: bool) -> None:
        """Say that it is over: what can be written can be read, and not the other way round."""
        if not self._troubles:
            return
        self._troubles.pop(False, None)
        if writes:
            self._troubles.clear()
        if not self._troubles:
            _LOG.warning("The store works again.")

    def _file(self) -> _File | None:
        if self._path is None:
            return None
        try:
            found = self._path.stat()
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino

    def _ready(self) -> Engine:
        engine, opened = self._engine, self._opened
        if engine is not None and opened == (os.getpid(), self._file()):
            return engine
        if not self._lock.acquire(timeout=PATIENCE):
            raise StoreDown(Trouble.LOCKED)
        try:
            return self._open()
        finally:
            self._lock.release()

    def _open(self) -> Engine:
        if self._engine is not None and self._opened is not None:
            if self._opened == (os.getpid(), self._file()):
                return self._engine
            # Connections made before a fork belong to the parent, which goes on using them.
            self._engine.dispose(close=self._opened[0] == os.getpid())
            self._engine = self._opened = None
        if self._path is not None:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _make_file(self._path)
        engine = self._new_engine()
        try:
            _bring_up_to_date(engine)
        except BaseException:
            # A connection that is left open could keep other processes from putting the file right.
            engine.dispose()
            raise
        self._engine, self._opened = engine, (os.getpid(), self._file())
        return engine

    def _new_engine(self) -> Engine:
        sqlite = self.url.get_backend_name() == "sqlite"
        waiting = f"-c statement_timeout={PATIENCE * 1000:.0f} -c lock_timeout={PATIENCE * 1000:.0f}"
        engine = create_engine(
            self.url,
            pool_size=_CONNECTIONS,
            max_overflow=_MORE_CONNECTIONS,
            pool_timeout=PATIENCE,
            pool_pre_ping=not sqlite,
            pool_recycle=-1 if sqlite else 1800,
            hide_parameters=True,
            connect_args={"timeout": PATIENCE}
            if sqlite
            else {
                "connect_timeout": str(round(PATIENCE)),
                "application_name": "muggins-tutor",
                **({} if "options" in self.url.query else {"options": waiting}),
            },
        )
        if sqlite:
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
        if self._on_connect is not None:
            on_connect = self._on_connect
            event.listen(engine, "connect", lambda driver_connection, _record: on_connect(driver_connection))
        return engine


def _make_file(path: Path) -> None:
    """Make the file where there is none, without what processes share beside one that was removed.

    Whoever still has the removed one open holds its -shm, and SQLite would take that for the one of the new file. Only
    while there is no file, and for one process at a time, nobody can have an -shm of the new one. On Windows
    a file that is open cannot be removed. The -wal is SQLite's own business: beside an empty file it goes.
    """
    if sys.platform == "win32" or path.exists():
        return
    path = Path(os.path.realpath(path))
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        if not path.exists():
            Path(f"{path}-shm").unlink(missing_ok=True)
            path.touch()
    finally:
        os.close(folder)


def _bring_up_to_date(engine: Engine) -> None:
    """Connect for the first time, and change the tables if need be."""
    try:
        with engine.connect() as connection:
            up_to_date = revision_of(connection) == HEAD
    except (ValueError, TypeError, OverflowError) as error:
        # A driver's plain words for something in the address that it cannot take.
        raise ArgumentError(str(error)) from error
    if not up_to_date:
        with _writer(engine) as connection, _patience(connection, MIGRATING), connection.begin():
            migrate(connection)


def _writer(engine: Engine) -> Connection:
    return engine.connect().execution_options(tutor_writes=True)


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    # Transactions begin where we say (see `_begin_sqlite`), not where the driver thinks best.
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys = ON")
    # What is forgotten is overwritten, not only unlinked.
    connection.execute("PRAGMA secure_delete = ON")
    # A commit is on the disk before it is acknowledged, also when the power fails.
    connection.execute("PRAGMA synchronous = FULL")
    _write_ahead(connection)


@contextmanager
def _patience(connection: Connection, seconds: float) -> Iterator[None]:
    """Wait longer for a lock on an SQLite file; on PostgreSQL the transaction says so itself (see `migrate`)."""
    driver_connection: Any = connection.connection.driver_connection
    if not isinstance(driver_connection, sqlite3.Connection):
        yield
        return
    driver_connection.execute(f"PRAGMA busy_timeout = {seconds * 1000:.0f}")
    try:
        yield
    finally:
        driver_connection.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000:.0f}")


def _write_ahead(connection: sqlite3.Connection) -> None:
    # Of two processes that switch a new file to write-ahead logging at once, SQLite may refuse one without waiting.
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                raise
            time.sleep(0.01)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes its place in the queue at once: one that read first could not be let through later.
    writes = connection.get_execution_options().get("tutor_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
