"""The access log tells what was asked and how it went, and nothing about who asked."""

import json

import pytest
from werkzeug.test import Client

from tests.web.course import ASKING, address, query, right
from tutor.web.access_log import AccessLog, impersonal

STEP = ASKING[0][1]
KEY = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4"


def test_a_request_is_one_line_of_json(app: object) -> None:
    """Method, address, status, length, time and process."""
    lines: list[str] = []
    client = Client(AccessLog(app.wsgi_app, write=lines.append))  # type: ignore[attr-defined]
    response = client.get("/en/about")
    (line,) = lines
    said = json.loads(line)
    assert said.keys() == {"time", "method", "path", "status", "bytes", "ms", "worker"}
    assert (said["method"], said["path"], said["status"]) == ("GET", "/en/about", 200)
    assert said["bytes"] == len(response.data)


def test_nothing_personal_is_told(app: object) -> None:
    """Neither address nor query nor answer nor cookie nor any header nor a code that takes progress along."""
    lines: list[str] = []
    client = Client(AccessLog(app.wsgi_app, write=lines.append))  # type: ignore[attr-defined]
    client.set_cookie("learner", KEY)
    here = address(*ASKING[0])
    browser = {"User-Agent": "Secret Browser", "Referer": "https://secret.example/"}
    client.get(here + query(right(STEP)), headers=browser, environ_base={"REMOTE_ADDR": "192.0.2.7"})
    client.post(here, data=right(STEP).form(), headers=browser, environ_base={"REMOTE_ADDR": "192.0.2.7"})
    client.get(f"/en/take/{KEY}")
    client.get(f"/en/take/{KEY}/more")
    client.get(f"/{KEY}")
    assert len(lines) == 5
    told = "\n".join(lines)
    field = next(iter(right(STEP).form()))
    assert not [word for word in (KEY, "192.0.2.7", "Secret", "secret", f"{field}=", "tries") if word in told]


@pytest.mark.parametrize("path", ["/en/\n{}", "/\x00\x1b[31m", "/" + "x" * 5000, "/\ud800", "/🁢"])
def test_a_line_stays_a_line(path: str) -> None:
    """Whatever stands in an address, the log has one short line in ASCII."""
    lines: list[str] = []

    def application(environ, start_response):  # type: ignore[no-untyped-def]
        start_response("404 NOT FOUND", [])
        return [b""]

    AccessLog(application, write=lines.append)({"PATH_INFO": path, "REQUEST_METHOD": "GET"}, lambda *_: lambda _: None)
    (line,) = lines
    assert line.isascii()
    assert line.isprintable()
    assert len(line) < 1500
    assert json.loads(line)["path"] == impersonal(path)


def test_a_broken_application_is_told_as_well() -> None:
    """Whoever answers nothing has answered 500."""
    lines: list[str] = []

    def application(environ, start_response):  # type: ignore[no-untyped-def]
        raise RuntimeError

    with pytest.raises(RuntimeError):
        AccessLog(application, write=lines.append)({"PATH_INFO": "/"}, lambda *_: lambda _: None)
    assert json.loads(lines[0])["status"] == 500
