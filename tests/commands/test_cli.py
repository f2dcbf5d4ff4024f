"""The command line answers bad input with one line on standard error and status 2."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tutor.cli import COMMANDS, main
from tutor.i18n import LOCALES
from tutor.places import LESSONS, TRANSLATIONS


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The result of a real `python -m tutor …`."""
    command = [sys.executable, "-m", "tutor", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, check=False)


def test_every_command_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """`tutor --help` names every command."""
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    listed = capsys.readouterr().out
    assert all(f"    {command} " in listed for command in COMMANDS)


@pytest.mark.parametrize("language", LOCALES)
def test_a_bad_replay_is_one_line_in_the_readers_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The line quotes the input; no two languages say it alike."""
    assert main(["draw", "1-4 9-9@left", "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "9-9" in said.err


def test_the_languages_differ(capsys: pytest.CaptureFixture[str]) -> None:
    """The same mistake is told in four languages."""
    said = set()
    for language in LOCALES:
        main(["draw", "1-4 9-9@left", "--lang", language])
        said.add(capsys.readouterr().err)
    assert len(said) == len(LOCALES)


@pytest.mark.parametrize(
    "arguments", [[], ["dance"], ["facts"], ["draw", "1-4", "--lang", "sv"], ["serve", "--port", "x"]]
)
def test_a_wrong_call_is_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown command, a missing argument or a wrong option: one line, status 2."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_wrong_call_is_told_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    """A usage error quotes what was given and says where help is, in four languages."""
    said = set()
    for language in LOCALES:
        with pytest.raises(SystemExit):
            main(["serve", "--port", "x", "--lang", language])
        said.add(capsys.readouterr().err)
    assert len(said) == len(LOCALES)
    assert all("serve --port x" in line and "tutor serve --help" in line for line in said)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_readers_language(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every line of text, the headings and the first word too: no two languages share a sentence of three words."""
    said = {}
    for language in LOCALES:
        with pytest.raises(SystemExit) as ended:
            main([*filter(None, [command]), "--help", "--lang", language])
        assert ended.value.code == 0
        said[language] = capsys.readouterr().out
        assert "%(" not in said[language]
    for language in set(LOCALES) - {"en"}:
        own, english = (set(re.findall(r"[^\W\d]+ [^\W\d]+ [^\W\d]+", said[code])) for code in (language, "en"))
        assert {words for words in own & english if words.upper() != words} == set(), language


