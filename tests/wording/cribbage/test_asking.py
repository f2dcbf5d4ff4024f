"""Questions and hints of puzzles about cribbage."""

import pytest

from tests.wording.cribbage.questions import every_question
from tests.wording.pseudo import PSEUDO, missed
from tutor.i18n import LOCALES
from tutor.puzzles.cribbage.number import NumberQuestion, PossibleQuestion
from tutor.puzzles.cribbage.over import Ending
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.seats import Seat
from tutor.wording.asking import ask, hints
from tutor.wording.cribbage.asking import counts, deals
from tutor.wording.cribbage.labels import ending
from tutor.wording.reader import Reader

ENGLISH = Reader.of("en")


def asked() -> list[CribbageQuestion]:
    """Every question that practice may ask."""
    return [question for question in every_question() if not isinstance(question, NumberQuestion)]


def test_every_question_is_asked() -> None:
    """It ends with a question mark, or asks to mark cards, and nothing missed the catalogue."""
    for question in asked():
        text = ask(ENGLISH, question)
        assert text[-1] == "?" or question.kind == "missed", text
        assert text[0].isupper(), text
        assert not set("%{}") & set(text)
        assert not missed(ask(PSEUDO, question))


@pytest.mark.parametrize("code", LOCALES)
def test_no_question_begins_with_a_digit(code: str) -> None:
    """Who plays, deals and has announced is told in sentences, in every language."""
    reader = Reader.of(code)
    assert not [text for text in (ask(reader, question) for question in asked()) if text[0].isdigit()]


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (Seat.YOU, ("You are the dealer.", "You have announced a count.")),
        (Seat.LEFT, ("Your left neighbour is the dealer.", "Your left neighbour has announced a count.")),
        (Seat.ACROSS, ("The player opposite is the dealer.", "The player opposite has announced a count.")),
        (Seat.RIGHT, ("Your right neighbour is the dealer.", "Your right neighbour has announced a count.")),
    ],
)
def test_who_deals_and_who_has_announced(seat: Seat, told: tuple[str, str]) -> None:
    """A sentence for each seat."""
    assert (deals(ENGLISH, seat), counts(ENGLISH, seat)) == told


def test_the_end_of_a_game_is_a_winner() -> None:
    """Whoever is asked who wins may answer that. Rule C11."""
    assert [ending(ENGLISH, each) for each in Ending] == [
        "The game goes on",
        "The game is over: the counter wins",
        "The game is over: whoever settled the count wins",
    ]


def test_every_question_has_two_or_three_hints() -> None:
    """More than three hints are only given where a whole hand is counted; none is there twice."""
    for question in asked():
        texts = hints(ENGLISH, question)
        assert 2 <= len(texts) <= (4 if question.kind == "count" else 3), texts
        assert len(set(texts)) == len(texts)
        assert not missed(" ".join(hints(PSEUDO, question)))


def test_the_hints_lead_to_the_impossible_number_step_by_step() -> None:
    """Only the last hint says which of the four it is, and none gives all four away. Rule C1."""
    low, high = hints(ENGLISH, PossibleQuestion((12, 19))), hints(ENGLISH, PossibleQuestion((12, 26)))
    assert low[:2] == high[:2]
    assert low[1] == "One of the four is below 20, the other three are above 24."
    assert low[2] == "Here it is the one below 20, and it comes just before 20."
    assert high[2] == "Here it is one of the three above 24. They stand in a row, just before 28."
