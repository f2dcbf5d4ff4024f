"""Is the round blocked, and does anybody win it?"""

from collections.abc import Callable
from typing import Final

from tutor.puzzles.blocked import BlockedQuestion
from tutor.puzzles.choice import Outcome
from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.search import first
from tutor.puzzles.making.table import PLAYERS, Moment, Taste, at_random, moments, to_block, to_draw
from tutor.puzzles.making.traps import shows
from tutor.puzzles.mistake import Mistake

AIMS: Final = {
    1: (None, Mistake.LIGHTEST_WINS),
    2: (None, Mistake.LIGHTEST_WINS, Mistake.LAST_TWO_KEPT, Mistake.PASSED_THOUGH_BONEYARD),
    3: (None, Mistake.LIGHTEST_WINS, Mistake.LAST_TWO_KEPT, Mistake.BRANCHED_DOUBLE),
}
"""Where the levels are steered. None: the round goes on (1), one player can still move (2), the player is out (3)."""


def make(level: int, chance: Chance) -> Made:
    """Level 1: two players; many tiles fit, or none does. Level 2: a low boneyard. Level 3: doubles seem to branch."""
    aim: Mistake | None = chance.choice(AIMS[level])
    players = (2,) if level == 1 else PLAYERS
    longest = 20 if level == 1 and aim is None else 28
    candidates = moments(
        chance, players, shortest=8, longest=longest, taste=_taste(level, aim), boneyard=_boneyard(level, aim)
    )
    likely = (question_of(moment) for moment in candidates if _is_likely(moment, level, aim))
    question = first(likely, lambda asked: is_wanted(asked, level, aim))
    return Made(question, Shown(line=question.line, hands=question.hands, boneyard=question.boneyard), aim)


def _taste(level: int, aim: Mistake | None) -> Taste:
    """How the players play, so that what is wanted comes about soon."""
    if level == 3 and aim is None:
        return at_random
    return to_draw if aim in (Mistake.LAST_TWO_KEPT, Mistake.PASSED_THOUGH_BONEYARD) else to_block


def _boneyard(level: int, aim: Mistake | None) -> range:
    """How many tiles are left in the boneyard."""
    match level, aim:
        case 1 | 3, None:
            return range(28)
        case _, Mistake.LAST_TWO_KEPT:
            return range(1, 3)
        case _, Mistake.PASSED_THOUGH_BONEYARD:
            return range(1, 28)
        case _:
            return range(1)


def _is_likely(moment: Moment, level: int, aim: Mistake | None) -> bool:
    """A quick look, before the line is laid: does as much fit as is wanted?"""
    if aim is None and level < 3:
        return moment.fitting > 0
    return (aim is None) is moment.goes_out and not moment.fitting


def question_of(moment: Moment) -> BlockedQuestion:
    """What has this placement led to?"""
    return BlockedQuestion(moment.before.turn, moment.line, moment.hands, len(moment.before.boneyard))


def is_wanted(question: BlockedQuestion, level: int, aim: Mistake | None) -> bool:
    """Is the position one for this level and aim?"""
    if aim is None:
        return _UNBLOCKED[level](question)
    if question.right == Outcome.OUT or not question.is_stuck or not shows(aim, question):
        return False
    return level < 3 or aim is Mistake.LAST_TWO_KEPT or shows(Mistake.BRANCHED_DOUBLE, question)


def _goes_on(question: BlockedQuestion) -> bool:
    fitting = sum(question.line.fits(tile) for _, hand in question.hands for tile in hand)
    return question.right == Outcome.GOES_ON and fitting > 2


def _one_can_move(question: BlockedQuestion) -> bool:
    able = [hand for _, hand in question.hands if any(question.line.fits(tile) for tile in hand)]
    return question.boneyard == 0 and question.right == Outcome.GOES_ON and len(able) == 1


def _out_and_stuck(question: BlockedQuestion) -> bool:
    return question.right == Outcome.OUT and question.is_stuck


_UNBLOCKED: Final[dict[int, Callable[[BlockedQuestion], bool]]] = {1: _goes_on, 2: _one_can_move, 3: _out_and_stuck}
