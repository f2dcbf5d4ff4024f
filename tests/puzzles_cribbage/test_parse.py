"""Answers are read from forms, and what cannot be read is said with its field and its reason."""

import pytest

from tests.puzzles_cribbage.notation import announced, counting, said
from tutor.puzzles.answer import AnswerError, AnswerReason
from tutor.puzzles.cribbage.making import KINDS, make_puzzle
from tutor.puzzles.cribbage.missed import MissedQuestion
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion, CallAnswer
from tutor.puzzles.cribbage.settle import SettleQuestion
from tutor.puzzles.making.puzzle import LEVELS
from tutor.rules.cribbage import OVER, Answer

COUNT = counting("TH TD JS QC", "3H")
MISSED = MissedQuestion(COUNT.cards, COUNT.starter, False, COUNT.breakdown.combinations[:1])
ANSWER = AnswerQuestion(announced("TH TD JS QC", "3H", 6))
SETTLE = SettleQuestion(announced("TH TD JS QC", "3H", 6), said("muggins:2"))


@pytest.mark.parametrize("kind", KINDS)
def test_every_right_answer_survives_the_form(kind: str) -> None:
    """What is written into a form is read back as the same answer, in fields that the question announces."""
    for level in LEVELS:
        for number in range(40):
            question = make_puzzle(kind, level, number).question
            names = {field.name for field in question.fields}
            for answer in question.right_answers():
                assert question.parse(answer.form()) == answer
                assert set(answer.form()) <= names


def test_the_number_of_a_call_is_read_only_where_it_counts() -> None:
    """Whoever says that a count is too high names no number; one that is filled in does not matter."""
    assert ANSWER.parse({"call": ["over"], "claim": ["x"]}) == CallAnswer(OVER)
    assert ANSWER.parse({"call": ["muggins"], "claim": [" 2 "]}) == CallAnswer(Answer.muggins(2))


@pytest.mark.parametrize(
    ("question", "form", "field", "reason"),
    [
        (COUNT, {}, "total", AnswerReason.MISSING),
        (COUNT, {"total": ["five"]}, "total", AnswerReason.NOT_A_NUMBER),
        (MISSED, {}, "choice", AnswerReason.MISSING),
        (MISSED, {"choice": ["AH"]}, "choice", AnswerReason.NOT_AN_OPTION),
        (ANSWER, {"claim": ["2"]}, "call", AnswerReason.MISSING),
        (ANSWER, {"call": ["shout"]}, "call", AnswerReason.NOT_AN_OPTION),
        (ANSWER, {"call": ["muggins"]}, "claim", AnswerReason.MISSING),
        (ANSWER, {"call": ["muggins"], "claim": ["0"]}, "claim", AnswerReason.NOT_AN_OPTION),
        (ANSWER, {"call": ["muggins"], "claim": ["30"]}, "claim", AnswerReason.NOT_AN_OPTION),
        (ANSWER, {"call": ["accept", "over"]}, "call", AnswerReason.TOO_MANY),
        (SETTLE, {"points": ["6"]}, "points", AnswerReason.MISSING),
        (SETTLE, {"points": ["6", "2", "1"]}, "points", AnswerReason.TOO_MANY),
        (SETTLE, {"points": ["6", "many"]}, "points", AnswerReason.NOT_A_NUMBER),
    ],
)
def test_what_cannot_be_read_is_refused(
    question: CribbageQuestion, form: dict[str, list[str]], field: str, reason: AnswerReason
) -> None:
    """Field and reason are named."""
    with pytest.raises(AnswerError) as caught:
        question.parse(form)
    assert (caught.value.field, caught.value.reason) == (field, reason)


def test_each_number_of_a_settlement_has_its_owner() -> None:
    """The counter comes first, then the opponents in turn."""
    assert [field.owner for field in SETTLE.fields] == ["across", "you"]
