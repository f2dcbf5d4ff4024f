"""Whoever sends an answer slowly, or never to its end, keeps nobody else from reading.

A thread that makes pages waits for a body as long as the connection lives, and the server lets nobody else take the
reading over: a request that is answered while another thread still reads its body stops the whole process. So there are
more threads than may wait for bodies, and one body too many is refused at once. How long a body may take is for the
proxy to say that stands before a tutor on the open internet.
"""

from collections.abc import Iterable
from threading import BoundedSemaphore
from typing import TYPE_CHECKING

from werkzeug.exceptions import ServiceUnavailable

if TYPE_CHECKING:
    from _typeshed.wsgi import InputStream, StartResponse, WSGIApplication, WSGIEnvironment

#: Seconds after which a refused body may be sent again.
_AGAIN = 5


class FewBodies:
    """A WSGI application that waits for so many bodies at once and no more: 503 for the others."""

    def __init__(self, application: "WSGIApplication", *, most: int) -> None:
        """Let `most` threads wait for bodies."""
        self._application = application
        self._places = BoundedSemaphore(most)

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Answer; whoever reads the body takes one of the places meanwhile."""
        if environ["REQUEST_METHOD"] in ("GET", "HEAD"):
            return self._application(environ, start_response)
        counted = _Counted(environ["wsgi.input"], self._places)
        return self._application({**environ, "wsgi.input": counted}, start_response)


class _Counted:
    """The input of a request; `read` is all that Werkzeug needs of it."""

    def __init__(self, source: "InputStream", places: BoundedSemaphore) -> None:
        self._source = source
        self._places = places

    def read(self, size: int = -1, /) -> bytes:
        """Up to `size` bytes; all that come for -1. Raises ServiceUnavailable when too many wait already."""
        if not self._places.acquire(blocking=False):
            raise ServiceUnavailable(retry_after=_AGAIN)
        try:
            return self._source.read(size)
        finally:
            self._places.release()
