"""A question with everything that stands around it, for a state of the learner: one mechanism for steps and puzzles.

A template finds everything it needs here and works nothing out.
"""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutor.lessons import Step
from tutor.puzzles.answer import AnswerError, Question, Telltale
from tutor.puzzles.cribbage.judge import Verdict as CribbageVerdict
from tutor.puzzles.judge import Verdict, judge
from tutor.puzzles.making import Puzzle, Shown
from tutor.puzzles.play import Goal, PlayAnswer, PlayQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.puzzles.skills import skills_of
from tutor.puzzles.sum import SumQuestion
from tutor.rules.dominoes import Act, Line
from tutor.rules.errors import IllegalPlay
from tutor.web.cribbage.shown import ShownScene
from tutor.web.entries import Entry, entries
from tutor.web.hands import NOTHING, Table, table
from tutor.web.hooks import Told, hooks, story
from tutor.web.position import Position, position
from tutor.web.state import State
from tutor.wording import asking, labels
from tutor.wording.feedback import feedback, shown
from tutor.wording.position import working
from tutor.wording.reader import Reader

#: After so many wrong answers the right one may be shown.
TRIES_BEFORE_SHOWING = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class AnyExercise:
    """What is asked, in the reader's words, whatever the game and wherever it comes from."""

    question: Question[Any] | None
    ask: str = ""
    say: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()

    @property
    @abstractmethod
    def skills(self) -> tuple[str, ...]:
        """What an answer says something about; nothing where nothing is asked."""

    @abstractmethod
    def judged(self, state: State) -> tuple[Verdict | CribbageVerdict | None, AnswerError | None]:
        """The verdict on what was handed in, or why it cannot be read; neither when nothing was."""

    @abstractmethod
    def view(self, reader: Reader, state: State) -> "View":
        """Everything that the page shows in this state."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise(AnyExercise):
    """What is shown and asked about dominoes."""

    question: DominoQuestion | None
    shown: Step | Shown
    hides_sum: bool = False
    """Whether counted values, sum and points would give the answer away."""
    hides_open: bool = False
    """Whether the open places would."""
    leaves_sum_out: bool = False
    """Whether they are left out for good, since the learner does not know about scoring yet."""
    explains: bool = False
    """Whether it is said why the position scores or not."""

    @classmethod
    def of_step(cls, reader: Reader, step: Step) -> "Exercise":
        """A step of a lesson."""
        return cls(
            question=step.question,
            shown=step,
            ask=reader.gettext(step.ask) if step.ask else "",
            say=tuple(reader.gettext(text) for text in step.say),
            hints=tuple(reader.gettext(text) for text in step.hint),
            hides_sum=step.hides_sum,
            hides_open=step.hides_open or (step.hides_sum and not step.hide),
            leaves_sum_out=step.hide,
            explains=step.question is None and not step.hide,
        )

    @classmethod
    def of_puzzle(cls, reader: Reader, puzzle: Puzzle) -> "Exercise":
        """A puzzle."""
        question = puzzle.question
        # Whoever only has to find what fits need not know about scoring.
        only_fits = isinstance(question, PlayQuestion) and question.goals == (Goal.LEGAL,)
        return cls(
            question=question,
            shown=puzzle.shown,
            ask=asking.ask(reader, question),
            hints=asking.hints(reader, question),
            hides_sum=question.gives_away is Telltale.SUM or only_fits,
            hides_open=question.gives_away is not Telltale.NOTHING,
            leaves_sum_out=only_fits,
        )

    @property
    def counts(self) -> bool:
        """Whether there is something to count: a placement has been done last, and scoring is known."""
        was_placed = not isinstance(self.question, SumQuestion) or self.question.act is Act.PLAY
        return was_placed and not self.leaves_sum_out

    @property
    def skills(self) -> tuple[str, ...]:
        """What an answer says something about; nothing where nothing is asked."""
        return skills_of(self.question) if self.question else ()

    def judged(self, state: State) -> tuple[Verdict | None, AnswerError | None]:
        """The verdict on what was handed in, or why it cannot be read; neither when nothing was."""
        return judged(self.question, state)

    def view(self, reader: Reader, state: State) -> "View":
        """Everything that the page shows in this state."""
        return view_of(reader, self, state)


@dataclass(frozen=True, slots=True)
class Said:
    """What is said about an answer."""

    right: bool
    title: str
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Everything that the page of an exercise shows, navigation aside."""

    exercise: AnyExercise
    state: State
    hooks: Mapping[str, str]
    """What the question takes for granted, as attributes of the form."""
    story: tuple[Told, ...]
    """What has been played since the step before."""
    working: tuple[str, ...]
    """Why the position scores or not, where nothing is asked."""
    entries: tuple[Entry, ...]
    hints: tuple[str, ...]
    more_hints: bool
    said: Said | None
    answer: tuple[str, ...]
    """The right answer with its working, once it is shown."""
    may_show: bool
    unreadable: bool
    """Whether an answer was handed in that cannot be read."""
    position: Position | None = None
    tried: Position | None = None
    """The position that a wrong but legal placement would lead to."""
    table: Table = NOTHING
    scene: ShownScene | None = None
    """What is shown of cribbage."""

    @property
    def right(self) -> bool:
        """Whether the answer is right, or nothing is asked: the learner goes on."""
        return self.said.right if self.said else self.exercise.question is None

    @property
    def done(self) -> bool:
        """Whether there is nothing left to find out: the answer is right or shown, or nothing is asked."""
        return self.right or bool(self.answer)


