"""A count, announced and answered: who gets what?"""

from typing import Final

from tutor.puzzles.cribbage.making.hands import Held
from tutor.puzzles.cribbage.making.puzzle import Made
from tutor.puzzles.cribbage.making.replies import some_replies, until_settled
from tutor.puzzles.cribbage.making.steering import TRAPS, miscounts, shows, steered
from tutor.puzzles.cribbage.making.tables import LARGER, announced, shown_count, some_counter
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.reply import best_answer
from tutor.puzzles.cribbage.seats import TWO, Seat
from tutor.puzzles.cribbage.settle import SettleQuestion
from tutor.puzzles.making.chance import Chance
from tutor.rules.cribbage import ACCEPT, Answer, Verdict, count

AIMS: Final = {
    2: (
        Mistake.CLAIM_PAID_IN_FULL,
        Mistake.CLAIMED_TOO_LITTLE,
        Mistake.CLAIMED_ON_OVER,
        Mistake.CHALLENGED_SHORT,
        Mistake.WRONG_CALL_FREE,
        Mistake.EXCESS_KEPT,
        Mistake.CORRECTED_THOUGH_ACCEPTED,
        Mistake.MISSED_TO_COUNTER,
    ),
    3: (
        Mistake.LATER_ANSWER,
        Mistake.LATER_ANSWER,
        Mistake.CLAIMED_TOO_MUCH,
        Mistake.CLAIMED_ON_OVER,
        Mistake.CHALLENGED_SHORT,
        Mistake.ANSWERED_AT_TARGET,
    ),
}
"""Where the levels are steered."""

#: Mistakes that show only after certain answers.
_PLAIN: Final = frozenset({Verdict.STANDS, Verdict.MUGGINS, Verdict.OVER, Verdict.WRONG_MUGGINS})

#: So many ways to announce and answer are tried before another hand is taken.
TRIES: Final = 6


def make(level: int, chance: Chance) -> Made:
    """Level 1: plain answers of two players. Level 2: any answers. Level 3: more players, who answer in turn."""
    if level == 1:
        wanted = chance.choice(tuple(sorted(_PLAIN)))
        return steered(chance, None, lambda held: _plain(chance, held, wanted))
    aim: Mistake = chance.choice(AIMS[level])
    return steered(chance, None, lambda held: _tricky(chance, aim, held, level))


def some_announced(chance: Chance, held: Held, *, crib: bool = False) -> int:
    """What the counter announces: the true count one time in four, else a miscount if the hand invites one."""
    return one_announced(chance, announcements(held, crib=crib))


def announcements(held: Held, *, crib: bool) -> tuple[int, ...]:
    """The true count, and after it what people who miscount would announce for this hand."""
    true = count(held.cards, held.starter, crib=crib).total
    return (true, *(each.points for each in miscounts(held, crib=crib, mistakes=(*TRAPS, Mistake.FIFTEEN_TWICE))))


def one_announced(chance: Chance, numbers: tuple[int, ...]) -> int:
    """The true count one time in four, or else one of the others if there are any."""
    true, *wrong = numbers
    announced: int = true if not wrong or chance.one_in(4) else chance.choice(wrong)
    return announced


def _plain(chance: Chance, held: Held, wanted: Verdict) -> Made | None:
    """Claims of exactly what was missed; a wrong call on an exact count."""
    counter = chance.choice((Seat.YOU, Seat.ACROSS))
    asked = announced(chance, held, some_announced(chance, held), counter=counter)
    best = best_answer(asked.announcement)
    match wanted:
        case Verdict.WRONG_MUGGINS if best == ACCEPT:
            answer = Answer.muggins(1 + chance.below(4))
        case Verdict.STANDS:
            answer = ACCEPT
        case _:
            answer = best
    question = SettleQuestion(asked, (answer,), count_shown=True)
    if question.settlement.verdict is not wanted:
        return None
    return Made(question, shown_count(asked, question.answers, show_count=True), None)


def _tricky(chance: Chance, aim: Mistake, held: Held, level: int) -> Made | None:
    """Some answers to some count of a hand; a few are tried."""
    crib = chance.one_in(4)
    numbers = announcements(held, crib=crib)
    tries = (_answered(chance, aim, held, one_announced(chance, numbers), level, crib=crib) for _ in range(TRIES))
    return next((made for made in tries if made), None)


def _answered(chance: Chance, aim: Mistake, held: Held, points: int, level: int, *, crib: bool) -> Made | None:
    table = chance.choice(LARGER) if level == 3 else TWO
    asked = announced(chance, held, points, crib=crib, table=table, counter=some_counter(chance, table))
    if aim is Mistake.ANSWERED_AT_TARGET and points:
        near = tuple(asked.target - 1 - chance.below(points) for _ in asked.scores)
        asked = announced(
            chance, held, points, crib=crib, table=table, counter=asked.counter, scores=near, target=asked.target
        )
    answers = some_replies(chance, asked)
    if aim is not Mistake.LATER_ANSWER:
        answers = until_settled(answers)
    question = SettleQuestion(asked, answers, count_shown=True)
    if not shows(aim, question):
        return None
    return Made(question, shown_count(asked, answers, show_count=True), aim)
