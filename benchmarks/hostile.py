"""Requests that nobody would send by reading: more of them than the tests make, and other ones each time."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.processes import ROOT
from benchmarks.table import Row, at_most
from tutor.settings import FOR_TESTS

REQUESTS = 100_000


def measure(_folder: Path) -> Iterator[Row]:
    """The row about made-up requests; what goes wrong is told above the table."""
    begun = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "tests/fuzz/test_requests.py"],
        cwd=ROOT,
        env={**os.environ, f"{FOR_TESTS}FUZZ": str(REQUESTS)},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
    said = f"of {REQUESTS:,}, {REQUESTS / (time.perf_counter() - begun):,.0f}/s"
    failed = done.stdout.count("\nFAILED ") if done.returncode == 1 else int(done.returncode != 0)
    yield at_most("made-up requests: kinds that were answered wrongly", failed, 0, said=said)
