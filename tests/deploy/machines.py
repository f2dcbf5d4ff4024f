"""nginx and tutors as processes of a test, each stopped with it."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from time import sleep
from typing import IO

import pytest

ROOT = Path(__file__).parents[2]
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
NO_NGINX = "no nginx: install it (Debian: nginx-light)"


def free_port() -> int:
    """A port that nobody listens at."""
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        return int(probe.getsockname()[1])


def wait_for(port: int, path: str = "/healthz") -> None:
    """Wait until somebody answers."""
    for _ in range(300):
        try:
            with closing(HTTPConnection("127.0.0.1", port, timeout=5)) as connection:
                connection.request("GET", path)
                connection.getresponse().read()
                return
        except OSError:
            sleep(0.1)
    raise TimeoutError(f"nobody answers at port {port}")


@contextmanager
def tutor(
    output: IO[bytes] | int = subprocess.DEVNULL, /, **environ: str
) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A tutor of its own, with its port; all of its processes are in one group. `output` takes what it prints."""
    port = free_port()
    server = subprocess.Popen(
        [sys.executable, "-m", "tutor", "serve", "--port", str(port)],
        cwd=ROOT,
        env={**os.environ, **environ},
        start_new_session=True,
        stdout=output,
    )
    try:
        wait_for(port)
        yield server, port
    finally:
        kill(server)


def kill(server: "subprocess.Popen[bytes]") -> None:
    """End all processes of a tutor without a word of warning."""
    with suppress(ProcessLookupError):
        os.killpg(server.pid, signal.SIGKILL)
    server.wait(10)


@contextmanager
def nginx(folder: Path, *tutors: int, maps: str = "", location: str = "") -> Iterator[int]:
    """nginx with the configuration that ships with the tutor, before tutors at these ports."""
    if NGINX is None:
        pytest.skip(NO_NGINX)
    port = free_port()
    text = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    servers = "".join(f"    server 127.0.0.1:{one} max_fails=1 fail_timeout=2s;\n" for one in tutors)
    text = re.sub(r"(    server app\d:8000 .*\n)+", servers, text)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port};")
    if location:
        text = re.sub(r"    location / \{[^}]*\}\n", f"include {location};\n", text).replace(
            "server {", f"include {maps};\nserver {{", 1
        )
    temporary = "\n".join(
        f"{name}_temp_path {folder / name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    types = "types { text/html html; text/css css; text/javascript js; image/svg+xml svg; text/plain txt;"
    (folder / "mime.types").write_text(f"{types} application/xml xml; }}")
    configuration = folder / "nginx.conf"
    configuration.write_text(
        f"daemon off;\n{'user root;' if os.geteuid() == 0 else ''}\nworker_processes 1;\npid {folder / 'pid'};\n"
        f"error_log {folder / 'error.log'};\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}\n{text}\n}}\n",
        "utf-8",
    )
    server = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(configuration)], stderr=subprocess.PIPE)
    try:
        for _ in range(100):
            if server.poll() is not None:
                assert server.stderr
                pytest.fail(server.stderr.read().decode())
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                sleep(0.05)
        yield port
    finally:
        server.terminate()
        server.communicate(timeout=10)
