"""`tutor config`: what the environment can say, with passwords hidden."""

import pytest

from tutor.cli import main
from tutor.settings import SETTINGS


def test_every_variable_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Each with its value and its meaning; status 0 when all can be used."""
    assert main(["config", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert [line.partition("=")[0] for line in said.out.splitlines() if line.startswith("TUTOR")] == [
        setting.name for setting in SETTINGS
    ]
    assert "Where the tutor listens" in said.out
    assert said.err == ""


@pytest.mark.parametrize(
    "url", ["postgresql://ada:pass-word@db/progress", "postgres://ada@db/progress?password=pass-word"]
)
def test_a_password_is_never_shown(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither where it belongs nor where some write it."""
    monkeypatch.setenv("TUTOR_DATABASE_URL", url)
    assert main(["config"]) == 0
    said = capsys.readouterr()
    assert "pass-word" not in said.out + said.err
    assert "db/progress" in said.out


def test_what_cannot_be_used_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Status 1 and a line each, also for a name that is none of ours and for a database."""
    monkeypatch.setenv("TUTOR_WORKERS", "many")
    monkeypatch.setenv("TUTOR_WORKER", "2")
    monkeypatch.setenv("TUTOR_DATABASE_URL", "mysql://ada:pass-word@db/progress")
    assert main(["config", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 3
    assert all(name in said.err for name in ("TUTOR_WORKERS is “many”", "TUTOR_WORKER is set", "TUTOR_DATABASE_URL"))
    assert "pass-word" not in said.out + said.err


def test_serve_refuses_what_cannot_be_used(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Status 2 and one line, before anything is served."""
    monkeypatch.setenv("TUTOR_PROXIES", "nginx")
    assert main(["serve", "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "TUTOR_PROXIES is “nginx”" in said.err
