"""Counts and puzzles to be told about, and what is told."""

from collections.abc import Iterator
from typing import Final

from tutor.lessons import load_course
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.judge import judge
from tutor.puzzles.cribbage.making import CribbagePuzzle, make_puzzle
from tutor.puzzles.cribbage.questions import CribbageAnswer, CribbageQuestion
from tutor.puzzles.cribbage.seats import TWO, Seat
from tutor.rules.cribbage import Card, Table, parse_cards
from tutor.wording.feedback import feedback
from tutor.wording.reader import Reader

ENGLISH: Final = Reader.of("en")
THREE: Final = Table(3)
#: Numbers of puzzles that are looked at, each at three levels.
NUMBERS: Final = 70


def puzzles(kind: str, *levels: int) -> Iterator[CribbagePuzzle]:
    """The first puzzles of a kind."""
    for level in levels or (1, 2, 3):
        yield from (make_puzzle(kind, level, number) for number in range(NUMBERS))


def told(question: CribbageQuestion, answer: CribbageAnswer) -> str:
    """What an answer is told in English, with ordinary spaces."""
    return plain(" ".join(feedback(ENGLISH, judge(question, answer))))


def plain(text: str) -> str:
    """The same text with ordinary spaces."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def twelve(announced: int, table: Table = TWO, counter: Seat = Seat.ACROSS, *scores: int) -> AnnouncedCount:
    """A hand that is worth 12, and what was announced for it."""
    return AnnouncedCount(parse_cards("6C 7H 7D 8S"), Card.parse("QS"), False, announced, table, counter, scores)


def step(lesson: str, name: str) -> CribbageQuestion:
    """The question of a step of a lesson."""
    (found,) = (each for each in load_course("cribbage").lessons if each.slug == lesson)
    (question,) = (each.question for each in found.steps if each.id == name)
    assert question is not None
    return question
