"""`tutor serve`: one line that says what is served, and one line when it cannot be."""

import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep

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
            with closing(HTTPConnection("localhost", port, timeout=5)) as connection:
                connection.request("GET", path)
                return connection.getresponse().status
        except ConnectionError:
            sleep(0.1)
    raise TimeoutError(path)


@contextmanager
def serving(*arguments: str, **environ: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server of one's own with its port, which answers already; killed at the end if it still lives."""
    port = free_port()
    command = [sys.executable, "-m", "tutor", "serve", "--port", str(port), "--lang", "en", *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, **environ}
    ) as server:
        try:
            assert status_of(port, "/healthz") == 200
            yield server, port
        finally:
            if server.poll() is None:
                server.kill()


def test_what_is_in_flight_is_finished_when_the_server_is_stopped() -> None:
    """An answer that is being sent when SIGTERM comes is read to its end, recorded and answered; then status 0."""
    fields = b"sum=10&points=10"
    with serving() as (server, port), closing(socket.create_connection(("127.0.0.1", port), timeout=10)) as sender:
        head = f"POST /en/practice/sum/1-7 HTTP/1.1\r\nHost: x\r\nContent-Length: {len(fields)}\r\n"
        sender.sendall(f"{head}Content-Type: application/x-www-form-urlencoded\r\n\r\n".encode())
        sleep(0.3)
        server.send_signal(signal.SIGTERM)
        sleep(0.7)
        assert server.poll() is None
        sender.sendall(fields)
        assert sender.recv(100).startswith(b"HTTP/1.1 303")
        assert server.wait(10) == 0
        with pytest.raises(ConnectionError):
            socket.create_connection(("127.0.0.1", port), timeout=1)


def test_slow_answers_hold_nobody_up() -> None:
    """However many answers never come to their end, pages are served at once; one too many is told 503."""
    with serving() as (_, port):
        senders = [socket.create_connection(("127.0.0.1", port), timeout=10) for _ in range(40)]
        try:
            path = "/en/practice/sum/1-7"
            for sender in senders:
                head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n"
                sender.sendall(f"{head}Content-Type: application/x-www-form-urlencoded\r\n\r\nsum=".encode())
            sleep(0.3)
            begun = monotonic()
            assert status_of(port, "/en/about") == 200
            assert status_of(port, path) == 200
            assert monotonic() - begun < 4
            answered = select.select(senders, [], [], 0)[0]
            assert 0 < len(answered) < len(senders)
            assert {sender.recv(100).split()[1] for sender in answered} == {b"503"}
        finally:
            for sender in senders:
                sender.close()


def test_a_request_is_logged_when_that_is_wanted() -> None:
    """One line of JSON on standard output each, after the one that says what is served."""
    with serving(TUTOR_ACCESS_LOG="1") as (server, port):
        assert status_of(port, "/en/about?tries=1") == 200
        server.send_signal(signal.SIGTERM)
        out, err = server.communicate(timeout=10)
    lines = [json.loads(line) for line in out.splitlines()[1:]]
    assert {"/healthz", "/en/about"} == {line["path"] for line in lines}
    assert err == ""


def test_figures_are_served_beside_the_pages() -> None:
    """Prometheus finds figures of all processes at a place of their own, and nowhere else."""
    metrics = free_port()
    with serving("--workers", "2", TUTOR_METRICS_BIND=f"127.0.0.1:{metrics}") as (_, port):
        assert status_of(port, "/metrics") == 404
        figures = ""
        for _ in range(100):
            with closing(HTTPConnection("127.0.0.1", metrics, timeout=5)) as connection:
                connection.request("GET", "/metrics")
                figures = connection.getresponse().read().decode()
            if 'granian_requests_handled{worker="2"}' in figures:
                break
            sleep(0.1)
    assert 'granian_requests_handled{worker="2"}' in figures
    assert "granian_workers_spawns 2" in figures


def test_where_figures_are_gathered_no_process_is_a_copy_of_another() -> None:
    """Threads that gather figures begin before the workers: a copy made at that moment could wait for ever."""
    with serving("--workers", "2", TUTOR_METRICS_BIND=f"127.0.0.1:{free_port()}") as (server, port):
        workers = children(server.pid)
        assert len(workers) == 2
        for worker in workers:
            assert b"multiprocessing" in Path(f"/proc/{worker}/cmdline").read_bytes()
        assert status_of(port, "/en/") == 200
        os.kill(workers[0], signal.SIGKILL)
        for _ in range(100):
            sleep(0.1)
            if len(now := children(server.pid)) == 2 and workers[0] not in now:
                break
        assert status_of(port, "/healthz") == 200
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) == 0


def test_a_process_that_dies_is_replaced() -> None:
    """Whatever kills a worker, pages are served again soon."""
    with serving() as (server, port):
        (worker,) = children(server.pid)
        os.kill(worker, signal.SIGKILL)
        for _ in range(100):
            sleep(0.1)
            if children(server.pid) not in ([], [worker]):
                break
        assert status_of(port, "/healthz") == 200
        server.send_signal(signal.SIGTERM)
        assert server.wait(10) == 0


def children(parent: int) -> list[int]:
    """The processes that a process has started and that serve pages."""
    task = Path(f"/proc/{parent}/task/{parent}/children")
    if not task.exists():
        pytest.skip("no /proc here that names children")
    found = [int(child) for child in task.read_text().split()]
    return [child for child in found if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes()]


@pytest.mark.parametrize("place", ["a..b:8001", "no-such-host.invalid:8001"])
@pytest.mark.parametrize("name", ["TUTOR_BIND", "TUTOR_METRICS_BIND"])
def test_a_place_that_does_not_exist_is_told_in_one_line(
    name: str, place: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything is announced."""
    monkeypatch.setenv("TUTOR_BIND", f"127.0.0.1:{free_port()}")
    monkeypatch.setenv(name, place)
    assert main(["serve", "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


def test_pages_and_figures_cannot_share_a_place(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Or figures would be all there is."""
    port = free_port()
    monkeypatch.setenv("TUTOR_METRICS_BIND", f"127.0.0.1:{port}")
    assert main(["serve", "--port", str(port), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_a_host_may_have_a_name() -> None:
    """Pages and figures are served there, and the server stops when it is told to."""
    shown = free_port()
    with serving("--host", "localhost", TUTOR_METRICS_BIND=f"localhost:{shown}") as (server, port):
        assert status_of(port, "/healthz") == 200
        server.send_signal(signal.SIGTERM)
        assert server.wait(10) == 0


def test_nobody_is_left_when_the_first_process_is_killed() -> None:
    """The port is free again soon."""
    with serving("--workers", "2") as (server, port):
        assert status_of(port, "/healthz") == 200
        server.kill()
        server.wait(10)
        for _ in range(100):
            try:
                status_of(port, "/healthz")
            except OSError:
                break
            sleep(0.1)
        else:
            pytest.fail("somebody still answers")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_log_that_cannot_be_written_costs_nobody_an_answer() -> None:
    """Its disk is full, or its reader gone: pages are served, and it is told once."""
    port = free_port()
    command = [sys.executable, "-m", "tutor", "serve", "--port", str(port), "--lang", "en"]
    environ = {**os.environ, "TUTOR_ACCESS_LOG": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ) as server:
        assert server.stdout
        assert server.stderr
        server.stdout.readline()
        server.stdout.close()
        assert [status_of(port, path) for path in ("/en/", "/en/about", "/nowhere")] == [200, 200, 404]
        server.send_signal(signal.SIGTERM)
        assert server.wait(10) == 0
        assert server.stderr.read().count("The access log cannot be written") == 1
