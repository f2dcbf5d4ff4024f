"""An exported site behind nginx answers as the tutor does, and what is not exported goes to the tutor."""

from contextlib import closing
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tests.deploy.machines import NGINX, NO_NGINX, nginx, tutor
from tutor.cli import main

pytestmark = pytest.mark.skipif(NGINX is None, reason=NO_NGINX)

HEADERS = (
    "Content-Type",
    "Cache-Control",
    "Content-Security-Policy",
    "X-Content-Type-Options",
    "Referrer-Policy",
    "Permissions-Policy",
    "Cross-Origin-Opener-Policy",
    "Cross-Origin-Resource-Policy",
    "Access-Control-Allow-Origin",
)


def test_static_and_served_are_the_same(tmp_path: Path) -> None:
    """The same bytes and headers from the files as from the tutor; fragments and answers come from the tutor."""
    export = tmp_path / "export"
    command = ["export", str(export), "--url", "http://muggins.example/", "--language", "en", "--verdicts", "1"]
    assert main(command) == 0
    rows = [line.split("\t") for line in (export / "addresses.tsv").read_text("utf-8").splitlines()]
    files = {"maps": str(export / "nginx-maps.conf"), "location": str(export / "nginx-location.conf")}
    environ = {"TUTOR_URL": "http://muggins.example/", "TUTOR_PROXIES": "1"}
    with (
        tutor(**environ) as (_, server),
        nginx(tmp_path, server, **files) as port,
        closing(HTTPConnection("127.0.0.1", server, timeout=20)) as direct,
        closing(HTTPConnection("127.0.0.1", port, timeout=20)) as front,
    ):
        for address, _, _ in rows[:8] + rows[8::23]:
            (one, told), (two, said) = ask(direct, address), ask(front, address)
            assert (one.status, told) == (two.status, said), address
            assert {name: two.getheader(name) for name in HEADERS} == {name: one.getheader(name) for name in HEADERS}
        step = next(address for address, _, _ in rows if "tries=1" in address)
        fragment, body = ask(front, step, {"HX-Request": "true"})
        assert (fragment.status, body[:13]) == (200, b'<div id="step')
        unknown, _ = ask(front, step.replace("tries=1", "tries=2"))
        assert unknown.status == 200
        assert ask(front, "/en/nothing")[0].status == 404
        assert ask(front, "/readyz")[0].status == 404
        assert ask(front, "/_q/nothing.html")[0].status == 404


def ask(connection: HTTPConnection, address: str, headers: dict[str, str] | None = None) -> tuple[HTTPResponse, bytes]:
    """What is answered, unpacked."""
    connection.request("GET", address, headers={"Host": "muggins.example", **(headers or {})})
    answer = connection.getresponse()
    return answer, answer.read()
