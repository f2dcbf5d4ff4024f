"""The page with a learner's progress: seen, taken out, taken in, taken along, and forgotten."""

import json
from io import BytesIO

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.course import COURSE, address, right
from tests.web.html import Page
from tests.web.solver import solve
from tutor.i18n import LOCALES
from tutor.progress import Store, Streak
from tutor.web.pages import progress
from tutor.web.site import EXTENSION

PUZZLES = ("/en/practice/sum/1-7", "/en/practice/settle/2-3", "/en/practice/act/2-4")


@pytest.fixture
def known(client: FlaskClient) -> FlaskClient:
    """A learner with a right answer to each of a few puzzles, and a wrong one."""
    for path in PUZZLES:
        client.post(path, data={**solve(client.get(path).text), "tries": "0"})
    client.post("/en/practice/sum/1-8", data={"sum": "1", "points": "1"})
    return client


def upload(client: FlaskClient, content: bytes, name: str = "muggins-tutor.json") -> tuple[int, str]:
    """Take a file in."""
    answer = client.post("/en/progress/import", data={"file": (BytesIO(content), name)})
    return answer.status_code, answer.text


@pytest.mark.parametrize("code", LOCALES)
def test_progress_reads_in_every_language(known: FlaskClient, code: str) -> None:
    """Numbers, a row a skill with picture and words, and everything that can be done."""
    answer = known.get(f"/{code}/progress")
    page = Page(answer.text)
    assert answer.headers["Cache-Control"] == "private, no-store"
    assert page.one("main")["data-page"] == "progress"
    assert page.all("link", rel="canonical") == []
    bars = page.all("svg", class_="picture bar")
    assert len(bars) > 5
    assert all(bar["aria-hidden"] == "true" for bar in bars)
    assert len(page.all("ul", class_="skills")) == 2
    actions = {form["action"] for form in page.all("form")}
    assert actions == {f"/{code}/{path}" for path in ("progress/quiet", "progress/import", "take")}


def test_what_is_finished_stands_first(known: FlaskClient) -> None:
    """Before what is still to be learnt; and the way on is named."""
    lesson = COURSE.lessons[0]
    for step in lesson.steps:
        if step.question:
            known.post(address(lesson, step), data=right(step).form())
    page = Page(known.get("/en/progress").text)
    sections = [section["aria-labelledby"] for section in page.all("section")]
    assert sections[:2] == ["finished-dominoes", "shelf-1"]
    assert [link.text for link in page.all("a") if link.text.startswith("Go on")] == [
        "Go on: Dominoes, lesson 2: Who opens, and with what ›"
    ]
    pieces = page.all("p", class_="meta pieces")
    assert pieces
    assert not any("·" in line.text for line in pieces)


def test_nobody_is_told_how_it_begins(client: FlaskClient) -> None:
    """Without an answer the page has nothing to show but where to begin, and takes a file in."""
    page = Page(client.get("/en/progress").text)
    assert "Nothing is kept of you yet" in page.one("main").text
    assert [form["action"] for form in page.all("form")] == ["/en/progress/import"]


def test_one_file_is_taken_in_at_a_time(known: FlaskClient, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second one is told to come again, on a page that does not call that a mistake; then it is taken in."""
    monkeypatch.setattr(progress, "_PATIENCE", 0.01)
    content = known.get("/en/progress/export.json").data
    with app.extensions[EXTENSION].taking_in:
        refused = known.post("/en/progress/import", data={"file": (BytesIO(content), "x.json")})
    assert (refused.status_code, refused.headers["Retry-After"]) == (503, "5")
    assert Page(refused.text).one("h1").text == "Too much at once"
    assert upload(known, b"[]")[0] == 400
    assert upload(known, content)[0] == 303


@pytest.mark.parametrize("added", ["9" * 31, "-5", "\u0663", "1e3", "x", ""])
@pytest.mark.parametrize("code", LOCALES)
def test_what_no_file_brings_is_not_said(client: FlaskClient, code: str, added: str) -> None:
    """A number in the address that cannot be is read as none."""
    answer = client.get(f"/{code}/progress", query_string={"done": "import", "added": added})
    assert answer.status_code == 200
    none = client.get(f"/{code}/progress?done=import&added=0")
    assert Page(answer.text).one("p", role="status").text == Page(none.text).one("p", role="status").text


def test_quiet_mode_hides_streak_and_sprint(known: FlaskClient, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the page and in the fragment, until it is turned off again."""
    monkeypatch.setattr(store, "streak", lambda key: Streak(days=2, today=True, longest=2))
    for quiet in (True, False):
        assert known.post("/en/progress/quiet", data={"quiet": "1"} if quiet else {}).status_code == 303
        for path in ("/en/progress", "/en/_mine/practice"):
            page = Page(known.get(path).text)
            words = " ".join(element.text for element in (*page.all("dl"), *page.all("p", class_="streak")))
            assert ("in a row" in words) is not quiet
            assert ("/en/sprint" in [link["href"] for link in page.all("a")]) is not quiet


def test_progress_goes_out_and_in_again(known: FlaskClient, app: Flask) -> None:
    """A file saved here is taken in there, once, and there becomes somebody with the same answers."""
    saved = known.get("/en/progress/export.json")
    assert saved.headers["Content-Disposition"].startswith("attachment")
    assert len(json.loads(saved.data)["answers"]) == 4
    other = app.test_client()
    for added in (4, 0):
        moved = other.post("/fi/progress/import", data={"file": (BytesIO(saved.data), "x.json")})
        assert moved.status_code == 303
        assert moved.location == f"/fi/progress?done=import&added={added}"
    assert other.get_cookie("learner") is not None
    assert json.loads(other.get("/en/progress/export.json").data)["answers"] == json.loads(saved.data)["answers"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"[]",
        b"{}",
        b'{"format": "muggins-tutor-progress", "version": 99}',
        b'{"format": "muggins-tutor-progress", "version": 1}',
        b"[" * 100_000,
        b'{"format": "<script>alert(1)</script>"}',
    ],
)
def test_a_bad_file_is_refused_whole(known: FlaskClient, content: bytes) -> None:
    """The reason stands beside the field, and nothing was changed."""
    before = json.loads(known.get("/en/progress/export.json").data)["answers"]
    status, text = upload(known, content)
    assert status == 400
    said = Page(text).one("p", class_="error").text
    assert said.endswith("Nothing was changed.")
    assert "<script>alert" not in text
    assert json.loads(known.get("/en/progress/export.json").data)["answers"] == before


