"""Whoever sends an answer slowly, or never to its end, keeps nobody else from reading.

A thread that makes pages would wait for a body as long as the connection lives. Here a second thread reads it, the
first waits for so long and no longer, and some threads never wait for a body at all.
"""

import time
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as TooSlow
from math import ceil
from threading import BoundedSemaphore
from typing import TYPE_CHECKING, Any, Final

from werkzeug.exceptions import RequestTimeout, ServiceUnavailable

if TYPE_CHECKING:
    from _typeshed.wsgi import InputStream, StartResponse, WSGIApplication, WSGIEnvironment

#: A body may always take longer by the time that a slow line needs for it, in bytes a second.
_SLOW_LINE: Final = 100_000


class TimedBodies:
    """A WSGI application whose requests bring their bodies in time, or are told 408; 503 while too many are slow."""

    def __init__(self, application: "WSGIApplication", *, seconds: float, most: int) -> None:
        """Wait `seconds` for a body, and for `most` bodies at once."""
        self._application = application
        self._seconds = seconds
        self._places = BoundedSemaphore(most)
        self._readers = ThreadPoolExecutor(most, thread_name_prefix="body")

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Answer with a body that is read in time."""
        length = str(environ.get("CONTENT_LENGTH") or "")
        if length == "0" or (not length and not environ.get("HTTP_TRANSFER_ENCODING")):
            return self._application(environ, start_response)
        seconds = self._seconds + (int(length) / _SLOW_LINE if length.isascii() and length.isdigit() else 0)
        timed = _Timed(environ["wsgi.input"], seconds, self)
        return self._application({**environ, "wsgi.input": timed}, start_response)

    def read(self, source: "InputStream", size: int, seconds: float) -> bytes:
        """Read in another thread. Raises RequestTimeout and ServiceUnavailable."""
        if not self._places.acquire(blocking=False):
            raise ServiceUnavailable(retry_after=ceil(self._seconds))
        try:
            reading: Future[bytes] = self._readers.submit(source.read, size)
        except BaseException:
            self._places.release()
            raise
        # The place is taken until the thread is free again, which may be after we have given up.
        reading.add_done_callback(lambda _: self._places.release())
        try:
            return reading.result(max(seconds, 0))
        except TooSlow:
            reading.cancel()
            raise RequestTimeout from None


class _Timed:
    """The input of a request, which must have come by a certain time."""

    def __init__(self, source: "InputStream", seconds: float, bodies: TimedBodies) -> None:
        self._source = source
        self._until = time.monotonic() + seconds
        self._bodies = bodies

    def read(self, size: int = -1, /) -> bytes:
        """Up to `size` bytes; all that come for -1."""
        return self._bodies.read(self._source, size, self._until - time.monotonic())

    def __getattr__(self, name: str) -> Any:
        """Nothing but `read` is needed by whoever reads a body; the rest would not be timed."""
        raise AttributeError(name)
