"""Reasons, the table of two games and a hint say no more and no less than the rules."""

import pytest

from tests.wording.cribbage.counts import ENGLISH
from tutor.lessons import load_course
from tutor.puzzles.cribbage.allowed import Act, AllowedQuestion
from tutor.wording.cribbage import compare
from tutor.wording.feedback import shown


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (
            Act.CLAIM_BEYOND_MISSED,
            "A call may name more than was missed. It brings only what was really missed. But if nothing was missed, "
            "the call is wrong, and the counter gets the number that it named.",
        ),
        (
            Act.CLAIM_NOTHING,
            "A muggins call names a number from 1 to 29. Whoever believes that nothing was missed accepts the count, "
            "or says that it is too high.",
        ),
        (
            Act.MUGGINS_WHEN_ACCEPTED,
            "You have accepted, so the announced count stands, even when it is wrong.",
        ),
    ],
)
def test_the_reason_why_something_is_allowed_keeps_to_every_rule(act: Act, reason: str) -> None:
    """A wrong call has its price, and a count may also be challenged. Rules C4, C6 and C7."""
    assert shown(ENGLISH, AllowedQuestion(act))[1] == reason


def test_missed_points_go_to_whoever_settles_the_count() -> None:
    """A call after a challenge gets nothing, so it is not simply the first call. Rule C3."""
    (row,) = (row for row in compare.rows(ENGLISH) if "C5" in row.rules)
    assert row.muggins.startswith("Whoever settles the count by calling muggins gets them,")


def test_a_hint_promises_no_more_than_was_missed() -> None:
    """The difference is not what a caller gets who named less. Rule C5."""
    (lesson,) = (each for each in load_course("cribbage").lessons if each.slug == "muggins")
    (greedy,) = (each for each in lesson.steps if each.id == "a-greedy-call")
    assert greedy.hint[1].endswith("You get the difference and no more, although you named 6.")
