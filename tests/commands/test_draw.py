"""`tutor draw`."""

from __future__ import annotations

import argparse
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tutor.cli import CommandError
from tutor.commands import draw as command
from tutor.rules.errors import NotationError, RulesError
from tutor.wording.reader import Reader

SVG = "{http://www.w3.org/2000/svg}"


def run(*words: str) -> int:
    """Run the command as the command line would, for a reader of English."""
    parser = argparse.ArgumentParser()
    command.register(parser.add_subparsers())
    args = parser.parse_args(["draw", *words])
    args.reader = Reader.of("en")
    return int(args.run(args))


def test_the_file_stands_alone_with_its_facts(tmp_path: Path):
    """The picture carries the facts as text, in the reader's language (rule D21)."""
    path = tmp_path / "x.svg"
    assert run("1-4 1-1@left", "-o", str(path)) == 0
    root = ElementTree.parse(path).getroot()
    assert (root.tag, root.get("role")) == (f"{SVG}svg", "img")
    assert "[1|1], [1|4]" in (root.findtext(f"{SVG}title") or "")
    assert "6" in (root.findtext(f"{SVG}desc") or "")


def test_without_a_file_the_picture_is_printed(capsysbinary: pytest.CaptureFixture[bytes]):
    """Standard output gets the same picture, as UTF-8."""
    assert run("2-2") == 0
    assert ElementTree.fromstring(capsysbinary.readouterr().out).tag == f"{SVG}svg"


@pytest.mark.parametrize("replay", ["1-7", "1-4 1-1", "1-4 2-2@left", "<svg>", "1-4 1-4@left"])
def test_a_bad_replay_is_refused(replay: str, tmp_path: Path):
    """What the rules refuse is not drawn, and no file is left behind."""
    path = tmp_path / "x.svg"
    with pytest.raises(RulesError):
        run(replay, "-o", str(path))
    assert not path.exists()


def test_a_bad_word_is_quoted():
    """The error carries the offending word."""
    with pytest.raises(NotationError) as caught:
        run("1-4 oops")
    assert (caught.value.text, caught.value.position) == ("oops", 1)


@pytest.mark.parametrize("place", ["", "missing/x.svg"])
def test_a_file_that_cannot_be_written_is_one_clear_line(place: str, tmp_path: Path):
    """A folder in the place of the file, or a folder that is not there."""
    with pytest.raises(CommandError) as caught:
        run("1-4", "-o", str(tmp_path / place))
    (line,) = str(caught.value).splitlines()
    assert "cannot be written" in line
