"""Short words on a page: every seat, act, outcome, goal, field and option has one."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

import pytest

from tests.wording.pseudo import PSEUDO, missed
from tests.wording.questions import lesson_questions, made_questions, questions
from tutor.puzzles.answer import Field, FieldType
from tutor.puzzles.choice import Outcome
from tutor.puzzles.play import Goal
from tutor.rules.dominoes import Act, End, Seat, Tile
from tutor.wording import labels
from tutor.wording.reader import Reader

ENGLISH = Reader.of("en")


LABELS: tuple[tuple[Callable[[Reader, Any], str], type[StrEnum]], ...] = (
    (labels.seat, Seat),
    (labels.hand, Seat),
    (labels.end, End),
    (labels.act, Act),
    (labels.outcome, Outcome),
    (labels.goal, Goal),
)


@pytest.mark.parametrize(("label", "words"), LABELS)
def test_every_word_has_a_label(label: Callable[[Reader, Any], str], words: type[StrEnum]) -> None:
    """No two members of a kind share a label, and none missed the catalogue."""
    written = [label(ENGLISH, word) for word in words]
    assert len(set(written)) == len(written)
    assert all(text[0].isupper() for text in written)
    assert not missed(" ".join(label(PSEUDO, word) for word in words))


def test_every_field_and_option_of_every_question_has_a_label() -> None:
    """The options of one field can be told apart, and nothing missed the catalogue."""
    for question in (*questions(), *lesson_questions(), *made_questions()):
        for field in question.fields:
            assert labels.field(ENGLISH, question, field)
            assert not missed(labels.field(PSEUDO, question, field))
            written = [labels.option(ENGLISH, field, word, question) for word in field.options]
            assert len(set(written)) == len(written)
            assert not missed(" ".join(labels.option(PSEUDO, field, word, question) for word in field.options))


def test_a_word_that_no_family_claims_has_no_label() -> None:
    """An end of the line is never taken for a seat: whoever adds a family labels its options."""
    question = next(asked for asked in questions() if asked.kind == "sum")
    with pytest.raises(ValueError, match="SumQuestion has no label for 'left'"):
        labels.option(ENGLISH, Field("choice", FieldType.ONE, ("left",)), "left", question)


def test_the_deduction_of_each_player_has_its_own_label() -> None:
    """Several fields with one name are told apart by whose they are."""
    question = next(asked for asked in questions() if asked.kind == "settle")
    fields = [Field("off", FieldType.NUMBER, owner=seat.value) for seat in Seat]
    assert len({labels.field(ENGLISH, question, field) for field in fields}) == len(Seat)


@pytest.mark.parametrize(("points", "written"), [(0, "no points"), (1, "1 point"), (15, "15 points")])
def test_points(points: int, written: str) -> None:
    """Points beside a sum, in the right number."""
    assert labels.points(ENGLISH, points) == written


def test_titles_of_pictures() -> None:
    """A hand and the boneyard say what they hold, also when they are empty."""
    assert labels.hand_of(ENGLISH, Seat.YOU, (Tile(1, 4), Tile(2, 2))) == "Your hand: [1|4], [2|2]"
    assert labels.boneyard(ENGLISH, 1) == "Boneyard: 1 tile"
    assert labels.boneyard(ENGLISH, 0) == "The boneyard is empty"
    for seat in Seat:
        assert not missed(labels.hand_of(PSEUDO, seat, ()) + labels.hand_of(PSEUDO, seat, (Tile(0, 0),)))


def test_the_first_word_of_a_feedback() -> None:
    """Right and wrong are told apart in words."""
    assert labels.verdict(ENGLISH, right=True) == "Right!"
    assert labels.verdict(ENGLISH, right=False) == "Not yet."
