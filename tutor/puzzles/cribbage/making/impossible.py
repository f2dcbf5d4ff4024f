"""Spot the number that no hand is worth."""

from math import comb
from typing import Final

from tutor.puzzles.cribbage.making.places import combination, scattered
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

AIMS: Final = dict.fromkeys(CHOICES, (Mistake.IMPOSSIBLE_TOTAL,))
"""Where the levels are steered."""


def make(level: int, chance: Chance) -> Made:
    """Level 1: three numbers. Level 2: four from 8 on. Level 3: six high ones.

    The numbers follow from the number of the puzzle, each choice coming once before any comes again, so that a
    thousand puzzles in a row differ.
    """
    possible, size = CHOICES[level]
    sets = comb(len(possible), size)
    place = scattered(chance.number, len(_NEVER) * sets)
    never, chosen = _NEVER[place % len(_NEVER)], combination(possible, size, place // len(_NEVER))
    numbers = (never, *chosen)
    return Made(PossibleQuestion(tuple(chance.shuffled(numbers))), Shown(), Mistake.IMPOSSIBLE_TOTAL)
