"""Why an answer is right or wrong: sentences computed from the position at hand, one module a family of questions.

Questions of both games are answered here; those about cribbage come from `tutor.wording.cribbage.feedback`.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tutor.puzzles.act import ActQuestion
from tutor.puzzles.blocked import BlockedQuestion
from tutor.puzzles.choice import LotQuestion, OpenerQuestion, OverQuestion, TurnQuestion, WinnerQuestion
from tutor.puzzles.cribbage.judge import Verdict as CribbageVerdict
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.ends import EndsQuestion
from tutor.puzzles.find_mistake import FindMistakeQuestion
from tutor.puzzles.judge import Verdict
from tutor.puzzles.misconceptions import Mistake
from tutor.puzzles.needed import NeededQuestion
from tutor.puzzles.number import NumberQuestion
from tutor.puzzles.play import PlayQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.puzzles.scoring import ScoringQuestion
from tutor.puzzles.settle import SettleQuestion
from tutor.puzzles.sum import SumQuestion
from tutor.puzzles.tally import TallyQuestion
from tutor.puzzles.write_tally import WriteTallyQuestion
from tutor.wording.cribbage.feedback import CRIBBAGE, CribbageFamily, telling
from tutor.wording.feedback import (
    act,
    blocked,
    ends,
    find_mistake,
    lot,
    needed,
    number,
    opener,
    over,
    play,
    scoring,
    settle,
    sums,
    tally,
    turn,
    winner,
    write_tally,
)
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


class Family(NamedTuple):
    """How one kind of question is answered back."""

    right: Callable[[Reader, Any, Any], Sentences]
    """The reason why this answer is right."""
    wrong: Callable[[Reader, Any, Any, Mistake | None], Sentences]
    """The mistake, or else a nudge: what to look at. Never the whole right answer."""
    shown: Callable[[Reader, Any], Sentences]
    """The right answer with its working."""


_FAMILIES: Final[dict[type, Family | CribbageFamily]] = {
    **CRIBBAGE,
    SumQuestion: Family(sums.right, sums.wrong, sums.shown),
    EndsQuestion: Family(ends.right, ends.wrong, ends.shown),
    PlayQuestion: Family(play.right, play.wrong, play.shown),
    ActQuestion: Family(act.right, act.wrong, act.shown),
    SettleQuestion: Family(settle.right, settle.wrong, settle.shown),
    OpenerQuestion: Family(opener.right, opener.wrong, opener.shown),
    TurnQuestion: Family(turn.right, turn.wrong, turn.shown),
    LotQuestion: Family(lot.right, lot.wrong, lot.shown),
    OverQuestion: Family(over.right, over.wrong, over.shown),
    WinnerQuestion: Family(winner.right, winner.wrong, winner.shown),
    NumberQuestion: Family(number.right, number.wrong, number.shown),
    TallyQuestion: Family(tally.right, tally.wrong, tally.shown),
    ScoringQuestion: Family(scoring.right, scoring.wrong, scoring.shown),
    NeededQuestion: Family(needed.right, needed.wrong, needed.shown),
    FindMistakeQuestion: Family(find_mistake.right, find_mistake.wrong, find_mistake.shown),
    BlockedQuestion: Family(blocked.right, blocked.wrong, blocked.shown),
    WriteTallyQuestion: Family(write_tally.right, write_tally.wrong, write_tally.shown),
}


def feedback(reader: Reader, verdict: Verdict | CribbageVerdict) -> Sentences:
    """Why an answer is right, or what is wrong with it: the very mistake, or a nudge towards what to look at.

    The more telling one of several mistakes is named. The whole right answer stays unsaid: that is for `shown`.
    """
    family: Any = _FAMILIES[type(verdict.question)]
    said: Sentences
    if verdict.right:
        said = family.right(reader, verdict.question, verdict.answer)
    elif isinstance(verdict, CribbageVerdict):
        said = family.wrong(reader, verdict.question, verdict.answer, telling(verdict))
    else:
        said = family.wrong(reader, verdict.question, verdict.answer, next(iter(verdict.mistakes), None))
    return said


def shown(reader: Reader, question: DominoQuestion | CribbageQuestion) -> Sentences:
    """The right answer with its working, for somebody who asks to see it."""
    return _FAMILIES[type(question)].shown(reader, question)
