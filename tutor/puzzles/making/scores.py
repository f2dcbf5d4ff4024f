"""Scores as they can stand in the middle of a game: in fives, some below zero, nobody at the target."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from tutor.puzzles.making.chance import Chance
from tutor.rules.dominoes import STROKE, TARGET, Seat

Scores: TypeAlias = tuple[tuple[Seat, int], ...]

#: A prime number: its multiples go through all scores, and each is far from the one before.
_STRIDE: Final = 1607
#: Nobody is lower than this in a puzzle.
LOWEST: Final = -60


def some_scores(chance: Chance, seats: Iterable[Seat], players: int) -> Scores:
    """A score for each of these seats, below the target.

    For two seats or more the scores in puzzles of a thousand numbers in a row are a thousand different ones.
    """
    each = (TARGET[players] - LOWEST) // STROKE
    scores = []
    code = chance.turn * _STRIDE
    for seat in seats:
        code, step = divmod(code, each)
        scores.append((seat, LOWEST + STROKE * step))
    return tuple(scores)


def score_between(chance: Chance, lowest: int, highest: int) -> int:
    """A score in fives, from `lowest` to `highest`, both in fives."""
    return lowest + STROKE * chance.below((highest - lowest) // STROKE + 1)
