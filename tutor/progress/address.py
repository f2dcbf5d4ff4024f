"""Where progress is kept: a database named in the environment, or a file in the user's data folder."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote

from tutor.progress.errors import AddressReason, BadAddress

if TYPE_CHECKING:
    from sqlalchemy import URL

DATABASE_URL: Final = "TUTOR_DATABASE_URL"
"""The environment variable that names a database."""
_POSTGRESQL: Final = {"postgres", "postgresql", "postgresql+psycopg"}


def data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The folder in which the platform wants a program to keep a user's data. Raises `BadAddress` without a home.

    >>> data_folder({"XDG_DATA_HOME": "/home/ada/data"}, "linux").as_posix()
    '/home/ada/data/muggins-tutor'
    """
    if platform == "win32":
        local = environ.get("LOCALAPPDATA")
        parent = Path(local) if local else _home(environ, "USERPROFILE") / "AppData" / "Local"
    elif platform == "darwin":
        parent = _home(environ, "HOME") / "Library" / "Application Support"
    else:
        # The specification wants a relative path to be ignored.
        shared = environ.get("XDG_DATA_HOME", "")
        parent = Path(shared) if shared.startswith("/") else _home(environ, "HOME") / ".local" / "share"
    return parent / "muggins-tutor"


def _home(environ: Mapping[str, str], name: str) -> Path:
    home = environ.get(name)
    if home:
        return Path(home)
    try:
        return Path.home()
    except RuntimeError:
        raise BadAddress(AddressReason.NO_HOME) from None


def check(environ: Mapping[str, str]) -> None:
    """See whether the environment names a place for progress that can be used. Raises `BadAddress`.

    SQLAlchemy, which takes half a second to load, is needed only to read an address, not for the file.
    """
    if _given(environ):
        database_url(environ)
    else:
        data_folder(environ)


def database_url(environ: Mapping[str, str], platform: str = sys.platform) -> "URL":
    """The database that the environment asks for. Raises `BadAddress` when it cannot be used."""
    given = _given(environ)
    return parse_url(given) if given else sqlite_url(data_folder(environ, platform) / "progress.sqlite3")


def _given(environ: Mapping[str, str]) -> str:
    return environ.get(DATABASE_URL, "").strip()


def sqlite_url(path: Path) -> "URL":
    """The address of an SQLite file."""
    from sqlalchemy import URL

    return URL.create("sqlite", database=str(path))


def parse_url(text: str) -> "URL":
    """The address of a database: `sqlite:///file`, `postgresql://…` or, as hosts write it, `postgres://…`.

    >>> parse_url("postgres://ada@db/progress").drivername
    'postgresql+psycopg'
    """
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    if "\0" in unquote(text):
        raise BadAddress(AddressReason.NOT_AN_ADDRESS)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadAddress(AddressReason.NOT_AN_ADDRESS) from None
    if url.drivername in _POSTGRESQL:
        url = url.set(drivername="postgresql+psycopg")
    elif url.drivername not in ("sqlite", "sqlite+pysqlite"):
        raise BadAddress(AddressReason.UNKNOWN_DATABASE)
    elif not url.database or ":memory:" in url.database or url.query.get("mode") == "memory":
        raise BadAddress(AddressReason.NO_FILE)
    try:
        # How the driver reads what stands behind the question mark; nothing is opened.
        url.get_dialect()().create_connect_args(url)
    except (ArgumentError, ValueError, TypeError):
        raise BadAddress(AddressReason.NOT_AN_ADDRESS) from None
    return url
