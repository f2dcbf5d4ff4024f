"""`tutor lessons`: list the lessons, or check every script."""

import argparse

from tutor.lessons import LessonError, load_course, load_lesson
from tutor.places import LESSONS
from tutor.wording.errors import sentence


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser("lessons", help="list the lessons, or check every lesson script")
    parser.add_argument("what", choices=("list", "check"), nargs="?", default="list")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """List the lessons with their steps; `check` reports every file that is refused, one a line, and ends with 1."""
    return _check(arguments) if arguments.what == "check" else _list(arguments)


def _list(arguments: argparse.Namespace) -> int:
    reader = arguments.reader
    for lesson in load_course("dominoes").lessons:
        print(f"{lesson.slug}: {reader.gettext(lesson.title)}")
        for step in lesson.steps:
            print(f"    {step.id}: {reader.gettext(step.title)}")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    refused = 0
    for path in sorted((LESSONS / "dominoes").glob("*.toml")):
        try:
            lesson = load_lesson(path)
        except LessonError as problem:
            refused += 1
            print(sentence(arguments.reader, problem))
        else:
            asking = sum(step.question is not None for step in lesson.steps)
            print(f"{path.name}: {len(lesson.steps)} ({asking} ?)")
    return 1 if refused else 0
