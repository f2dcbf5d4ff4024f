"""Which puzzle comes next for a learner, and why."""

import secrets
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tutor.progress import Answered, Because
from tutor.puzzles.answer import Question
from tutor.puzzles.making import LAST_NUMBER, LEVELS, Seed
from tutor.puzzles.weighing import AnyEvidence, Drill
from tutor.web.practised import CRIBBAGE, DOMINOES, GAMES, AnyPuzzle, Practised, of_kind, of_skill
from tutor.web.site import site
from tutor.web.sprinting import COUNTING
from tutor.wording.progress import Why

if TYPE_CHECKING:
    from tutor.progress.store import Store

#: So many answers, the latest ones, tell what a learner gets wrong.
_RECENT: Final = 16
_CHANCE: Final = secrets.SystemRandom()

#: The kinds of a sprint: those that are read at a glance.
_QUICK: Final = tuple(kind for kind in DOMINOES.kinds if kind not in ("settle", "find-mistake", "scoring", "blocked"))
#: The kinds of a sprint in counting.
_COUNTED: Final = tuple(kind for kind in CRIBBAGE.kinds if kind.startswith("count-"))


class Chosen(NamedTuple):
    """A puzzle, why it was chosen, and the skill that it is about; empty where it is about several."""

    puzzle: AnyPuzzle
    why: Why
    skill: str


@lru_cache(maxsize=512)
def find(kind: str, seed: str) -> AnyPuzzle | None:
    """The puzzle at an address, if there is one; it is asked for again with every answer."""
    parsed = Seed.parse(seed)
    practised = of_kind(kind)
    return practised.make(kind, *parsed) if parsed and practised else None


def any_number() -> int:
    """The number of a puzzle that nobody can foresee."""
    return secrets.randbelow(LAST_NUMBER + 1)


def choose(store: "Store", key: str | None, game: str = "") -> Chosen:
    """What this learner practises next, in this game or else in those that were answered lately. Raises `StoreDown`.

    When several mistakes explain the latest answers, the puzzle tells them apart; else it is about a skill that is
    due, weak or new.
    """
    recent = store.recent(key, _RECENT)
    games = _games(recent, game)
    for practised in games:
        diagnosis = practised.diagnose(_evidence(recent, practised))
        if len(diagnosis.suspects) > 1:
            return Chosen(practised.next_puzzle(diagnosis, any_number()), Why.TELLS_APART, "")
    choice = store.next_skill(key, [skill for practised in games for skill in practised.skills])
    assert choice is not None, "there is always something to practise"
    return Chosen(_about(choice.skill, choice.because), Why(choice.because.value), choice.skill)


def _games(recent: tuple[Answered, ...], game: str) -> list[Practised]:
    """The game that is asked for, or those of the latest answers, or all of them."""
    if game in GAMES:
        return [GAMES[game]]
    known = {_game_of(answered.answer.kind, answered.answer.seed) for answered in recent}
    return [practised for practised in GAMES.values() if practised.game in known] or list(GAMES.values())


def _game_of(kind: str, seed: str) -> str:
    """The game of an answered puzzle or lesson step; empty where nobody knows."""
    words = seed.split("/")
    if words[0] == "learn" and len(words) == 4:
        return words[1]
    practised = of_kind(kind)
    return practised.game if practised else ""


def choose_without_store(game: str = "") -> Chosen:
    """What anybody practises while nothing is known of anybody."""
    skill = _CHANCE.choice([skill for practised in _games((), game) for skill in practised.skills])
    return Chosen(_about(skill, Because.NEW), Why.ASKED_FOR, skill)


def about(skill: str) -> AnyPuzzle:
    """Any puzzle that exercises a skill."""
    return _about(skill, Because.AHEAD)


def quick(what: str = "") -> AnyPuzzle:
    """A puzzle for a sprint, of dominoes unless counting is asked for."""
    practised, kinds = (CRIBBAGE, _COUNTED) if what == COUNTING else (DOMINOES, _QUICK)
    return practised.make(_CHANCE.choice(kinds), _CHANCE.choice(LEVELS[:2]), any_number())


def _about(skill: str, because: Because) -> AnyPuzzle:
    practised = of_skill(skill)
    drills = practised.drills[skill]
    match because:
        case Because.NEW:
            chosen = drills[0]
        case Because.WEAK:
            lowest = min(drill.level for drill in drills)
            chosen = _CHANCE.choice([drill for drill in drills if drill.level <= lowest + 1])
        case _:
            chosen = _CHANCE.choice(drills)
    return practised.puzzle_for(skill, Drill(*chosen), any_number())


def _evidence(recent: tuple[Answered, ...], practised: Practised) -> Iterator[AnyEvidence[Any]]:
    """What the latest first tries say about the mistakes of a game."""
    for answered in recent:
        answer = answered.answer
        if not answer.skills or _game_of(answer.kind, answer.seed) != practised.game:
            continue
        question = _question(answer.kind, answer.seed)
        if question is not None:
            known = practised.mistakes
            explained = frozenset(known[word] for word in answer.mistakes if word in known)
            yield practised.evidence(practised.shows_in(question), answer.right, explained)


def _question(kind: str, seed: str) -> Question[Any] | None:
    """The question that was answered: a puzzle's, or a lesson step's."""
    puzzle = find(kind, seed)
    if puzzle is not None:
        return puzzle.question
    words = seed.split("/")
    if len(words) != 4 or words[0] != "learn":
        return None
    course = site().courses.get(words[1])
    lesson = course.lesson(words[2]) if course else None
    step = lesson.step(words[3]) if lesson else None
    return step.question if step else None
