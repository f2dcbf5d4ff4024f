"""Every rule and every mistake of cribbage is a skill that some kind of puzzle exercises."""

import pytest

from tutor.puzzles.cribbage.making import KINDS, make_puzzle
from tutor.puzzles.cribbage.mistake import CribbageMistake
from tutor.puzzles.cribbage.skills import DRILLS, RULES, SKILLS, Drill, kinds_for, puzzle_for, rules_of, skills_of
from tutor.puzzles.making import KINDS as DOMINO_KINDS
from tutor.puzzles.making.puzzle import LEVELS
from tutor.puzzles.skills import SKILLS as DOMINO_SKILLS


@pytest.mark.parametrize("skill", SKILLS)
def test_every_skill_is_exercised(skill: str) -> None:
    """Each has kinds and levels, and each of them has a puzzle whose answer says something about it."""
    assert DRILLS[skill]
    for drill in DRILLS[skill]:
        puzzle = puzzle_for(skill, drill, 31_000)
        assert (puzzle.kind, puzzle.level) == drill
        assert skill in skills_of(puzzle.question)
    assert set(kinds_for(skill)) <= set(KINDS)


def test_words_belong_to_one_game() -> None:
    """Kinds and skills stand in addresses and in the store, so the two games share none."""
    assert not set(KINDS) & set(DOMINO_KINDS)
    assert not set(SKILLS) & set(DOMINO_SKILLS)
    assert len(set(SKILLS)) == len(SKILLS) == len(RULES) + len(CribbageMistake)


@pytest.mark.parametrize("kind", KINDS)
def test_every_puzzle_takes_a_rule(kind: str) -> None:
    """An answer always says something about at least one rule."""
    for level in LEVELS:
        for number in range(60):
            assert rules_of(make_puzzle(kind, level, number).question)


def test_a_kind_that_does_not_exercise_a_skill_is_refused() -> None:
    """Rule C13 is not about counting hands."""
    with pytest.raises(ValueError, match="C13 is not exercised"):
        puzzle_for("C13", Drill("count-hand", 1), 0)
