"""Requests that nobody would send by reading: addresses, queries, headers and bodies put together by hypothesis."""

import os
import re
from collections.abc import Callable, Mapping
from io import BytesIO
from typing import Any, Final, NamedTuple
from urllib.parse import quote_from_bytes, urlsplit

from hypothesis import HealthCheck, Phase, Verbosity, settings
from hypothesis import strategies as st

from tests.web.course import ASKING, FALLIBLE, address, query, right, wrong
from tutor.puzzles.making import KINDS
from tutor.settings import FOR_TESTS

#: How many requests are made altogether; `TUTOR_TEST_FUZZ=1000000` makes more, other ones each time.
GIVEN: Final = os.environ.get(f"{FOR_TESTS}FUZZ")
ALTOGETHER: Final = int(GIVEN or 50_000)
#: Requests an example.
BATCH: Final = 50
#: What must come out of no page as it went in.
MARKUP: Final = "\"'><fuzz>&"
_RAW: Final = re.compile(rb"<fuzz|[\"']><fuzz|\"'>")
_TRACES: Final = (b"Traceback (most", b'.py", line', b"werkzeug", b"sqlalchemy", b"jinja2")


class Asked(NamedTuple):
    """A request."""

    method: str
    path: bytes
    query: bytes = b""
    headers: Mapping[str, str] = {}
    body: bytes = b""


