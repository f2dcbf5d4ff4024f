"""What CONTRIBUTING tells a newcomer is true."""

import re
from pathlib import Path

import pytest

from tests.project.test_readme import ROOT
from tutor.lessons import RULES, load_lesson
from tutor.lessons.asking import _KINDS as DOMINOES
from tutor.lessons.cribbage.asking import _KINDS as CRIBBAGE
from tutor.puzzles.cribbage.allowed import Act
from tutor.puzzles.cribbage.number import Fact as CribbageFact
from tutor.puzzles.number import Fact
from tutor.puzzles.play import Goal

TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def section(heading: str) -> str:
    """The text below a heading, up to the next one."""
    return TEXT.split(f"\n{heading}\n", 1)[1].split("\n#", 1)[0]


def test_the_first_lesson_is_a_lesson(tmp_path: Path) -> None:
    """The example to copy is accepted as it stands."""
    (script,) = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    path = tmp_path / "075-my-lesson.toml"
    path.write_text(script, "utf-8")
    assert [step.id for step in load_lesson(path).steps] == ["look", "your-turn"]


@pytest.mark.parametrize(
    ("heading", "kinds"),
    [("### Dominoes: what a step can ask", DOMINOES), ("### Cribbage: what a step can ask", CRIBBAGE)],
)
def test_every_kind_of_question_has_a_row(heading: str, kinds: dict[str, object]) -> None:
    """The tables hold the kinds that the loader knows, and no others."""
    assert sorted(re.findall(r"^\| `([\w-]+)` \|", section(heading), re.MULTILINE)) == sorted(kinds)


@pytest.mark.parametrize(
    ("heading", "words"),
    [
        ("### Dominoes: what a step can ask", (*Fact, *Goal)),
        ("### Cribbage: what a step can ask", (*CribbageFact, *Act)),
    ],
)
def test_every_word_of_a_script_is_named(heading: str, words: tuple[str, ...]) -> None:
    """Every fact, goal and act that a script can ask about is listed."""
    named = set(re.findall(r"`([\w-]+)`", section(heading)))
    assert not [word for word in words if str(word) not in named]


def test_the_rules_are_numbered_as_it_says() -> None:
    """The first and the last rule of each game are those of the loader."""
    for rules in RULES.values():
        assert f"{rules[0]} to {rules[-1]} in" in TEXT


@pytest.mark.parametrize(
    "path", sorted(set(re.findall(r"`((?:tutor|tests|lessons|rules|translations)/[\w./-]+)`", TEXT)))
)
def test_the_places_that_it_names_exist(path: str) -> None:
    """Every file and folder is there, but those that a newcomer is about to make."""
    if not re.search(r"heavier|my-lesson", path):
        assert (ROOT / path).exists()
