"""Everything that the environment can say to the tutor, in one table.

`tutor config` prints it, `tutor serve` checks it. What is not set, or set to nothing, has its default.
"""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

#: Every variable of ours begins like this.
PREFIX: Final = "TUTOR_"
#: Ours too, but for the tests alone.
FOR_TESTS: Final = "TUTOR_TEST_"


class SettingReason(StrEnum):
    """Why a value is refused."""

    NUMBER = "number"
    """It is not a whole number between `least` and `most`."""
    FLAG = "flag"
    """It is neither 1 nor 0."""
    URL = "url"
    """It is not the address of a site."""
    FOLDER = "folder"
    """There is no such folder."""
    PLACE = "place"
    """It is not a host with a port."""


class BadSetting(ValueError):  # noqa: N818 - it says what has happened, as the errors of progress do.
    """A variable cannot be used; `name`, `value` and `reason` say which and why."""

    def __init__(self, name: str, value: str, reason: SettingReason, *, least: int = 0, most: int = 0) -> None:
        """Keep the facts."""
        super().__init__(name, value, reason)
        self.name = name
        self.value = value
        self.reason = reason
        self.least = least
        self.most = most

    def __str__(self) -> str:
        """A terse line for logs."""
        return f"{self.name} is {self.value!r}, which is no {self.reason}"


class Bind(NamedTuple):
    """Where a server listens."""

    host: str
    port: int

    def __str__(self) -> str:
        """The place as it is written: an IPv6 address in brackets."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


@dataclass(frozen=True, slots=True)
class Setting:
    """One variable: how its text is read, and what it is when nothing is said."""

    name: str
    read: Callable[[str, str], Any]
    """Takes name and text. Raises `BadSetting`."""
    default: str = ""
    """As it would be written; empty: nothing."""
    secret: bool = False
    """Whether the value may hold a password, which is never shown."""

    def value(self, environ: Mapping[str, str]) -> Any:
        """What the environment says, read; None where nothing is said and there is no default."""
        text = self.text(environ)
        return self.read(self.name, text) if text else None

    def text(self, environ: Mapping[str, str]) -> str:
        """What the environment says, as it is written, or the default."""
        return environ.get(self.name, "").strip() or self.default

    def is_set(self, environ: Mapping[str, str]) -> bool:
        """Whether the environment says anything."""
        return bool(environ.get(self.name, "").strip())


def _any(name: str, text: str) -> str:
    return text


def _flag(name: str, text: str) -> bool:
    if text not in ("0", "1"):
        raise BadSetting(name, text, SettingReason.FLAG)
    return text == "1"


def _whole(least: int, most: int) -> Callable[[str, str], int]:
    def read(name: str, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most):
            raise BadSetting(name, text, SettingReason.NUMBER, least=least, most=most)
        return int(text)

    return read


def _folder(name: str, text: str) -> Path:
    path = Path(text)
    if not path.is_dir():
        raise BadSetting(name, text, SettingReason.FOLDER)
    return path


def site_url(name: str, text: str) -> str:
    """The address of a site: http or https, a host, perhaps a port and a path; no query. Raises `BadSetting`."""
    try:
        parts = urlsplit(text)
        _ = parts.port
    except ValueError:
        raise BadSetting(name, text, SettingReason.URL) from None
    plain = text.isascii() and text.isprintable() and not set(" \"'<>\\").intersection(text)
    bare = not (parts.query or parts.fragment or parts.username or parts.password)
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain or not bare:
        raise BadSetting(name, text, SettingReason.URL)
    return text


def bind(name: str, text: str) -> Bind:
    """A host with its port, such as `127.0.0.1:8000` or `[::1]:8000`. Raises `BadSetting`."""
    host, colon, port = text.rpartition(":")
    known = port.isascii() and port.isdigit() and len(port) <= 5 and 0 < int(port) < 65536
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    elif ":" in host:
        known = False
    if not (colon and host and known):
        raise BadSetting(name, text, SettingReason.PLACE)
    return Bind(host, int(port))


BIND: Final = Setting("TUTOR_BIND", bind, "127.0.0.1:8000")
WORKERS: Final = Setting("TUTOR_WORKERS", _whole(1, 64), "1")
URL: Final = Setting("TUTOR_URL", site_url)
PROXIES: Final = Setting("TUTOR_PROXIES", _whole(0, 8), "0")
DATABASE: Final = Setting("TUTOR_DATABASE_URL", _any, secret=True)
POSTS: Final = Setting("TUTOR_POSTS_PER_MINUTE", _whole(0, 1_000_000), "60")
POSTS_BY_ADDRESS: Final = Setting("TUTOR_POSTS_PER_MINUTE_BY_ADDRESS", _whole(0, 1_000_000), "1200")
GRACE: Final = Setting("TUTOR_GRACE_SECONDS", _whole(1, 600), "30")
ACCESS_LOG: Final = Setting("TUTOR_ACCESS_LOG", _flag, "0")
METRICS: Final = Setting("TUTOR_METRICS_BIND", bind)
LESSONS: Final = Setting("TUTOR_LESSONS", _folder)
TRANSLATIONS: Final = Setting("TUTOR_TRANSLATIONS", _folder)

#: The table.
SETTINGS: Final = (
    BIND,
    WORKERS,
    URL,
    PROXIES,
    DATABASE,
    POSTS,
    POSTS_BY_ADDRESS,
    GRACE,
    ACCESS_LOG,
    METRICS,
    LESSONS,
    TRANSLATIONS,
)


def check(environ: Mapping[str, str] = os.environ) -> None:
    """Read every variable. Raises `BadSetting` for the first that cannot be used.

    The address of the database is read by the store (see `tutor.progress.address`).
    """
    for setting in SETTINGS:
        setting.value(environ)


def unknown(environ: Mapping[str, str] = os.environ) -> tuple[str, ...]:
    """Variables that begin like ours and are none of ours: most likely misspelt."""
    names = {setting.name for setting in SETTINGS}
    return tuple(sorted(n for n in environ if n.startswith(PREFIX) and n not in names and not n.startswith(FOR_TESTS)))
