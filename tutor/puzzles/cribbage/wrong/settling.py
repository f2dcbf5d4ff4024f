"""Mistakes about what a count comes to: who gets what, and whether the game is over."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final, TypeAlias

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.beliefs import OF_COUNTING, believed_counts, points_of
from tutor.puzzles.cribbage.choice import NO, YES
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.over import AskedQuestion, Ending, OverQuestion, ShownQuestion
from tutor.puzzles.cribbage.settle import SettleAnswer, SettleQuestion
from tutor.puzzles.cribbage.wrong import Answers, Family
from tutor.rules.cribbage import ACCEPT, HIGHEST_TOTAL, Call, Verdict

Settling: TypeAlias = SettleQuestion | OverQuestion
Gains: TypeAlias = tuple[int, ...]
"""Net points of the counter and of each opponent in turn."""


class _Case:
    """A settled count, with the numbers that mistakes are made with."""

    def __init__(self, asked: Settling) -> None:
        self.count = asked.count
        self.answers = asked.answers
        self.true = asked.count.true
        self.announced = asked.count.announced
        self.settlement = asked.settlement
        by = self.settlement.by
        self.claim = 0 if by is None else asked.answers[by].claim

    @property
    def missed(self) -> int:
        return max(self.true - self.announced, 0)

    @property
    def excess(self) -> int:
        return max(self.announced - self.true, 0)

    def gains(self, counter: int, caller: int = 0) -> Gains:
        """So much for the counter and for whoever settled the count."""
        return self.count.gains(self.settlement._replace(counter=counter, caller=caller))


def _claim_paid_in_full(case: _Case) -> Iterable[Gains]:
    if case.claim > case.missed:
        yield case.gains(case.announced, case.claim)


def _claimed_too_much(case: _Case) -> Iterable[Gains]:
    """A claim beyond what was missed taken for a wrong call."""
    if case.claim > case.missed:
        yield case.gains(case.announced + case.claim)
        yield case.gains(case.announced)


def _claimed_too_little(case: _Case) -> Iterable[Gains]:
    """All missed points given to a caller who named fewer."""
    if case.claim < case.missed:
        yield case.gains(case.announced, case.missed)


def _missed_to_counter(case: _Case) -> Iterable[Gains]:
    yield case.gains(case.true, case.settlement.caller)
    yield case.gains(case.true)
    yield case.gains(case.announced + case.settlement.caller)


def _wrong_call_free(case: _Case) -> Iterable[Gains]:
    yield case.gains(case.announced)


def _claimed_on_over(case: _Case) -> Iterable[Gains]:
    """Muggins on an over-count taken for a challenge, in full, by the number named, or besides its price."""
    if case.excess:
        taken = min(case.claim, case.excess)
        yield case.gains(case.true, case.excess)
        yield case.gains(case.true)
        yield case.gains(case.announced - taken, taken)
        yield case.gains(case.true + case.claim)


def _excess_kept(case: _Case) -> Iterable[Gains]:
    yield case.gains(case.announced)
    yield case.gains(case.announced, case.excess)
    yield case.gains(case.true)


def _challenged_short(case: _Case) -> Iterable[Gains]:
    """A challenge of a count that is too low taken for a muggins call, or for a request to correct it."""
    if case.missed:
        yield case.gains(case.announced, case.missed)
        yield case.gains(case.true)


def _corrected_though_accepted(case: _Case) -> Iterable[Gains]:
    yield case.gains(case.true)


#: The mistakes about a count that was settled in a certain way.
_OF_VERDICTS: Final[dict[tuple[Mistake, Verdict], Callable[[_Case], Iterable[Gains]]]] = {
    (Mistake.CLAIM_PAID_IN_FULL, Verdict.MUGGINS): _claim_paid_in_full,
    (Mistake.CLAIMED_TOO_MUCH, Verdict.MUGGINS): _claimed_too_much,
    (Mistake.CLAIMED_TOO_LITTLE, Verdict.MUGGINS): _claimed_too_little,
    (Mistake.MISSED_TO_COUNTER, Verdict.MUGGINS): _missed_to_counter,
    (Mistake.WRONG_CALL_FREE, Verdict.WRONG_MUGGINS): _wrong_call_free,
    (Mistake.CLAIMED_ON_OVER, Verdict.WRONG_MUGGINS): _claimed_on_over,
    (Mistake.EXCESS_KEPT, Verdict.OVER): _excess_kept,
    (Mistake.CHALLENGED_SHORT, Verdict.WRONG_OVER): _challenged_short,
    (Mistake.CORRECTED_THOUGH_ACCEPTED, Verdict.STANDS): _corrected_though_accepted,
}


def _later_answers(case: _Case) -> Iterator[Gains]:
    """A later answer settles the count, alone or besides the first one."""
    by = case.settlement.by
    if by is None:
        return
    first = case.count.gains(case.settlement)
    for index in range(by + 1, len(case.answers)):
        if case.answers[index].call is Call.ACCEPT:
            continue
        later = case.count.gains(case.count.settle((*[ACCEPT] * index, case.answers[index])))
        yield later
        yield (first[0], *(one + other for one, other in zip(first[1:], later[1:], strict=True)))


def _answered_at_target(case: _Case) -> Iterator[Gains]:
    """A count that nobody may answer is settled by answers all the same."""
    if not case.settlement.asked and case.answers:
        yield case.count.gains(_far_from_target(case.count).settle(case.answers))


def _far_from_target(count: AnnouncedCount) -> AnnouncedCount:
    return replace(count, scores=())


def believed_gains(mistake: Mistake, asked: Settling) -> frozenset[Gains]:
    """What somebody with this mistake would give to the counter and each opponent; none where it cannot show."""
    case = _Case(asked)
    if mistake is Mistake.LATER_ANSWER:
        return frozenset(_later_answers(case))
    if mistake is Mistake.ANSWERED_AT_TARGET:
        return frozenset(_answered_at_target(case))
    believed = _OF_VERDICTS.get((mistake, case.settlement.verdict))
    return frozenset(believed(case)) if believed else frozenset()


def _settled(mistake: Mistake) -> Callable[[SettleQuestion], Answers]:
    return lambda question: {SettleAnswer(gains) for gains in believed_gains(mistake, question)}


def _worth(mistake: Mistake) -> Callable[[SettleQuestion], Answers]:
    """The settlement if the hand were worth what somebody with this mistake believes."""

    def answers(question: SettleQuestion) -> Answers:
        asked = question.count
        if question.count_shown:
            return
        for scored in believed_counts(mistake, asked.cards, asked.starter, asked.crib):
            announcement = asked.announcement_of(min(points_of(scored), HIGHEST_TOTAL))
            if question.answers or not announcement.is_asked:
                yield SettleAnswer(asked.gains(announcement.settle(question.answers)))

    return answers


def _ending(mistake: Mistake) -> Callable[[OverQuestion], Answers]:
    """What the game would come to by such a settlement."""

    def answers(question: OverQuestion) -> Answers:
        endings = {_ended_by(question.count, gains) for gains in believed_gains(mistake, question)}
        if mistake is Mistake.MISSED_TO_COUNTER:
            # Whoever forgets the caller's points need not have given them to the counter.
            endings.discard(Ending.GOES_ON)
        return {ChoiceAnswer(ending.value) for ending in endings}

    return answers


def _ended_by(count: AnnouncedCount, gains: Gains) -> Ending:
    """The counter's score first, then those of the opponents."""
    counter, *others = gains
    if count.score_of(count.counter) + counter >= count.target:
        return Ending.COUNTER
    reached = (
        count.score_of(seat) + points >= count.target
        for seat, points in zip(count.opponents, others, strict=True)
        if points
    )
    return Ending.CALLER if any(reached) else Ending.GOES_ON


