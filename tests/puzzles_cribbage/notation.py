"""Counts written as tests read them."""

from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.count import CountQuestion, Part
from tutor.puzzles.cribbage.seats import TWO, Seat
from tutor.rules.cribbage import Answer, Card, Table, parse_answers, parse_cards


def counting(cards: str, starter: str, *, crib: bool = False, asked: Part = Part.TOTAL) -> CountQuestion:
    """A hand or a crib to count."""
    return CountQuestion(parse_cards(cards), Card.parse(starter), crib, asked)


def announced(
    cards: str,
    starter: str,
    points: int,
    *,
    crib: bool = False,
    table: Table = TWO,
    counter: Seat = Seat.ACROSS,
    scores: tuple[int, ...] = (),
    target: int = 121,
) -> AnnouncedCount:
    """A count that was announced."""
    return AnnouncedCount(parse_cards(cards), Card.parse(starter), crib, points, table, counter, scores, target)


def said(text: str) -> tuple[Answer, ...]:
    """Answers, such as `accept,muggins:2`."""
    return parse_answers(text)
