"""Reads the steps of cribbage lessons and replays every count and deal through the rules."""

from collections.abc import Iterator
from typing import Any, Final

from tutor.lessons.cribbage.asking import UNUSED, question, refuse_incomplete
from tutor.lessons.cribbage.keys import at_table, scores_of, table_of
from tutor.lessons.cribbage.script import Script, is_right
from tutor.lessons.cribbage.step import CribbageMove, CribbageStep
from tutor.lessons.errors import LessonError, LessonReason
from tutor.lessons.reading import TILE_IN_TEXT, asking, finished, heading
from tutor.lessons.table import Table as Keys
from tutor.lessons.table import name_of
from tutor.puzzles.cribbage.seats import Seat
from tutor.rules.cribbage import Card, Phase, Table, parse_answers, parse_cards
from tutor.rules.cribbage.card import refuse_card_twice
from tutor.rules.cribbage.errors import CribbageReason, IllegalAction
from tutor.rules.errors import RulesError

#: What a step shows that stands in no script and says nothing about it.
_PLAIN: Final[dict[str, Any]] = {"starter": None, "dealer": None, "target": 121, "scores": (), "announced": None}


def steps(tables: list[Any], deal: Keys | None, rules: tuple[str, ...]) -> Iterator[CribbageStep]:
    """Read the steps of a lesson, in a scripted deal if there is one; raises LessonError naming the step."""
    script = _script(deal) if deal else None
    awaited: CribbageStep | None = None
    for number, values in enumerate(tables, start=1):
        name = name_of(values, number)
        keys = Keys(values, name="step")
        try:
            moves, script = _moved(keys, script)
            _continued(awaited, moves)
            is_replayed = "cards" not in keys
            step = _step(keys, script, moves, rules)
        except RulesError as problem:
            raise LessonError.refused(problem, step=name) from problem
        except LessonError as problem:
            raise keys.explained(problem).at(step=name) from problem
        yield step
        awaited = step if script and is_replayed and _awaits(script, step) else None


def _script(deal: Keys) -> Script:
    try:
        return Script.dealt(deal)
    except RulesError as problem:
        raise LessonError.refused(problem, step="deal") from problem
    except LessonError as problem:
        raise deal.explained(problem).at(step="deal") from problem


def _moved(keys: Keys, script: Script | None) -> tuple[tuple[CribbageMove, ...], Script | None]:
    """The moves of a step, made one after the other."""
    texts = keys.words("moves", []) if script else ()
    moves = []
    for text in texts:
        assert script is not None
        try:
            script, move = script.after(text)
        except RulesError as problem:
            raise LessonError.refused(problem, move=text) from problem
        moves.append(move)
    return tuple(moves), script


def _awaits(script: Script, step: CribbageStep) -> bool:
    """Whether a step asks for what you do next in the script."""
    if step.question is None or step.question.kind not in ("count", "answer"):
        return False
    return script.game.to_act == (0,) and script.game.phase in (Phase.ANNOUNCE, Phase.ANSWER)


def _continued(awaited: CribbageStep | None, moves: tuple[CribbageMove, ...]) -> None:
    """Refuse a deal that goes on with something else than a right answer to the step before."""
    if awaited is None or awaited.question is None:
        return
    if not moves or not is_right(moves[0], frozenset[Any](awaited.question.right_answers())):
        raise LessonError(LessonReason.NOT_CONTINUED, awaited.id)


def _step(keys: Keys, script: Script | None, moves: tuple[CribbageMove, ...], rules: tuple[str, ...]) -> CribbageStep:
    """Read what a step shows, then what it asks."""
    heads = heading(keys, rules)
    kind = keys.take("kind", str, "")
    for key in UNUSED.get(kind, ()):
        if key in keys:
            raise LessonError(LessonReason.NOT_FOR_THIS_KIND, key, key=kind)
    replayed = script.shown(kind) if script and "cards" not in keys else {}
    shown = _shown(keys, replayed)
    asked = question(kind, keys, shown) if kind else None
    step = CribbageStep(**heads, **asking(keys, asked), **shown, moves=moves)
    finished(keys, step)
    _refuse_impossible(step)
    return step


def _shown(keys: Keys, replayed: dict[str, Any]) -> dict[str, Any]:
    """The pictures and facts of a step, its own keys before what comes from the script."""
    before = _PLAIN | replayed
    table: Table = table_of(keys) if "players" in keys or "table" not in before else before["table"]
    starter = keys.take("starter", str, None)
    dealer = keys.word("dealer", Seat, before["dealer"])
    counter = keys.word("counter", Seat, before.get("counter", _usual_counter(table)))
    target = keys.number("target", before["target"])
    return {
        "cards": _cards(keys, "cards", before.get("cards", ())),
        "starter": before["starter"] if starter is None else Card.parse(starter),
        "crib": keys.take("crib", bool, before.get("crib", False)),
        "hand": _cards(keys, "hand", before.get("hand")),
        "laid": _cards(keys, "laid", before.get("laid", ())),
        "announced": keys.number("announced", before["announced"]),
        "answers": parse_answers(keys.take("answers", str)) if "answers" in keys else before.get("answers", ()),
        "table": table,
        "counter": at_table(table, counter, "counter"),
        "dealer": None if dealer is None else at_table(table, dealer, "dealer"),
        "scores": scores_of(keys, table, target) or before["scores"],
        "target": target,
        "compare": keys.take("compare", bool, False),
        "show_count": keys.take("show_count", bool, False),
    }


def _usual_counter(table: Table) -> Seat:
    """Whose count it is where a step does not say: the player opposite, or with three the one at your left."""
    return Seat.LEFT if table.players == 3 else Seat.ACROSS


def _cards(keys: Keys, key: str, default: Any) -> Any:
    text = keys.take(key, str, None)
    return default if text is None else parse_cards(text)


def _refuse_impossible(step: CribbageStep) -> None:
    """Refuse what the rules refuse: a card in two places, a count or answers that cannot be."""
    starter = () if step.starter is None else (step.starter,)
    refuse_card_twice((*step.cards, *starter, *step.laid, *(step.hand or ())))
    _refuse_tiles(step)
    if step.announced is None:
        return
    if step.count is None:
        raise LessonError(LessonReason.MISSING, "cards")
    if step.count.announcement.is_asked and step.answers and step.question is None and not step.moves:
        refuse_incomplete(step.count.opponents, step.answers)
    if len(step.answers) > len(step.count.opponents):
        raise IllegalAction(CribbageReason.TOO_MANY_ANSWERS)


def _refuse_tiles(step: CribbageStep) -> None:
    """Refuse a text that names a domino tile."""
    for text in step.texts:
        if TILE_IN_TEXT.search(text):
            raise LessonError(LessonReason.TILE_AMONG_CARDS, text[:60])
