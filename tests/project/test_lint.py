"""Style and types are checked like everything else."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "command",
    [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
    ],
    ids=" ".join,
)
def test_clean(command: list[str]) -> None:
    """The tool finds nothing."""
    done = subprocess.run(
        [Path(sys.executable).parent / command[0], *command[1:]], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_built_or_copied_is_tracked() -> None:
    """Catalogues are compiled, libraries are installed: neither is kept in git."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout: nothing is tracked")
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert not [name for name in tracked if name.endswith((".mo", ".min.js", ".min.css")) or "node_modules" in name]
