"""Reads the steps of domino lessons and replays every position through the rules."""

from collections.abc import Iterator
from typing import Any

from tutor.lessons.asking import question, refuse_other_seats
from tutor.lessons.course import Step
from tutor.lessons.deal import Script, answers_by
from tutor.lessons.errors import LessonError, LessonReason
from tutor.lessons.reading import TILE_IN_TEXT, asking, finished, heading
from tutor.lessons.table import Table, name_of
from tutor.puzzles.act import ActQuestion
from tutor.puzzles.move import Move
from tutor.puzzles.play import PlayQuestion
from tutor.rules.dominoes import Act, IllegalPlay, Reason, Seat, Tile
from tutor.rules.errors import RulesError


def steps(tables: list[Any], deal: Table | None, rules: tuple[str, ...]) -> Iterator[Step]:
    """Read the steps of a lesson, in a scripted round if there is a deal; raises LessonError naming the step."""
    script = _script(deal) if deal else None
    before: Step | None = None
    for number, values in enumerate(tables, start=1):
        name = name_of(values, number)
        table = Table(values, name="step")
        try:
            moves, script = _moved(table, script)
            _continued(before, moves)
            step = _step(table, script, moves, rules)
        except RulesError as problem:
            raise LessonError.refused(problem, step=name) from problem
        except LessonError as problem:
            raise table.explained(problem).at(step=name) from problem
        yield step
        before = step if script else None


def _script(deal: Table) -> Script:
    try:
        return Script.dealt(deal)
    except RulesError as problem:
        raise LessonError.refused(problem, step="deal") from problem
    except LessonError as problem:
        raise deal.explained(problem).at(step="deal") from problem


def _moved(table: Table, script: Script | None) -> tuple[tuple[Move, ...], Script | None]:
    """The moves of a step, made one after the other."""
    texts = table.words("moves", []) if script else ()
    moves = []
    for text in texts:
        assert script is not None
        try:
            script, move = script.after(text)
        except RulesError as problem:
            raise LessonError.refused(problem, move=text) from problem
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
    heads = heading(table, rules)
    kind = table.take("kind", str, "")
    if kind == "settle" and not shown.get("hands") and script:
        shown["hands"] = tuple(dict(script.round.hands).items())
    _refuse_tile_twice(shown)
    asked = question(kind, table, shown) if kind else None
    step = Step(**heads, **asking(table, asked), **shown, moves=moves)
    finished(table, step)
    _refuse_strange_tile(step)
    return step


def _shown(table: Table) -> dict[str, Any]:
    """The pictures that a step asks for by itself; a key that is missing is left out."""
    lots = tuple((seat, Tile.parse(tile)) for seat, tile in table.by_seat("lots", str))
    drawn = table.take("drawn", str, None)
    shown: dict[str, Any] = {
        "line": table.line(default=None),
        "hand": table.tiles("hand", None),
        "hands": table.hands(),
        "drawn": Tile.parse(drawn) if drawn else None,
        "boneyard": table.number("boneyard", None),
        "tally": table.number("tally", None),
        "scores": table.by_seat("scores", int),
        "lots": lots,
    }
    for key in ("hands", "scores", "lots"):
        seats = [seat for seat, _ in shown[key]]
        if len(seats) > 1:
            refuse_other_seats(key, seats, len(seats))
    return {key: value for key, value in shown.items() if value is not None and value != ()}


def _refuse_tile_twice(shown: dict[str, Any]) -> None:
    """Refuse a tile that lies in two places: the set has every tile once."""
    line, hand = shown.get("line"), shown.get("hand")
    others = [tile for seat, held in shown.get("hands", ()) if hand is None or seat is not Seat.YOU for tile in held]
    seen: set[Tile] = set()
    for tile in (*(line.tiles if line else ()), *(hand or ()), *others):
        if tile in seen:
            raise IllegalPlay(Reason.TILE_TWICE, tile=tile)
        seen.add(tile)


def _refuse_strange_tile(step: Step) -> None:
    """Refuse a text that names a tile which the step does not show."""
    seen = {tile for _, hand in step.hands for tile in hand} | {tile for _, tile in step.lots}
    seen.update(step.line.tiles if step.line else (), step.hand or ())
    seen.update(move.placement.tile for move in step.moves if move.placement)
    for text in step.texts:
        for low, high in TILE_IN_TEXT.findall(text):
            if Tile.of(int(low), int(high)) not in seen:
                raise LessonError(LessonReason.STRANGE_TILE, text[:60])
