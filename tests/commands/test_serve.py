"""`tutor serve`: one line that says what is served, and one line when it cannot be."""

import signal
import socket
import subprocess
import sys
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from time import sleep

import pytest

from tutor.cli import main


def free_port() -> int:
    """A port that nobody listens at."""
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        return int(probe.getsockname()[1])


def test_a_taken_port_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Status 2, and one line with the port and the cure."""
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert str(port) in said.err
    assert "--port" in said.err


def test_a_database_that_cannot_be_used_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 2, and one line that names the variable and not what stands in it, which may hold a password."""
    monkeypatch.setenv("TUTOR_DATABASE_URL", "mysql://ada:secret@db/progress")
    assert main(["serve", "--port", str(free_port()), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "TUTOR_DATABASE_URL" in said.err
    assert "secret" not in said.err


@pytest.mark.parametrize("arguments", [["--port", "0"], ["--port", "70000"], ["--port", "x"], ["--workers", "0"]])
def test_bad_numbers_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A port or a number of workers that cannot be is a usage error."""
    with pytest.raises(SystemExit) as ended:
        main(["serve", *arguments])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_broken_lesson_is_told_before_anything_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 2 and one line that names the file."""
    folder = tmp_path / "dominoes"
    folder.mkdir()
    (folder / "010-broken.toml").write_text("title = 3\n", "utf-8")
    monkeypatch.setattr("tutor.places.LESSONS", tmp_path)
    assert main(["serve", "--port", str(free_port()), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "010-broken.toml" in said.err


def test_it_serves_until_it_is_stopped() -> None:
    """The one line stands before the first answer; Ctrl+C ends it with status 0."""
    port = free_port()
    command = [sys.executable, "-m", "tutor", "serve", "--port", str(port), "--workers", "2", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout
        assert server.stderr
        assert server.stdout.readline() == (
            f"Muggins Tutor is served at http://127.0.0.1:{port}/ (fi, es, de, en). Stop it with Ctrl+C.\n"
        )
        assert status_of(port, "/en/") == 200
        server.send_signal(signal.SIGINT)
        assert server.wait(15) == 0
        assert server.stderr.read() == ""
        assert server.stdout.read() == ""


def status_of(port: int, path: str) -> int:
    """The status of a page, once the server answers."""
    for _ in range(150):
        try:
            with closing(HTTPConnection("127.0.0.1", port, timeout=5)) as connection:
                connection.request("GET", path)
                return connection.getresponse().status
        except ConnectionError:
            sleep(0.1)
    raise TimeoutError(path)
