"""The deductions for the hands that are left."""

from typing import Final

from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.scores import some_scores
from tutor.puzzles.making.search import first
from tutor.puzzles.making.table import ended, hands_of
from tutor.puzzles.making.traps import shows
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.settle import SettleQuestion
from tutor.rules.dominoes import STROKE, Round, pips_of

AIMS: Final = {
    1: (None,),
    2: (
        Mistake.NO_ROUNDING,
        Mistake.THREE_ROUNDED_DOWN,
        Mistake.TWO_ROUNDED_UP,
        Mistake.ALWAYS_ROUNDED_UP,
        Mistake.WRONG_PLAYER,
    ),
    3: (Mistake.THREE_ROUNDED_DOWN, Mistake.TWO_ROUNDED_UP, Mistake.OTHERS_PIPS_WON, Mistake.WRONG_PLAYER),
}
"""Where the levels are steered."""

_OF_ROUNDING: Final = (Mistake.THREE_ROUNDED_DOWN, Mistake.TWO_ROUNDED_UP)
#: Remainders that nobody rounds the wrong way.
_PLAIN: Final = frozenset({0, 1, 4})


def make(level: int, chance: Chance) -> Made:
    """Level 1: remainders of 0, 1 and 4. Level 2: any. Level 3: of 2 and 3, and three or four hands."""
    aim: Mistake | None = chance.choice(AIMS[level])
    players = {1: (2, 3), 2: (2, 3), 3: (3, 4)}[level]

    def is_wanted(round: Round) -> bool:  # noqa: A002
        left = remainders(SettleQuestion(hands_of(round)))
        if level == 1:
            return left <= _PLAIN
        if level == 3 and not ({2, 3} <= left if aim in _OF_ROUNDING else {2, 3} & left):
            return False
        return aim is None or shows(aim, SettleQuestion(hands_of(round)))

    round = first(ended(chance, players), is_wanted)  # noqa: A001
    hands = hands_of(round)
    scores = some_scores(chance, round.hands, round.players)
    return Made(SettleQuestion(hands), Shown(line=round.line, hands=hands, scores=scores), aim)


def remainders(question: SettleQuestion) -> frozenset[int]:
    """What the pips of the hands leave when divided by five."""
    return frozenset(pips_of(hand) % STROKE for _, hand in question.hands)
