"""Which tile of a hand fits, and where?"""

from typing import Final

from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.search import first
from tutor.puzzles.making.table import states
from tutor.puzzles.making.traps import has_double
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.play import Goal, PlayQuestion
from tutor.puzzles.wrong.turns import seems_to_branch
from tutor.rules.dominoes import Round, Tile

AIMS: Final = {3: (Mistake.BRANCHED_DOUBLE,)}
"""Where the levels are steered."""

#: How many tiles lie on the table, and how many are in the hand.
_LINES: Final = {1: (3, 6), 2: (4, 9), 3: (4, 12)}
_HANDS: Final = {1: (2, 4), 2: (3, 6), 3: (3, 7)}


def make(level: int, chance: Chance) -> Made:
    """Level 1: no doubles. Level 2: one tile fits, others only match inside. Level 3: one seems to fit a double."""
    aim = chance.choice(AIMS[level]) if level in AIMS else None
    shortest, longest = _LINES[level]
    rounds = states(chance, shortest=shortest, longest=longest, doubles=level > 1)
    questions = (question_of(state) for state in rounds if _is_open(state, level))
    question = first(questions, lambda asked: is_wanted(asked, level))
    return Made(question, Shown(line=question.line, hand=question.hand), aim)


def question_of(state: Round) -> PlayQuestion:
    """Which tile can the player place whose turn it is?"""
    return PlayQuestion(state.line, state.hands[state.turn], (Goal.LEGAL,))


def is_wanted(question: PlayQuestion, level: int) -> bool:
    """Does something fit and something not, and is the position as tricky as the level promises?"""
    line, hand = question.line, question.hand
    fitting = [tile for tile in hand if line.fits(tile)]
    if not 0 < len(fitting) < len(hand):
        return False
    branching = seems_to_branch(line, hand)
    if level == 1:
        return not has_double(line) and not any(tile.is_double for tile in hand)
    if level == 2:
        return len(fitting) == 1 and not branching and any(_matches_inside(question, tile) for tile in hand)
    return len(fitting) <= 2 and bool(branching)


def _matches_inside(question: PlayQuestion, tile: Tile) -> bool:
    """Does a tile that fits no end have a value of the tiles at the ends that is joined already?"""
    outermost = (question.line.oriented[0].right, question.line.oriented[-1].left)
    return not question.line.fits(tile) and any(tile.has(value) for value in outermost)


def _is_open(state: Round, level: int) -> bool:
    fewest, most = _HANDS[level]
    return state.ending is None and state.drawn is None and fewest <= len(state.hands[state.turn]) <= most