class Answered(NamedTuple):
    """What came of it."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


def many(share: float) -> settings:
    """As many examples as this share of all requests is; the same ones each time unless more are wanted."""
    return settings(
        max_examples=max(int(ALTOGETHER * share / BATCH), 1),
        deadline=None,
        derandomize=GIVEN is None,
        database=None,
        # The check names the request that fails; looking for a shorter one would take longer than finding it.
        phases=[Phase.generate],
        verbosity=Verbosity.quiet,
        suppress_health_check=list(HealthCheck),
    )


def ask(application: Callable[..., Any], asked: Asked) -> Answered:
    """Put a request to a WSGI application as a server would, only without a socket."""
    begun: list[tuple[str, list[tuple[str, str]]]] = []
    environ: dict[str, Any] = {
        "REQUEST_METHOD": asked.method,
        "SCRIPT_NAME": "",
        "PATH_INFO": asked.path.decode("latin-1"),
        "QUERY_STRING": asked.query.decode("latin-1"),
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": "localhost",
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(asked.body),
        "wsgi.input_terminated": True,
        "wsgi.errors": BytesIO(),
        "CONTENT_LENGTH": str(len(asked.body)) if asked.body else "",
    }
    for name, value in asked.headers.items():
        key = name.upper().replace("-", "_")
        environ[key if key in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{key}"] = value
    chunks = application(environ, lambda status, headers, *_: begun.append((status, headers)))
    try:
        body = b"".join(chunks)
    finally:
        if hasattr(chunks, "close"):
            chunks.close()
    status, headers = begun[-1]
    return Answered(int(status[:3]), headers, body)


def check(asked: Asked, answered: Answered) -> None:
    """No answer is an error of ours, shows anything of the code, gives markup back, or leads away from the site."""
    assert answered.status < 500, asked
    body = answered.body
    assert not _RAW.search(body), asked
    assert not [trace for trace in _TRACES if trace in body], asked
    for name, value in answered.headers:
        assert value.isprintable(), (asked, name, value)
        if name == "Location" and "Host" not in asked.headers:
            assert urlsplit(value).netloc in ("", "localhost"), (asked, value)
            assert not value.startswith("//"), (asked, value)


_NASTY: Final = (
    MARKUP,
    "",
    " ",
    "0",
    "-0",
    "-1",
    "+1",
    "1e9",
    "1.5",
    "٣",
    "²",
    "１",
    "9" * 400,
    "NaN",
    "true",
    "null",
    "\x00",
    "\r\n",
    "\x1b[31m",
    "%",
    "%%",
    "%s",
    "%(n)s",
    "{}",
    "{{7*7}}",
    "${7}",
    "..",
    "../../etc/passwd",
    "\\",
    "/",
    "//",
    "//evil.example",
    "💥",
    "e\u0301",
    "\u202e",
    "\ufeff",
    "a" * 3000,
    "6-6",
    "6-7",
    "1-1@left",
    "1-4,1-1@left,4-4@right",
    "1-4 " * 60,
    "left",
    "play",
    "you",
    "5H",
    "5H,5C",
    "10",
    "5",
    "on",
    "why",
    "due",
    "D13",
    "lone-double-twice",
    "1-7",
    "3-999999",
)
_words = st.one_of(
    st.sampled_from(_NASTY), st.text(max_size=20), st.from_regex(r"[0-6]-[0-6](@left|@right)?", fullmatch=True)
)
_names = st.one_of(
    st.sampled_from(
        (
            "sum",
            "points",
            "off",
            "total",
            "claim",
            "tile",
            "end",
            "act",
            "ends",
            "call",
            "choice",
            "tries",
            "hints",
            "show",
            "judged",
            "why",
            "skill",
            "sprint",
            "kept",
            "done",
            "added",
            "lang",
            "quiet",
            "file",
            "moves",
        )
    ),
    st.text(max_size=8),
)


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _form(pairs: list[tuple[str, str]]) -> bytes:
    return b"&".join(
        quote_from_bytes(_encoded(k)).encode() + b"=" + quote_from_bytes(_encoded(v)).encode() for k, v in pairs
    )


_pairs = st.lists(st.tuples(_names, _words), max_size=5)
queries = st.one_of(_pairs.map(_form), st.binary(max_size=40), st.just(b""))

#: Words of which real addresses are made.
_PARTS: Final = (
    "fi",
    "es",
    "de",
    "en",
    "sv",
    "learn",
    "rules",
    "practice",
    "sprint",
    "progress",
    "take",
    "about",
    "_mine",
    "diagram",
    "static",
    "dominoes",
    "cribbage",
    "next",
    "by",
    "result",
    "import",
    "export.json",
    "forget",
    "banner",
    "lessons",
    "here",
    "robots.txt",
    "sitemap.xml",
    "healthz",
    "readyz",
    "1-7",
    "2-0",
    "1-4,1-1@left.svg",
    *KINDS,
)
_parts = st.one_of(st.sampled_from(_PARTS), _words)
paths = st.lists(_parts, max_size=6).map(lambda parts: _encoded("/" + "/".join(parts)))

_REAL: Final = tuple(
    [address(lesson, step, code) for lesson, step in ASKING[::5] for code in ("fi", "en")]
    + [f"/{code}/practice/{kind}/{level}-{level}" for code in ("de", "es") for kind in KINDS for level in (1, 3)]
    + [
        "/en/practice/next",
        "/fi/progress",
        "/fi/sprint",
        "/fi/sprint/next",
        "/fi/sprint/result",
        "/de/take",
        "/es/take/x",
    ]
    + [
        "/en/progress/quiet",
        "/en/progress/import",
        "/en/progress/forget",
        "/en/progress/export.json",
        "/en/_mine/banner",
    ]
    + [
        "/en/_mine/practice",
        "/en/_mine/lessons/dominoes",
        "/en/_mine/start",
        "/en/_mine/go-on",
        "/en/_mine/here/dominoes/the-set/two-halves",
        "/",
        "/en/",
    ]
)
#: Addresses that exist.
real = st.sampled_from(_REAL).map(str.encode)
#: Answers as they stand in addresses, right and wrong.
_ANSWERS: Final = tuple(
    (address(lesson, step).encode(), query(answer).lstrip("?").encode())
    for lesson, step in FALLIBLE[::3]
    for answer in (right(step), wrong(step))
)
answers = st.sampled_from(_ANSWERS)

_header_values = st.one_of(
    st.sampled_from(
        (
            MARKUP,
            "",
            "fi",
            "de;q=x",
            "*",
            "en-" + "x" * 500,
            "true",
            "same-origin",
            "cross-site",
            "http://localhost",
            "null",
            "br",
            "gzip;q=0",
            'W/"x"',
            "*;q=nan",
            "bytes=0-",
            "learner=" + "A" * 32,
            "learner=\xff",
            "lang=fi; lang=" + MARKUP,
            "-90",
            "1" * 5,
            "multipart/form-data",
            "multipart/form-data; boundary=x",
            "application/x-www-form-urlencoded",
            "application/json; charset=\xff",
            "text/plain; charset=utf-7",
        )
    ),
    st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=30),
)
headers = st.dictionaries(
    st.sampled_from(
        (
            "Accept-Language",
            "Accept-Encoding",
            "Cookie",
            "If-None-Match",
            "If-Modified-Since",
            "Range",
            "HX-Request",
            "HX-Boosted",
            "HX-History-Restore-Request",
            "HX-Current-URL",
            "Origin",
            "Sec-Fetch-Site",
            "X-UTC-Offset",
            "Content-Type",
            "Referer",
            "X-Forwarded-For",
            "X-Forwarded-Host",
            "Host",
            "Content-Length",
            "Transfer-Encoding",
        )
    ),
    _header_values,
    max_size=4,
)
_multipart = st.tuples(_names, st.binary(max_size=60)).map(
    lambda field: (
        b'--x\r\nContent-Disposition: form-data; name="'
        + _encoded(field[0])
        + b'"; filename="f"\r\n\r\n'
        + field[1]
        + b"\r\n--x--\r\n"
    )
)
bodies = st.one_of(
    _pairs.map(_form), st.binary(max_size=200), _multipart, st.integers(0, 70_000).map(lambda n: b"sum=" + b"1" * n)
)
methods = st.sampled_from(("GET", "GET", "GET", "HEAD", "POST", "PUT", "OPTIONS", "DELETE", "PATCH", "BREW", "get"))
