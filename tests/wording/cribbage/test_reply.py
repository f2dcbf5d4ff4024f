"""What a wrong answer to a count is told: what it would bring, and not only a miscount. Rules C4 to C7."""

import pytest

from tests.wording.cribbage.counts import THREE, puzzles, step, told, twelve
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.reply import AnswerQuestion, CallAnswer
from tutor.puzzles.cribbage.seats import TWO, Seat
from tutor.rules.cribbage import ACCEPT, OVER, Answer


@pytest.mark.parametrize(
    ("count", "consequence"),
    [
        (twelve(12), "nothing and cost nothing: the count stands either way."),
        (twelve(12, THREE, Seat.RIGHT), "But it would settle the count, and nobody after you would be asked."),
        (twelve(12, THREE, Seat.LEFT), "nothing and cost nothing: the count stands either way."),
    ],
)
def test_what_a_needless_challenge_does_depends_on_who_is_left(count: AnnouncedCount, consequence: str) -> None:
    """Only those who have not answered yet lose their turn by it. Rules C3 and C7."""
    assert consequence in told(AnswerQuestion(count), CallAnswer(OVER))


def test_a_miscount_never_hides_what_an_answer_brings() -> None:
    """Whatever the cards were believed to be worth, the rule about the answer is told too. Rules C4 to C7."""
    for puzzle in puzzles("answer"):
        question = puzzle.question
        assert isinstance(question, AnswerQuestion)
        announcement = question.count.announcement
        if announcement.missed or announcement.excess:
            last = question.count.opponents[-1] is Seat.YOU
            accepted = "If you accept, the count stands" if last else "If you accept, you "
            assert accepted in told(question, CallAnswer(ACCEPT))
        for claim in range(1, 6):
            said = told(question, CallAnswer(Answer.muggins(claim)))
            if not announcement.missed:
                assert f"the counter {claim} more point" in said or f"would get {claim} more point" in said
        if not announcement.excess:
            assert "This count is not too high" in told(question, CallAnswer(OVER))


def test_an_answer_that_loses_the_game_is_told_so() -> None:
    """To accept a count that is too high may let the counter reach the target. Rules C4 and C11."""
    crib = step("whole-deal", "answer-the-crib")
    said = told(crib, CallAnswer(ACCEPT))
    assert "Then the counter would come to 113 + 8 = 121, reach the target and win the game." in said
    assert "in the crib only a flush of five counts" in said
    called = AnswerQuestion(twelve(12, TWO, Seat.ACROSS, 100, 107))
    assert "107 + 14 = 121" in told(called, CallAnswer(Answer.muggins(2)))
    others_left = AnswerQuestion(twelve(14, THREE, Seat.RIGHT, 100, 100, 107))
    assert "win the game" not in told(others_left, CallAnswer(ACCEPT))
