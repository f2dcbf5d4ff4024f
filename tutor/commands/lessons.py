"""`tutor lessons`: list the lessons, or check every script."""

import argparse
from collections.abc import Iterator

from tutor.lessons import RULES, LessonError, LessonReason, load_course, load_lesson
from tutor.lessons.loader import refuse_same_address
from tutor.places import LESSONS
from tutor.wording.errors import sentence
from tutor.wording.reader import Reader


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", reader: Reader) -> None:
    """Add the command."""
    said = reader.gettext("List the lessons, or check every lesson script.")
    parser = commands.add_parser("lessons", help=said, description=said)
    parser.add_argument(
        "what",
        choices=("list", "check"),
        nargs="?",
        default="list",
        help=reader.gettext(
            "%(list)s: lessons and steps. %(check)s: every file that is refused, and why.",
            list=reader.quote("list"),
            check=reader.quote("check"),
        ),
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """List the lessons with their steps; `check` says which files are refused and why, one a line, and ends with 1."""
    return _check(arguments) if arguments.what == "check" else _list(arguments)


def _list(arguments: argparse.Namespace) -> int:
    from tutor.cli import CommandError

    reader = arguments.reader
    for game in RULES:
        try:
            course = load_course(game)
        except LessonError as problem:
            raise CommandError(sentence(reader, problem)) from problem
        for lesson in course.lessons:
            print(f"{game}/{lesson.slug}: {reader.gettext(lesson.title)}")
            for step in lesson.steps:
                print(f"    {step.id}: {reader.gettext(step.title)}")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    reader: Reader = arguments.reader
    right = refused = 0
    for game in RULES:
        for problem in _problems(game):
            if problem:
                refused += 1
                print(f"{game}/{sentence(reader, problem)}")
            else:
                right += 1
    counts = [reader.ngettext("%(n)s lesson is right.", "%(n)s lessons are right.", right)]
    if refused:
        counts.append(reader.ngettext("%(n)s is refused.", "%(n)s are refused.", refused))
    print(*counts)
    return 1 if refused else 0


def _problems(game: str) -> Iterator[LessonError | None]:
    """What is wrong with each lesson of a game, None where nothing is; last, what only shows in all together."""
    paths = sorted((LESSONS / game).glob("*.toml"))
    for path in paths:
        try:
            load_lesson(path, game=game)
        except LessonError as problem:
            yield problem
        else:
            yield None
    try:
        refuse_same_address(LESSONS / game)
    except LessonError as problem:
        yield problem
    if not paths:
        yield LessonError(LessonReason.NO_STEPS, game, file="*.toml")
