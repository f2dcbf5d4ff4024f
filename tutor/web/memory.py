"""Pages cost nothing twice: what is the same for everybody is kept in memory, compressed once.

A page is a pure function of its address and the installed catalogue, so a process may answer it from memory for as
long as it lives. Personal answers say `no-store` and pass through untouched.
"""

import gzip
from collections import OrderedDict
from collections.abc import Iterable
from hashlib import sha256
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import brotli
from werkzeug.datastructures import Headers
from werkzeug.http import parse_accept_header, parse_etags

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

#: All answers that one process keeps, in bytes: bodies, addresses and what Python needs for them.
CAPACITY: Final = 8 * 1024 * 1024
#: What an answer takes besides its body and its address: headers, and places in dictionaries.
_OVERHEAD: Final = 2 * 1024
#: An answer that takes more than such a part of the whole is not kept, for it would push out all others.
_LARGEST: Final = 1 / 4
#: Longer addresses are not ours, and answers to them are not kept.
_LONGEST_ADDRESS: Final = 2 * 1024
#: Smaller bodies are not worth compressing.
_SMALL: Final = 256
#: The better packed first; an answer that the client does not accept packed goes out plain.
_ENCODINGS: Final = ("br", "gzip")
#: What the address does not say and still makes another answer: the part of a page for htmx, the host in links.
_VARYING: Final = (
    "HTTP_HX_REQUEST",
    "HTTP_HX_BOOSTED",
    "HTTP_HX_HISTORY_RESTORE_REQUEST",
    "HTTP_HOST",
    "wsgi.url_scheme",
    "SCRIPT_NAME",
    "PATH_INFO",
    "QUERY_STRING",
)
#: Packing already compressed media is work for nothing.
_PACKED_TYPES: Final = ("text/", "image/svg+xml", "application/json", "application/xml", "application/javascript")


class Answer(NamedTuple):
    """One answer as it goes out: status, headers, body."""

    status: str
    headers: Headers
    body: bytes

    @property
    def for_everybody(self) -> bool:
        """Whether anybody else who asks for this address gets the same."""
        control = self.headers.get("Cache-Control", "")
        return self.status.startswith("200 ") and "public" in control and "Set-Cookie" not in self.headers


class Memory:
    """A WSGI application that answers from memory what the application behind it has answered before."""

    def __init__(self, application: "WSGIApplication", *, capacity: int = CAPACITY) -> None:
        """Keep answers of `application`, `capacity` bytes at the most; the longest unused is dropped first."""
        self._application = application
        self._capacity = capacity
        self._kept: OrderedDict[tuple[Any, ...], Answer] = OrderedDict()
        self._size = 0
        self._lock = Lock()

    @property
    def size(self) -> int:
        """The bytes of all answers kept."""
        return self._size

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Answer from memory, or by the application and then into memory."""
        if environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            return self._application(environ, start_response)
        encoding = _encoding(environ.get("HTTP_ACCEPT_ENCODING", ""))
        key = (encoding, *(environ.get(name) for name in _VARYING))
        with self._lock:
            kept = self._kept.get(key)
            if kept is not None:
                self._kept.move_to_end(key)
        if kept is None:
            kept = _ask(self._application, environ)
            if kept.for_everybody:
                kept = _ready(kept, encoding)
                if len(environ.get("QUERY_STRING", "")) + len(environ.get("PATH_INFO", "")) <= _LONGEST_ADDRESS:
                    self._keep(key, kept)
        return _send(kept, environ, start_response)

    def _keep(self, key: tuple[Any, ...], kept: Answer) -> None:
        if _cost(key, kept) > self._capacity * _LARGEST:
            return
        with self._lock:
            before = self._kept.pop(key, None)
            self._size += _cost(key, kept) - (_cost(key, before) if before else 0)
            self._kept[key] = kept
            while self._size > self._capacity:
                self._size -= _cost(*self._kept.popitem(last=False))


def _cost(key: tuple[Any, ...], kept: Answer) -> int:
    """The bytes that an answer takes, about."""
    return len(kept.body) + sum(len(part) for part in key if part) + _OVERHEAD


#: Request headers that would make the application answer only in part.
_CONDITIONAL: Final = frozenset(
    {"HTTP_IF_NONE_MATCH", "HTTP_IF_MODIFIED_SINCE", "HTTP_IF_MATCH", "HTTP_IF_RANGE", "HTTP_RANGE"}
)
#: What a 304 repeats of the headers of the page.
_OF_304: Final = frozenset({"etag", "cache-control", "vary", "content-security-policy"})


def _ask(application: "WSGIApplication", environ: "WSGIEnvironment") -> Answer:
    """The application's whole answer, also where the client has asked for less."""
    whole = {name: value for name, value in environ.items() if name not in _CONDITIONAL}
    whole["REQUEST_METHOD"] = "GET"
    begun: list[tuple[str, list[tuple[str, str]]]] = []

    def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None, /) -> Any:
        begun.append((status, headers))
        return None

    chunks = application(whole, start)
    try:
        body = b"".join(chunks)
    finally:
        if hasattr(chunks, "close"):
            chunks.close()
    status, headers = begun[-1]
    return Answer(status, Headers(headers), body)


def _ready(answer: Answer, encoding: str) -> Answer:
    """An answer for everybody, packed, with a strong ETag of what is really sent."""
    headers, body = Headers(answer.headers), answer.body
    if encoding and len(body) >= _SMALL and headers.get("Content-Type", "").startswith(_PACKED_TYPES):
        body = _packed(body, encoding)
        headers["Content-Encoding"] = encoding
    headers.add("Vary", "Accept-Encoding")
    headers["ETag"] = f'"{sha256(body).hexdigest()[:24]}"'
    headers["Content-Length"] = str(len(body))
    return Answer(answer.status, headers, body)


def _encoding(accepted: str) -> str:
    """The best encoding that a client accepts; empty for none."""
    if not accepted:
        return ""
    quality = dict(parse_accept_header(accepted))
    return next((name for name in _ENCODINGS if quality.get(name, quality.get("*", 0)) > 0), "")


def _packed(body: bytes, encoding: str) -> bytes:
    return bytes(brotli.compress(body, quality=6, lgwin=18)) if encoding == "br" else gzip.compress(body, mtime=0)


def _send(kept: Answer, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
    """Send an answer; 304 to whoever has it, and no body for HEAD."""
    asked, etag = environ.get("HTTP_IF_NONE_MATCH"), kept.headers.get("ETag")
    if asked and etag and kept.for_everybody and (asked == etag or parse_etags(asked).contains_weak(etag.strip('"'))):
        start_response("304 NOT MODIFIED", [header for header in kept.headers if header[0].lower() in _OF_304])
        return []
    start_response(kept.status, list(kept.headers))
    return [] if environ["REQUEST_METHOD"] == "HEAD" else [kept.body]
