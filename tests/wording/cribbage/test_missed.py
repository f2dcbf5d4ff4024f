"""What is said of cards that were marked as missed is true of these cards. Rule C1."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from tutor.puzzles.cribbage.judge import judge
from tutor.puzzles.cribbage.making import make_puzzle
from tutor.puzzles.cribbage.missed import CardsAnswer, MissedQuestion
from tutor.puzzles.making.puzzle import LEVELS
from tutor.rules.cribbage import Card, Kind, count, parse_cards
from tutor.wording.asking import hints
from tutor.wording.cribbage.names import name, names
from tutor.wording.feedback import feedback
from tutor.wording.reader import Reader

ENGLISH = Reader.of("en")


def told(question: MissedQuestion, marked: str) -> tuple[str, ...]:
    """What is said to somebody who marks these cards."""
    return feedback(ENGLISH, judge(question, CardsAnswer(frozenset(parse_cards(marked)))))


def left_out(cards: str, starter: str, missing: str, *, crib: bool = False) -> MissedQuestion:
    """A count that left out what these cards make; several combinations stand with commas."""
    four, fifth = parse_cards(cards), Card.parse(starter)
    groups = [frozenset(parse_cards(group)) for group in missing.split(", ")]
    scored = count(four, fifth, crib=crib).combinations
    return MissedQuestion(four, fifth, crib, tuple(each for each in scored if frozenset(each.cards) in groups))


@cache
def every_wrong_answer() -> tuple[tuple[MissedQuestion, frozenset[Card], str], ...]:
    """Many puzzles, every wrong set of cards, and the first sentence that it is told."""
    return tuple(_wrong_answers())


def _wrong_answers() -> Iterator[tuple[MissedQuestion, frozenset[Card], str]]:
    for level in LEVELS:
        for number in range(40):
            question = make_puzzle("missed", level, number).question
            assert isinstance(question, MissedQuestion)
            five = (*question.cards, question.starter)
            for marked in (frozenset(some) for size in range(1, 6) for some in combinations(five, size)):
                verdict = judge(question, CardsAnswer(marked))
                if not verdict.right:
                    yield question, marked, feedback(ENGLISH, verdict)[0]


def test_cards_that_score_nothing_hold_no_combination() -> None:
    """Neither what was left out nor what has been counted lies in cards that are said to score nothing."""
    said = [each for each in every_wrong_answer() if "score nothing together" in each[2] or "alone scores" in each[2]]
    assert said
    for question, marked, _ in said:
        assert not [each for each in question.breakdown.combinations if frozenset(each.cards) <= marked]


def test_what_was_counted_is_said_to_be() -> None:
    """Cards that hold only what has been counted are told how much of it."""
    said = [each for each in every_wrong_answer() if each[2].startswith("These cards hold")]
    assert said
    for question, marked, sentence in said:
        inside = [each for each in question.breakdown.combinations if frozenset(each.cards) <= marked]
        assert set(inside) <= set(question.named)
        assert f"hold {len(inside)} combination" in sentence


def test_one_card_of_what_was_left_out_is_a_beginning() -> None:
    """A jack that belongs to a pair or a run that was left out is not turned away because it is not his nobs."""
    for question, marked, sentence in every_wrong_answer():
        is_nobs = any(marked == frozenset(each.cards) for each in question.named)
        if len(marked) == 1 and not is_nobs and any(marked < frozenset(each.cards) for each in question.left_out):
            assert sentence == "This card belongs to what was left out, but it is not all of it."


def test_of_the_marked_cards_only_those_are_named() -> None:
    """Whoever marks one jack, or one run round the corner, hears nothing about another one."""
    said = [each for each in every_wrong_answer() if "his nobs:" in each[2] or "are not a run" in each[2]]
    assert len({question for question, *_ in said}) > 5
    for question, marked, sentence in said:
        others = {*question.cards, question.starter} - marked
        assert not [card for card in others if name(ENGLISH, card) in sentence]


@pytest.mark.parametrize(
    ("question", "marked", "sentences"),
    [
        (
            left_out("4S 6C 7D 9C", "6D", "6C 6D"),
            "6C 7D 9C",
            (
                "These cards hold 1 combination, and the counter has already counted it.",
                "A fifteen scores 2, since 6 + 9 = 15: the six of clubs and the nine of clubs.",
                "A pair was left out: look for two cards of one rank.",
            ),
        ),
        (
            left_out("9H TC JD JS", "9C", "JD JS"),
            "9H TC JD",
            (
                "These cards score, but the counter has already counted them.",
                f"A run of 3 cards scores 1 for each card: {names(ENGLISH, parse_cards('9H TC JD'))}.",
                "A pair was left out: look for two cards of one rank.",
            ),
        ),
        (
            left_out("9H TC JD JS", "9C", "JD JS"),
            "9H TC JD JS",
            (
                "Something that was left out is among these cards, but not all of them belong to it.",
                "A pair was left out: look for two cards of one rank.",
            ),
        ),
        (
            left_out("AC 4S 5C 4H", "4C", "4S 4H, 4S 4C"),
            "4S 4H 4C",
            ("Three of a kind are three pairs, and 2 of them were left out. Mark only the two cards of one of them.",),
        ),
        (
            left_out("8C 8D 8H 8S", "7S", "8C 8D"),
            "8C 8D 8H 8S",
            ("Four of a kind are six pairs, and 1 of them was left out. Mark only the two cards of that pair.",),
        ),
    ],
)
def test_what_differs_is_told(question: MissedQuestion, marked: str, sentences: tuple[str, ...]) -> None:
    """Too many cards, too few, or those that have been counted: each is told as it is."""
    assert tuple(each.replace("\N{NO-BREAK SPACE}", " ") for each in told(question, marked)) == sentences


def test_the_hint_for_his_nobs_does_not_name_the_jack() -> None:
    """His nobs is a single card, so its name would be the answer."""
    question = left_out("5H 5D JS 8C", "KS", "JS")
    assert question.left_out[0].kind is Kind.NOBS
    assert hints(ENGLISH, question)[-1] == "What was left out is a single card: the jack with the suit of the starter."
    pair = left_out("5H 5D JS 8C", "KS", "5H 5D")
    assert hints(ENGLISH, pair)[-1] == "One of its cards: the five of hearts."
