"""No dependency has a known vulnerability, as far as the advisory service can be asked."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: What uv says when it cannot ask.
UNREACHABLE = re.compile(
    r"error sending request|dns error|failed to lookup|connect|timed? ?out|status (server|client)", re.I
)


def test_no_dependency_has_a_known_vulnerability() -> None:
    """uv asks OSV about everything that is locked; where OSV cannot be reached this test is skipped and says so."""
    own = ROOT / ".bootstrap" / "bin" / "uv"
    uv = str(own) if own.exists() else shutil.which("uv")
    if uv is None:
        pytest.skip("no uv: `make setup` installs one")
    command = [uv, "audit", "--locked", "--preview-features", "audit", "--no-progress"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    except subprocess.TimeoutExpired:
        pytest.skip("dependencies were not audited: OSV did not answer within a minute")
    if done.returncode and "unrecognized subcommand" in done.stderr:
        pytest.skip("dependencies were not audited: this uv is too old for `uv audit`")
    if done.returncode and UNREACHABLE.search(done.stderr):
        pytest.skip("dependencies were not audited: OSV, the advisory service, cannot be reached from here")
    assert done.returncode == 0, done.stdout + done.stderr
