"""A course is lessons, a lesson is steps, a step is a position with something to read and perhaps to answer."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from tutor.puzzles.answer import Question, Telltale
from tutor.puzzles.move import Move
from tutor.puzzles.questions import DominoQuestion
from tutor.rules.dominoes import Line, Seat, Tile

Hands = tuple[tuple[Seat, tuple[Tile, ...]], ...]
Scores = tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class AnyStep:
    """One page of a lesson, whatever the game. What is None or empty is not shown."""

    id: str
    title: str
    say: tuple[str, ...]
    rules: tuple[str, ...] = ()
    ask: str = ""
    question: Question[Any] | None = None
    hint: tuple[str, ...] = ()
    hide: bool = False
    note: str = ""

    @property
    def texts(self) -> Iterator[str]:
        """Every text of the step, in the order it is read."""
        yield self.title
        yield from self.say
        if self.ask:
            yield self.ask
        yield from self.hint


S = TypeVar("S", bound=AnyStep)


@dataclass(frozen=True, slots=True)
class AnyLesson(Generic[S]):
    """One subject, taught in a few steps, whatever the game."""

    slug: str
    title: str
    about: str
    rules: tuple[str, ...]
    steps: tuple[S, ...]

    def step(self, id: str) -> S | None:  # noqa: A002
        """The step with this id, if there is one."""
        return next((step for step in self.steps if step.id == id), None)

    @property
    def asked(self) -> tuple[str, ...]:
        """The rules that some step asks about, in the order of the lesson's list."""
        asking = {rule for step in self.steps if step.question for rule in step.rules}
        return tuple(rule for rule in self.rules if rule in asking)


@dataclass(frozen=True, slots=True)
class AnyCourse(Generic[S]):
    """All lessons of one game, in order."""

    game: str
    lessons: tuple[AnyLesson[S], ...]

    def lesson(self, slug: str) -> AnyLesson[S] | None:
        """The lesson with this slug, if there is one."""
        return next((lesson for lesson in self.lessons if lesson.slug == slug), None)

    def pages(self) -> Iterator[tuple[AnyLesson[S], S]]:
        """Every step of every lesson, in order."""
        return ((lesson, step) for lesson in self.lessons for step in lesson.steps)

    def teaching(self) -> Mapping[str, tuple[tuple[AnyLesson[S], S], ...]]:
        """The steps that teach or ask each rule."""
        taught: dict[str, list[tuple[AnyLesson[S], S]]] = {}
        for lesson, step in self.pages():
            for rule in step.rules:
                taught.setdefault(rule, []).append((lesson, step))
        return {rule: tuple(steps) for rule, steps in taught.items()}


@dataclass(frozen=True, slots=True)
class Step(AnyStep):
    """One page of a lesson about dominoes."""

    line: Line | None = None
    hand: tuple[Tile, ...] | None = None
    hands: Hands = ()
    drawn: Tile | None = None
    boneyard: int | None = None
    tally: int | None = None
    scores: Scores = ()
    lots: tuple[tuple[Seat, Tile], ...] = ()
    moves: tuple[Move, ...] = ()
    question: DominoQuestion | None = None

    @property
    def hides_sum(self) -> bool:
        """Whether counted values, sum and points would give the answer away."""
        return self.hide or (self.question is not None and self.question.gives_away is Telltale.SUM)

    @property
    def hides_open(self) -> bool:
        """Whether the open places would give the answer away."""
        return self.question is not None and self.question.gives_away is Telltale.OPEN_PLACES


Lesson: TypeAlias = AnyLesson[Step]
"""A lesson about dominoes."""
Course: TypeAlias = AnyCourse[Step]
"""The course about dominoes."""
