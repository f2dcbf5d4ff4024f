"""Looking for a hand in which a mistake shows."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final, NamedTuple, TypeVar

from tutor.puzzles.cribbage.beliefs import believed_counts, points_of
from tutor.puzzles.cribbage.making.hands import Held, hands_for
from tutor.puzzles.cribbage.misconceptions import wrong_answers
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.making.chance import Chance
from tutor.rules.cribbage import HIGHEST_TOTAL, Combination, count

T = TypeVar("T")

#: So many hands are never needed.
_FAR_TOO_MANY: Final = 100_000

#: The mistakes in counting that show only in some hands: a plain hand is one in which none of them shows.
TRAPS: Final = (
    Mistake.HEELS_AS_NOBS,
    Mistake.ANY_JACK,
    Mistake.NOBS_MISSED,
    Mistake.FLUSH_WITH_STARTER,
    Mistake.FLUSH_IN_CRIB,
    Mistake.FLUSH_FIVE_AS_FOUR,
    Mistake.FLUSH_MISSED,
    Mistake.ROUND_THE_CORNER,
    Mistake.SHORT_RUNS_TOO,
    Mistake.RUN_MISSED,
    Mistake.PAIR_IN_RUN_MISSED,
    Mistake.THREE_AS_PAIR,
    Mistake.LONG_FIFTEEN_MISSED,
)


def steered(chance: Chance, aim: Mistake | None, made: Callable[[Held], T | None]) -> T:
    """What is made of the first hand that suits, hands being built so that a mistake is likely to show."""
    for held in islice(hands_for(aim, chance), _FAR_TOO_MANY):
        result = made(held)
        if result is not None:
            return result
    raise LookupError("no such hand")


def shows(mistake: Mistake, question: CribbageQuestion) -> bool:
    """Would somebody with this mistake answer the question wrongly?"""
    return bool(wrong_answers(mistake, question))


def traps_in(held: Held, *, crib: bool) -> tuple[Mistake, ...]:
    """The traps that lie in a hand."""
    breakdown = count(held.cards, held.starter, crib=crib)
    return tuple(trap for trap in TRAPS if believed_counts(trap, held.cards, held.starter, crib, of=breakdown))


class Miscount(NamedTuple):
    """A wrong count that people really make: the mistake, and what they count."""

    mistake: Mistake
    scored: tuple[Combination, ...]

    @property
    def points(self) -> int:
        """The number that is announced."""
        return points_of(self.scored)


def miscounts(held: Held, *, crib: bool, mistakes: Sequence[Mistake] = TRAPS) -> tuple[Miscount, ...]:
    """Every wrong count of a hand that one of these mistakes leads to, and that may be announced."""
    breakdown = count(held.cards, held.starter, crib=crib)
    every = (
        Miscount(mistake, scored)
        for mistake in mistakes
        for scored in believed_counts(mistake, held.cards, held.starter, crib, of=breakdown)
    )
    return tuple(each for each in every if each.points != breakdown.total and each.points <= HIGHEST_TOTAL)
