"""Endless puzzles about cribbage: a kind, a level and a number make a puzzle, the same one for ever."""

from collections.abc import Callable, Mapping
from typing import Final

from tutor.puzzles.cribbage.making import allowed, answer, count, impossible, missed, over, settle, whose
from tutor.puzzles.cribbage.making.puzzle import CribbagePuzzle, Made, Shown
from tutor.puzzles.cribbage.mistake import CribbageMistake
from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import LAST_NUMBER, LEVELS

__all__ = ["AIMS", "KINDS", "CribbagePuzzle", "Shown", "aim_of", "make_puzzle"]

_MAKERS: Final[Mapping[str, Callable[[int, Chance], Made]]] = {
    "count-hand": count.maker(crib=False),
    "missed": missed.make,
    "impossible": impossible.make,
    "whose": whose.make,
    "answer": answer.make,
    "settle-count": settle.make,
    "count-crib": count.maker(crib=True),
    "allowed": allowed.make,
    "ends-game": over.make,
}

AIMS: Final[Mapping[str, Mapping[int, tuple[CribbageMistake | None, ...]]]] = {
    "count-hand": count.AIMS[False],
    "count-crib": count.AIMS[True],
    "missed": missed.AIMS,
    "impossible": impossible.AIMS,
    "answer": answer.AIMS,
    "settle-count": settle.AIMS,
    "whose": whose.AIMS,
    "ends-game": over.AIMS,
    "allowed": allowed.AIMS,
}
"""The mistakes that each kind and level is steered towards, as often as they stand here."""

KINDS: Final = tuple(_MAKERS)
"""Every kind of puzzle, as a stable word, in the order they are learnt."""


def make_puzzle(kind: str, level: int, number: int) -> CribbagePuzzle:
    """The puzzle of a kind and a level with a number; the same arguments make the same puzzle for ever.

    `ValueError` for a kind, a level or a number that does not exist.
    """
    if kind not in _MAKERS or level not in LEVELS or not 0 <= number <= LAST_NUMBER:
        raise ValueError(f"no such puzzle: {kind} {level}-{number}")
    made = _MAKERS[kind](level, Chance.of(kind, level, number=number))
    return CribbagePuzzle(kind, level, number, made.question, made.shown, made.aim)


def aim_of(kind: str, level: int, number: int) -> CribbageMistake | None:
    """The mistake that a puzzle is steered towards, without making the puzzle; None where it is not known before.

    It is what chance decides first.
    """
    aims = AIMS.get(kind, {}).get(level, ())
    aim: CribbageMistake | None = Chance.of(kind, level, number=number).choice(aims) if aims else None
    return aim
