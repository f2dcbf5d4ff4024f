"""What a learner can be asked in practice: which lessons a puzzle takes, and how far the learner has come."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tutor.lessons import AnyCourse
from tutor.progress import Answered, Finished, is_rule
from tutor.puzzles.answer import Question
from tutor.puzzles.cribbage.count import CountQuestion
from tutor.puzzles.cribbage.missed import MissedQuestion
from tutor.puzzles.cribbage.mistake import CribbageMistake
from tutor.puzzles.making import LEVELS, Seed
from tutor.puzzles.mistake import Mistake
from tutor.web.practised import AnyPuzzle, Practised
from tutor.web.resuming import finished_lessons

BEGINS_AFTER: Final[Mapping[str, str]] = {
    "set": "the-set",
    "opener": "opening",
    "fits": "matching",
    "sum": "scoring",
    "ends": "scoring",
    "best": "scoring",
    "scoring": "scoring",
    "needed": "scoring",
    "find-mistake": "scoring",
    "act": "draw-or-pass",
    "drawn": "draw-or-pass",
    "blocked": "round-end",
    "settle": "settling",
    "over": "winning",
    "read-tally": "tally",
    "write-tally": "tally",
    "count-hand": "fifteens",
    "missed": "fifteens",
    "impossible": "counting",
    "whose": "answers",
    "answer": "too-high",
    "settle-count": "too-high",
    "count-crib": "crib",
    "allowed": "play",
    "ends-game": "target",
}
"""The lesson after which there are puzzles of a kind that can be solved."""

WHOLE_AFTER: Final[Mapping[str, str]] = {"count-hand": "counting", "missed": "counting"}
"""The lesson after which every plain puzzle of a kind can be solved, where that takes longer."""

#: Where a rule takes several lessons: the lesson that teaches to avoid a mistake.
_TAUGHT_IN: Final[Mapping[str, str]] = {
    **dict.fromkeys((Mistake.LONE_DOUBLE_TWICE, Mistake.LONE_DOUBLE_HALF, Mistake.DOUBLE_ONCE), "doubles"),
    Mistake.INTERNAL_DOUBLE: "doubles",
    Mistake.ZERO_SCORED: "zero",
    Mistake.LIGHTEST_WINS: "settling",
    **dict.fromkeys((CribbageMistake.HEELS_AS_NOBS, CribbageMistake.ANY_JACK, CribbageMistake.NOBS_MISSED), "nobs"),
    **dict.fromkeys((CribbageMistake.FLUSH_WITH_STARTER, CribbageMistake.FLUSH_FIVE_AS_FOUR), "flush"),
    CribbageMistake.FLUSH_MISSED: "flush",
    CribbageMistake.FLUSH_IN_CRIB: "crib",
    **dict.fromkeys((CribbageMistake.ROUND_THE_CORNER, CribbageMistake.SHORT_RUNS_TOO), "runs"),
    CribbageMistake.THREE_AS_PAIR: "pairs",
}
#: So many right answers in a row lead a level up, so many wrong ones a level down.
_IN_A_ROW: Final = 2


def takes(practised: Practised, question: Question[Any]) -> frozenset[str]:
    """What somebody has to know to answer: rules, and lessons where a rule alone says too little."""
    skills = practised.skills_of(question)
    lessons = {_TAUGHT_IN[skill] for skill in skills if skill in _TAUGHT_IN}
    if isinstance(question, CountQuestion | MissedQuestion):
        score = question.breakdown
        parts = {"fifteens": score.fifteens, "pairs": score.pairs, "runs": score.runs, "flush": score.flush}
        lessons |= {lesson for lesson, found in {**parts, "nobs": score.nobs}.items() if found}
    return frozenset(filter(is_rule, skills)) | lessons


@dataclass(frozen=True, slots=True)
class Learnt:
    """How far a learner has come in a game."""

    practised: Practised
    known: frozenset[str] = frozenset()
    """Rules met in lessons and puzzles, and finished lessons by their slugs."""
    lessons: frozenset[str] = frozenset()
    """The finished lessons by their slugs."""
    levels: Mapping[str, int] | None = None
    """The level reached in each kind that was practised."""
    taught: frozenset[str] = frozenset(BEGINS_AFTER.values())
    """The lessons that there are, by their slugs: a site may teach others than ours."""

    @classmethod
    def of(
        cls,
        practised: Practised,
        course: AnyCourse[Any] | None,
        finished: Sequence[Finished],
        recent: Sequence[Answered],
    ) -> "Learnt":
        """From what is kept of a learner: finished steps, and the latest answers, the newest first."""
        done = finished_lessons(course, finished) if course else ()
        lessons = frozenset(lesson.slug for lesson in done)
        rules = {rule for lesson in done for rule in lesson.rules}
        places = {one.place for one in finished}
        for lesson, step in course.pages() if course else ():
            if (practised.game, lesson.slug, step.id) in places:
                rules.update(step.rules)
        own = [one.answer for one in recent if one.answer.kind in practised.kinds and Seed.parse(one.answer.seed)]
        rules.update(skill for answer in own for skill in answer.skills if is_rule(skill))
        taught = frozenset(lesson.slug for lesson in course.lessons) if course else frozenset()
        return cls(practised, lessons | rules, lessons, levels(practised.kinds, recent), taught)

    def level(self, kind: str) -> int:
        """The level at which a kind is practised: the first one until it has gone well."""
        return (self.levels or {}).get(kind, LEVELS[0])

    @property
    def open(self) -> tuple[str, ...]:
        """The kinds that the learner can be asked, in the order of the lessons.

        Those of finished lessons and those practised before. For somebody who skips the lessons one kind opens after
        the other, each when all before it have gone well.
        """
        mine = {*(self.levels or {})}
        if self.lessons:
            mine.update(
                kind for kind, lesson in BEGINS_AFTER.items() if lesson in self.lessons or lesson not in self.taught
            )
            return tuple(kind for kind in self.practised.kinds if kind in mine)
        for kind in self.practised.kinds:
            mine.add(kind)
            if self.level(kind) == LEVELS[0]:
                break
        return tuple(kind for kind in self.practised.kinds if kind in mine)

    def open_without(self, skipped: Collection[str]) -> tuple[str, ...]:
        """The kinds that can be asked, without those just skipped, but at least one: the next that the lessons bring.

        When all have been skipped it begins again, only not with the one that was skipped last.
        """
        left = tuple(kind for kind in self.open if kind not in skipped)
        if left:
            return left
        others = [kind for kind in self.practised.kinds if kind not in skipped]
        return tuple(others[:1]) or tuple(kind for kind in self.open if kind != [*skipped][-1])

    def can(self, puzzle: AnyPuzzle) -> bool:
        """Whether the learner has met all that a puzzle takes; who skips the lessons is asked anything that is easy."""
        needed = takes(self.practised, puzzle.question)
        return not self.lessons or {one for one in needed if is_rule(one) or one in self.taught} <= self.known


def levels(kinds: Collection[str], recent: Iterable[Answered]) -> dict[str, int]:
    """The level reached in each kind that was practised, from the latest answers, the newest first.

    First tries count. Right ones in a row lead up, wrong ones in a row down; with a hint nobody gets ahead.
    """
    reached: dict[str, int] = {}
    rows: dict[str, int] = {}
    for answer, _, _ in reversed([*recent]):
        seed = Seed.parse(answer.seed)
        if seed is None or answer.kind not in kinds or not answer.skills:
            continue
        level, row = reached.get(answer.kind, LEVELS[0]), rows.get(answer.kind, 0)
        if answer.right and seed.level >= level:
            row = max(row, 0) + (not answer.helped)
        elif not answer.right and seed.level <= level:
            row = min(row, 0) - 1
        if row >= _IN_A_ROW:
            level, row = min(max(level, seed.level) + 1, LEVELS[-1]), 0
        elif row <= -_IN_A_ROW:
            level, row = max(level - 1, LEVELS[0]), 0
        reached[answer.kind], rows[answer.kind] = level, row
    return reached
