"""Scores as they can stand in the middle of a game: in fives, some below zero, nobody at the target."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from tutor.puzzles.making.chance import Chance
from tutor.rules.dominoes import STROKE, TARGET, Seat

Scores: TypeAlias = tuple[tuple[Seat, int], ...]

#: Nobody is lower than this in a puzzle.
LOWEST: Final = -60


def some_scores(chance: Chance, seats: Iterable[Seat], players: int) -> Scores:
    """A score for each of these seats, below the target."""
    return tuple((seat, score_between(chance, LOWEST, TARGET[players] - STROKE)) for seat in seats)


def score_between(chance: Chance, lowest: int, highest: int) -> int:
    """A score in fives, from `lowest` to `highest`, both in fives."""
    return lowest + STROKE * chance.below((highest - lowest) // STROKE + 1)
