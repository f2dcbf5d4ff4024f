"""Hands to choose placements from: one that scores most, all that score."""

from collections.abc import Callable
from typing import Final, TypeAlias

from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.outlook import Outlook, tempting_tiles
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.table import PLAYERS, states
from tutor.puzzles.making.traps import is_trapped, shows
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.play import PlayQuestion
from tutor.puzzles.scoring import ScoringQuestion
from tutor.rules.dominoes import Line, Play, Round, Tile, points

Choosing: TypeAlias = PlayQuestion | ScoringQuestion
Asked: TypeAlias = Callable[[Line, tuple[Tile, ...]], Choosing]

AIMS: Final = {
    2: (
        Mistake.DOUBLE_ONCE,
        Mistake.INTERNAL_DOUBLE,
        Mistake.ONLY_LAST_END,
        Mistake.ZERO_AS_FIVE,
        Mistake.NEAR_MULTIPLE,
    ),
    3: (
        Mistake.DOUBLE_ONCE,
        Mistake.INTERNAL_DOUBLE,
        Mistake.ZERO_AS_FIVE,
        Mistake.NEAR_MULTIPLE,
        Mistake.ZERO_SCORED,
    ),
}
"""Where the levels are steered; at level 3 a second mistake lies in wait."""

#: How many tiles lie on the table, and how many are in the hand, at each level.
_LINES: Final = {1: (3, 9), 2: (3, 9), 3: (3, 10)}
_HANDS: Final = {1: (2, 4), 2: (3, 7), 3: (3, 7)}


def make_choosing(level: int, chance: Chance, ask: Asked) -> Made:
    """Level 1: a small hand without traps. Level 2: the aim lies in wait. Level 3: two mistakes do."""
    aim: Mistake | None = None if level == 1 else chance.choice(AIMS[level])
    fewest, most = _HANDS[level]
    shortest, longest = _LINES[level]
    for state in states(chance, PLAYERS, shortest=shortest, longest=longest):
        size = len(state.hands[state.turn])
        if state.ending is None and fewest <= size <= most and _has_never_drawn(state):
            outlooks = [Outlook.of(state.line, tile) for tile in (*state.hands[state.turn], *state.boneyard)]
            hand = tempting_tiles(chance, outlooks, size, aim, twice=level == 3)
            if hand and is_right_for(question := ask(state.line, hand), level, aim):
                return Made(question, Shown(line=question.line, hand=question.hand), aim)
    raise AssertionError("there is always another round")


def _has_never_drawn(state: Round) -> bool:
    """Has the player always been able to play? Then any tiles of the boneyard could have been dealt instead."""
    return all(seat is not state.turn or isinstance(action, Play) for seat, action in state.history)


def is_right_for(question: Choosing, level: int, aim: Mistake | None) -> bool:
    """Is something wrong, and does the mistake show that is aimed at, at level 1 no trap, at level 3 a second one?"""
    if len(question.legal_placements()) < 2 or not _can_go_wrong(question):
        return False
    if aim is None:
        return not is_trapped(question)
    return shows(aim, question) and (level == 2 or is_trapped(question, besides=aim))


def _can_go_wrong(question: Choosing) -> bool:
    """Does a legal placement score, and another one less or nothing?"""
    legal = question.legal_placements()
    scores = {points(question.line.after(placement)) for placement in legal}
    return max(scores) > 0 and len(scores) > 1
