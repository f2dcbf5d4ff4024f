"""Reads lesson scripts, replays every position through the rules, and refuses what they refuse."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from tutor import places
from tutor.lessons.asking import question
from tutor.lessons.course import Course, Lesson, Move, Step
from tutor.lessons.deal import Script, answers_by
from tutor.lessons.errors import LessonError, LessonReason
from tutor.lessons.table import Table, distinct
from tutor.puzzles.act import ActQuestion
from tutor.puzzles.play import PlayQuestion
from tutor.rules.dominoes import Act, Tile
from tutor.rules.errors import RulesError

#: The rules of each game that lessons can teach, in order.
RULES: Final = {"dominoes": tuple(f"D{number}" for number in range(1, 23))}

_FILE: Final = re.compile(r"[0-9]{3}-([a-z0-9]+(?:-[a-z0-9]+)*)")
_TILE_IN_TEXT: Final = re.compile(r"\[(\d)\|(\d)\]")


def load_course(game: str, folder: Path | None = None) -> Course:
    """Load every lesson of a game in the order of the file names; raises LessonError naming file and step."""
    home = (folder or places.LESSONS) / game
    lessons = tuple(load_lesson(path, game=game) for path in sorted(home.glob("*.toml")))
    if not lessons:
        raise LessonError(LessonReason.NO_STEPS, str(game), file=str(home))
    try:
        distinct(lesson.slug for lesson in lessons)
    except LessonError as problem:
        raise problem.at(file=str(home)) from None
    return Course(game, lessons)


def load_lesson(path: Path, *, game: str = "dominoes") -> Lesson:
    """Load one lesson; raises LessonError naming file and step."""
    try:
        return _lesson(path, game)
    except LessonError as problem:
        raise problem.at(file=path.name) from problem


def _lesson(path: Path, game: str) -> Lesson:
    named = _FILE.fullmatch(path.stem)
    if not named:
        raise LessonError(LessonReason.BAD_WORD, path.name)
    try:
        table = Table(tomllib.loads(path.read_text("utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise LessonError(LessonReason.NOT_TOML, str(problem)) from problem
    title, about = table.text("title"), table.text("about")
    rules = _rules(table, RULES[game])
    script = _script(table)
    steps = tuple(_steps(table.take("step", list, []), script, rules))
    table.finish()
    if not steps:
        raise LessonError(LessonReason.NO_STEPS, "step")
    distinct(step.id for step in steps)
    for rule in rules:
        if not any(rule in step.rules for step in steps):
            raise LessonError(LessonReason.RULE_NOT_TAUGHT, rule)
    return Lesson(named[1], title, about, rules, steps)


def _rules(table: Table, known: Iterable[str]) -> tuple[str, ...]:
    rules = table.words("rules")
    for rule in rules:
        if rule not in known:
            raise LessonError(LessonReason.RULE_NOT_TAUGHT, rule)
    return rules


def _script(table: Table) -> Script | None:
    if "deal" not in table:
        return None
    try:
        return Script.dealt(Table(table.take("deal", dict), name="deal"))
    except RulesError as problem:
        raise LessonError(LessonReason.REFUSED, str(problem), step="deal") from problem


def _steps(tables: list[Any], script: Script | None, rules: tuple[str, ...]) -> Iterator[Step]:
    before: Step | None = None
    for values in tables:
        name = str(values.get("id", "?")) if isinstance(values, dict) else "?"
        try:
            table = Table(values)
            moves, script = _moved(table, script)
            _continued(before, moves)
            step = _step(table, script, moves, rules)
        except RulesError as problem:
            raise LessonError(LessonReason.REFUSED, str(problem), step=name) from problem
        except LessonError as problem:
            raise problem.at(step=name) from problem
        yield step
        before = step if script else None


def _moved(table: Table, script: Script | None) -> tuple[tuple[Move, ...], Script | None]:
    """The moves of a step, made one after the other."""
    texts = table.words("moves", []) if script else ()
    moves = []
    for text in texts:
        assert script is not None
        script, move = script.after(text)
        moves.append(move)
    return tuple(moves), script


def _continued(before: Step | None, moves: tuple[Move, ...]) -> None:
    """Refuse a round that goes on with something else than a right answer to the step before."""
    asked = before.question if before else None
    if not isinstance(asked, ActQuestion | PlayQuestion):
        return
    if isinstance(asked, ActQuestion) and Act.PLAY in {answer.act for answer in asked.right_answers()}:
        continued = not moves or moves[0].act is Act.PLAY
    else:
        continued = bool(moves) and answers_by(moves[0]) in frozenset[Any](asked.right_answers())
    if not continued:
        raise LessonError(LessonReason.NOT_CONTINUED, before.id if before else "")


def _step(table: Table, script: Script | None, moves: tuple[Move, ...], rules: tuple[str, ...]) -> Step:
    """Read what a step shows, then what it asks."""
    shown = script.shown() if script and (moves or "line" not in table) else {}
    if script and table.take("settled", bool, False):
        shown |= script.settled()
    shown |= _shown(table)
    step_id, title, say = table.id("id"), table.text("title"), table.texts("say", [])
    taught = _rules(table, rules)
    kind = table.take("kind", str, "")
    if kind == "settle" and not shown.get("hands") and script:
        shown["hands"] = tuple(dict(script.round.hands).items())
    asked = question(kind, table, shown) if kind else None
    step = Step(
        id=step_id,
        title=title,
        say=say,
        rules=taught,
        moves=moves,
        ask=table.text("ask") if asked else "",
        question=asked,
        hint=table.texts("hint") if asked else (),
        hide=table.take("hide", bool, False),
        note=table.take("note", str, ""),
        **shown,
    )
    table.finish()
    if asked and not 2 <= len(step.hint) <= 3:
        raise LessonError(LessonReason.MISSING, "hint")
    if not asked and not say:
        raise LessonError(LessonReason.MISSING, "say")
    _check_tiles(step)
    return step


def _shown(table: Table) -> dict[str, Any]:
    """The pictures that a step asks for by itself; a key that is missing is left out."""
    lots = tuple((seat, Tile.parse(tile)) for seat, tile in table.by_seat("lots", str))
    drawn = table.take("drawn", str, None)
    shown = {
        "line": table.line(default=None),
        "hand": table.tiles("hand", None),
        "hands": table.hands(),
        "drawn": Tile.parse(drawn) if drawn else None,
        "boneyard": table.number("boneyard", None),
        "tally": table.number("tally", None),
        "scores": table.by_seat("scores", int),
        "lots": lots,
    }
    return {key: value for key, value in shown.items() if value is not None and value != ()}


def _check_tiles(step: Step) -> None:
    """Refuse a text that names a tile which the step does not show."""
    seen = {tile for _, hand in step.hands for tile in hand} | {tile for _, tile in step.lots}
    seen.update(step.line.tiles if step.line else (), step.hand or ())
    seen.update(move.placement.tile for move in step.moves if move.placement)
    for text in step.texts:
        for low, high in _TILE_IN_TEXT.findall(text):
            if Tile.of(int(low), int(high)) not in seen:
                raise LessonError(LessonReason.STRANGE_TILE, text[:60])
