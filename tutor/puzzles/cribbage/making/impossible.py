"""Spot the number that no hand is worth."""

from math import comb, gcd
from typing import Final

from tutor.puzzles.cribbage.making.puzzle import Made, Shown
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.number import PossibleQuestion
from tutor.puzzles.making.chance import Chance
from tutor.rules.cribbage import HIGHEST_TOTAL, IMPOSSIBLE_TOTALS

_NEVER: Final = tuple(sorted(IMPOSSIBLE_TOTALS))

#: The numbers that a level chooses the possible ones from, and how many of them.
CHOICES: Final = {
    1: (tuple(number for number in range(HIGHEST_TOTAL + 1) if number not in IMPOSSIBLE_TOTALS), 2),
    2: (tuple(number for number in range(8, HIGHEST_TOTAL + 1) if number not in IMPOSSIBLE_TOTALS), 3),
    3: (tuple(number for number in range(12, HIGHEST_TOTAL + 1) if number not in IMPOSSIBLE_TOTALS), 5),
}


def make(level: int, number: int, chance: Chance) -> Made:
    """Level 1: three numbers. Level 2: four from 8 on. Level 3: six high ones.

    The numbers follow from the number of the puzzle, each choice coming once before any comes again, so that a
    thousand puzzles in a row differ.
    """
    possible, size = CHOICES[level]
    sets = comb(len(possible), size)
    place = _scattered(number, len(_NEVER) * sets)
    never, chosen = _NEVER[place % len(_NEVER)], _combination(possible, size, place // len(_NEVER))
    numbers = (never, *chosen)
    return Made(PossibleQuestion(tuple(chance.shuffled(numbers))), Shown(), Mistake.IMPOSSIBLE_TOTAL)


def _scattered(number: int, count: int) -> int:
    """Where a number comes in an order that meets every place once."""
    step = next(step for step in range(int(count * 0.618), count) if gcd(step, count) == 1)
    return number * step % count


def _combination(members: tuple[int, ...], size: int, place: int) -> tuple[int, ...]:
    """The combination at a place, all combinations of a size being put in order.

    >>> [_combination((0, 1, 2, 3), 2, place) for place in range(6)]
    [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    """
    if not size:
        return ()
    first, *rest = members
    with_first = comb(len(rest), size - 1)
    if place < with_first:
        return (first, *_combination(tuple(rest), size - 1, place))
    return _combination(tuple(rest), size, place - with_first)
