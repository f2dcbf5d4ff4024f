"""From what a database driver says to what we say: is the store locked, full, read-only, gone or damaged?"""

import errno
import sqlite3
from typing import Any, Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from tutor.progress.errors import Trouble

#: SQLite's primary result codes.
_SQLITE: Final = {
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_INTERRUPT: Trouble.LOCKED,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Trouble.GONE,
    sqlite3.SQLITE_IOERR: Trouble.GONE,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}
#: PostgreSQL's SQLSTATEs, whole or the class that they begin with.
_POSTGRESQL: Final = {
    "55P03": Trouble.LOCKED,
    "57014": Trouble.LOCKED,
    "40001": Trouble.LOCKED,
    "40P01": Trouble.LOCKED,
    "53100": Trouble.FULL,
    "25006": Trouble.READ_ONLY,
    "53": Trouble.GONE,
    "57": Trouble.GONE,
    "58": Trouble.GONE,
    "08": Trouble.GONE,
    "3D": Trouble.GONE,
    "28": Trouble.GONE,
    "42": Trouble.DAMAGED,
    "XX": Trouble.DAMAGED,
}
_ERRNO: Final = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EROFS: Trouble.READ_ONLY,
    errno.EACCES: Trouble.READ_ONLY,
    errno.EPERM: Trouble.READ_ONLY,
}


def trouble_of(error: BaseException) -> Trouble:
    """What an error of SQLAlchemy, of a driver or of the file system means for the store."""
    if isinstance(error, PoolTimeoutError):
        return Trouble.LOCKED
    if isinstance(error, OSError):
        return _ERRNO.get(error.errno or 0, Trouble.GONE)
    cause: Any = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", None)
        if code is not None:
            return _SQLITE.get(code & 0xFF, _missing(cause))
        return _missing(cause)
    if isinstance(error, DBAPIError):
        state = getattr(cause, "sqlstate", None)
        if state is None:
            return Trouble.GONE
        return _POSTGRESQL.get(state) or _POSTGRESQL.get(state[:2], Trouble.OTHER)
    return Trouble.OTHER


def _missing(error: sqlite3.Error) -> Trouble:
    return Trouble.DAMAGED if "no such table" in str(error) else Trouble.OTHER
