"""Several opponents would answer: whose answer counts, and who is next?"""

from typing import Final

from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.making.hands import Held
from tutor.puzzles.cribbage.making.puzzle import Made, Shown
from tutor.puzzles.cribbage.making.replies import some_replies, some_reply
from tutor.puzzles.cribbage.making.settle import some_announced
from tutor.puzzles.cribbage.making.steering import shows, steered
from tutor.puzzles.cribbage.making.tables import LARGER, PARTNERS, announced, shown_count, some_counter
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.order import NextQuestion, TurnQuestion, WhoseQuestion
from tutor.puzzles.cribbage.seats import SEATS
from tutor.puzzles.making.chance import Chance
from tutor.rules.cribbage import ACCEPT, Table

AIMS: Final = {
    1: (None, Mistake.OUT_OF_TURN, Mistake.COUNTED_OUT_OF_TURN),
    2: (None, Mistake.OUT_OF_TURN, Mistake.LATER_ANSWER),
    3: (Mistake.OUT_OF_TURN, Mistake.LATER_ANSWER, Mistake.FOR_PARTNER, Mistake.FOR_PARTNER),
}
"""Where the levels are steered. None: nobody calls, or only one does."""


def make(level: int, chance: Chance) -> Made:
    """Level 1: who is next. Level 2: three or four players. Level 3: partners, and right answers that come late."""
    aim: Mistake | None = chance.choice(AIMS[level])
    table: Table = PARTNERS if aim is Mistake.FOR_PARTNER else chance.choice(LARGER[:2] if level < 3 else LARGER)
    return steered(chance, None, lambda held: _made(chance, aim, held, table, level))


def _made(chance: Chance, aim: Mistake | None, held: Held, table: Table, level: int) -> Made | None:
    if aim is Mistake.COUNTED_OUT_OF_TURN:
        return _turn(chance, held, table)
    points = some_announced(chance, held)
    asked = announced(chance, held, points, table=table, counter=some_counter(chance, table))
    if level == 1 or (aim is Mistake.FOR_PARTNER and chance.one_in(3)):
        return _next(chance, asked, aim)
    return _whose(chance, asked, aim)


def _turn(chance: Chance, held: Held, table: Table) -> Made:
    """Who counts next, after so many hands? The dealer's own hand and the crib come last."""
    dealer = chance.choice(SEATS[table.players])
    question = TurnQuestion(dealer, table, chance.below(table.players + 1))
    shown = Shown(hand=held.cards, starter=held.starter, table=table, dealer=dealer)
    return Made(question, shown, Mistake.COUNTED_OUT_OF_TURN)


def _next(chance: Chance, asked: AnnouncedCount, aim: Mistake | None) -> Made | None:
    """Who answers first, or next after some have accepted; with no aim the count may be settled."""
    answers = (ACCEPT,) * chance.below(len(asked.opponents) + (aim is None))
    question = NextQuestion(asked.table, asked.counter, answers, asked)
    if aim is not None and not shows(aim, question):
        return None
    return Made(question, shown_count(asked, answers), aim)


def _whose(chance: Chance, asked: AnnouncedCount, aim: Mistake | None) -> Made | None:
    """Each of them would answer something, the counter's partner as well."""
    partner = some_reply(chance, asked) if asked.table.partners else None
    question = WhoseQuestion(asked.table, asked.counter, some_replies(chance, asked), asked, partner)
    if aim is Mistake.FOR_PARTNER and (partner is None or partner == ACCEPT):
        return None
    if aim is None:
        calls = [answer for answer in question.answers if answer != ACCEPT]
        return Made(question, shown_count(asked, question.answers), None) if len(calls) < 2 else None
    return Made(question, shown_count(asked, question.answers), aim) if shows(aim, question) else None
