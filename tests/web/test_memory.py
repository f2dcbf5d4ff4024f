"""Pages that are the same for everybody are answered from memory, compressed once, with honest headers."""

import gzip
from collections.abc import Iterator

import brotli
import pytest
from flask import Flask, Response, request
from werkzeug.test import Client

from tutor.web.memory import Memory

BODY = "<p>The line goes on past the double.</p>" * 50


@pytest.fixture
def calls() -> list[str]:
    """Every address that reached the application."""
    return []


@pytest.fixture
def client(calls: list[str]) -> Iterator[Client]:
    """A small application behind a memory of 20,000 bytes."""
    app = Flask(__name__)

    @app.route("/<path:path>", methods=["GET", "POST"])
    def answer(path: str) -> Response:
        calls.append(request.full_path)
        personal = path.startswith("mine")
        body = BODY * 10 if path == "long" else BODY
        response = Response(body + path + request.headers.get("HX-Request", ""), 404 if path == "lost" else 200)
        response.headers["Cache-Control"] = "private, no-store" if personal else "public, no-cache"
        response.headers["Vary"] = "HX-Request"
        if path == "cookie":
            response.set_cookie("learner", "x")
        response.add_etag()
        return response

    return Client(Memory(app.wsgi_app, capacity=20_000))


def test_a_page_is_made_once(client: Client, calls: list[str]) -> None:
    """The second request for an address does not reach the application."""
    first, second = client.get("/a"), client.get("/a")
    assert (first.status_code, first.data) == (second.status_code, second.data)
    assert first.headers["ETag"] == second.headers["ETag"]
    assert len(calls) == 1


@pytest.mark.parametrize("path", ["/mine", "/lost", "/cookie"])
def test_what_is_not_for_everybody_is_made_each_time(client: Client, calls: list[str], path: str) -> None:
    """Personal pages, errors and answers with a cookie are never kept, and are asked for once a request."""
    client.get(path)
    client.get(path)
    assert len(calls) == 2


def test_a_post_passes_through(client: Client, calls: list[str]) -> None:
    """Only GET and HEAD are answered from memory."""
    client.post("/a")
    client.post("/a")
    assert len(calls) == 2


def test_address_and_htmx_make_different_answers(client: Client, calls: list[str]) -> None:
    """Query, host and the fragment for htmx have answers of their own."""
    answers = {
        client.get("/a").data,
        client.get("/a", headers={"HX-Request": "true"}).data,
        client.get("/b").data,
    }
    client.get("/a?tries=1")
    client.get("/a", base_url="http://other.example")
    assert len(answers) == 3
    assert len(calls) == 5


@pytest.mark.parametrize(("accepted", "encoding"), [("br, gzip", "br"), ("gzip", "gzip"), ("", None), ("br;q=0", None)])
def test_a_page_is_packed_as_the_client_accepts(client: Client, accepted: str, encoding: str | None) -> None:
    """Brotli before gzip, each with an ETag of its own, and Vary says so."""
    response = client.get("/a", headers={"Accept-Encoding": accepted})
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[encoding]
    assert response.headers.get("Content-Encoding") == encoding
    assert unpack(response.data).decode() == BODY + "a"
    assert "Accept-Encoding" in ", ".join(response.headers.getlist("Vary"))
    assert not response.headers["ETag"].startswith("W/")


def test_etags_differ_between_encodings(client: Client) -> None:
    """A strong ETag names exactly the bytes that were sent."""
    etags = {client.get("/a", headers={"Accept-Encoding": name}).headers["ETag"] for name in ("br", "gzip", "identity")}
    assert len(etags) == 3


def test_who_has_the_page_gets_304(client: Client) -> None:
    """A matching ETag, also one of several or `*`, is answered without a body."""
    etag = client.get("/a").headers["ETag"]
    for asked in (etag, f'"x", {etag}', f"W/{etag}", "*"):
        response = client.get("/a", headers={"If-None-Match": asked})
        assert (response.status_code, response.data) == (304, b"")
        assert response.headers["ETag"] == etag
    assert client.get("/a", headers={"If-None-Match": '"other"'}).status_code == 200


def test_a_first_conditional_request_is_answered_whole_or_304(client: Client) -> None:
    """An ETag known from another process is honoured although nothing is kept yet."""
    etag = client.get("/a").headers["ETag"]
    client.get("/b")
    assert client.get("/a", headers={"If-None-Match": etag}).status_code == 304


def test_head_has_no_body(client: Client) -> None:
    """HEAD says what GET would send, without sending it."""
    head, get = client.head("/a"), client.get("/a")
    assert head.data == b""
    assert head.headers["Content-Length"] == str(len(get.data))


def test_memory_is_bounded(client: Client, calls: list[str]) -> None:
    """The longest unused answers are dropped, the size never goes beyond the capacity."""
    for number in range(20):
        client.get(f"/{number}")
        assert client.application.size <= 20_000
    client.get("/19")
    assert len(calls) == 20
    client.get("/0")
    assert len(calls) == 21


def test_one_long_answer_does_not_push_out_all_others(client: Client, calls: list[str]) -> None:
    """It is made again each time, as what is personal is, and everything else stays."""
    for path in ("/a", "/long", "/long", "/a"):
        client.get(path)
    assert calls == ["/a?", "/long?", "/long?"]
