"""Reads lesson scripts, replays every position through the rules, and refuses what they refuse."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, overload

from tutor import places
from tutor.lessons import cribbage, dominoes
from tutor.lessons.course import AnyCourse, AnyLesson, AnyStep, Course, Lesson
from tutor.lessons.errors import LessonError, LessonReason
from tutor.lessons.reading import rules_of_lesson
from tutor.lessons.table import Table, distinct

#: The rules of each game that lessons can teach, in order.
RULES: Final = {
    "dominoes": tuple(f"D{number}" for number in range(1, 23)),
    "cribbage": tuple(f"C{number}" for number in range(15)),
}

Steps: TypeAlias = Callable[[list[Any], Table | None, tuple[str, ...]], Iterator[AnyStep]]

#: How the steps of each game are read: from the tables of the steps, that of a deal if there is one, and the rules.
_STEPS: Final[Mapping[str, Steps]] = {"dominoes": dominoes.steps, "cribbage": cribbage.steps}

_FILE: Final = re.compile(r"[0-9]{3}-([a-z0-9]+(?:-[a-z0-9]+)*)")


@overload
def load_course(game: Literal["dominoes"], folder: Path | None = None) -> Course: ...
@overload
def load_course(game: Literal["cribbage"], folder: Path | None = None) -> cribbage.CribbageCourse: ...
@overload
def load_course(game: str, folder: Path | None = None) -> Any: ...
def load_course(game: str, folder: Path | None = None) -> Any:
    """Load every lesson of a game in the order of the file names; raises LessonError naming file and step."""
    home = (folder or places.LESSONS) / game
    lessons = tuple(load_lesson(path, game=game) for path in sorted(home.glob("*.toml")))
    if not lessons:
        raise LessonError(LessonReason.NO_STEPS, str(game), file=str(home))
    refuse_same_address(home)
    return AnyCourse(game, lessons)


def refuse_same_address(home: Path) -> None:
    """Refuse two lessons of one folder with the same words after their numbers; raises LessonError naming both."""
    files: dict[str, str] = {}
    for path in sorted(home.glob("*.toml")):
        named = _FILE.fullmatch(path.stem)
        if named and named[1] in files:
            raise LessonError(LessonReason.SAME_ADDRESS, named[1], file=path.name, words=(files[named[1]],))
        files[named[1] if named else ""] = path.name


@overload
def load_lesson(path: Path, *, game: Literal["dominoes"] = "dominoes") -> Lesson: ...
@overload
def load_lesson(path: Path, *, game: Literal["cribbage"]) -> cribbage.CribbageLesson: ...
@overload
def load_lesson(path: Path, *, game: str) -> Any: ...
def load_lesson(path: Path, *, game: str = "dominoes") -> Any:
    """Load one lesson; raises LessonError naming file and step."""
    try:
        return _lesson(path, game)
    except LessonError as problem:
        raise problem.at(file=path.name) from problem


def _lesson(path: Path, game: str) -> AnyLesson[AnyStep]:
    named = _FILE.fullmatch(path.stem)
    if not named:
        raise LessonError(LessonReason.BAD_FILE_NAME, path.name)
    try:
        # Some editors begin a file with a mark that says that it is UTF-8.
        table = Table(tomllib.loads(path.read_text("utf-8-sig")))
    except (OSError, ValueError, RecursionError) as problem:
        # Besides what is no TOML: what is no file, no text, a number or a nesting beyond what Python reads.
        raise LessonError(LessonReason.NOT_TOML, getattr(problem, "strerror", None) or str(problem)) from problem
    try:
        title, about = table.text("title"), table.text("about")
        rules = rules_of_lesson(table, RULES[game])
    except LessonError as problem:
        raise table.explained(problem) from problem
    deal = Table(table.take("deal", dict), name="deal") if "deal" in table else None
    steps = tuple(_STEPS[game](table.take("step", list, []), deal, rules))
    table.finish()
    if not steps:
        raise LessonError(LessonReason.NO_STEPS, "step")
    distinct(step.id for step in steps)
    for rule in rules:
        if not any(rule in step.rules for step in steps):
            raise LessonError(LessonReason.RULE_NOT_TAUGHT, rule)
    return AnyLesson(named[1], title, about, rules, steps)
