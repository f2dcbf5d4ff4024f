"""A count that left something out."""

from typing import Final

from tutor.puzzles.cribbage.beliefs import believed_counts
from tutor.puzzles.cribbage.making.hands import Held, sorted_hand
from tutor.puzzles.cribbage.making.puzzle import Made, Shown
from tutor.puzzles.cribbage.making.steering import shows, steered, traps_in
from tutor.puzzles.cribbage.missed import MissedQuestion
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.making.chance import Chance
from tutor.rules.cribbage import Combination, count

#: How the counter came to leave something out, at level 2.
LEFT_OUT: Final = (
    Mistake.NOBS_MISSED,
    Mistake.FLUSH_MISSED,
    Mistake.RUN_MISSED,
    Mistake.PAIR_IN_RUN_MISSED,
    Mistake.THREE_AS_PAIR,
    Mistake.LONG_FIFTEEN_MISSED,
)

AIMS: Final = {
    3: (
        Mistake.HEELS_AS_NOBS,
        Mistake.ANY_JACK,
        Mistake.FLUSH_WITH_STARTER,
        Mistake.FLUSH_IN_CRIB,
        Mistake.ROUND_THE_CORNER,
        Mistake.SHORT_RUNS_TOO,
        Mistake.FIFTEEN_TWICE,
    )
}
"""Where the highest level is steered: combinations that are none."""


def make(level: int, chance: Chance) -> Made:
    """Level 1: two cards of a plain hand. Level 2: as people really leave out. Level 3: something else looks missed."""
    if level == 1:
        return steered(chance, None, lambda held: _plain(chance, sorted_hand(held)))
    if level == 2:
        why: Mistake = chance.choice(LEFT_OUT)
        return steered(chance, why, lambda held: _left_out(chance, why, held, chance.one_in(3)))
    aim: Mistake = chance.choice(AIMS[level])
    return steered(chance, aim, lambda held: _tempting(chance, aim, held))


def _plain(chance: Chance, held: Held) -> Made | None:
    scored = count(held.cards, held.starter).combinations
    of_two = [each for each in scored if len(each.cards) == 2]
    if not 2 <= len(scored) <= 4 or not of_two or traps_in(held, crib=False):
        return None
    return _made(held, False, (chance.choice(of_two),), None)


def _left_out(chance: Chance, why: Mistake, held: Held, crib: bool) -> Made | None:
    left_out = _omissions(chance, why, held, crib)
    return _made(held, crib, left_out, None) if left_out else None


def _omissions(chance: Chance, why: Mistake, held: Held, crib: bool) -> tuple[Combination, ...]:
    """What a mistake leaves out of a count that names something besides."""
    scored = count(held.cards, held.starter, crib=crib).combinations
    believed = believed_counts(why, held.cards, held.starter, crib)
    omissions = [tuple(each for each in scored if each not in named) for named in believed]
    some = [left_out for left_out in omissions if 0 < len(left_out) < len(scored)]
    return chance.choice(some) if some else ()


def _tempting(chance: Chance, aim: Mistake, held: Held) -> Made | None:
    crib = aim is Mistake.FLUSH_IN_CRIB or chance.one_in(3)
    if len(count(held.cards, held.starter, crib=crib).combinations) < 3:
        return None
    for why in chance.shuffled(LEFT_OUT):
        left_out = _omissions(chance, why, held, crib)
        if left_out:
            made = _made(held, crib, left_out, aim)
            return made if shows(aim, made.question) else None
    return None


def _made(held: Held, crib: bool, left_out: tuple[Combination, ...], aim: Mistake | None) -> Made:
    question = MissedQuestion(held.cards, held.starter, crib, left_out)
    shown = Shown(cards=held.cards, starter=held.starter, crib=crib, announced=question.announced)
    return Made(question, shown, aim)
