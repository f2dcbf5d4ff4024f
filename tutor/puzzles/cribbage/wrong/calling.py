"""Mistakes in answering a count, those in counting it included."""

from collections.abc import Callable
from typing import Final

from tutor.puzzles.cribbage.beliefs import OF_COUNTING, believed_counts, points_of
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.reply import AnswerQuestion, CallAnswer
from tutor.puzzles.cribbage.wrong import Answers, Family
from tutor.rules.cribbage import ACCEPT, HIGHEST_TOTAL, IMPOSSIBLE_TOTALS, OVER, Answer


def _believed_worth(mistake: Mistake) -> Callable[[AnswerQuestion], Answers]:
    """The best answer if the hand were worth what somebody with this mistake believes."""

    def answers(question: AnswerQuestion) -> Answers:
        asked = question.count
        for scored in believed_counts(mistake, asked.cards, asked.starter, asked.crib):
            difference = points_of(scored) - asked.announced
            if difference <= HIGHEST_TOTAL:
                best = Answer.muggins(difference) if difference > 0 else OVER if difference else ACCEPT
                yield CallAnswer(best)

    return answers


def _claims(lowest: int, highest: int = HIGHEST_TOTAL) -> Answers:
    return {CallAnswer(Answer.muggins(claim)) for claim in range(lowest, highest + 1)}


def _called(mistake: Mistake) -> Callable[[AnswerQuestion], Answers]:
    """The answers that break one rule about calls, whatever the hand was believed to be worth."""

    def answers(question: AnswerQuestion) -> Answers:
        announcement = question.count.announcement
        missed, excess = announcement.missed, announcement.excess
        match mistake:
            case Mistake.CLAIMED_TOO_MUCH if missed:
                return _claims(missed + 1)
            case Mistake.CLAIMED_TOO_LITTLE if missed:
                return _claims(1, missed - 1)
            case Mistake.CLAIMED_ON_EXACT if not missed and not excess:
                return _claims(1)
            case Mistake.CLAIMED_ON_OVER if excess:
                return _claims(1)
            case Mistake.CHALLENGED_EXACT if not missed and not excess:
                return {CallAnswer(OVER)}
            case Mistake.CHALLENGED_SHORT if missed:
                return {CallAnswer(OVER)}
            case Mistake.ACCEPTED_SHORT if missed:
                return {CallAnswer(ACCEPT)}
            case Mistake.ACCEPTED_OVER if excess:
                return {CallAnswer(ACCEPT)}
            case Mistake.IMPOSSIBLE_TOTAL if announcement.announced in IMPOSSIBLE_TOTALS:
                return {CallAnswer(ACCEPT)}
            case _:
                return ()

    return answers


#: The mistakes about which answer to give.
OF_CALLS: Final = (
    Mistake.IMPOSSIBLE_TOTAL,
    Mistake.CLAIMED_TOO_MUCH,
    Mistake.CLAIMED_TOO_LITTLE,
    Mistake.CLAIMED_ON_EXACT,
    Mistake.CLAIMED_ON_OVER,
    Mistake.CHALLENGED_EXACT,
    Mistake.CHALLENGED_SHORT,
    Mistake.ACCEPTED_SHORT,
    Mistake.ACCEPTED_OVER,
)

CALLING: Final[Family] = {
    **{(mistake, AnswerQuestion): _believed_worth(mistake) for mistake in OF_COUNTING},
    **{(mistake, AnswerQuestion): _called(mistake) for mistake in OF_CALLS},
}
