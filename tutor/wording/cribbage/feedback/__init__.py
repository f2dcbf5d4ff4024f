"""Why an answer about cribbage is right or wrong: computed from the cards and the table, one module a family."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tutor.puzzles.cribbage.allowed import AllowedQuestion
from tutor.puzzles.cribbage.beliefs import OF_COUNTING
from tutor.puzzles.cribbage.count import CountQuestion
from tutor.puzzles.cribbage.judge import Verdict
from tutor.puzzles.cribbage.missed import MissedQuestion
from tutor.puzzles.cribbage.mistake import CribbageMistake
from tutor.puzzles.cribbage.number import NumberQuestion, PossibleQuestion
from tutor.puzzles.cribbage.order import NextQuestion, TurnQuestion, WhoseQuestion
from tutor.puzzles.cribbage.over import AskedQuestion, OverQuestion, ShownQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion
from tutor.puzzles.cribbage.settle import SettleQuestion
from tutor.wording.cribbage.feedback import (
    allowed,
    asked,
    counting,
    missed,
    number,
    order,
    over,
    possible,
    reply,
    settle,
    shown,
    turn,
)
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


class CribbageFamily(NamedTuple):
    """How one kind of question about cribbage is answered."""

    right: Callable[[Reader, Any, Any], Sentences]
    """The reason why this answer is right."""
    wrong: Callable[[Reader, Any, Any, CribbageMistake | None], Sentences]
    """The mistake, or else a nudge: what to look at."""
    shown: Callable[[Reader, Any], Sentences]
    """The right answer with its working."""


def telling(verdict: Verdict) -> CribbageMistake | None:
    """The one of several mistakes that is told: where rules are asked about, not a miscount that fits by chance."""
    likely = {SettleQuestion: _OF_RULES, OverQuestion: AT_TARGET}.get(type(verdict.question), ())
    return next((mistake for mistake in likely if mistake in verdict.mistakes), next(iter(verdict.mistakes), None))


#: Mistakes about reaching the target, the more telling one first.
AT_TARGET: Final = (
    CribbageMistake.ENDED_AT_ONCE,
    CribbageMistake.ANSWERED_AT_TARGET,
    CribbageMistake.CALLER_FIRST,
    CribbageMistake.CAPPED_AT_TARGET,
)
_OF_RULES: Final = tuple(mistake for mistake in CribbageMistake if mistake not in OF_COUNTING)


CRIBBAGE: Final[dict[type, CribbageFamily]] = {
    CountQuestion: CribbageFamily(counting.right, counting.wrong, counting.shown),
    MissedQuestion: CribbageFamily(missed.right, missed.wrong, missed.shown),
    AnswerQuestion: CribbageFamily(reply.right, reply.wrong, reply.shown),
    SettleQuestion: CribbageFamily(settle.right, settle.wrong, settle.shown),
    OverQuestion: CribbageFamily(over.right, over.wrong, over.shown),
    AskedQuestion: CribbageFamily(asked.right, asked.wrong, asked.shown),
    ShownQuestion: CribbageFamily(shown.right, shown.wrong, shown.shown),
    WhoseQuestion: CribbageFamily(order.right_whose, order.wrong_whose, order.shown_whose),
    NextQuestion: CribbageFamily(order.right_next, order.wrong_next, order.shown_next),
    TurnQuestion: CribbageFamily(turn.right, turn.wrong, turn.shown),
    PossibleQuestion: CribbageFamily(possible.right, possible.wrong, possible.shown),
    NumberQuestion: CribbageFamily(number.right, number.wrong, number.shown),
    AllowedQuestion: CribbageFamily(allowed.right, allowed.wrong, allowed.shown),
}
"""Every family of questions about cribbage."""
