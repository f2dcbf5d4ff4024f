"""Mistakes in taking off what is left in the hands."""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from tutor.puzzles.mistake import Mistake
from tutor.puzzles.settle import SettleAnswer, SettleQuestion
from tutor.puzzles.wrong import Answers, Family
from tutor.rules.dominoes import deduction, pips_of


def _rounding(rounded: Callable[[int], int]) -> Callable[[SettleQuestion], Answers]:
    return lambda question: {SettleAnswer(tuple(rounded(pips_of(hand)) for _, hand in question.hands))}


def _to_five(up_from: int) -> Callable[[int], int]:
    return lambda pips: pips - pips % 5 + (5 if pips % 5 >= up_from else 0)


def _wrong_player(question: SettleQuestion) -> Answers:
    """All deductions one or more seats further, or those of two players exchanged."""
    off = tuple(deduction(hand) for _, hand in question.hands)
    turned = {SettleAnswer(off[turn:] + off[:turn]) for turn in range(1, len(off))}
    exchanged = set()
    for one, other in combinations(range(len(off)), 2):
        swapped = list(off)
        swapped[one], swapped[other] = off[other], off[one]
        exchanged.add(SettleAnswer(tuple(swapped)))
    return turned | exchanged


def _others_pips_won(question: SettleQuestion) -> Answers:
    """The pips of the others, rounded or not, at whoever went out, with or without the others' own deductions."""
    if all(hand for _, hand in question.hands):
        return ()
    off = tuple(deduction(hand) for _, hand in question.hands)
    out = next(index for index, (_, hand) in enumerate(question.hands) if not hand)
    prizes = {sum(pips_of(hand) for _, hand in question.hands), sum(off)}
    return {
        SettleAnswer(tuple(prize if index == out else other for index, other in enumerate(others)))
        for prize in prizes
        for others in (off, tuple(0 for _ in off))
    }


SETTLING: Final[Family] = {
    (Mistake.NO_ROUNDING, SettleQuestion): _rounding(lambda pips: pips),
    (Mistake.THREE_ROUNDED_DOWN, SettleQuestion): _rounding(_to_five(4)),
    (Mistake.TWO_ROUNDED_UP, SettleQuestion): _rounding(_to_five(2)),
    (Mistake.ALWAYS_ROUNDED_UP, SettleQuestion): _rounding(_to_five(1)),
    (Mistake.WRONG_PLAYER, SettleQuestion): _wrong_player,
    (Mistake.OTHERS_PIPS_WON, SettleQuestion): _others_pips_won,
}
