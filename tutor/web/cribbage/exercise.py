"""A question about cribbage with everything that stands around it, for a state of the learner."""

from dataclasses import dataclass, replace

from tutor.lessons import CribbageStep
from tutor.puzzles.answer import AnswerError
from tutor.puzzles.cribbage.judge import Verdict, judge
from tutor.puzzles.cribbage.making import CribbagePuzzle, Shown
from tutor.puzzles.cribbage.missed import CardsAnswer, MissedQuestion
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion
from tutor.puzzles.cribbage.skills import skills_of
from tutor.rules.cribbage import ACCEPT, Announce, Answer, Card, Lay, Reply
from tutor.web.cribbage.entries import entries
from tutor.web.cribbage.hooks import hooks
from tutor.web.cribbage.shown import Look, ShownScene, shown_scene
from tutor.web.entries import solution
from tutor.web.exercise import TRIES_BEFORE_SHOWING, AnyExercise, View, said
from tutor.web.hooks import Told
from tutor.web.state import State
from tutor.wording import asking
from tutor.wording.cribbage.asking import heard
from tutor.wording.cribbage.position import working
from tutor.wording.cribbage.story import move_sentences
from tutor.wording.feedback import shown
from tutor.wording.reader import Reader

#: Kinds of questions to which the true count is the answer, or from which it follows.
_COUNTING = frozenset({"count", "missed", "answer", "settle", "over", "asked", "shown", "whose"})


@dataclass(frozen=True, slots=True, kw_only=True)
class CribbageExercise(AnyExercise):
    """What is shown and asked about cribbage."""

    question: CribbageQuestion | None
    shown: CribbageStep | Shown
    hides_count: bool = False
    """Whether the true count would give the answer away."""
    hides_settlement: bool = False
    """Whether what the count comes to would."""
    talks: bool = False
    """Whether what was said at the table is shown, which the question of a puzzle tells anyway."""

    @classmethod
    def of_step(cls, reader: Reader, step: CribbageStep) -> "CribbageExercise":
        """A step of a lesson."""
        return cls(
            question=step.question,
            shown=step,
            ask=reader.gettext(step.ask) if step.ask else "",
            say=tuple(reader.gettext(text) for text in step.say),
            hints=tuple(reader.gettext(text) for text in step.hint),
            hides_count=step.hides_count,
            hides_settlement=step.hides_settlement,
            talks=True,
        )

    @classmethod
    def of_puzzle(cls, reader: Reader, puzzle: CribbagePuzzle) -> "CribbageExercise":
        """A puzzle."""
        return cls(
            question=puzzle.question,
            shown=puzzle.shown,
            ask=" ".join((*heard(reader, puzzle.question, puzzle.shown), asking.ask(reader, puzzle.question))),
            hints=asking.hints(reader, puzzle.question),
            hides_count=puzzle.question.kind in _COUNTING and not puzzle.shown.show_count,
            hides_settlement=True,
        )

    @property
    def skills(self) -> tuple[str, ...]:
        """What an answer says something about; nothing where nothing is asked."""
        return skills_of(self.question) if self.question else ()

    def view(self, reader: Reader, state: State) -> View:
        """Judge what was handed in and collect what the page shows."""
        question = self.question
        verdict, problem = self.judged(state)
        right = verdict is not None and verdict.right
        return View(
            exercise=self,
            state=state,
            hooks=hooks(question) if question else {},
            story=self._story(reader),
            working=self._working(reader),
            scene=self._scene(reader, state, verdict),
            entries=entries(reader, question, state, problem) if question else (),
            hints=self.hints[: state.hints],
            more_hints=len(self.hints) > state.hints,
            said=None if verdict is None else said(reader, verdict),
            answer=shown(reader, question) if state.shown and question else (),
            may_show=verdict is not None and not right and state.tries >= TRIES_BEFORE_SHOWING and not state.shown,
            unreadable=problem is not None,
        )

    def judged(self, state: State) -> tuple[Verdict | None, AnswerError | None]:
        """The verdict on what was handed in, or why it cannot be read; neither when nothing was."""
        if self.question is None or not state.submitted:
            return None, None
        try:
            return judge(self.question, self.question.parse(state.form)), None
        except AnswerError as problem:
            return None, problem

    def _working(self, reader: Reader) -> tuple[str, ...]:
        """What an announced count comes to, where nothing is asked."""
        if self.question is not None or self.hides_settlement or self.shown.settlement is None:
            return ()
        return working(reader, self.shown)

    def _story(self, reader: Reader) -> tuple[Told, ...]:
        """What has been done since the step before, apart from what is heard at the table beside it."""
        if not isinstance(self.shown, CribbageStep):
            return ()
        table, heard = self.shown.table, self.talks and self.shown.count is not None
        return tuple(
            Told(move_sentences(reader, move, table), {"data-seat": move.seat.value, "data-act": _act(move.action)})
            for move in self.shown.moves
            if not (heard and isinstance(move.action, Announce | Reply))
        )

    def _scene(self, reader: Reader, state: State, verdict: Verdict | None) -> ShownScene:
        """What is shown: as it was asked or, once the answer is right or shown, with what it comes to."""
        revealed = (verdict is not None and verdict.right) or state.shown
        scene = self.shown
        if revealed and isinstance(self.question, AnswerQuestion):
            scene = replace(scene, answers=self._best(self.question))
        look = Look(
            counted=revealed or not self.hides_count,
            settled=revealed or not self.hides_settlement,
            talks=self.talks or (revealed and isinstance(self.question, AnswerQuestion)),
            lit=self._lit(verdict, state),
        )
        compare = isinstance(self.shown, CribbageStep) and self.shown.compare
        return shown_scene(reader, scene, self.question, look, compare=compare)

    @staticmethod
    def _best(question: AnswerQuestion) -> tuple[Answer, ...]:
        """Those before you accept, and you give the best answer."""
        best = next(iter(question.right_answers()))
        return (*(ACCEPT for _ in question.accepted), best.answer)

    def _lit(self, verdict: Verdict | None, state: State) -> frozenset[Card]:
        """The cards that were rightly marked, or those of the answer that is shown."""
        if verdict is not None and verdict.right and isinstance(verdict.answer, CardsAnswer):
            return verdict.answer.cards
        if self.question is None or not isinstance(self.question, MissedQuestion):
            return frozenset()
        return frozenset(map(Card.parse, solution(self.question, state).get("choice", ())))


def _act(action: object) -> str:
    """What a player did, as a stable word."""
    match action:
        case Lay():
            return "lay"
        case Announce():
            return "announce"
        case Reply():
            return "answer"
        case _:
            return type(action).__name__.lower()
