"""Which puzzle comes next for a learner, and why."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tutor.progress import Answered, Because, Finished, StoreDown
from tutor.puzzles.answer import Question
from tutor.puzzles.making import LAST_NUMBER, LEVELS, Seed
from tutor.puzzles.weighing import AnyDiagnosis, AnyEvidence, Drill
from tutor.web.learnt import Learnt
from tutor.web.practised import CRIBBAGE, DOMINOES, GAMES, AnyPuzzle, Practised, of_kind, of_skill
from tutor.web.site import site
from tutor.web.sprinting import COUNTING
from tutor.wording.progress import Why

if TYPE_CHECKING:
    from tutor.progress.store import Store

#: So many answers, the latest ones, tell what a learner gets wrong.
_RECENT: Final = 16
#: So many tell how far a learner has come in each kind.
_FAR_BACK: Final = 240
#: So many puzzles of a kind and a level are looked at for one that takes nothing unknown.
_TRIED: Final = 12
#: So many of the lowest level, which are made quickly, before it has to be one that takes something unknown.
_TRIED_HARD: Final = 80
#: So many are looked at that tell mistakes apart; each of them is the best of many.
_TELLING_TRIED: Final = 3
#: A learner who skips is not asked these latest kinds again.
MOST_SKIPPED: Final = 4
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


def find(kind: str, seed: str) -> AnyPuzzle | None:
    """The puzzle at an address, if there is one."""
    parsed = Seed.parse(seed)
    practised = of_kind(kind)
    return _made(practised.make, kind, parsed) if parsed and practised else None


@lru_cache(maxsize=512)
def _made(make: Callable[[str, int, int], AnyPuzzle], kind: str, seed: Seed) -> AnyPuzzle:
    """A puzzle, which is asked for again with every answer; what does not exist never gets here and is not kept."""
    return make(kind, *seed)


def any_number() -> int:
    """The number of a puzzle that nobody can foresee."""
    return secrets.randbelow(LAST_NUMBER + 1)


def choose(store: "Store", key: str | None, game: str = "", skipped: Sequence[str] = ()) -> Chosen:
    """What this learner practises next, in this game or else in those that were answered lately. Raises `StoreDown`.

    When several mistakes explain the latest answers, the puzzle tells them apart; else it is about a rule that is due,
    weak or new, or about a mistake that was made. Kinds that were `skipped` just now wait, the last one at the end.
    """
    recent, finished = store.recent(key, _FAR_BACK), store.finished(key)
    learners = [_learnt(practised, finished, recent) for practised in _games(recent[:_RECENT], game)]
    for learnt in learners:
        telling = _telling(learnt, recent[:_RECENT], skipped)
        if telling:
            return Chosen(telling, Why.TELLS_APART, "")
    open_kinds = {learnt.practised.game: learnt.open_without(skipped) for learnt in learners}
    ready, later, unknown = (
        [skill for learnt in learners for skill in _skills(learnt, open_kinds[learnt.practised.game])[part]]
        for part in range(3)
    )
    choice = store.next_skill(key, ready, later) or store.next_skill(key, [*unknown, *later])
    assert choice is not None, "every kind is about some rule"
    learnt = next(learnt for learnt in learners if choice.skill in learnt.practised.skills)
    latest = recent[0].answer.kind if recent else ""
    kinds = open_kinds[learnt.practised.game]
    puzzle = _about(learnt, choice.skill, kinds, latest=latest, first=choice.because is Because.NEW)
    return Chosen(puzzle, Why(choice.because.value), choice.skill)


def _learnt(practised: Practised, finished: Sequence[Finished], recent: Sequence[Answered]) -> Learnt:
    return Learnt.of(practised, site().courses.get(practised.game), finished, recent)


def _learnt_by(key: str | None, practised: Practised) -> Learnt:
    """How far a learner has come; nowhere while the store is down."""
    try:
        store = site().store
        return _learnt(practised, store.finished(key), store.recent(key, _FAR_BACK))
    except StoreDown:
        return Learnt(practised)


def _games(recent: Sequence[Answered], game: str) -> list[Practised]:
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
    """What anybody practises while nothing is known of anybody: something easy."""
    skill = _CHANCE.choice([skill for practised in _games((), game) for skill in practised.rules])
    learnt = Learnt(of_skill(skill))
    return Chosen(_about(learnt, skill, learnt.practised.kinds), Why.ASKED_FOR, skill)


def about(key: str | None, skill: str) -> AnyPuzzle:
    """A puzzle that exercises a skill, for somebody who asks for it: of any kind, at the learner's level."""
    learnt = _learnt_by(key, of_skill(skill))
    return _about(learnt, skill, learnt.practised.kinds)


