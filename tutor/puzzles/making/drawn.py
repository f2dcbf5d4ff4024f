"""The drawn tile: what now, and at which end?"""

from collections.abc import Iterator
from typing import Final

from tutor.puzzles.act import ActQuestion
from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.search import first
from tutor.puzzles.making.table import PLAYERS, Taste, at_random, play, told
from tutor.puzzles.making.traps import shows
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.number import Fact, NumberQuestion
from tutor.puzzles.play import Goal, PlayQuestion
from tutor.puzzles.wrong.turns import seems_to_branch
from tutor.rules.dominoes import Draw, Placement, Round, Tile

AIMS: Final = {
    1: (Mistake.DREW_ON, Mistake.PASSED_THOUGH_BONEYARD),
    2: (Mistake.DREW_ON, Mistake.OTHER_THAN_DRAWN, Mistake.LAST_TWO_KEPT, None),
    3: (Mistake.OTHER_THAN_DRAWN, Mistake.LAST_TWO_KEPT, Mistake.BRANCHED_DOUBLE, None),
}
"""Where the levels are steered; None asks how many tiles may still be drawn (level 2), or for the better end (3)."""

#: So many tiles lie on the table at least.
_BEGUN: Final = 3
#: Below this number of tiles the boneyard is low.
_LOW: Final = 3


def make(level: int, chance: Chance) -> Made:
    """Level 1: what now? Level 2: where does the drawn tile go? Level 3: which end is better?"""
    aim: Mistake | None = chance.choice(AIMS[level])
    match level, aim:
        case 2, None:
            return _left_to_draw(chance)
        case 3, None:
            return _better_end(chance)
        case _, Mistake.OTHER_THAN_DRAWN:
            return _where(level, chance)
        case _:
            return _what_now(level, chance, aim)


def _drawn(chance: Chance, taste: Taste = at_random) -> Iterator[Round]:
    """States in which the player has just drawn, and the round goes on."""
    while True:
        for state in play(chance, chance.choice(PLAYERS), taste):
            if len(state.line) >= _BEGUN and isinstance(state.history[-1].action, Draw) and state.ending is None:
                yield state


def drawn_tile(state: Round) -> Tile:
    """The tile that has just been drawn, whether it fits or not."""
    return state.hands[state.turn][-1]


def _what_now(level: int, chance: Chance, aim: Mistake | None) -> Made:
    def is_wanted(question: ActQuestion) -> bool:
        if aim is None or not shows(aim, question):
            return False
        low = question.boneyard < _LOW
        if level == 1 and (low or seems_to_branch(question.line, question.hand)):
            return False
        return level < 3 or bool(seems_to_branch(question.line, question.hand))

    question = first((_act_question(state) for state in _drawn(chance)), is_wanted)
    shown = Shown(line=question.line, hand=question.hand, boneyard=question.boneyard, drawn=question.drawn)
    return Made(question, shown, aim)


def _act_question(state: Round) -> ActQuestion:
    return ActQuestion(state.line, state.hands[state.turn], len(state.boneyard), drawn_tile(state))


def _where(level: int, chance: Chance) -> Made:
    """The tile that was drawn fits; at level 3 another one of the hand seems to fit a double."""
    state = first(
        _drawn(chance),
        lambda state: (
            state.drawn is not None and (level == 2 or bool(seems_to_branch(state.line, state.hands[state.turn])))
        ),
    )
    return _placing(state, Goal.LEGAL, Mistake.OTHER_THAN_DRAWN)


def _better_end(chance: Chance) -> Made:
    """The tile that was drawn fits both ends, and scores more at one of them."""

    def is_wanted(state: Round) -> bool:
        return state.drawn is not None and len({*_gains(state)}) > 1

    return _placing(first(_drawn(chance), is_wanted), Goal.MOST, None)


def _gains(state: Round) -> Iterator[int]:
    assert state.drawn is not None
    for placement in state.line.placements_of(state.drawn):
        yield _points(state, placement)


def _points(state: Round, placement: Placement) -> int:
    return PlayQuestion(state.line, state.hands[state.turn]).points_of(placement)


def _placing(state: Round, goal: Goal, aim: Mistake | None) -> Made:
    hand = state.hands[state.turn]
    question = PlayQuestion(state.line, hand, (goal,), state.drawn)
    return Made(question, Shown(line=state.line, hand=hand, boneyard=len(state.boneyard), drawn=state.drawn), aim)


def _left_to_draw(chance: Chance) -> Made:
    """How many tiles may still be drawn? What was done since the deal is told."""
    state = first(_drawn(chance), lambda state: len(state.boneyard) > 0)
    taken = sum(isinstance(move.action, Draw) for move in state.history)
    question = NumberQuestion(Fact.BONEYARD_SIZE, state.players, line=state.line, taken=taken)
    return Made(question, Shown(line=state.line, moves=told(state)), Mistake.LAST_TWO_KEPT)
