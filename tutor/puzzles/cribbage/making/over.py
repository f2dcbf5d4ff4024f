"""A count near the target: does it end the game?"""

from typing import Final

from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.making.hands import Held
from tutor.puzzles.cribbage.making.puzzle import Made
from tutor.puzzles.cribbage.making.replies import some_replies, until_settled
from tutor.puzzles.cribbage.making.settle import TRIES, announcements, one_announced, some_announced
from tutor.puzzles.cribbage.making.steering import shows, steered
from tutor.puzzles.cribbage.making.tables import announced, shown_count, some_counter, some_table, some_target
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.over import AskedQuestion, Ending, OverQuestion, ShownQuestion
from tutor.puzzles.cribbage.reply import best_answer
from tutor.puzzles.cribbage.seats import TWO, Seat, player_at
from tutor.puzzles.making.chance import Chance
from tutor.rules.cribbage import ACCEPT, Answer, Table

WAYS: Final[dict[int, tuple[tuple[Mistake | None, type], ...]]] = {
    2: (
        (None, OverQuestion),
        (Mistake.ENDED_AT_ONCE, OverQuestion),
        (Mistake.EXCESS_KEPT, OverQuestion),
        (Mistake.WRONG_CALL_FREE, OverQuestion),
        (Mistake.CORRECTED_THOUGH_ACCEPTED, OverQuestion),
        (Mistake.ANSWERED_AT_TARGET, AskedQuestion),
        (Mistake.ENDED_AT_ONCE, AskedQuestion),
        (Mistake.SHOWN_ONLY_IF_CALLED, ShownQuestion),
    ),
    3: (
        (None, OverQuestion),
        (Mistake.CAPPED_AT_TARGET, OverQuestion),
        (Mistake.CAPPED_AT_TARGET, OverQuestion),
        (Mistake.CALLER_FIRST, OverQuestion),
        (Mistake.CLAIM_PAID_IN_FULL, OverQuestion),
        (Mistake.MISSED_TO_COUNTER, OverQuestion),
        (Mistake.ENDED_AT_ONCE, OverQuestion),
        (Mistake.LATER_ANSWER, OverQuestion),
        (Mistake.ANSWERED_AT_TARGET, ShownQuestion),
    ),
}
"""Where the levels are steered, and what is asked there."""


AIMS: Final = {level: tuple(aim for aim, _ in ways) for level, ways in WAYS.items()}
"""Where the levels are steered. None: a count that is too high ends the game all the same."""


def make(level: int, chance: Chance) -> Made:
    """Level 1: accepted or well answered. Level 2: wrong calls, over-counts. Level 3: all scores near, more players."""
    if level == 1:
        wanted = chance.choice(tuple(Ending))
        return steered(chance, None, lambda held: _plain(chance, held, wanted))
    aim, asked = chance.choice(WAYS[level])
    return steered(chance, None, lambda held: _tricky(chance, aim, asked, held, level))


def _near(chance: Chance, held: Held, points: int, table: Table, counter: Seat, *, crib: bool) -> AnnouncedCount:
    """A count after which the counter is somewhere about the target, and the others are not far from it."""
    target = some_target(chance)
    side = table.side_of(player_at(table, counter))
    scores = [target - 1 - chance.below(12) for _ in range(table.sides)]
    scores[side] = min(max(target - points + chance.below(7) - 3, 0), target - 1)
    return announced(chance, held, points, crib=crib, table=table, counter=counter, scores=scores, target=target)


def _plain(chance: Chance, held: Held, wanted: Ending) -> Made | None:
    """Two players, and the best answer or none."""
    points = some_announced(chance, held)
    asked = _near(chance, held, points, TWO, chance.choice((Seat.YOU, Seat.ACROSS)), crib=False)
    if asked.announcement.excess:
        return None
    answers = (_best_or_none(chance, asked),) if asked.announcement.is_asked else ()
    question = OverQuestion(asked, answers)
    if question.right != wanted:
        return None
    return Made(question, shown_count(asked, answers, show_count=True), None)


def _best_or_none(chance: Chance, asked: AnnouncedCount) -> Answer:
    return best_answer(asked.announcement) if chance.below(3) else ACCEPT


def _tricky(chance: Chance, aim: Mistake | None, kind: type, held: Held, level: int) -> Made | None:
    """Some answers to some count of a hand; a few are tried."""
    crib = chance.one_in(4)
    numbers = announcements(held, crib=crib)
    tries = (_answered(chance, aim, kind, held, one_announced(chance, numbers), level, crib=crib) for _ in range(TRIES))
    return next((made for made in tries if made), None)


def _answered(
    chance: Chance, aim: Mistake | None, kind: type, held: Held, points: int, level: int, *, crib: bool
) -> Made | None:
    table = some_table(chance, level)
    asked = _near(chance, held, points, table, some_counter(chance, table), crib=crib)
    answers = some_replies(chance, asked) if asked.announcement.is_asked else ()
    if aim is not Mistake.LATER_ANSWER:
        answers = until_settled(answers)
    question = _question(kind, asked, answers)
    if aim is None:
        if question.right == Ending.GOES_ON or not asked.announcement.excess:
            return None
    elif not shows(aim, question):
        return None
    told = () if isinstance(question, AskedQuestion) else answers
    return Made(question, shown_count(asked, told, show_count=level == 2), aim)


def _question(
    kind: type, asked: AnnouncedCount, answers: tuple[Answer, ...]
) -> OverQuestion | AskedQuestion | ShownQuestion:
    if kind is AskedQuestion:
        return AskedQuestion(asked)
    return OverQuestion(asked, answers) if kind is OverQuestion else ShownQuestion(asked, answers)
