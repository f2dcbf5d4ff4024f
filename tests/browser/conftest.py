"""A real server and a real browser for the tests in this folder."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.browser.chromium import ARGUMENTS, installed

SCREENSHOTS = Path(__file__).parents[1] / "screenshots"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's own Chromium where there is one, else the one that Playwright has downloaded."""
    own = installed()
    return {**browser_type_launch_args, "args": list(ARGUMENTS)} | ({"executable_path": own} if own else {})


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of a tutor served for the tests."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "tutor", "serve", "--port", str(port), "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            assert str(port) in said, said
            _wait_for(f"http://127.0.0.1:{port}/robots.txt")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(10)


def _wait_for(address: str) -> None:
    from time import sleep

    for _ in range(100):
        try:
            with urlopen(address, timeout=1):
                return
        except URLError:
            sleep(0.1)
    raise TimeoutError(address)
