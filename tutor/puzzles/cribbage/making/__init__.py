"""Endless puzzles about cribbage: a kind, a level and a number make a puzzle, the same one for ever."""

from collections.abc import Callable, Mapping
from typing import Final

from tutor.puzzles.cribbage.making import allowed, answer, count, impossible, missed, over, settle, whose
from tutor.puzzles.cribbage.making.puzzle import CribbagePuzzle, Made, Shown
from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import LAST_NUMBER, LEVELS

__all__ = ["KINDS", "CribbagePuzzle", "Shown", "make_puzzle"]

_MAKERS: Final[Mapping[str, Callable[[int, int, Chance], Made]]] = {
    "count-hand": count.maker(crib=False),
    "count-crib": count.maker(crib=True),
    "missed": missed.make,
    "impossible": impossible.make,
    "answer": answer.make,
    "settle-count": settle.make,
    "whose": whose.make,
    "ends-game": over.make,
    "allowed": allowed.make,
}

KINDS: Final = tuple(_MAKERS)
"""Every kind of puzzle, as a stable word, in the order they are learnt."""


def make_puzzle(kind: str, level: int, number: int) -> CribbagePuzzle:
    """The puzzle of a kind and a level with a number; the same arguments make the same puzzle for ever.

    `ValueError` for a kind, a level or a number that does not exist.
    """
    if kind not in _MAKERS or level not in LEVELS or not 0 <= number <= LAST_NUMBER:
        raise ValueError(f"no such puzzle: {kind} {level}-{number}")
    made = _MAKERS[kind](level, number, Chance.of(kind, level, number))
    return CribbagePuzzle(kind, level, number, made.question, made.shown, made.aim)
