"""No dependency has a known vulnerability, as far as the advisory service can be asked."""

import json
import re
import shutil
import subprocess
import tomllib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import ClassVar

import pytest

ROOT = Path(__file__).parents[2]
#: What uv says when it cannot ask.
UNREACHABLE = re.compile(
    r"error sending request|dns error|failed to lookup|connect|timed? ?out|status (server|client)", re.I
)

KNOWN, DAY = "PYSEC-2026-1", "2026-01-01T00:00:00Z"


def audit(*options: str) -> "subprocess.CompletedProcess[str]":
    """What uv says of everything that is locked; skips where there is no uv that can."""
    own = ROOT / ".bootstrap" / "bin" / "uv"
    uv = str(own) if own.exists() else shutil.which("uv")
    if uv is None:
        pytest.skip("no uv: `make setup` installs one")
    command = [uv, "audit", "--locked", "--preview-features", "audit", "--no-progress", *options]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    except subprocess.TimeoutExpired:
        pytest.skip("dependencies were not audited: OSV did not answer within a minute")
    if done.returncode and "unrecognized subcommand" in done.stderr:
        pytest.skip("dependencies were not audited: this uv is too old for `uv audit`")
    return done


def test_no_dependency_has_a_known_vulnerability() -> None:
    """uv asks OSV about everything that is locked; where OSV cannot be reached this test is skipped and says so."""
    done = audit()
    if done.returncode and UNREACHABLE.search(done.stderr):
        pytest.skip("dependencies were not audited: OSV, the advisory service, cannot be reached from here")
    assert done.returncode == 0, done.stdout + done.stderr


class Advisories(BaseHTTPRequestHandler):
    """An advisory service that knows one vulnerability, of Flask, and everything that it was asked about."""

    asked: ClassVar[set[str]] = set()

    def do_POST(self) -> None:
        """Which of these packages have vulnerabilities?"""
        queries = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
        names = [query["package"]["name"] for query in queries]
        self.asked.update(names)
        self._answer(
            {"results": [{"vulns": [{"id": KNOWN, "modified": DAY}] if name == "flask" else []} for name in names]}
        )

    def do_GET(self) -> None:
        """What is known of a vulnerability?"""
        ranges = [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}]}]
        affected = [{"package": {"ecosystem": "PyPI", "name": "flask"}, "ranges": ranges}]
        self._answer({"id": KNOWN, "modified": DAY, "published": DAY, "summary": "Made up.", "affected": affected})

    def _answer(self, said: object) -> None:
        body = json.dumps(said).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_a_vulnerability_would_be_found() -> None:
    """Every package that is locked is asked about, and the audit fails when the service knows something of one."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Advisories) as service:
        Thread(target=service.serve_forever, daemon=True).start()
        done = audit("--service-url", f"http://127.0.0.1:{service.server_port}")
        service.shutdown()
    assert done.returncode != 0
    assert KNOWN in done.stdout + done.stderr
    locked = {package["name"] for package in tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]}
    assert {"flask", "granian", "sqlalchemy", "pytest"} <= Advisories.asked <= locked
