"""What the files for containers and proxies say is true of the tutor."""

import re
from pathlib import Path

import pytest

from tutor.settings import BIND, FOR_TESTS, GRACE, SETTINGS
from tutor.web.pages.progress import _LONGEST_FILE

ROOT = Path(__file__).parents[2]
FILES = ("Dockerfile", "compose.yaml", "deploy/nginx.conf", "docs/scaling.md", "SECURITY.md")


def text(name: str) -> str:
    """A file of the project."""
    return (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("name", FILES)
def test_every_variable_that_is_named_exists(name: str) -> None:
    """Nobody is told of a variable that the tutor does not read; the values given can be used."""
    known = {setting.name: setting for setting in SETTINGS}
    named = {variable for variable in re.findall(r"\bTUTOR_[A-Z_]+", text(name)) if not variable.startswith(FOR_TESTS)}
    assert named <= known.keys()
    for variable, value in re.findall(r"(TUTOR_[A-Z_]+)(?:=|: )\"?([\d.:]+)\b", text(name)):
        if variable in known:
            known[variable].value({variable: value})


def test_the_image_is_built_from_what_is_there() -> None:
    """Every path that is copied exists, may be copied, and uv is the one that locks."""
    allowed = text(".dockerignore")
    for line in re.findall(r"^COPY (?!--from)(.+) \S+$", text("Dockerfile"), re.MULTILINE):
        for path in line.split():
            assert (ROOT / path).exists(), path
            assert f"!{path}\n" in allowed
    assert re.findall(r"uv==([\d.]+)", text("Dockerfile")) == re.findall(r"UV_VERSION := (.*)", text("Makefile"))


def test_the_image_runs_as_nobody_and_writes_nothing() -> None:
    """Neither root nor a file system that can be written."""
    assert re.search(r"^USER [1-9]", text("Dockerfile"), re.MULTILINE)
    assert "read_only: true" in text("compose.yaml")


def test_ports_and_times_fit_together() -> None:
    """nginx asks where the image listens, and containers get longer to stop than what they are answering."""
    port = BIND.value({}).port
    assert f"EXPOSE {port}" in text("Dockerfile")
    assert set(re.findall(r"server app\d:(\d+)", text("deploy/nginx.conf"))) == {str(port)}
    (grace,) = re.findall(r"stop_grace_period: (\d+)s", text("compose.yaml"))
    assert int(grace) > GRACE.value({})


def test_nginx_lets_through_what_the_tutor_takes() -> None:
    """Answers and files with progress are refused by the tutor, with a page, and not by a smaller bound before it."""
    bounds = dict(
        re.findall(r"(location \S+ \S+|server) \{(?:[^{}]*?)client_max_body_size (\w+);", text("deploy/nginx.conf"))
    )
    assert bounds["server"] == "64k"
    (file,) = (value for name, value in bounds.items() if "import" in name)
    assert int(file.removesuffix("m")) * 1024 * 1024 > _LONGEST_FILE
