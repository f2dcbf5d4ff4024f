"""Endless puzzles: a kind, a level and a number make a puzzle, the same one for ever."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from tutor.puzzles.making import (
    act,
    best,
    blocked,
    choosing,
    drawn,
    ends,
    find_mistake,
    fits,
    needed,
    opener,
    over,
    read_tally,
    scoring,
    settle,
    sum,  # noqa: A004
    the_set,
    write_tally,
)
from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import LAST_NUMBER, LEVELS, Made, Puzzle, Seed, Shown
from tutor.puzzles.mistake import Mistake

__all__ = ["AIMS", "KINDS", "LAST_NUMBER", "LEVELS", "Puzzle", "Seed", "Shown", "aim_of", "make_puzzle"]

_MAKERS: Final[Mapping[str, Callable[[int, Chance], Made]]] = {
    "set": the_set.make,
    "opener": opener.make,
    "fits": fits.make,
    "sum": sum.make,
    "ends": ends.make,
    "best": best.make,
    "scoring": scoring.make,
    "needed": needed.make,
    "find-mistake": find_mistake.make,
    "act": act.make,
    "drawn": drawn.make,
    "blocked": blocked.make,
    "settle": settle.make,
    "over": over.make,
    "read-tally": read_tally.make,
    "write-tally": write_tally.make,
}

Aims: TypeAlias = Mapping[int, tuple[Mistake | None, ...]]

AIMS: Final[Mapping[str, Aims]] = {
    "fits": fits.AIMS,
    "sum": sum.AIMS,
    "ends": ends.AIMS,
    "best": choosing.AIMS,
    "scoring": choosing.AIMS,
    "needed": needed.AIMS,
    "act": act.AIMS,
    "drawn": drawn.AIMS,
    "blocked": blocked.AIMS,
    "settle": settle.AIMS,
    "opener": opener.AIMS,
    "over": over.AIMS,
    "read-tally": read_tally.AIMS,
    "write-tally": write_tally.AIMS,
}
"""The mistakes that the levels of a kind are steered towards, each as often as it stands there."""

KINDS: Final = tuple(_MAKERS)
"""Every kind of puzzle, as a stable word, in the order they are learnt."""


def make_puzzle(kind: str, level: int, number: int) -> Puzzle:
    """The puzzle of a kind and a level with a number; the same arguments make the same puzzle for ever.

    `ValueError` for a kind, a level or a number that does not exist.
    """
    if kind not in _MAKERS or level not in LEVELS or not 0 <= number <= LAST_NUMBER:
        raise ValueError(f"no such puzzle: {kind} {level}-{number}")
    made = _MAKERS[kind](level, Chance.of(kind, level, number=number))
    return Puzzle(kind, level, number, made.question, made.shown, made.aim)


def aim_of(kind: str, level: int, number: int) -> Mistake | None:
    """The mistake that a puzzle is steered towards, without making the puzzle; None where it is not known before.

    It is what chance decides first.
    """
    aims = AIMS.get(kind, {}).get(level, ())
    return Chance.of(kind, level, number=number).choice(aims) if aims else None
