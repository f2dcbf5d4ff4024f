"""Questions about cribbage of every family, chosen so that every mistake can show in one of them."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

from tutor.lessons import load_course
from tutor.puzzles.answer import ChoiceAnswer, TotalAnswer
from tutor.puzzles.cribbage.allowed import Act, AllowedQuestion
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.count import CountQuestion, Part
from tutor.puzzles.cribbage.making import KINDS, make_puzzle
from tutor.puzzles.cribbage.misconceptions import CribbageMistake, shows_in
from tutor.puzzles.cribbage.missed import CardsAnswer, MissedQuestion
from tutor.puzzles.cribbage.number import Fact, NumberQuestion, PossibleQuestion
from tutor.puzzles.cribbage.order import NextQuestion, TurnQuestion, WhoseQuestion
from tutor.puzzles.cribbage.over import AskedQuestion, OverQuestion, ShownQuestion
from tutor.puzzles.cribbage.questions import CribbageAnswer, CribbageQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion, CallAnswer
from tutor.puzzles.cribbage.seats import SEATS
from tutor.puzzles.cribbage.settle import SettleAnswer, SettleQuestion
from tutor.rules.cribbage import ACCEPT, OVER, Answer, Card, Table, parse_cards

TABLES: Final = (Table(2), Table(3), Table(4), Table(4, partners=True))

#: Hands with a trap each: heels, jacks, nobs, flushes, runs round the corner, double runs, of a kind, long fifteens.
HANDS: Final = (
    ("5H 6C QD KS", "JS"),
    ("JC JS 7H 8H", "2S"),
    ("JC JS JD 8H", "2H"),
    ("2C 6C TC 8H", "QC"),
    ("2D 8D 9D TD", "5H"),
    ("AD 4D 9D KD", "6D"),
    ("AS 2D QH KH", "JC"),
    ("QH KC AD 2S", "3H"),
    ("4H 5C 5D 6S", "7H"),
    ("9H TC JD JS", "9C"),
    ("6C 7H 7D 8S", "7S"),
    ("5H 5C 5S JD", "5D"),
    ("8C 8D 8H 8S", "7S"),
    ("AH 2C 5D 7S", "KD"),
    ("AH 2C 3D 4S", "5D"),
    ("2C 4D 6S 8H", "QC"),
    ("3H 3C 6S 9H", "KD"),
)

TWO_POINTS: Final = Answer.muggins(2)


def hands() -> Iterator[tuple[tuple[Card, ...], Card, bool]]:
    """Every hand, also as a crib."""
    for (cards, starter), crib in product(HANDS, (False, True)):
        yield parse_cards(cards), Card.parse(starter), crib


@cache
def every_question() -> tuple[CribbageQuestion, ...]:
    """The chosen questions, those of the course, and some puzzles of every kind and level."""
    made = (make_puzzle(kind, level, number) for kind in KINDS for level in (1, 2, 3) for number in range(4))
    return (*_chosen(), *lesson_questions(), *(puzzle.question for puzzle in made))


def lesson_questions() -> Iterator[CribbageQuestion]:
    """Every question of the cribbage course."""
    for lesson in load_course("cribbage").lessons:
        yield from (step.question for step in lesson.steps if step.question is not None)


def _chosen() -> Iterator[CribbageQuestion]:
    for held in hands():
        yield from (CountQuestion(*held, part) for part in Part)
        combinations = CountQuestion(*held).breakdown.combinations
        yield from (MissedQuestion(*held, (each,)) for each in combinations)
        if len(combinations) > 2:
            yield MissedQuestion(*held, combinations[:2])
        true = CountQuestion(*held).breakdown.total
        for announced in sorted({max(true - 3, 0), true, min(true + 2, 29)}):
            yield from _settlements(AnnouncedCount(*held, announced))
    yield AnswerQuestion(AnnouncedCount(parse_cards("4H 5C 5D 6S"), Card.parse("7H"), False, 19))
    yield from _at_tables()
    yield from map(AllowedQuestion, Act)
    yield from (NumberQuestion(fact, table) for fact in Fact for table in TABLES)
    yield PossibleQuestion((19, 0, 12, 29))
    yield PossibleQuestion((8, 26, 24, 28))
    yield PossibleQuestion((8, 30, 24, 28))


def _settlements(count: AnnouncedCount) -> Iterator[CribbageQuestion]:
    if count.announcement.is_asked:
        yield AnswerQuestion(count)
    for answer in (ACCEPT, OVER, Answer.muggins(1), TWO_POINTS, Answer.muggins(6)):
        yield SettleQuestion(count, (answer,))


def _at_tables() -> Iterator[CribbageQuestion]:
    cards, starter = parse_cards("6C 7H 7D 8S"), Card.parse("2S")
    for table in TABLES:
        for seat in SEATS[table.players]:
            yield from (TurnQuestion(seat, table, counted) for counted in range(table.players + 1))
            opponents = len(AnnouncedCount(cards, starter, False, 3, table, seat).opponents)
            for calls in product((ACCEPT, OVER, TWO_POINTS), repeat=opponents):
                yield WhoseQuestion(table, seat, calls, None, OVER if table.partners else None)
            yield from (NextQuestion(table, seat, (ACCEPT,) * done) for done in range(opponents + 1))
            yield NextQuestion(table, seat, (OVER,))
        for seat in SEATS[table.players][:2]:
            for score, announced in product((40, 108, 113), (10, 12, 16)):
                count = AnnouncedCount(
                    cards, starter, False, announced, table, seat, (score, score - 3, 118, 119)[: table.sides]
                )
                yield from _near_the_target(count)


def _near_the_target(count: AnnouncedCount) -> Iterator[CribbageQuestion]:
    yield AskedQuestion(count)
    opponents = len(count.opponents)
    for calls in product((ACCEPT, OVER, Answer.muggins(1), Answer.muggins(5)), repeat=min(opponents, 2)):
        answers = (*calls, *[ACCEPT] * (opponents - len(calls)))
        yield OverQuestion(count, answers)
        yield ShownQuestion(count, answers)
        yield SettleQuestion(count, answers)


@cache
def every_mistake() -> tuple[tuple[CribbageQuestion, CribbageMistake, tuple[CribbageAnswer, ...]], ...]:
    """Every mistake in every question where it shows, with a few of the answers that it leads to."""
    return tuple(
        (question, mistake, tuple(sorted(answers, key=str)[:3]))
        for question in every_question()
        for mistake, answers in shows_in(question).items()
    )


def some_answers(question: CribbageQuestion) -> Iterator[CribbageAnswer]:
    """Answers of every sort: right ones, all options, and numbers near and far."""
    yield from question.right_answers()
    match question:
        case CountQuestion() | NumberQuestion():
            yield from map(TotalAnswer, (-2, 0, 1, 3, 8, 12, 19, 29, 31, 121))
        case MissedQuestion():
            five = (*question.cards, question.starter)
            yield from (CardsAnswer(frozenset({card})) for card in five)
            yield from (CardsAnswer(frozenset(five) - {card}) for card in five)
            yield from (CardsAnswer(frozenset(each.cards)) for each in question.named)
            yield CardsAnswer(frozenset(five[:2]))
        case AnswerQuestion():
            yield from map(CallAnswer, (ACCEPT, OVER, Answer.muggins(1), Answer.muggins(29)))
        case SettleQuestion():
            yield from (SettleAnswer((points,) * len(question.seats)) for points in (-3, 0, 2, 7, 99))
        case _:
            yield from map(ChoiceAnswer, question.options)
