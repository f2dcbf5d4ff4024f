"""Programs that run beside the benchmark: started, waited for, stopped."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
#: Seconds in which a server has to answer, however busy the machine is.
PATIENCE = 60.0


class Server(NamedTuple):
    """A server that answers."""

    process: subprocess.Popen[bytes]
    port: int
    seconds: float
    """From its start to its first answer."""

    def address(self, path: str) -> str:
        """The address of a page."""
        return f"http://127.0.0.1:{self.port}{path}"

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> "Got":
        """Fetch a page."""
        return get(self.port, path, headers or {})


class Got(NamedTuple):
    """An answer."""

    status: int
    headers: dict[str, str]
    body: bytes


def get(port: int, path: str, headers: Mapping[str, str]) -> Got:
    """Fetch a page from this machine. Raises OSError or HTTPException."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
        connection.request("GET", path, headers=dict(headers))
        response = connection.getresponse()
        return Got(response.status, {name.lower(): value for name, value in response.getheaders()}, response.read())


def free_port() -> int:
    """A port that nobody listens at."""
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        return int(probe.getsockname()[1])


@contextmanager
def serving(
    command: Sequence[str], port: int, *, path: str = "/", environ: Mapping[str, str] | None = None
) -> Iterator[Server]:
    """A server, once it answers at `path`; stopped at the end."""
    started = time.perf_counter()
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **(environ or {})}, stdout=subprocess.DEVNULL
    ) as process:
        try:
            while True:
                try:
                    get(port, path, {})
                    break
                except (OSError, HTTPException):
                    if process.poll() is not None or time.perf_counter() - started > PATIENCE:
                        raise
                    time.sleep(0.005)
            yield Server(process, port, time.perf_counter() - started)
        finally:
            process.terminate()
            process.wait(PATIENCE)


@contextmanager
def tutor(folder: Path, *, workers: int = 1, environ: Mapping[str, str] | None = None) -> Iterator[Server]:
    """`tutor serve` with a store of its own in `folder`."""
    port = free_port()
    command = [sys.executable, "-m", "tutor", "serve", "--port", str(port), "--workers", str(workers)]
    own = {"TUTOR_DATABASE_URL": "", "XDG_DATA_HOME": str(folder), **(environ or {})}
    with serving(command, port, path="/en/", environ=own) as server:
        yield server


def children(process: int) -> list[int]:
    """The processes that a process has started, on Linux."""
    listed = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(number) for number in listed]


def memory(process: int) -> float:
    """What a process holds in memory, in MB, shared pages included, on Linux."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1000


def processor_seconds(process: int) -> float:
    """The processor time that a process has taken, on Linux."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
