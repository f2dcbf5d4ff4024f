"""Which puzzle comes next for a learner, and why."""

import secrets
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.progress import Answered, Because
from tutor.puzzles.diagnosis import Evidence, diagnose, next_puzzle
from tutor.puzzles.making import KINDS, LAST_NUMBER, LEVELS, Puzzle, Seed, make_puzzle
from tutor.puzzles.misconceptions import shows_in
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.questions import DominoQuestion
from tutor.puzzles.skills import DRILLS, Drill, puzzle_for
from tutor.web.site import site
from tutor.wording.progress import Why

if TYPE_CHECKING:
    from tutor.progress.store import Store

#: So many answers, the latest ones, tell what a learner gets wrong.
_RECENT: Final = 16
_CHANCE: Final = secrets.SystemRandom()

PRACTISED: Final = tuple(
    sorted(
        (skill for skill, drills in DRILLS.items() if drills),
        key=lambda skill: (KINDS.index(DRILLS[skill][0].kind), DRILLS[skill][0].level),
    )
)
"""The skills that can be practised, those of the first kinds of puzzles first."""

#: The kinds of a sprint: those that are read at a glance.
_QUICK: Final = tuple(kind for kind in KINDS if kind not in ("settle", "find-mistake", "scoring", "blocked"))


class Chosen(NamedTuple):
    """A puzzle, why it was chosen, and the skill that it is about; empty where it is about several."""

    puzzle: Puzzle
    why: Why
    skill: str


@lru_cache(maxsize=512)
def find(kind: str, seed: str) -> Puzzle | None:
    """The puzzle at an address, if there is one; it is asked for again with every answer."""
    parsed = Seed.parse(seed)
    return make_puzzle(kind, *parsed) if parsed and kind in KINDS else None


def any_number() -> int:
    """The number of a puzzle that nobody can foresee."""
    return secrets.randbelow(LAST_NUMBER + 1)


def choose(store: "Store", key: str | None) -> Chosen:
    """What this learner practises next. Raises `StoreDown`.

    When several mistakes explain the latest answers, the puzzle tells them apart; else it is about a skill that is
    due, weak or new.
    """
    diagnosis = diagnose(_evidence(store.recent(key, _RECENT)))
    if len(diagnosis.suspects) > 1:
        return Chosen(next_puzzle(diagnosis, any_number()), Why.TELLS_APART, "")
    choice = store.next_skill(key, PRACTISED)
    assert choice is not None, "there is always something to practise"
    return Chosen(_about(choice.skill, choice.because), Why(choice.because.value), choice.skill)


def choose_without_store() -> Chosen:
    """What anybody practises while nothing is known of anybody."""
    skill = _CHANCE.choice(PRACTISED)
    return Chosen(_about(skill, Because.NEW), Why.ASKED_FOR, skill)


def about(skill: str) -> Puzzle:
    """Any puzzle that exercises a skill."""
    return _about(skill, Because.AHEAD)


def quick() -> Puzzle:
    """A puzzle for a sprint."""
    return make_puzzle(_CHANCE.choice(_QUICK), _CHANCE.choice(LEVELS[:2]), any_number())


def _about(skill: str, because: Because) -> Puzzle:
    drills = DRILLS[skill]
    match because:
        case Because.NEW:
            chosen = drills[0]
        case Because.WEAK:
            lowest = min(drill.level for drill in drills)
            chosen = _CHANCE.choice([drill for drill in drills if drill.level <= lowest + 1])
        case _:
            chosen = _CHANCE.choice(drills)
    return puzzle_for(skill, Drill(*chosen), any_number())


def _evidence(recent: tuple[Answered, ...]) -> Iterator[Evidence]:
    """What the latest first tries say about mistakes."""
    known = {mistake.value: mistake for mistake in Mistake}
    for answered in recent:
        answer = answered.answer
        question = _question(answer.kind, answer.seed) if answer.skills else None
        if question is not None:
            explained = frozenset(known[word] for word in answer.mistakes if word in known)
            yield Evidence(shows_in(question), answer.right, explained)


def _question(kind: str, seed: str) -> DominoQuestion | None:
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
