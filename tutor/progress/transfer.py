"""A learner's progress as a JSON file, out and in again.

The file holds what the learner did: answers, finished steps, sprints, settings. Schedules, streaks and typical
mistakes are not in it, they follow from the answers; so a file cannot contradict itself, and taking one in is a
union: nothing that is here is lost or changed, and nothing counts twice, however often the same file comes. There
is no key in it either.

A file comes from anywhere, so it is read as if from an enemy: one thing wrong, and it is refused as a whole.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any, Final, TypeVar

from tutor.progress.errors import BadImport, ImportReason
from tutor.progress.facts import (
    ANSWER_ID,
    MOST_IN_A_SPRINT,
    MOST_SKILLS,
    ONE_DAY,
    SEED,
    UTC_OFFSETS,
    WORD,
    Answer,
    Answered,
    Finished,
    Place,
    Ran,
    Settings,
    Sprint,
)
from tutor.progress.schedule import EARLIEST, LATEST

FORMAT: Final = "muggins-tutor-progress"
VERSION: Final = 1
MOST_BYTES: Final = 16 * 1024 * 1024
MOST_ANSWERS: Final = 50_000
MOST_WORDS: Final = 300_000
"""So many skills and mistakes, all answers together: as much as is worked out in about ten seconds."""
MOST_DIFFERENT_WORDS: Final = 400
MOST_STEPS: Final = 5_000
MOST_SPRINTS: Final = 5_000
_ROOM_FOR_THE_REST: Final = 3 * 1024 * 1024

_ANSWER: Final = ("id", "kind", "seed", "right", "helped", "skills", "mistakes", "at", "day")
_STEP: Final = ("game", "lesson", "step", "at")
_SPRINT: Final = ("id", "seconds", "answered", "right", "at")
_PARTS: Final = ("format", "version", "exported_at", "left_out", "settings", "columns", "answers", "steps", "sprints")
_COLUMNS: Final = {"answers": list(_ANSWER), "steps": list(_STEP), "sprints": list(_SPRINT)}
#: What a file of the largest size has at most of lists and objects, of texts, and of numbers.
_MOST_CONTAINERS: Final = MOST_ANSWERS + MOST_STEPS + MOST_SPRINTS + 100
_MOST_TEXTS: Final = 7 * MOST_ANSWERS + 4 * MOST_STEPS + 2 * MOST_SPRINTS + 100
_MOST_NUMBERS: Final = 3 * MOST_SPRINTS + 100

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Belongings:
    """Everything that a learner has done and chosen, each part in the order of time."""

    settings: Settings
    answers: Sequence[Answered]
    steps: Sequence[Finished]
    sprints: Sequence[Ran]


NOTHING: Final = Belongings(Settings(), (), (), ())
"""What nobody has."""


def write(belongings: Belongings, now: datetime) -> str:
    """The file: one JSON object, one row a line. `read` takes it in again.

    Should there be more than a file may hold, the oldest answers are left out and `left_out` says how many.
    """
    rows = _as_many_as_fit(belongings.answers)
    head = {
        "format": FORMAT,
        "version": VERSION,
        "exported_at": now.astimezone(UTC).isoformat(),
        "left_out": len(belongings.answers) - len(rows),
        "settings": belongings.settings._asdict(),
        "columns": _COLUMNS,
    }
    steps = [_json([*place, at.isoformat()]) for place, at in belongings.steps[-MOST_STEPS:]]
    sprints = [
        _json([sprint.id, sprint.seconds, sprint.answered, sprint.right, at.isoformat()])
        for sprint, at in belongings.sprints[-MOST_SPRINTS:]
    ]
    parts = [f"{_json(name)}: {_json(value)}" for name, value in head.items()]
    for name, lines in (("answers", rows), ("steps", steps), ("sprints", sprints)):
        parts.append(f"{_json(name)}: [" + ",".join(f"\n{line}" for line in lines) + "]")
    return "{" + ",\n".join(parts) + "}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=True)


def _as_many_as_fit(answers: Sequence[Answered]) -> list[str]:
    rows: list[str] = []
    room = MOST_BYTES - _ROOM_FOR_THE_REST
    words = MOST_WORDS
    for answer, at, day in reversed(answers[-MOST_ANSWERS:]):
        row = _json(
            [
                answer.id,
                answer.kind,
                answer.seed,
                answer.right,
                answer.helped,
                " ".join(answer.skills),
                " ".join(answer.mistakes),
                at.isoformat(),
                day.isoformat(),
            ]
        )
        room -= len(row) + 2
        words -= len(answer.skills) + len(answer.mistakes)
        if room < 0 or words < 0:
            break
        rows.append(row)
    rows.reverse()
    return rows


def read(data: bytes | str) -> Belongings:
    """What a file holds. Raises `BadImport` for anything that `write` would not have written."""
    document = _document(data)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadImport(ImportReason.NOT_PROGRESS)
    if _whole(document.get("version"), "version", 1, 1_000_000) != VERSION:
        raise BadImport(ImportReason.VERSION, "version")
    _named(document, "", _PARTS)
    _time(document["exported_at"], "exported_at")
    _whole(document["left_out"], "left_out", 0, 1_000_000_000)
    if document["columns"] != _COLUMNS:
        raise BadImport(ImportReason.UNKNOWN, "columns")
    answers = _rows(document, "answers", _ANSWER, MOST_ANSWERS, _answer)
    _few_words(answers)
    _once((answered.answer.id for answered in answers), "answers")
    steps = _rows(document, "steps", _STEP, MOST_STEPS, _step)
    _once((finished.place for finished in steps), "steps")
    sprints = _rows(document, "sprints", _SPRINT, MOST_SPRINTS, _sprint)
    _once((ran.sprint.id for ran in sprints), "sprints")
    return Belongings(_settings(document["settings"]), answers, steps, sprints)


def _document(data: bytes | str) -> object:
    if len(data) > MOST_BYTES:
        raise BadImport(ImportReason.TOO_LARGE)
    try:
        text = data if isinstance(data, str) else data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadImport(ImportReason.NOT_TEXT) from None
    # None of these characters stands in a text of ours. They are counted before anything is made of them, for which
    # Python needs many times the memory of the file.
    if text.count("[") + text.count("{") > _MOST_CONTAINERS or text.count('"') > 2 * _MOST_TEXTS:
        raise BadImport(ImportReason.TOO_MANY)
    left = iter(range(_MOST_NUMBERS))

    def counted(number: str) -> str:
        if next(left, None) is None:
            raise BadImport(ImportReason.TOO_MANY)
        return number

    try:
        return json.loads(
            text,
            object_pairs_hook=_without_repeats,
            parse_constant=_no_constant,
            parse_int=lambda number: int(counted(number)),
            parse_float=lambda number: float(counted(number)),
        )
    except BadImport:
        raise
    except (ValueError, RecursionError):
        raise BadImport(ImportReason.NOT_JSON) from None


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names = dict(pairs)
    if len(names) < len(pairs):
        raise ValueError("a name is repeated")
    return names


def _no_constant(constant: str) -> object:
    raise ValueError(constant)


def _named(value: object, where: str, names: Sequence[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadImport(ImportReason.WRONG_TYPE, where)
    dot = f"{where}." if where else ""
    for name in names:
        if name not in value:
            raise BadImport(ImportReason.MISSING, dot + name)
    if len(value) > len(names):
        # What is unknown is not quoted: it may be anything.
        raise BadImport(ImportReason.UNKNOWN, where)
    return value


def _rows(
    document: dict[str, Any], name: str, columns: Sequence[str], most: int, parse: Callable[[dict[str, Any], str], _T]
) -> list[_T]:
    rows = document[name]
    if not isinstance(rows, list):
        raise BadImport(ImportReason.WRONG_TYPE, name)
    if len(rows) > most:
        raise BadImport(ImportReason.TOO_MANY, name)
    parsed = []
    for number, row in enumerate(rows):
        where = f"{name}[{number}]"
        if not isinstance(row, list):
            raise BadImport(ImportReason.WRONG_TYPE, where)
        if len(row) != len(columns):
            raise BadImport(ImportReason.MISSING if len(row) < len(columns) else ImportReason.UNKNOWN, where)
        parsed.append(parse(dict(zip(columns, row, strict=True)), where))
    return parsed


def _answer(row: dict[str, Any], where: str) -> Answered:
    right = _flag(row["right"], f"{where}.right")
    mistakes = _words(row["mistakes"], f"{where}.mistakes")
    if right and mistakes:
        raise BadImport(ImportReason.UNKNOWN, f"{where}.mistakes")
    answer = Answer(
        id=_matching(ANSWER_ID.fullmatch, row["id"], f"{where}.id"),
        kind=_matching(WORD.fullmatch, row["kind"], f"{where}.kind"),
        seed=_matching(SEED.fullmatch, row["seed"], f"{where}.seed"),
        right=right,
        skills=_words(row["skills"], f"{where}.skills"),
        mistakes=mistakes,
        helped=_flag(row["helped"], f"{where}.helped"),
    )
    at = _time(row["at"], f"{where}.at")
    return Answered(answer, at, _day(row["day"], at, f"{where}.day"))


def _step(row: dict[str, Any], where: str) -> Finished:
    words = (_matching(WORD.fullmatch, row[name], f"{where}.{name}") for name in _STEP[:3])
    return Finished(Place(*words), _time(row["at"], f"{where}.at"))


def _sprint(row: dict[str, Any], where: str) -> Ran:
    answered = _whole(row["answered"], f"{where}.answered", 0, MOST_IN_A_SPRINT)
    sprint = Sprint(
        id=_matching(ANSWER_ID.fullmatch, row["id"], f"{where}.id"),
        seconds=_whole(row["seconds"], f"{where}.seconds", 1, MOST_IN_A_SPRINT),
        answered=answered,
        right=_whole(row["right"], f"{where}.right", 0, answered),
    )
    return Ran(sprint, _time(row["at"], f"{where}.at"))


def _settings(value: object) -> Settings:
    settings = _named(value, "settings", Settings._fields)
    offset = settings["utc_offset"]
    if offset is not None:
        _whole(offset, "settings.utc_offset", UTC_OFFSETS[0], UTC_OFFSETS[-1])
    return Settings(_flag(settings["quiet"], "settings.quiet"), offset)


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise BadImport(ImportReason.WRONG_TYPE, where)
    return value


def _matching(matches: Callable[[str], object], value: object, where: str) -> str:
    text = _text(value, where)
    if not matches(text):
        raise BadImport(ImportReason.BAD_WORD, where)
    return text


def _words(value: object, where: str) -> tuple[str, ...]:
    text = _text(value, where)
    words = text.split(" ") if text else []
    if len(words) > MOST_SKILLS:
        raise BadImport(ImportReason.TOO_MANY, where)
    for word in words:
        _matching(WORD.fullmatch, word, where)
    _once(words, where)
    return tuple(words)


def _flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadImport(ImportReason.WRONG_TYPE, where)
    return value


def _whole(value: object, where: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadImport(ImportReason.WRONG_TYPE, where)
    if not least <= value <= most:
        raise BadImport(ImportReason.OUT_OF_RANGE, where)
    return value


def _time(value: object, where: str) -> datetime:
    text = _text(value, where)
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        raise BadImport(ImportReason.BAD_TIME, where) from None
    # A time to come is taken in: whoever once had a wrong clock can take everything along all the same.
    if at.tzinfo != UTC or at.isoformat() != text or not EARLIEST <= at <= LATEST:
        raise BadImport(ImportReason.BAD_TIME, where)
    return at


def _day(value: object, at: datetime, where: str) -> date:
    text = _text(value, where)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadImport(ImportReason.BAD_TIME, where) from None
    if day.isoformat() != text or abs(day - at.date()) > ONE_DAY:
        raise BadImport(ImportReason.BAD_TIME, where)
    return day


def _few_words(answers: Iterable[Answered]) -> None:
    words = 0
    different: set[str] = set()
    for answered in answers:
        here = (*answered.answer.skills, *answered.answer.mistakes)
        words += len(here)
        different.update(here)
    if words > MOST_WORDS or len(different) > MOST_DIFFERENT_WORDS:
        raise BadImport(ImportReason.TOO_MANY, "answers")


def _once(things: Iterable[object], where: str) -> None:
    seen: set[object] = set()
    for thing in things:
        if thing in seen:
            raise BadImport(ImportReason.TWICE, where)
        seen.add(thing)
