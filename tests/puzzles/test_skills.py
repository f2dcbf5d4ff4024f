"""Skills: every rule and every mistake, and the puzzles that exercise them."""

import pytest

from tutor.puzzles.making import KINDS, LEVELS, make_puzzle
from tutor.puzzles.misconceptions import shows_in
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.skills import DRILLS, RULES, SKILLS, Drill, kinds_for, puzzle_for, rules_of, skills_of


def test_the_skills_are_rules_and_mistakes() -> None:
    """Nineteen rules and all mistakes, each once, and each with puzzles."""
    assert tuple(f"D{number}" for number in range(1, 20)) == RULES
    assert (*RULES, *Mistake) == SKILLS
    assert {*DRILLS} == {*SKILLS}
    assert all(DRILLS.values())


@pytest.mark.parametrize("skill", SKILLS)
def test_a_drill_exercises_its_skill(skill: str) -> None:
    """Each kind and level that is named for a skill has puzzles that exercise it."""
    for drill in DRILLS[skill]:
        assert drill.kind in KINDS
        assert drill.level in LEVELS
        for number in (0, 500, 999_999_990):
            puzzle = puzzle_for(skill, drill, number)
            assert (puzzle.kind, puzzle.level) == drill
            assert skill in skills_of(puzzle.question)


@pytest.mark.parametrize(
    ("rule", "kinds"), [("D1", ("set",)), ("D7", ("fits",)), ("D16", ("settle",)), ("D18", ("over",))]
)
def test_a_drill_is_about_its_rule(rule: str, kinds: tuple[str, ...]) -> None:
    """Whoever practises the set settles no hands, and whoever practises matching ends adds nothing up."""
    assert kinds_for(rule) == kinds


@pytest.mark.parametrize("mistake", Mistake)
def test_practice_by_mistake_brings_that_mistake(mistake: Mistake) -> None:
    """In the puzzles for a mistake it would show every time, and the numbers go on."""
    drill = DRILLS[mistake.value][0]
    number, seen = 0, set()
    for _ in range(10):
        puzzle = puzzle_for(mistake.value, drill, number)
        assert mistake in shows_in(puzzle.question)
        seen.add(puzzle.number)
        number = puzzle.number + 1
    assert len(seen) == 10


def test_another_kind_is_refused() -> None:
    """A kind and a level that do not exercise a skill cannot be asked for it."""
    with pytest.raises(ValueError, match="not exercised"):
        puzzle_for("D19", Drill("sum", 1), 0)


def test_kinds_come_once() -> None:
    """The kinds for a skill are named once each."""
    assert kinds_for("D19") == ("read-tally", "write-tally")
    assert kinds_for(Mistake.WRONG_PLAYER.value) == ("settle",)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_puzzle_takes_a_rule(kind: str, level: int) -> None:
    """No puzzle is without a rule, and every kind and level serves some skill."""
    for number in range(40):
        assert rules_of(make_puzzle(kind, level, number).question)
    assert any(Drill(kind, level) in drills for drills in DRILLS.values())
