"""Is the round blocked, and does anybody win it?"""

from collections.abc import Callable
from typing import Final

from tutor.puzzles.blocked import BlockedQuestion
from tutor.puzzles.choice import Outcome
from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.search import first
from tutor.puzzles.making.table import Moment, moments, to_block
from tutor.puzzles.making.traps import shows
from tutor.puzzles.mistake import Mistake

AIMS: Final = {
    1: (None, Mistake.LIGHTEST_WINS),
    2: (None, Mistake.LIGHTEST_WINS, Mistake.LAST_TWO_KEPT, Mistake.PASSED_THOUGH_BONEYARD),
    3: (None, Mistake.LIGHTEST_WINS, Mistake.LAST_TWO_KEPT, Mistake.BRANCHED_DOUBLE),
}
"""Where the levels are steered. None: the round goes on (1), one player can still move (2), the player is out (3)."""


def make(level: int, chance: Chance) -> Made:
    """Level 1: many tiles fit, or none does. Level 2: a low boneyard. Level 3: doubles seem to branch."""
    aim: Mistake | None = chance.choice(AIMS[level])
    candidates = moments(chance, shortest=8, longest=28, taste=to_block)
    likely = (question_of(moment) for moment in candidates if _is_likely(moment, level, aim))
    question = first(likely, lambda asked: is_wanted(asked, level, aim))
    return Made(question, Shown(line=question.line, hands=question.hands, boneyard=question.boneyard), aim)


def _is_likely(moment: Moment, level: int, aim: Mistake | None) -> bool:
    """A quick look, before the line is laid: does as much fit as is wanted, and is the boneyard as low?"""
    if aim is None and level < 3:
        return moment.fitting > 0 and (level == 1 or not moment.before.boneyard)
    if (aim is None) is not moment.goes_out or moment.fitting:
        return False
    if aim in (Mistake.LAST_TWO_KEPT, Mistake.PASSED_THOUGH_BONEYARD):
        return len(moment.before.boneyard) > 0
    return not moment.before.boneyard


def question_of(moment: Moment) -> BlockedQuestion:
    """What has this placement led to?"""
    return BlockedQuestion(moment.before.turn, moment.line, moment.hands, len(moment.before.boneyard))


def is_wanted(question: BlockedQuestion, level: int, aim: Mistake | None) -> bool:
    """Is the position one for this level and aim?"""
    if aim is None:
        return _UNBLOCKED[level](question)
    if question.right == Outcome.OUT or not question.is_stuck or not shows(aim, question):
        return False
    tempting = shows(Mistake.BRANCHED_DOUBLE, question)
    if aim is Mistake.LIGHTEST_WINS:
        return tempting is (level == 3)
    if aim is Mistake.PASSED_THOUGH_BONEYARD:
        return True
    return aim is Mistake.BRANCHED_DOUBLE or question.boneyard == 4 - level or tempting


def _goes_on(question: BlockedQuestion) -> bool:
    fitting = sum(question.line.fits(tile) for _, hand in question.hands for tile in hand)
    return question.right == Outcome.GOES_ON and fitting > 2


def _one_can_move(question: BlockedQuestion) -> bool:
    able = [hand for _, hand in question.hands if any(question.line.fits(tile) for tile in hand)]
    return question.boneyard == 0 and question.right == Outcome.GOES_ON and len(able) == 1


def _out_and_stuck(question: BlockedQuestion) -> bool:
    return question.boneyard == 0 and question.right == Outcome.OUT and question.is_stuck


_UNBLOCKED: Final[dict[int, Callable[[BlockedQuestion], bool]]] = {1: _goes_on, 2: _one_can_move, 3: _out_and_stuck}
