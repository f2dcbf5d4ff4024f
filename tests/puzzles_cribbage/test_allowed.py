"""What the rules let pass and what they refuse, each tried out."""

import pytest

from tutor.puzzles.cribbage.allowed import Act, AllowedQuestion
from tutor.rules.cribbage import CribbageReason as Reason

REFUSED = {
    Act.MUGGINS_ON_PLAY: Reason.NOT_NOW,
    Act.MUGGINS_ON_HEELS: Reason.NOT_NOW,
    Act.MUGGINS_ON_CRIB: None,
    Act.MUGGINS_IN_REVERSE: Reason.NOT_NOW,
    Act.MUGGINS_WHEN_SETTLED: Reason.NOT_NOW,
    Act.MUGGINS_WHEN_ACCEPTED: Reason.NOT_NOW,
    Act.MUGGINS_AT_TARGET: Reason.GAME_OVER,
    Act.ANSWER_OWN_COUNT: Reason.OWN_SIDE,
    Act.ANSWER_FOR_PARTNER: Reason.OWN_SIDE,
    Act.ANSWER_OUT_OF_TURN: Reason.NOT_YOUR_TURN,
    Act.ANNOUNCE_IMPOSSIBLE: None,
    Act.ANNOUNCE_MORE: Reason.COUNT_OUT_OF_RANGE,
    Act.CLAIM_NOTHING: Reason.CLAIM_OUT_OF_RANGE,
    Act.CLAIM_MORE: Reason.CLAIM_OUT_OF_RANGE,
    Act.CLAIM_BEYOND_MISSED: None,
    Act.TO_61: None,
}


@pytest.mark.parametrize("act", Act)
def test_an_act_is_refused_for_its_reason(act: Act) -> None:
    """Rules C2 to C13: each act passes, or is refused for the reason that it is about and no other."""
    question = AllowedQuestion(act)
    assert question.refused is REFUSED[act]
    assert question.right == ("yes" if REFUSED[act] is None else "no")
