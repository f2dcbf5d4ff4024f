"""A hand or a crib to count."""

from collections.abc import Callable
from typing import Final

from tutor.puzzles.cribbage.count import CountQuestion
from tutor.puzzles.cribbage.making.hands import Held, sorted_hand
from tutor.puzzles.cribbage.making.puzzle import Made, Shown
from tutor.puzzles.cribbage.making.steering import shows, steered, traps_in
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.seats import Seat
from tutor.puzzles.making.chance import Chance

_OF_HANDS: Final = (
    Mistake.HEELS_AS_NOBS,
    Mistake.ANY_JACK,
    Mistake.NOBS_MISSED,
    Mistake.FLUSH_WITH_STARTER,
    Mistake.ROUND_THE_CORNER,
    Mistake.SHORT_RUNS_TOO,
    Mistake.RUN_MISSED,
    Mistake.PAIR_IN_RUN_MISSED,
    Mistake.THREE_AS_PAIR,
    Mistake.LONG_FIFTEEN_MISSED,
    Mistake.FIFTEEN_TWICE,
)

AIMS: Final = {
    crib: {2: (*_OF_HANDS, flush, Mistake.FLUSH_FIVE_AS_FOUR), 3: (*_OF_HANDS, flush)}
    for crib, flush in ((False, Mistake.FLUSH_MISSED), (True, Mistake.FLUSH_IN_CRIB))
}
"""Where the levels are steered, for hands and for cribs."""

#: What a plain hand is worth at least and at most, and a rich one at least.
PLAIN: Final = range(2, 9)
RICH: Final = 8


def maker(*, crib: bool) -> Callable[[int, Chance], Made]:
    """Level 1: a plain hand in order. Level 2: one trap or more. Level 3: two traps, and much to count."""

    def make(level: int, chance: Chance) -> Made:
        if level == 1:
            return steered(chance, None, lambda held: _plain(sorted_hand(held), crib))
        aim: Mistake = chance.choice(AIMS[crib][level])
        return steered(chance, aim, lambda held: _tricky(aim, held, crib, level))

    return make


def question_of(held: Held, *, crib: bool) -> CountQuestion:
    """What is this hand or crib worth?"""
    return CountQuestion(held.cards, held.starter, crib)


def _plain(held: Held, crib: bool) -> Made | None:
    question = question_of(held, crib=crib)
    if question.breakdown.total not in PLAIN or traps_in(held, crib=crib):
        return None
    return _made(question, None)


def _tricky(aim: Mistake, held: Held, crib: bool, level: int) -> Made | None:
    question = question_of(held, crib=crib)
    if level == 3 and question.breakdown.total < RICH:
        return None
    if not shows(aim, question):
        return None
    if level == 3 and not any(trap is not aim for trap in traps_in(held, crib=crib)):
        return None
    return _made(question, aim)


def _made(question: CountQuestion, aim: Mistake | None) -> Made:
    counter = Seat.YOU
    shown = Shown(
        cards=question.cards,
        starter=question.starter,
        crib=question.crib,
        counter=counter,
        dealer=counter if question.crib else None,
    )
    return Made(question, shown, aim)