def of_level(key: str | None, kind: str) -> AnyPuzzle | None:
    """A puzzle of a kind at the level that a learner has reached, one that takes nothing unknown if there is one."""
    practised = of_kind(kind)
    if practised is None:
        return None
    learnt = _learnt_by(key, practised)
    tried = [practised.make(kind, learnt.level(kind), any_number())]
    while not learnt.can(tried[-1]) and len(tried) < _TRIED:
        tried.append(practised.make(kind, learnt.level(kind), any_number()))
    return tried[-1]


def quick(key: str | None, what: str = "") -> AnyPuzzle:
    """A puzzle for a sprint, of dominoes unless counting is asked for; plain ones until they have gone well."""
    practised, kinds = (CRIBBAGE, _COUNTED) if what == COUNTING else (DOMINOES, _QUICK)
    learnt = _learnt_by(key, practised)
    known = [kind for kind in kinds if kind in learnt.open] if learnt.lessons else []
    kind = _CHANCE.choice(known or kinds)
    drill = Drill(kind, min(learnt.level(kind), LEVELS[1]))
    tried = (practised.make(*drill, any_number()) for _ in range(_TRIED))
    return next(filter(learnt.can, tried), None) or practised.make(*drill, any_number())


def _telling(learnt: Learnt, recent: Sequence[Answered], skipped: Sequence[str]) -> AnyPuzzle | None:
    """The puzzle that tells apart what explains the latest wrong answers, if that is several mistakes."""
    practised = learnt.practised
    diagnosis = practised.diagnose(_evidence(recent, practised))
    if len(diagnosis.suspects) < 2:
        return None
    kinds = _telling_kinds(diagnosis, practised, learnt.open, skipped)
    if not kinds:
        return None
    tried = [
        practised.next_puzzle(diagnosis, any_number(), kinds) for _ in range(_TELLING_TRIED if learnt.lessons else 1)
    ]
    return next(filter(learnt.can, tried), tried[0])


def _telling_kinds(
    diagnosis: AnyDiagnosis[Any], practised: Practised, open_kinds: Sequence[str], skipped: Sequence[str]
) -> list[str]:
    """The kinds in which the suspected mistakes show: those that the learner knows, else any that was not skipped."""
    showing = {drill.kind for mistake in diagnosis.suspects for drill in practised.drills[mistake.value]}
    left = [kind for kind in practised.kinds if kind in showing and kind not in skipped]
    return [kind for kind in left if kind in open_kinds] or left


class _Skills(NamedTuple):
    """The skills to choose from, each list in the order of the lessons."""

    ready: list[str]
    """Rules with puzzles at the level that the learner has reached, and mistakes, which are chosen when made."""
    later: list[str]
    """Rules that have puzzles of higher levels alone."""
    unknown: list[str]
    """Rules that the learner has not met."""


def _skills(learnt: Learnt, kinds: Sequence[str]) -> _Skills:
    practised, skills = learnt.practised, _Skills([], [], [])
    for skill in practised.skills:
        drills = [drill for drill in practised.drills[skill] if drill.kind in kinds]
        if not drills:
            continue
        if skill in practised.mistakes:
            skills.ready.append(skill)
        elif learnt.lessons and skill not in learnt.known:
            skills.unknown.append(skill)
        elif any(drill.level <= learnt.level(drill.kind) for drill in drills):
            skills.ready.append(skill)
        else:
            skills.later.append(skill)
    return skills


def _about(learnt: Learnt, skill: str, kinds: Sequence[str], *, latest: str = "", first: bool = False) -> AnyPuzzle:
    """A puzzle of these kinds about a skill, at the learner's level, that takes nothing unknown if there is one.

    Another kind than the `latest` one is preferred. The `first` puzzle about a skill is of the lowest level.
    """
    practised = learnt.practised
    drills = _drills(learnt, skill, kinds, first=first)
    _CHANCE.shuffle(drills)
    drills.sort(key=lambda drill: (max(drill.level - learnt.level(drill.kind), 0), drill.kind == latest))
    *_, lowest = sorted(practised.drills[skill], key=lambda drill: (drill.kind in kinds, -drill.level))
    for drill, times in (*((drill, _TRIED) for drill in drills), (lowest, _TRIED_HARD)):
        for _ in range(times):
            puzzle = practised.puzzle_for(skill, drill, any_number())
            if learnt.can(puzzle):
                return puzzle
    return practised.puzzle_for(skill, lowest, any_number())


def _drills(learnt: Learnt, skill: str, kinds: Sequence[str], *, first: bool) -> list[Drill]:
    """For each of the kinds the highest level that the learner has reached, or else the lowest that there is."""
    levels: dict[str, list[int]] = {}
    for kind, at in learnt.practised.drills[skill]:
        if kind in kinds:
            levels.setdefault(kind, []).append(at)
    reached = {kind: [at for at in found if at <= learnt.level(kind) and not first] for kind, found in levels.items()}
    return [Drill(kind, max(reached[kind]) if reached[kind] else min(found)) for kind, found in levels.items()]


def _evidence(recent: Sequence[Answered], practised: Practised) -> Iterator[AnyEvidence[Any]]:
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
