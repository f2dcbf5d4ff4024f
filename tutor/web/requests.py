"""A request as pages read it, whatever a client has sent."""

import re
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from flask import Request
from werkzeug.exceptions import RequestEntityTooLarge
from werkzeug.wsgi import LimitedStream

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_LABEL: Final = "[A-Za-z0-9-]{1,63}"
_HOST: Final = re.compile(rf"(?=.{{1,260}}\Z)(?:{_LABEL}(?:\.{_LABEL})*\.?|\[[0-9A-Fa-f:.]+\])(?::[0-9]{{1,5}})?")


class PlainRequest(Request):
    """A request whose query is printable ASCII and whose host may be one.

    Bytes that nobody may send unescaped are escaped, as a browser would have done. What no host can be called is not
    looked at: the server's own name stands for it.
    """

    def __init__(self, environ: "WSGIEnvironment", populate_request: bool = True, shallow: bool = False) -> None:
        """Read the environment of a WSGI server."""
        query, host = environ.get("QUERY_STRING", ""), environ.get("HTTP_HOST")
        if not _is_plain(query):
            environ["QUERY_STRING"] = "".join(c if _is_plain(c) else _escaped(c) for c in query)
        if host is not None and not _HOST.fullmatch(host):
            del environ["HTTP_HOST"]
        super().__init__(environ, populate_request, shallow)

    def _load_form_data(self) -> None:
        """Read the form; RequestEntityTooLarge when it comes to the limit without having said how long it is.

        Werkzeug reads such a form up to the limit and takes that for all of it.
        """
        super()._load_form_data()
        stream: object = self.stream
        if self.content_length is None and isinstance(stream, LimitedStream) and stream.is_exhausted:
            raise RequestEntityTooLarge


def _is_plain(text: str) -> bool:
    return text.isascii() and text.isprintable()


def _escaped(character: str) -> str:
    """A byte that is written as a character, as WSGI has it, or a character, as some servers have it."""
    return quote(character, encoding="latin-1" if character <= "\xff" else "utf-8", errors="replace")