def _ended_at_once(question: OverQuestion) -> Answers:
    count = question.count
    reached = count.score_of(count.counter) + count.announced >= count.target
    return {ChoiceAnswer(Ending.COUNTER.value)} if reached else ()


def _capped(question: OverQuestion) -> Answers:
    """The counter's score never above the target before the excess is taken off."""
    count, settlement = question.count, question.settlement
    before = count.score_of(count.counter) + count.announced
    if settlement.verdict is not Verdict.OVER or before <= count.target:
        return ()
    capped = settlement._replace(counter=settlement.counter - (before - count.target))
    return {ChoiceAnswer(_ended_by(count, count.gains(capped)).value)}


def _caller_first(question: OverQuestion) -> Answers:
    count, settlement = question.count, question.settlement
    gains = count.gains(settlement)
    without_counter = _ended_by(count, (-count.score_of(count.counter), *gains[1:]))
    return {ChoiceAnswer(without_counter.value)} if without_counter is Ending.CALLER else ()


def _answered_all_the_same(question: AskedQuestion | ShownQuestion) -> Answers:
    return {ChoiceAnswer(YES)}


def _ended_unasked(question: AskedQuestion) -> Answers:
    count = question.count
    reached = count.score_of(count.counter) + count.announced >= count.target
    return {ChoiceAnswer(NO)} if reached else ()


def _shown_only_if_called(question: ShownQuestion) -> Answers:
    called = any(answer.call is not Call.ACCEPT for answer in question.answers)
    return () if called else {ChoiceAnswer(NO)}


#: The mistakes about who gets what.
OF_SETTLEMENTS: Final = (
    *dict.fromkeys(mistake for mistake, _ in _OF_VERDICTS),
    Mistake.LATER_ANSWER,
    Mistake.ANSWERED_AT_TARGET,
)

SETTLING: Final[Family] = {
    **{(mistake, SettleQuestion): _worth(mistake) for mistake in OF_COUNTING},
    **{(mistake, SettleQuestion): _settled(mistake) for mistake in OF_SETTLEMENTS},
    **{(mistake, OverQuestion): _ending(mistake) for mistake in OF_SETTLEMENTS},
    (Mistake.ENDED_AT_ONCE, OverQuestion): _ended_at_once,
    (Mistake.CAPPED_AT_TARGET, OverQuestion): _capped,
    (Mistake.CALLER_FIRST, OverQuestion): _caller_first,
    (Mistake.ANSWERED_AT_TARGET, AskedQuestion): _answered_all_the_same,
    (Mistake.ENDED_AT_ONCE, AskedQuestion): _ended_unasked,
    (Mistake.SHOWN_ONLY_IF_CALLED, ShownQuestion): _shown_only_if_called,
    (Mistake.ANSWERED_AT_TARGET, ShownQuestion): _answered_all_the_same,
}
