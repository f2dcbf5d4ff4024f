"""Every lesson file, broken in many ways: refused with file and step, or served right."""

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask

from tests.fuzz.requests import ALTOGETHER, GIVEN, Asked, ask, check
from tutor import places
from tutor.lessons import AnyCourse, AnyLesson, AnyStep, LessonError
from tutor.lessons.loader import load_lesson
from tutor.progress import Store
from tutor.progress.address import sqlite_url
from tutor.web import create_app
from tutor.web.exporting import answers
from tutor.web.site import EXTENSION, Site

FILES = sorted(places.LESSONS.glob("*/*.toml"))
#: How often each file is broken.
TIMES = max(ALTOGETHER // 2500, 1)

_VALUES = (
    "-1",
    "7",
    "99999999999999999999",
    "1.5",
    "nan",
    "true",
    '""',
    '"<b>"',
    '"6-6"',
    '"1-4 1-4"',
    '"5H"',
    "[]",
    "{}",
    "1979-05-27",
    '"you"',
    '"%(n)s"',
    '"\\u0000"',
    "[[1]]",
    '["play", 3]',
)


def _characters(text: str, chance: random.Random) -> str:
    """A few characters gone, doubled or replaced."""
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(text))
        text = (
            text[:at]
            + chance.choice(("", text[at] * 2, chance.choice('0123456789-@[]{}"=\\ \n\x00é💥')))
            + text[at + 1 :]
        )
    return text


def _lines(text: str, chance: random.Random) -> str:
    """A line gone, doubled, or somewhere else."""
    lines = text.splitlines(keepends=True)
    line = lines.pop(chance.randrange(len(lines)))
    for _ in range(chance.choice((0, 1, 1, 2))):
        lines.insert(chance.randrange(len(lines) + 1), line)
    return "".join(lines)


def _values(text: str, chance: random.Random) -> str:
    """Another value for a key."""
    found = chance.choice(list(re.finditer(r"^(\w+) = (.+)$", text, re.MULTILINE)))
    return text[: found.start(2)] + chance.choice(_VALUES) + text[found.end(2) :]


def _numbers(text: str, chance: random.Random) -> str:
    """Another digit: a tile that is not there, a card twice, a score that cannot be."""
    found = chance.choice(list(re.finditer(r"(?<==).*\d", text)))
    at = found.end() - 1
    return text[:at] + str(chance.randrange(10)) + text[at + 1 :]


def _words(text: str, chance: random.Random) -> str:
    """Two words of the file change places."""
    one, other = chance.sample(list(re.finditer(r'"[\w@ -]+"', text)), 2)
    first, second = sorted((one, other), key=lambda found: found.start())
    return text[: first.start()] + second[0] + text[first.end() : second.start()] + first[0] + text[second.end() :]


WAYS: tuple[Callable[[str, random.Random], str], ...] = (_characters, _lines, _values, _numbers, _words)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """A site whose courses a test replaces."""
    store = Store(sqlite_url(tmp_path_factory.mktemp("fuzz") / "progress.sqlite3"))
    yield create_app({"PROPAGATE_EXCEPTIONS": True, "STORE": store})
    store.close()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_broken_lesson_is_refused_or_served(path: Path, app: Flask, tmp_path: Path) -> None:
    """No other error comes out of the loader; what it lets through is a page, before and after an answer."""
    game, text = path.parent.name, path.read_text("utf-8")
    steps = {step.id: step for step in load_lesson(path, game=game).steps}
    chance = random.Random(None if GIVEN else path.name)
    site: Site = app.extensions[EXTENSION]
    broken = tmp_path / path.name
    try:
        for number in range(TIMES):
            mutated = WAYS[number % len(WAYS)](text, chance)
            broken.write_text(mutated, "utf-8", newline="")
            lesson = _load(broken, game)
            if lesson is None:
                continue
            course = AnyCourse(game, (lesson,))
            app.extensions[EXTENSION] = replace(site, courses={**site.courses, game: course})
            for step in lesson.steps:
                if steps.get(step.id) != step:
                    _serve(app, f"/en/learn/{game}/{lesson.slug}/{step.id}", step)
    finally:
        app.extensions[EXTENSION] = site


def _load(path: Path, game: str) -> AnyLesson[AnyStep] | None:
    """The lesson, if it is one; what is refused is refused with its file."""
    refused = None
    try:
        lesson: AnyLesson[AnyStep] = load_lesson(path, game=game)
    except LessonError as problem:
        refused = problem
    if refused is None:
        return lesson
    assert refused.file == path.name
    return None


def _serve(app: Flask, address: str, step: AnyStep) -> None:
    """Open a step and answer it, first right and then wrong."""
    found = answers(step)
    for query in ("", *found[:1], *found[-1:]):
        asked = Asked("GET", address.encode(), query.encode())
        answered = ask(app.wsgi_app, asked)
        check(asked, answered)
        assert answered.status == 200
