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
    command.register(parser.add_subparsers(), Reader.of("en"))
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


@pytest.mark.parametrize("replay", ["1-7", "1-4 1-1", "1-4 2-2@left", "<svg>", "1-4 1-4@left", "", " "])
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


@pytest.mark.parametrize(("crib", "worth"), [((), "29"), (("--crib",), "29")])
def test_cards_are_drawn_with_what_they_are_worth(crib: tuple[str, ...], worth: str, tmp_path: Path):
    """Four cards and the starter, named in title and description (rule C1)."""
    path = tmp_path / "x.svg"
    assert run("--cards", "5H 5C 5S JD", "--starter", "5D", *crib, "-o", str(path)) == 0
    root = ElementTree.parse(path).getroot()
    drawn = [node.get("data-card") for node in root.iter() if node.get("data-card")]
    assert drawn == ["5H", "5C", "5S", "JD", "5D"]
    assert "the jack of diamonds" in (root.findtext(f"{SVG}title") or "")
    assert worth in (root.findtext(f"{SVG}desc") or "")
    assert any("frame" in node.get("class", "").split() for node in root.iter()) is bool(crib)


@pytest.mark.parametrize(
    "words",
    [("5H 5C 5S", "5D"), ("5H 5C 5S JD", ""), ("5H 5C 5S 1D", "5D"), ("5H 5C 5S JD", "5H"), ("", "5D")],
)
def test_bad_cards_are_refused(words: tuple[str, str]):
    """Three cards, no starter, no card, a card twice, no cards at all."""
    with pytest.raises(RulesError):
        run("--cards", words[0], "--starter", words[1])


@pytest.mark.parametrize("words", [(), ("1-4", "--cards", "5H"), ("1-4", "--starter", "5D"), ("1-4", "--crib")])
def test_one_game_is_drawn_at_a_time(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]):
    """Either a replay or cards, and what belongs to cards only with cards: usage, status 2."""
    with pytest.raises(SystemExit) as caught:
        run(*words)
    assert caught.value.code == 2
    assert capsys.readouterr().err
