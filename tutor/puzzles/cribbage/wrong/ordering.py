"""Mistakes about whose turn it is, whose answer counts, and what may be answered at all."""

from collections.abc import Callable
from typing import Final

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.cribbage.allowed import Act, AllowedQuestion
from tutor.puzzles.cribbage.choice import NOBODY, YES
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.order import NextQuestion, TurnQuestion, WhoseQuestion
from tutor.puzzles.cribbage.seats import partner_of
from tutor.puzzles.cribbage.wrong import Answers, Family
from tutor.rules.cribbage import ACCEPT, Answer, Call


def _later(question: WhoseQuestion, *, paid: bool) -> Answers:
    """The opponents who would call after the one who settles the count.

    With `paid` only those whose call would have got points; without it, only the others. Where the count is not
    shown, it is both.
    """
    calling = [
        (index, seat)
        for index, (seat, answer) in enumerate(zip(question.opponents, question.answers, strict=False))
        if answer.call is not Call.ACCEPT
    ]
    return {
        ChoiceAnswer(seat.value)
        for index, seat in calling[1:]
        if question.count is None or _is_paid(question, index, question.answers[index]) is paid
    }


def _is_paid(question: WhoseQuestion, index: int, answer: Answer) -> bool:
    """Whether an answer would get points if everybody before had accepted."""
    return question.count is not None and question.count.settle((*[ACCEPT] * index, answer)).caller > 0


def _partner_called(question: WhoseQuestion) -> Answers:
    partner = partner_of(question.table, question.counter)
    return {ChoiceAnswer(partner.value)} if partner is not None else ()


def _next(mistake: Mistake) -> Callable[[NextQuestion], Answers]:
    """Another opponent out of turn, the partner, or a later opponent although the count is settled."""

    def answers(question: NextQuestion) -> Answers:
        partner = partner_of(question.table, question.counter)
        if mistake is Mistake.FOR_PARTNER:
            return {ChoiceAnswer(partner.value)} if partner is not None else ()
        settled = question.right == NOBODY
        if settled is not (mistake is Mistake.LATER_ANSWER):
            return ()
        return {ChoiceAnswer(seat.value) for seat in question.opponents}

    return answers


def _counted_out_of_turn(question: TurnQuestion) -> Answers:
    return {ChoiceAnswer(option) for option in question.options}


#: Who takes an act that is not allowed for one that is.
ALLOWED_BY: Final[dict[Act, Mistake]] = {
    Act.MUGGINS_ON_PLAY: Mistake.CLAIMED_ON_PLAY,
    Act.MUGGINS_ON_HEELS: Mistake.CLAIMED_ON_PLAY,
    Act.MUGGINS_IN_REVERSE: Mistake.COMBINED_WITH_REVERSE,
    Act.MUGGINS_WHEN_SETTLED: Mistake.LATER_ANSWER,
    Act.MUGGINS_WHEN_ACCEPTED: Mistake.CORRECTED_THOUGH_ACCEPTED,
    Act.MUGGINS_AT_TARGET: Mistake.ANSWERED_AT_TARGET,
    Act.ANSWER_FOR_PARTNER: Mistake.FOR_PARTNER,
    Act.ANSWER_OUT_OF_TURN: Mistake.OUT_OF_TURN,
}


def _allowed(mistake: Mistake) -> Callable[[AllowedQuestion], Answers]:
    return lambda question: {ChoiceAnswer(YES)} if ALLOWED_BY.get(question.act) is mistake else ()


ORDERING: Final[Family] = {
    (Mistake.LATER_ANSWER, WhoseQuestion): lambda question: _later(question, paid=True),
    (Mistake.OUT_OF_TURN, WhoseQuestion): lambda question: _later(question, paid=False),
    (Mistake.FOR_PARTNER, WhoseQuestion): _partner_called,
    **{
        (mistake, NextQuestion): _next(mistake)
        for mistake in (Mistake.OUT_OF_TURN, Mistake.LATER_ANSWER, Mistake.FOR_PARTNER)
    },
    (Mistake.COUNTED_OUT_OF_TURN, TurnQuestion): _counted_out_of_turn,
    **{(mistake, AllowedQuestion): _allowed(mistake) for mistake in ALLOWED_BY.values()},
}
