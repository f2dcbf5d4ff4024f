"""An opponent announces: accept, muggins or too high?"""

from typing import Final

from tutor.puzzles.cribbage.making.hands import Held, sorted_hand
from tutor.puzzles.cribbage.making.puzzle import Made
from tutor.puzzles.cribbage.making.steering import TRAPS, Miscount, miscounts, shows, steered, traps_in
from tutor.puzzles.cribbage.making.tables import announced, shown_count, some_counter, some_table
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.reply import AnswerQuestion
from tutor.puzzles.making.chance import Chance
from tutor.rules.cribbage import HIGHEST_TOTAL, IMPOSSIBLE_TOTALS, count

#: The traps in whose hands another mistake can always be had as well: flushes of five are too rare.
_WITH_ANOTHER: Final = tuple(trap for trap in TRAPS if trap is not Mistake.FLUSH_FIVE_AS_FOUR)

#: What a count of level 1 is off by, for each mistake that it is steered towards.
_OFF_BY: Final = {
    Mistake.ACCEPTED_SHORT: -2,
    Mistake.CHALLENGED_SHORT: -2,
    Mistake.CLAIMED_TOO_MUCH: -2,
    Mistake.CLAIMED_TOO_LITTLE: -2,
    Mistake.CLAIMED_ON_EXACT: 0,
    Mistake.CHALLENGED_EXACT: 0,
    Mistake.CLAIMED_ON_OVER: 2,
    Mistake.ACCEPTED_OVER: 2,
}

AIMS: Final = {
    1: (*_OFF_BY, *(aim for aim, off_by in _OFF_BY.items() if off_by >= 0)),
    2: (*TRAPS, Mistake.FIFTEEN_TWICE),
    3: (*_WITH_ANOTHER, Mistake.FIFTEEN_TWICE, Mistake.IMPOSSIBLE_TOTAL, Mistake.IMPOSSIBLE_TOTAL),
}
"""Where the levels are steered: towards wrong calls; towards miscounts, which trip whoever makes the same."""

#: Of so many counts one is exact.
_EXACT: Final = 3


def make(level: int, chance: Chance) -> Made:
    """Level 1: a plain hand. Level 2: a hand with a trap. Level 3: two miscounts at once, the crib, more players."""
    aim: Mistake = chance.choice(AIMS[level])
    if level == 1:
        return steered(chance, None, lambda held: _plain(chance, aim, sorted_hand(held)))
    exact = chance.one_in(_EXACT)
    return steered(chance, aim, lambda held: _tricky(chance, aim, held, level, exact=exact))


def _plain(chance: Chance, aim: Mistake, held: Held) -> Made | None:
    """Two points off, one way or the other, or exact."""
    total = count(held.cards, held.starter).total
    if not 4 <= total <= 8 or traps_in(held, crib=False):
        return None
    asked = announced(chance, held, total + _OFF_BY[aim])
    return Made(AnswerQuestion(asked), shown_count(asked), aim)


def _tricky(chance: Chance, aim: Mistake, held: Held, level: int, *, exact: bool) -> Made | None:
    crib = aim is Mistake.FLUSH_IN_CRIB or (aim is not Mistake.FLUSH_MISSED and chance.one_in(4))
    true = count(held.cards, held.starter, crib=crib).total
    points = _announced(chance, aim, held, true, level, crib=crib, exact=exact)
    if points is None:
        return None
    table = some_table(chance, level)
    counter = some_counter(chance, table, answered_by_you=True)
    question = AnswerQuestion(announced(chance, held, points, crib=crib, table=table, counter=counter))
    return Made(question, shown_count(question.count), aim) if shows(aim, question) else None


def _announced(
    chance: Chance, aim: Mistake, held: Held, true: int, level: int, *, crib: bool, exact: bool
) -> int | None:
    """The number that the counter announces: the true one, or what the aim makes of it, at level 3 with another one."""
    if aim is Mistake.IMPOSSIBLE_TOTAL:
        near = [number for number in sorted(IMPOSSIBLE_TOTALS) if 0 < abs(number - true) <= 4]
        return chance.choice(near) if near else None
    wrong = miscounts(held, crib=crib, mistakes=(aim,))
    if not wrong:
        return None
    if exact:
        return true
    points = chance.choice(wrong).points
    others = miscounts(held, crib=crib, mistakes=[trap for trap in TRAPS if trap is not aim])
    if level == 3:
        if not others:
            return None
        points = _together(chance.choice(others), points, true)
    return points if 0 <= points <= HIGHEST_TOTAL else None


def _together(other: Miscount, points: int, true: int) -> int:
    """Two miscounts at once, which may even each other out."""
    return points + other.points - true
