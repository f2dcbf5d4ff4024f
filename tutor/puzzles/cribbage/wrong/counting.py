"""Mistakes in counting a hand: what it is worth, what was missed, and which numbers can be."""

from collections.abc import Callable
from typing import Final

from tutor.puzzles.answer import ChoiceAnswer, TotalAnswer
from tutor.puzzles.cribbage.beliefs import OF_COUNTING, believed_counts, points_of
from tutor.puzzles.cribbage.count import CountQuestion, Part
from tutor.puzzles.cribbage.missed import CardsAnswer, MissedQuestion
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.number import Fact, NumberQuestion, PossibleQuestion
from tutor.puzzles.cribbage.wrong import Answers, Family
from tutor.rules.cribbage import IMPOSSIBLE_TOTALS


def _counted(mistake: Mistake) -> Callable[[CountQuestion], Answers]:
    def answers(question: CountQuestion) -> Answers:
        return {
            TotalAnswer(points_of(each for each in scored if question.asked.holds(each)))
            for scored in believed_counts(mistake, question.cards, question.starter, question.crib)
        }

    return answers


def _marked(mistake: Mistake) -> Callable[[MissedQuestion], Answers]:
    """The cards of what somebody with this mistake would count besides everything that scores."""

    def answers(question: MissedQuestion) -> Answers:
        breakdown = question.breakdown
        true = breakdown.combinations
        for scored in believed_counts(mistake, question.cards, question.starter, question.crib, of=breakdown):
            more = scored[len(true) :] if mistake is Mistake.FIFTEEN_TWICE else scored
            for each in more:
                if mistake is Mistake.FIFTEEN_TWICE or each not in true:
                    yield CardsAnswer(frozenset(each.cards))

    return answers


def _impossible_total(question: CountQuestion) -> Answers:
    return {TotalAnswer(total) for total in IMPOSSIBLE_TOTALS} if question.asked is Part.TOTAL else ()


def _possible(question: PossibleQuestion) -> Answers:
    return {ChoiceAnswer(option) for option in question.options}


#: What somebody with a mistake takes for the number of a fact.
_BELIEVED: Final[dict[tuple[Mistake, Fact], tuple[int, ...]]] = {
    (Mistake.HEELS_AS_NOBS, Fact.HEELS): (1,),
    (Mistake.HEELS_AS_NOBS, Fact.NOBS): (2,),
    (Mistake.FLUSH_FIVE_AS_FOUR, Fact.FLUSH_WITH_STARTER): (4,),
    (Mistake.FLUSH_IN_CRIB, Fact.FLUSH_IN_CRIB): (4,),
    (Mistake.THREE_AS_PAIR, Fact.THREE): (2, 3, 4),
    (Mistake.THREE_AS_PAIR, Fact.FOUR): (2, 4, 6, 8),
}


def _number(mistake: Mistake) -> Callable[[NumberQuestion], Answers]:
    return lambda question: {TotalAnswer(number) for number in _BELIEVED.get((mistake, question.fact), ())}


def _answering(question: NumberQuestion) -> Answers:
    """Partners counted among those who answer."""
    others = question.table.players - 1
    return {TotalAnswer(others)} if question.fact is Fact.ANSWERS else ()


COUNTING: Final[Family] = {
    **{(mistake, CountQuestion): _counted(mistake) for mistake in OF_COUNTING},
    **{(mistake, MissedQuestion): _marked(mistake) for mistake in OF_COUNTING},
    **{(mistake, NumberQuestion): _number(mistake) for mistake, _ in _BELIEVED},
    (Mistake.FOR_PARTNER, NumberQuestion): _answering,
    (Mistake.IMPOSSIBLE_TOTAL, CountQuestion): _impossible_total,
    (Mistake.IMPOSSIBLE_TOTAL, PossibleQuestion): _possible,
}