def view_of(reader: Reader, exercise: Exercise, state: State) -> View:
    """Judge what was handed in and collect what the page shows."""
    question = exercise.question
    verdict, problem = judged(question, state)
    right = verdict is not None and verdict.right
    revealed = right or state.shown
    counts = exercise.counts and (revealed or not (exercise.hides_sum or exercise.hides_open))
    opens = revealed or not exercise.hides_open
    line, tried = _lines(exercise.shown.line, verdict)
    if state.shown and not right and line is not None and isinstance(question, PlayQuestion):
        line, tried = _solved(line, question), None
    wrong = verdict is not None and not right
    touch = isinstance(question, PlayQuestion) and not revealed
    return View(
        exercise=exercise,
        state=state,
        hooks=hooks(question) if question else {},
        story=story(reader, exercise.shown.moves, question),
        working=working(reader, line) if exercise.explains and line is not None and line.placements else (),
        position=None if line is None else position(reader, line, counts=counts, opens=opens, touch=touch),
        tried=None if tried is None else position(reader, tried, uid="tried", counts=exercise.counts),
        table=table(reader, exercise.shown, question),
        entries=entries(reader, question, state, problem, opens=opens) if question else (),
        hints=exercise.hints[: state.hints],
        more_hints=len(exercise.hints) > state.hints,
        said=None if verdict is None else said(reader, verdict),
        answer=shown(reader, question) if state.shown and question else (),
        may_show=wrong and state.tries >= TRIES_BEFORE_SHOWING and not state.shown,
        unreadable=problem is not None,
    )


def judged(question: DominoQuestion | None, state: State) -> tuple[Verdict | None, AnswerError | None]:
    """The verdict on what was handed in, or why it cannot be read; neither when nothing was."""
    if question is None or not state.submitted:
        return None, None
    try:
        return judge(question, question.parse(state.form)), None
    except AnswerError as problem:
        return None, problem


def said(reader: Reader, verdict: Verdict | CribbageVerdict) -> Said:
    """What is said about an answer."""
    return Said(verdict.right, labels.verdict(reader, right=verdict.right), feedback(reader, verdict))


def _solved(line: Line, question: PlayQuestion) -> Line:
    """The line once the right tile lies there; as it was, where several placements are right."""
    answers = question.right_answers()
    return line.after(next(iter(answers)).placement) if len(answers) == 1 else line


def _lines(line: Line | None, verdict: Verdict | None) -> tuple[Line | None, Line | None]:
    """The line to show, with a right placement made, and the one that a wrong placement would lead to."""
    if line is None or verdict is None or not isinstance(verdict.answer, PlayAnswer):
        return line, None
    try:
        after = line.after(verdict.answer.placement)
    except IllegalPlay:
        return line, None
    return (after, None) if verdict.right else (line, after)
