"""`tutor lessons`: list the lessons, or check every script."""

import argparse

from tutor.lessons import RULES, LessonError, load_course, load_lesson
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
    """List the lessons with their steps; `check` reports every file that is refused, one a line, and ends with 1."""
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
    refused = 0
    for game in RULES:
        for path in sorted((LESSONS / game).glob("*.toml")):
            try:
                lesson = load_lesson(path, game=game)
            except LessonError as problem:
                refused += 1
                print(f"{game}/{sentence(arguments.reader, problem)}")
            else:
                asking = sum(step.question is not None for step in lesson.steps)
                print(f"{game}/{path.name}: {len(lesson.steps)} ({asking} ?)")
        if not refused:
            # What only shows in all lessons together: a course without any, two with one address.
            try:
                load_course(game)
            except LessonError as problem:
                refused += 1
                print(sentence(arguments.reader, problem))
    return 1 if refused else 0
