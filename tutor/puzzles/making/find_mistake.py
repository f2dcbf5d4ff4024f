"""A scored round with one wrong score."""

from collections.abc import Iterator
from typing import Final

from tutor.puzzles.beliefs import points_believed
from tutor.puzzles.find_mistake import FindMistakeQuestion
from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.search import first
from tutor.puzzles.making.table import PLAYERS, play, told
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.move import Move
from tutor.rules.dominoes import Line, Placement, Round, Tile, points, sum_of_ends

WRITTEN: Final = {
    1: (None, Mistake.DIVIDED_BY_FIVE),
    2: (
        Mistake.DOUBLE_ONCE,
        Mistake.INTERNAL_DOUBLE,
        Mistake.ONLY_LAST_END,
        Mistake.WHOLE_LINE,
        Mistake.NEAR_MULTIPLE,
        Mistake.DIVIDED_BY_FIVE,
    ),
    3: (
        Mistake.DOUBLE_ONCE,
        Mistake.INTERNAL_DOUBLE,
        Mistake.ZERO_AS_FIVE,
        Mistake.NEAR_MULTIPLE,
        Mistake.LONE_DOUBLE_TWICE,
        Mistake.ZERO_SCORED,
    ),
}
"""The mistake that was made when the wrong score was written; None: a sum that no five divides was written down."""

#: Levels 1 and 2 tell the beginning of a round, with so many placements.
LENGTH: Final = {1: (5, 6), 2: (7, 10)}
#: The only double that scores when it lies alone.
_TEN: Final = Tile(5, 5)
#: Zero is scored as this by whoever scores it.
_FOR_ZERO: Final = 5


def make(level: int, chance: Chance) -> Made:
    """Level 1: a few placements and a plain error. Level 2: more of them. Level 3: a whole round and a subtle error."""
    aim: Mistake | None = chance.choice(WRITTEN[level])
    state, at, written = first(_errors(level, chance, aim), lambda error: True)
    moves = told(state)
    placements = [index for index, move in enumerate(moves) if move.placement]
    falsified = moves[placements[at]]._replace(points=written)
    shown = (*moves[: placements[at]], falsified, *moves[placements[at] + 1 :])
    question = FindMistakeQuestion(state.line, tuple(move.points for move in shown if move.placement))
    return Made(question, Shown(line=state.line, moves=shown))


def _errors(level: int, chance: Chance, aim: Mistake | None) -> Iterator[tuple[Round, int, int]]:
    """Rounds, each with the index of a placement and the wrong points for it."""
    for state in _rounds(level, chance, aim):
        errors = []
        line = Line()
        for at, placement in enumerate(state.line.placements):
            line = line.after(placement)
            errors += [(at, written) for written in wrong_points(aim, line)]
        if errors:
            at, written = chance.choice(errors)
            yield state, at, written


def _rounds(level: int, chance: Chance, aim: Mistake | None) -> Iterator[Round]:
    """The beginning of a round, or a whole one."""
    while True:
        shortest, longest = LENGTH.get(level, (1, 28))
        length = shortest + chance.below(longest - shortest + 1) if level in LENGTH else longest
        begun = Line((Placement(_TEN),)) if aim is Mistake.LONE_DOUBLE_TWICE else None
        states = play(chance, chance.choice(PLAYERS), begun=begun)
        if level in LENGTH:
            reached = next((state for state in states if len(state.line) == length), None)
            if reached is not None:
                yield reached
        else:
            *_, last = states
            yield last


def wrong_points(aim: Mistake | None, line: Line) -> tuple[int, ...]:
    """The wrong points that this mistake leads to for the placement that led to a line."""
    total, right = sum_of_ends(line), points(line)
    if aim is None:
        return (total,) if total != right and total % 5 in (2, 3) else ()
    if aim is Mistake.ZERO_SCORED:
        return (_FOR_ZERO,) if total == 0 else ()
    return tuple(believed for believed in points_believed(aim, line) if believed != right)


def claimed(moves: tuple[Move, ...]) -> tuple[int, ...]:
    """The points that were written down, one number a placement."""
    return tuple(move.points for move in moves if move.placement)
