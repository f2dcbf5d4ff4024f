"""From the keys of a step to the question that it asks."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tutor.lessons.errors import LessonError, LessonReason
from tutor.lessons.table import Table, as_word, one_of
from tutor.puzzles.act import ActQuestion
from tutor.puzzles.choice import LotQuestion, OpenerQuestion, OverQuestion, TurnQuestion, WinnerQuestion
from tutor.puzzles.ends import EndsQuestion
from tutor.puzzles.number import Fact, NumberQuestion
from tutor.puzzles.play import Goal, PlayQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.puzzles.settle import SettleQuestion
from tutor.puzzles.sum import SumQuestion
from tutor.puzzles.tally import TallyQuestion
from tutor.rules.dominoes import SEATS, TARGET, Act, IllegalPlay, Line, Reason, Seat, points

Shown = dict[str, Any]


def question(kind: str, table: Table, shown: Shown) -> DominoQuestion:
    """The question of a step, from what the step shows and the keys that only this kind has; raises LessonError."""
    asked = _KINDS[one_of(kind, _KINDS, "kind")](table, shown)
    if not asked.right_answers():
        if isinstance(asked, PlayQuestion):
            raise _not_met(asked)
        raise LessonError(LessonReason.NO_RIGHT_ANSWER, kind)
    if isinstance(asked, PlayQuestion) and _met_by_all(asked):
        raise LessonError(LessonReason.NO_WRONG_ANSWER, " ".join(asked.goals))
    return asked


def _met_by_all(asked: PlayQuestion) -> bool:
    return asked.goals != (Goal.LEGAL,) and len(asked.right_answers()) == len(asked.legal_placements())


def _not_met(asked: PlayQuestion) -> LessonError:
    legal = asked.legal_placements()
    brought = sorted({points(asked.line.after(placement)) for placement in legal})
    return LessonError(LessonReason.GOAL_NOT_MET, " ".join(asked.goals), words=map(str, brought))


def _needed(shown: Shown, key: str) -> Any:
    value = shown.get(key)
    if value is None or value == ():
        raise LessonError(LessonReason.MISSING, key)
    return value


def _players(table: Table) -> int:
    players: int = table.number("players")
    one_of(str(players), map(str, SEATS), "players")
    return players


def _at_table(shown: Shown, key: str, players: int | None = None) -> Any:
    """What a step shows for each seat, which must be the seats of this number of players."""
    by_seat = _needed(shown, key)
    refuse_other_seats(key, [seat for seat, _ in by_seat], players or len(by_seat))
    return by_seat


def refuse_other_seats(key: str, given: Sequence[Seat], players: int) -> None:
    """Refuse seats that are not those of a table with so many players."""
    if players not in SEATS:
        raise IllegalPlay(Reason.WRONG_COUNT_OF_PLAYERS)
    if set(given) != set(SEATS[players]):
        raise LessonError(LessonReason.NOT_THESE_SEATS, key, words=SEATS[players])


def _seat(table: Table, key: str, players: int, default: Any = ...) -> Any:
    seat = table.word(key, Seat) if default is ... else table.word(key, Seat, default)
    if seat is not None:
        one_of(seat, SEATS[players], key)
    return seat


def _sum(table: Table, shown: Shown) -> SumQuestion:
    asked = table.words("asked", ["sum", "points"])
    if not asked:
        raise LessonError(LessonReason.MISSING, "asked")
    for word in asked:
        one_of(word, ("sum", "points"), "asked")
    return SumQuestion(_needed(shown, "line"), asked, table.word("after", Act, Act.PLAY))


def _play(table: Table, shown: Shown) -> PlayQuestion:
    goals = tuple(as_word(Goal, word, "goal") for word in table.words("goal"))
    return PlayQuestion(_needed(shown, "line"), _needed(shown, "hand"), goals, shown.get("drawn"))


def _act(table: Table, shown: Shown) -> ActQuestion:
    return ActQuestion(_needed(shown, "line"), _needed(shown, "hand"), _needed(shown, "boneyard"), shown.get("drawn"))


def _opener(table: Table, shown: Shown) -> OpenerQuestion:
    players = _players(table)
    return OpenerQuestion(players, _seat(table, "previous", players), _seat(table, "out", players, None))


def _turn(table: Table, shown: Shown) -> TurnQuestion:
    players = _players(table)
    return TurnQuestion(players, _seat(table, "after", players))


def _over(table: Table, shown: Shown) -> OverQuestion:
    players = _players(table)
    scores = _at_table(shown, "scores", players)
    if any(score >= TARGET[players] for _, score in scores):
        raise IllegalPlay(Reason.GAME_OVER)
    return OverQuestion(
        players,
        _seat(table, "mover", players),
        scores,
        _needed(shown, "line"),
        _at_table(shown, "hands", players),
        _needed(shown, "boneyard"),
    )


def _number(table: Table, shown: Shown) -> NumberQuestion:
    players = _players(table) if "players" in table else 2
    line, hand = shown.get("line") or Line(), shown.get("hand") or ()
    return NumberQuestion(table.word("fact", Fact), players, table.number("value", 0), line, hand=hand)


_KINDS: Final[dict[str, Callable[[Table, Shown], DominoQuestion]]] = {
    "sum": _sum,
    "ends": lambda table, shown: EndsQuestion(_needed(shown, "line")),
    "play": _play,
    "act": _act,
    "settle": lambda table, shown: SettleQuestion(_at_table(shown, "hands")),
    "opener": _opener,
    "turn": _turn,
    "lot": lambda table, shown: LotQuestion(_at_table(shown, "lots")),
    "over": _over,
    "winner": lambda table, shown: WinnerQuestion(_at_table(shown, "hands")),
    "number": _number,
    "tally": lambda table, shown: TallyQuestion(_needed(shown, "tally")),
}
