"""What the README says is true."""

import re
from pathlib import Path

import pytest

from tutor.cli import main

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_its_picture_is_what_the_tutor_draws(tmp_path: Path) -> None:
    """docs/line.svg is drawn anew and is the same; the cure is to draw it again."""
    drawn = tmp_path / "line.svg"
    replay = "1-4 1-1@left 4-4@right 3-4@right 3-6@right 6-6@right"
    assert main(["draw", replay, "-o", str(drawn), "--lang", "en"]) == 0
    assert drawn.read_bytes() == (ROOT / "docs" / "line.svg").read_bytes()


COMMANDS = re.findall(r"^\.venv/bin/tutor (facts|count|settle) (.+?)(?:\s+#.*)?$", README, re.MULTILINE)


@pytest.mark.parametrize(("command", "arguments"), COMMANDS)
def test_its_commands_work(command: str, arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every example that prints JSON prints it."""
    import json
    import shlex

    assert main([command, *shlex.split(arguments)]) == 0
    assert json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("path", re.findall(r"\]\(([^):]+)\)", README))
def test_its_links_lead_somewhere(path: str) -> None:
    """Every file that the README links to exists."""
    assert (ROOT / path).exists()


def test_every_command_of_make_is_in_its_help() -> None:
    """The commands of make that README and CONTRIBUTING name are listed by `make help`."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    named = set(
        re.findall(
            r"(?:`|^    |^)make ([a-z0-9]+)\b", README + (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE
        )
    )
    listed = set(re.findall(r"^([a-z0-9]+):.*## ", makefile, re.MULTILINE))
    assert {"run", "test"} <= named <= listed
