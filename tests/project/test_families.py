"""A family of questions is whole: every table that has to know it does, and a failure names table and file."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, get_args

import pytest

from tests.puzzles import levels, plain, test_families, test_making
from tests.web import cribbage_solver, solver
from tests.wording import questions
from tests.wording.cribbage import questions as cribbage_questions
from tutor.lessons import asking as lessons
from tutor.lessons.cribbage import asking as cribbage_lessons
from tutor.puzzles import making, skills
from tutor.puzzles.cribbage import making as cribbage_making
from tutor.puzzles.cribbage import skills as cribbage_skills
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.web.learnt import BEGINS_AFTER
from tutor.wording import asking, feedback
from tutor.wording import skills as names
from tutor.wording.cribbage import asking as cribbage_asking
from tutor.wording.cribbage import feedback as cribbage_feedback
from tutor.wording.cribbage import hinting
from tutor.wording.reader import Reader

#: Puzzles that are steered towards no mistake: one is in them already, or none can be made.
WITHOUT_AIMS = {"find-mistake", "set"}
#: So many puzzles of a kind and a level show every class of question that it makes.
SOME = 6


def practised(maker: Any) -> set[type]:
    """The classes of the questions that puzzles ask."""
    made = product(maker.KINDS, making.LEVELS, range(SOME))
    return {type(maker.make_puzzle(kind, level, number).question) for kind, level, number in made}


def named(kinds: Iterable[str]) -> Iterator[str]:
    """The kinds that have a name for readers."""
    for kind in kinds:
        try:
            names.kind(Reader.of("en"), kind)
        except KeyError:
            continue
        yield kind


def classes(things: Iterable[object]) -> set[str]:
    """The names of the classes of some questions."""
    return {type(thing).__name__ for thing in things}


def called(types: Iterable[type]) -> set[str]:
    """The names of some classes of questions."""
    return {one.__name__ for one in types}


def kinds_of(types: Iterable[Any]) -> set[str]:
    """The words of some classes of questions."""
    return {one.kind for one in types}


DOMINOES: tuple[type, ...] = get_args(DominoQuestion)
CRIBBAGE: tuple[type, ...] = get_args(CribbageQuestion)
PRACTISED = practised(making)
CRIBBAGE_PRACTISED = practised(cribbage_making)
DRILLED = {drill.kind for drills in skills.DRILLS.values() for drill in drills}
CRIBBAGE_DRILLED = {drill.kind for drills in cribbage_skills.DRILLS.values() for drill in drills}

#: Each table, what stands in it, and what has to.
TABLES: list[tuple[str, Iterable[str], Iterable[str]]] = [
    (
        "_MAKERS in tutor/puzzles/making/__init__.py, or else _KINDS in tutor/lessons/asking.py",
        kinds_of(PRACTISED) | {*lessons._KINDS},
        kinds_of(DOMINOES),
    ),
    ("_ASKED in tutor/wording/asking.py", called(asking._ASKED), called(PRACTISED)),
    ("_HINTS in tutor/wording/asking.py", called(asking._HINTS), called(PRACTISED)),
    ("_FAMILIES in tutor/wording/feedback/__init__.py", called(feedback._FAMILIES), called(DOMINOES)),
    ("_RULES in tutor/puzzles/skills.py", called(skills._RULES), called(DOMINOES)),
    (
        "QUESTIONS in tests/puzzles/test_families.py",
        classes(question for question, _, _ in test_families.QUESTIONS),
        called(DOMINOES),
    ),
    ("questions() in tests/wording/questions.py", classes(questions.questions()), called(DOMINOES)),
    ("ORACLE in tests/puzzles/plain.py", called(plain.ORACLE), called(PRACTISED)),
    ("SOLVERS in tests/web/solver.py", solver.SOLVERS, kinds_of(PRACTISED)),
    ("AIMS in tutor/puzzles/making/__init__.py", making.AIMS, {*making.KINDS} - WITHOUT_AIMS),
    ("kind() in tutor/wording/skills.py", named(making.KINDS), making.KINDS),
    ("DRILLS in tutor/puzzles/skills.py", DRILLED, making.KINDS),
    ("BEGINS_AFTER in tutor/web/learnt.py", BEGINS_AFTER, {*making.KINDS, *cribbage_making.KINDS}),
    ("HOLDS in tests/puzzles/levels.py", levels.HOLDS, making.KINDS),
    ("SHARED in tests/puzzles/test_making.py", test_making.SHARED, making.KINDS),
    ("CRIBBAGE in tutor/wording/cribbage/asking.py", called(cribbage_asking.CRIBBAGE), called(CRIBBAGE_PRACTISED)),
    ("CRIBBAGE in tutor/wording/cribbage/hinting.py", called(hinting.CRIBBAGE), called(CRIBBAGE_PRACTISED)),
    (
        "CRIBBAGE in tutor/wording/cribbage/feedback/__init__.py",
        called(cribbage_feedback.CRIBBAGE),
        called(CRIBBAGE),
    ),
    ("_RULES in tutor/puzzles/cribbage/skills.py", called(cribbage_skills._RULES), called(CRIBBAGE)),
    ("_KINDS in tutor/lessons/cribbage/asking.py", cribbage_lessons._KINDS, kinds_of(CRIBBAGE)),
    (
        "every_question() in tests/wording/cribbage/questions.py",
        classes(cribbage_questions.every_question()),
        called(CRIBBAGE),
    ),
    ("SOLVERS in tests/web/cribbage_solver.py", cribbage_solver.SOLVERS, kinds_of(CRIBBAGE_PRACTISED)),
    ("AIMS in tutor/puzzles/cribbage/making/__init__.py", cribbage_making.AIMS, cribbage_making.KINDS),
    ("kind() in tutor/wording/cribbage/skills.py", named(cribbage_making.KINDS), cribbage_making.KINDS),
    ("DRILLS in tutor/puzzles/cribbage/skills.py", CRIBBAGE_DRILLED, cribbage_making.KINDS),
]


@pytest.mark.parametrize(("table", "held", "needed"), TABLES, ids=[table for table, _, _ in TABLES])
def test_every_table_knows_every_family(table: str, held: Iterable[str], needed: Iterable[str]) -> None:
    """What has to stand in a table stands in it."""
    missing = sorted(set(needed) - set(held))
    assert not missing, f"{', '.join(missing)}: missing in {table}"


def test_no_two_families_of_a_game_have_one_word() -> None:
    """A word leads to one class of question in each game."""
    assert (len(kinds_of(DOMINOES)), len(kinds_of(CRIBBAGE))) == (len(DOMINOES), len(CRIBBAGE))