def test_no_file_is_told(known: FlaskClient) -> None:
    """A form without a file asks for one."""
    assert known.post("/en/progress/import").status_code == 400
    assert upload(known, b"{}", name="")[0] == 400


def test_a_file_larger_than_any_post_is_read_and_a_huge_one_refused(known: FlaskClient) -> None:
    """The limit of other forms does not hold for a file with progress, which has its own."""
    assert upload(known, b" " * 200_000)[0] == 400
    huge = {"CONTENT_LENGTH": str(18 * 1024 * 1024), "CONTENT_TYPE": "multipart/form-data; boundary=x"}
    assert known.post("/en/progress/import", environ_overrides=huge).status_code == 413


def test_progress_is_taken_along(known: FlaskClient, app: Flask) -> None:
    """A link and a QR code bring it to one other device, after a question, once; its own answers are added."""
    page = Page(known.post("/en/take").text)
    link = page.one("textarea", class_="take-link").text
    assert "readonly" in page.one("textarea", class_="take-link")
    assert "hidden" in page.one("button", data_copy="take-link")
    assert link.startswith("http://localhost/en/take/")
    assert page.one(class_="qr")["role"] == "img"
    assert " style=" not in known.post("/en/take").text
    other = app.test_client()
    other.post("/en/practice/sum/1-99", data={"sum": "1", "points": "1"})
    path = link.removeprefix("http://localhost")
    for _ in range(2):
        assert Page(other.get(path).text).one("form")["action"] == path
    moved = other.post(path)
    assert (moved.status_code, moved.location) == (303, "/en/progress?done=take")
    mine, theirs = known.get_cookie("learner"), other.get_cookie("learner")
    assert mine
    assert theirs
    assert mine.value != theirs.value
    exports = [json.loads(one.get("/en/progress/export.json").data)["answers"] for one in (known, other)]
    assert exports[0] == exports[1]
    assert len(exports[0]) == 5
    third = app.test_client()
    for answer in (third.get(path), third.post(path)):
        assert answer.status_code == 404
        assert "used already" in Page(answer.text).one("main").text
    assert third.get_cookie("learner") is None


@pytest.mark.parametrize("code", ["x", "a" * 32, "%00"])
def test_a_link_that_is_none_is_told(client: FlaskClient, code: str) -> None:
    """Half a link, or one of nobody's, is answered with what to do."""
    answer = client.get(f"/de/take/{code}")
    assert answer.status_code == 404
    assert len(Page(answer.text).one("main").text) > 40


def test_nobody_has_nothing_to_take_along(client: FlaskClient) -> None:
    """Without an answer there is no link."""
    assert client.post("/en/take").location == "/en/progress"
    assert client.get("/en/take").location == "/en/progress"


def test_forgetting_asks_first_and_then_forgets(known: FlaskClient, store: Store) -> None:
    """Everything is deleted, the cookie is taken back, and the same key is nobody's."""
    cookie = known.get_cookie("learner")
    assert cookie
    page = Page(known.get("/en/progress/forget").text)
    assert page.one("form")["action"] == "/en/progress/forget"
    assert store.is_known(cookie.value)
    moved = known.post("/en/progress/forget")
    assert (moved.status_code, moved.location) == (303, "/en/progress?done=forget")
    assert known.get_cookie("learner") is None
    assert not store.is_known(cookie.value)
    assert "has been deleted" in Page(known.get(moved.location).text).one("main").text