def test_the_language_stands_before_the_command_or_after_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Both are understood, in one word and in two."""
    said = set()
    for arguments in (
        ["--lang", "fi", "facts", "9-9"],
        ["facts", "9-9", "--lang", "fi"],
        ["--lang=fi", "facts", "9-9"],
    ):
        assert main(arguments) == 2
        said.add(capsys.readouterr().err)
    assert len(said) == 1


@pytest.mark.parametrize("arguments", [["count", "5H 5C 5S JD"], ["settle"], ["settle", "--true", "8"]])
def test_what_is_missing_is_named(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Not an empty quotation that is no card and no number."""
    assert main([*arguments, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "“”" not in said
    assert said.count("\n") == 1
    assert ("missing" in said) or ("have to be known" in said)


def test_the_language_follows_the_terminal() -> None:
    """Without --lang the messages are in the language that the environment names."""
    finnish = run("draw", "9-9", LC_ALL="fi_FI.UTF-8")
    english = run("draw", "9-9", LC_ALL="C")
    assert (finnish.returncode, english.returncode) == (2, 2)
    assert finnish.stderr != english.stderr


def test_a_catalogue_that_was_not_compiled_is_one_line(tmp_path: Path) -> None:
    """The line names the file and the cure."""
    done = run("draw", "1-4", "--lang", "fi", TUTOR_TRANSLATIONS=str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "make setup" in done.stderr


def test_the_lessons_are_listed_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    """`tutor lessons` lists lessons and steps, `tutor lessons check` says in one line that all are right."""
    assert main(["lessons", "--lang", "en"]) == 0
    assert "doubles: Doubles at an end, inside and alone" in capsys.readouterr().out
    assert main(["lessons", "check", "--lang", "en"]) == 0
    assert re.fullmatch(r"\d+ lessons are right\.\n", capsys.readouterr().out)


def test_a_refused_lesson_is_named(tmp_path: Path) -> None:
    """`tutor lessons check` names file and step and ends with 1."""
    folder = tmp_path / "dominoes"
    folder.mkdir()
    (folder / "010-bad.toml").write_text('title = "Bad"\nabout = "Bad."\nrules = ["D7"]\n[[step]]\nid = "one"\n')
    done = run("lessons", "check", "--lang", "en", TUTOR_LESSONS=str(tmp_path))
    assert done.returncode == 1
    assert "010-bad.toml" in done.stdout
    assert "one" in done.stdout
    assert done.stdout.splitlines()[-1] == "0 lessons are right. 2 are refused.", (
        "the course without a lesson is the other"
    )


BROKEN_LESSONS: dict[str, bytes | None] = {
    "empty": b"",
    "no text": b"\xff\xfe\x00",
    "a huge number": b"title = " + b"9" * 5000,
    "deeply nested": b"title = " + b"[" * 3000,
    "a folder": None,
}


@pytest.mark.parametrize("name", BROKEN_LESSONS)
@pytest.mark.parametrize("arguments", [["check"], ["list"]])
def test_a_file_that_is_no_lesson_is_one_line(name: str, arguments: list[str], tmp_path: Path) -> None:
    """Whatever is the matter with it: the file is named, and nothing of the code is shown."""
    lessons = tmp_path / "lessons"
    shutil.copytree(LESSONS, lessons)
    bad = lessons / "dominoes" / "020-opening.toml"
    bad.unlink()
    content = BROKEN_LESSONS[name]
    if content is None:
        bad.mkdir()
    else:
        bad.write_bytes(content)
    done = run("lessons", *arguments, "--lang", "en", TUTOR_LESSONS=str(lessons))
    assert done.returncode == (1 if arguments == ["check"] else 2)
    assert "020-opening.toml" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == (arguments == ["list"])


def test_a_course_without_lessons_is_refused_by_the_check_too(tmp_path: Path) -> None:
    """As by the server."""
    shutil.copytree(LESSONS / "dominoes", tmp_path / "dominoes")
    done = run("lessons", "check", "--lang", "en", TUTOR_LESSONS=str(tmp_path))
    assert done.returncode == 1
    assert "cribbage" in done.stdout


def test_a_mark_at_the_beginning_of_a_lesson_does_no_harm(tmp_path: Path) -> None:
    """Some editors write one."""
    shutil.copytree(LESSONS, tmp_path / "lessons")
    lesson = tmp_path / "lessons" / "dominoes" / "020-opening.toml"
    lesson.write_bytes(b"\xef\xbb\xbf" + lesson.read_bytes())
    assert run("lessons", "check", TUTOR_LESSONS=str(tmp_path / "lessons")).returncode == 0


def test_export_tells_a_broken_lesson_in_one_line(tmp_path: Path) -> None:
    """Before it writes anything."""
    shutil.copytree(LESSONS, tmp_path / "lessons")
    (tmp_path / "lessons" / "dominoes" / "020-opening.toml").write_text("")
    target = tmp_path / "site"
    done = run("export", str(target), "--url", "http://x/", "--lang", "en", TUTOR_LESSONS=str(tmp_path / "lessons"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "020-opening.toml" in done.stderr
    assert not target.exists()


@pytest.mark.parametrize("content", [b"", b"\xde\x12\x04\x95", b"not a catalogue at all", None])
def test_a_damaged_catalogue_is_one_line(content: bytes | None, tmp_path: Path) -> None:
    """Empty, cut off, of another sort, a folder: the line names the file and the cure."""
    shutil.copytree(TRANSLATIONS, tmp_path / "translations")
    bad = tmp_path / "translations" / "fi" / "LC_MESSAGES" / "messages.mo"
    bad.unlink()
    if content is None:
        bad.mkdir()
    else:
        bad.write_bytes(content)
    for arguments in (["facts", "9-9", "--lang", "fi"], ["serve", "--port", "8001"]):
        done = run(*arguments, TUTOR_TRANSLATIONS=str(tmp_path / "translations"))
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "messages.mo" in done.stderr
        assert "make setup" in done.stderr


def shell(command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What comes of `tutor` in a line for the shell."""
    line = command.replace("tutor", f"{sys.executable} -m tutor")
    return subprocess.run(
        line, shell=True, capture_output=True, text=True, env={**os.environ, **environment}, check=False
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("command", ["facts 1-4", "lessons", "config", "draw 1-4", "serve --port 8001"])
def test_a_full_disk_is_one_line(command: str) -> None:
    """Where the output would go: status 2."""
    done = shell(f"tutor {command} --lang en > /dev/full")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("tutor: Nothing can be written: ")


@pytest.mark.parametrize("command", ["facts - <&-", "draw 1-4 >&-", "facts 1-4 >&-", "facts 9-9 2>&-"])
def test_a_closed_stream_is_an_empty_one(command: str) -> None:
    """No traceback, whichever it is."""
    done = shell(f"tutor {command}")
    assert "Traceback" not in done.stderr
    assert done.returncode == (2 if "9-9" in command else 0)


def test_a_reader_who_has_read_enough_is_no_trouble() -> None:
    """`tutor lessons | head -1`: one line, and nothing else."""
    done = shell("tutor lessons --lang en | head -1")
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_our_letters_shows_what_it_can(encoding: str) -> None:
    """And something else for the rest."""
    for command in (["config"], ["lessons", "--lang", "fi"]):
        done = subprocess.run(
            [sys.executable, "-m", "tutor", *command],
            capture_output=True,
            encoding=encoding,
            env={**os.environ, "PYTHONIOENCODING": encoding},
            check=True,
        )
        assert done.stdout
        assert done.stderr == ""


def test_a_mark_before_the_first_line_does_no_harm() -> None:
    """Some editors write one."""
    done = shell("printf '\\357\\273\\2771-4\\n' | tutor facts -")
    assert done.returncode == 0
    assert '"sum": 5' in done.stdout
