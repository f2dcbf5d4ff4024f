"""What was asked for and how it was answered, one JSON object a line, without anything about who asked.

Neither network address nor query nor cookie nor any other header is told, and of an address nothing that could be a
learner's own, such as the code that takes progress to another device.
"""

import json
import logging
import os
import re
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

#: No address of ours is longer, by far.
_LONGEST: Final = 200
#: What follows `take/`, and whatever looks like a key or a code.
_PERSONAL: Final = re.compile(r"(?<=/take/).+|(?<![^/])[A-Za-z0-9_-]{32,}(?![^/])")


_LOG: Final = logging.getLogger("tutor.access")


def write_line(line: str) -> None:
    """Write a line to standard output at once and in one piece, so that lines of several processes stay whole."""
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


class AccessLog:
    """A WSGI application that tells what it answers."""

    def __init__(self, application: "WSGIApplication", *, write: Callable[[str], None] = write_line) -> None:
        """Tell of each answer of `application` by `write`."""
        self._application = application
        self._write = write
        self._is_told = False

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Answer, then tell."""
        begun = time.perf_counter()
        status, length = 500, ""

        def start(said: str, headers: list[tuple[str, str]], exc_info: Any = None, /) -> Any:
            nonlocal status, length
            status = int(said[:3])
            length = next((value for name, value in headers if name.lower() == "content-length"), "")
            return start_response(said, headers, *((exc_info,) if exc_info else ()))

        try:
            return self._application(environ, start)
        finally:
            self._tell(
                {
                    "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
                    "method": str(environ.get("REQUEST_METHOD", ""))[:16],
                    "path": impersonal(str(environ.get("PATH_INFO", ""))),
                    "status": status,
                    "bytes": int(length) if length.isdigit() else None,
                    "ms": round((time.perf_counter() - begun) * 1000, 1),
                    "worker": os.getpid(),
                }
            )

    def _tell(self, said: Mapping[str, object]) -> None:
        """Write a line; a log that cannot be written, its reader gone or its disk full, costs nobody an answer."""
        try:
            self._write(json.dumps(said))
        except OSError as problem:
            if not self._is_told:
                _LOG.warning("The access log cannot be written, so requests are served untold. %s", problem)
            self._is_told = True
        else:
            self._is_told = False


def impersonal(path: str) -> str:
    """An address without what could belong to somebody.

    >>> impersonal("/fi/take/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4")
    '/fi/take/…'
    """
    return _PERSONAL.sub("…", path)[:_LONGEST]
