"""A hundred thousand puzzles: valid positions, right answers found again, levels that keep their promise."""

from typing import Any

import pytest

from tests import oracle_puzzles as oracle
from tests.puzzles.levels import HOLDS
from tests.puzzles.plain import hands_of, right_forms, words
from tutor.puzzles.judge import judge
from tutor.puzzles.making import KINDS, LEVELS, Puzzle, aim_of, make_puzzle
from tutor.puzzles.misconceptions import wrong_answers

#: Kinds and levels that have to search for long.
SLOW = {
    ("best", 3),
    ("scoring", 3),
    ("needed", 3),
    ("blocked", 2),
    ("blocked", 3),
    ("settle", 3),
    ("over", 2),
    ("over", 3),
}
CELLS = [(kind, level) for kind in KINDS for level in LEVELS]
#: So many numbers in a row bring so many different puzzles.
IN_A_ROW = 1000


def count_of(kind: str, level: int) -> int:
    """How many puzzles of a kind and a level are tried."""
    if kind.endswith("tally"):
        return 4000
    return IN_A_ROW if (kind, level) in SLOW else 2430


def check_position(puzzle: Puzzle) -> None:
    """No tile is there twice, every line can be laid, and what is shown is what is asked about."""
    shown, question = puzzle.shown, puzzle.question
    line: Any = getattr(question, "line", shown.line)
    tiles = [] if line is None else words(line.tiles)
    if line is not None:
        oracle.lay(str(line))
        assert shown.line in (None, line)
    hands = list(hands_of(shown).values()) or [words(shown.hand or ())]
    tiles += [tile for hand in hands for tile in hand]
    tiles += words(getattr(question, "tiles", ()))
    assert len({*tiles}) == len(tiles), tiles
    assert {*tiles} <= {*oracle.SET}
    if shown.hands and shown.boneyard is not None:
        assert len(tiles) + shown.boneyard == len(oracle.SET)
    assert len(tiles) + (shown.boneyard or 0) <= len(oracle.SET)
    if shown.drawn:
        assert shown.drawn in (shown.hand or ())
    for name in ("hand", "hands", "boneyard", "drawn", "lots", "scores"):
        asked = getattr(question, name, None)
        if asked and name != "drawn":
            assert getattr(shown, name) == asked
    for seat, score in shown.scores:
        assert score % 5 == 0, (seat, score)


def check_answers(puzzle: Puzzle) -> None:
    """The right answers are those of the oracle; they can be read; and something else would be wrong."""
    question = puzzle.question
    right = sorted((answer.form() for answer in question.right_answers()), key=repr)
    assert right == right_forms(question)
    for form in right:
        assert judge(question, question.parse(form)).right
    fields = question.fields
    if all(field.options for field in fields):
        ways = 1
        for field in fields:
            ways *= len(field.options)
        assert len(right) < ways


def check_level(puzzle: Puzzle) -> None:
    """The level keeps its promise, and the mistake that the puzzle is steered towards shows."""
    assert HOLDS[puzzle.kind](puzzle)
    if puzzle.aim is not None:
        assert wrong_answers(puzzle.aim, puzzle.question)
    peeked = aim_of(puzzle.kind, puzzle.level, puzzle.number)
    assert peeked in (None, puzzle.aim)


def test_there_are_a_hundred_thousand() -> None:
    """All kinds and levels together are tried with 100,000 numbers."""
    assert sum(count_of(kind, level) for kind, level in CELLS) >= 100_000


@pytest.mark.parametrize(("kind", "level"), CELLS)
def test_puzzles(kind: str, level: int) -> None:
    """Positions are valid, right answers are the oracle's, levels hold, and no two in a thousand are alike."""
    last_seen: dict[object, int] = {}
    for number in range(count_of(kind, level)):
        puzzle = make_puzzle(kind, level, number)
        try:
            check_position(puzzle)
            check_answers(puzzle)
            check_level(puzzle)
        except AssertionError as problem:
            raise AssertionError(f"{kind} {puzzle.seed}: {puzzle}") from problem
        page = (puzzle.question, puzzle.shown)
        assert number - last_seen.get(page, -IN_A_ROW) >= IN_A_ROW, f"{kind} {level}: {last_seen[page]} and {number}"
        last_seen[page] = number


@pytest.mark.parametrize(("kind", "level"), CELLS)
@pytest.mark.parametrize("number", [48_151, 123_456_789, 999_999_999])
def test_the_same_address_gives_the_same_puzzle(kind: str, level: int, number: int) -> None:
    """A puzzle depends on its kind, level and number alone."""
    assert make_puzzle(kind, level, number) == make_puzzle(kind, level, number)
