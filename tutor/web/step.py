"""A step as its page shows it, for a state of the learner: everything the template needs, nothing it must work out."""

from dataclasses import dataclass

from tutor.lessons import Step
from tutor.puzzles.answer import AnswerError
from tutor.puzzles.judge import Verdict, judge
from tutor.puzzles.play import PlayAnswer
from tutor.rules.dominoes import Line
from tutor.rules.errors import IllegalPlay
from tutor.web.entries import Entry, entries
from tutor.web.hands import Table, table
from tutor.web.position import Position, position
from tutor.web.state import State
from tutor.wording import labels
from tutor.wording.feedback import feedback, shown
from tutor.wording.position import working
from tutor.wording.reader import Reader
from tutor.wording.table import move_sentences

#: After so many wrong answers the right one may be shown.
TRIES_BEFORE_SHOWING = 2


@dataclass(frozen=True, slots=True)
class Said:
    """What is said about an answer."""

    right: bool
    title: str
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StepView:
    """Everything that the page of a step shows, navigation aside."""

    step: Step
    state: State
    story: tuple[tuple[str, ...], ...]
    """What has been played since the step before, the sentences of each move."""
    say: tuple[str, ...]
    working: tuple[str, ...]
    """Why the position scores or not, where nothing is asked."""
    position: Position | None
    tried: Position | None
    """The position that a wrong but legal placement would lead to."""
    table: Table
    entries: tuple[Entry, ...]
    hints: tuple[str, ...]
    more_hints: bool
    said: Said | None
    answer: tuple[str, ...]
    """The right answer with its working, once it is shown."""
    may_show: bool
    unreadable: bool
    """Whether an answer was handed in that cannot be read."""

    @property
    def right(self) -> bool:
        """Whether the answer is right, or nothing is asked: the learner goes on."""
        return self.said.right if self.said else self.step.question is None


def step_view(reader: Reader, step: Step, state: State) -> StepView:
    """Judge what was handed in and collect what the page shows."""
    verdict, problem = _judged(step, state)
    right = verdict is not None and verdict.right
    revealed = right or state.shown
    counts = revealed or not (step.hides_sum or step.hides_open)
    opens = revealed or not (step.hides_open or (step.hides_sum and step.question is not None))
    line, tried = _lines(step, verdict)
    explained = step.question is None and line is not None and line.placements and not step.hide
    wrong = verdict is not None and not right
    return StepView(
        step=step,
        state=state,
        story=tuple(move_sentences(reader, move) for move in step.moves),
        say=tuple(map(reader.gettext, step.say)),
        working=working(reader, line) if explained and line is not None else (),
        position=None if line is None else position(reader, line, counts=counts, opens=opens),
        tried=None if tried is None else position(reader, tried, uid="tried"),
        table=table(reader, step),
        entries=entries(reader, step.question, state, problem) if step.question else (),
        hints=tuple(map(reader.gettext, step.hint[: state.hints])),
        more_hints=len(step.hint) > state.hints,
        said=None if verdict is None else _said(reader, verdict),
        answer=shown(reader, step.question) if state.shown and step.question else (),
        may_show=wrong and state.tries >= TRIES_BEFORE_SHOWING and not state.shown,
        unreadable=problem is not None,
    )


def _judged(step: Step, state: State) -> tuple[Verdict | None, AnswerError | None]:
    """The verdict on what was handed in, or why it cannot be read."""
    if step.question is None or not state.submitted:
        return None, None
    try:
        return judge(step.question, step.question.parse(state.form)), None
    except AnswerError as problem:
        return None, problem


def _said(reader: Reader, verdict: Verdict) -> Said:
    return Said(verdict.right, labels.verdict(reader, right=verdict.right), feedback(reader, verdict))


def _lines(step: Step, verdict: Verdict | None) -> tuple[Line | None, Line | None]:
    """The line to show, with a right placement made, and the one that a wrong placement would lead to."""
    if step.line is None or verdict is None or not isinstance(verdict.answer, PlayAnswer):
        return step.line, None
    try:
        after = step.line.after(verdict.answer.placement)
    except IllegalPlay:
        return step.line, None
    return (after, None) if verdict.right else (step.line, after)
