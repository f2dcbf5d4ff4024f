"""The tiles that would score on a line."""

from typing import Final

from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.outlook import Outlook, tempting_tiles
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.table import states
from tutor.puzzles.making.traps import is_trapped, shows
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.needed import NeededQuestion
from tutor.rules.dominoes import DOUBLE_SIX

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

#: How many tiles are on offer.
OFFERED: Final = {1: 4, 2: 6, 3: 9}


def make(level: int, chance: Chance) -> Made:
    """Level 1: few tiles, no traps. Level 2: the aim lies in wait. Level 3: many tiles, and two mistakes do."""
    aim: Mistake | None = chance.choice(AIMS[level]) if level > 1 else None
    shortest, longest = {1: (3, 6), 2: (3, 9), 3: (4, 14)}[level]
    for state in states(chance, shortest=shortest, longest=longest):
        outlooks = [Outlook.of(state.line, tile) for tile in DOUBLE_SIX if not state.line.has(tile)]
        tiles = tempting_tiles(chance, outlooks, OFFERED[level], aim, twice=level == 3)
        if tiles and is_right_for(question := NeededQuestion(state.line, tiles), level, aim):
            return Made(question, Shown(line=question.line), aim)
    raise AssertionError("there is always another round")


def is_right_for(question: NeededQuestion, level: int, aim: Mistake | None) -> bool:
    """Is something wrong, and does the mistake show that is aimed at, at level 1 no trap, at level 3 a second one?"""
    if not is_fair(question):
        return False
    if aim is None:
        return not is_trapped(question)
    return shows(aim, question) and (level == 2 or is_trapped(question, besides=aim))


def is_fair(question: NeededQuestion) -> bool:
    """Does some tile score, and does some tile fit without scoring?"""
    (answer,) = question.right_answers()
    fitting = sum(question.line.fits(tile) for tile in question.tiles)
    return 0 < len(answer.tiles) < fitting
