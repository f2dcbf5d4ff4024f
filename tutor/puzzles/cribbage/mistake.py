"""The mistakes that players make at cribbage with Muggins, and the rules that they are about."""

from enum import StrEnum
from typing import Final


class CribbageMistake(StrEnum):
    """What people get wrong at cribbage with Muggins, the more telling explanation first."""

    HEELS_AS_NOBS = "heels-as-nobs"
    """A jack turned as starter counted as nobs. Rules C0, C1."""
    ANY_JACK = "any-jack"
    """A jack of another suit than the starter's counted as nobs. Rule C1."""
    NOBS_MISSED = "nobs-missed"
    """His nobs left out. Rule C1."""
    FLUSH_WITH_STARTER = "flush-with-starter"
    """Three cards of one suit and the starter taken for a flush of four. Rule C1."""
    FLUSH_IN_CRIB = "flush-in-crib"
    """A flush of four counted in the crib. Rule C1."""
    FLUSH_FIVE_AS_FOUR = "flush-five-as-four"
    """A flush of five counted as four. Rule C1."""
    FLUSH_MISSED = "flush-missed"
    """A flush left out. Rule C1."""
    ROUND_THE_CORNER = "round-the-corner"
    """Queen, king and ace taken for a run. Rules C0, C1."""
    SHORT_RUNS_TOO = "short-runs-too"
    """The shorter runs inside a longer one counted too. Rule C1."""
    RUN_MISSED = "run-missed"
    """Not every run of a double run counted. Rule C1."""
    PAIR_IN_RUN_MISSED = "pair-in-run-missed"
    """The pair inside a double run left out. Rule C1."""
    THREE_AS_PAIR = "three-as-pair"
    """Three or four of a kind counted as if not all were pairs with each other. Rule C1."""
    LONG_FIFTEEN_MISSED = "long-fifteen-missed"
    """A fifteen of three or more cards left out. Rule C1."""
    FIFTEEN_TWICE = "fifteen-twice"
    """The same fifteen counted twice. Rule C1."""
    IMPOSSIBLE_TOTAL = "impossible-total"
    """19, 25, 26 or 27 taken for a possible count. Rule C1."""
    CLAIMED_TOO_MUCH = "claimed-too-much"
    """More claimed than was missed. Rule C5."""
    CLAIMED_TOO_LITTLE = "claimed-too-little"
    """Less claimed than was missed. Rule C5."""
    CLAIMED_ON_EXACT = "claimed-on-exact"
    """Muggins called on an exact count. Rule C6."""
    CLAIMED_ON_OVER = "claimed-on-over"
    """Muggins called on a count that is too high. Rules C6, C7."""
    CHALLENGED_EXACT = "challenged-exact"
    """An exact count challenged. Rule C7."""
    CHALLENGED_SHORT = "challenged-short"
    """A count that is too low challenged. Rules C5, C7."""
    ACCEPTED_SHORT = "accepted-short"
    """A count that is too low accepted. Rules C4, C5."""
    ACCEPTED_OVER = "accepted-over"
    """A count that is too high accepted. Rules C4, C7."""
    CLAIM_PAID_IN_FULL = "claim-paid-in-full"
    """The number that a muggins call named paid, though fewer points were missed. Rule C5."""
    MISSED_TO_COUNTER = "missed-to-counter"
    """Missed points given to the counter. Rules C4, C5."""
    WRONG_CALL_FREE = "wrong-call-free"
    """A wrong muggins call that costs nothing. Rule C6."""
    EXCESS_KEPT = "excess-kept"
    """An excess that is not taken off, or not given to the challenger. Rule C7."""
    CORRECTED_THOUGH_ACCEPTED = "corrected-though-accepted"
    """A count corrected though everybody accepted it. Rule C4."""
    OUT_OF_TURN = "out-of-turn"
    """Somebody answers out of turn. Rule C3."""
    LATER_ANSWER = "later-answer"
    """A later answer taken for the one that counts. Rules C3, C7."""
    FOR_PARTNER = "for-partner"
    """Somebody answers for the own partner. Rule C12."""
    COUNTED_OUT_OF_TURN = "counted-out-of-turn"
    """The dealer counts first. Rules C0, C9."""
    ENDED_AT_ONCE = "ended-at-once"
    """A count that is too high ends the game before it is answered. Rule C11."""
    ANSWERED_AT_TARGET = "answered-at-target"
    """A count that is not too high and reaches the target is still answered. Rule C11."""
    CAPPED_AT_TARGET = "capped-at-target"
    """The score cut off at the target before a correction. Rule C11."""
    CALLER_FIRST = "caller-first"
    """The caller's score looked at before the counter's. Rule C11."""
    CLAIMED_ON_PLAY = "claimed-on-play"
    """Muggins called on points of the play or on his heels. Rule C10."""
    SHOWN_ONLY_IF_CALLED = "shown-only-if-called"
    """The true count taken for shown only after a call. Rule C8."""
    COMBINED_WITH_REVERSE = "combined-with-reverse"
    """Muggins played in the reverse game. Rule C13."""


_M = CribbageMistake

RULES_OF: Final[dict[CribbageMistake, tuple[str, ...]]] = {
    _M.HEELS_AS_NOBS: ("C1", "C0"),
    _M.ANY_JACK: ("C1",),
    _M.NOBS_MISSED: ("C1",),
    _M.FLUSH_WITH_STARTER: ("C1",),
    _M.FLUSH_IN_CRIB: ("C1", "C9"),
    _M.FLUSH_FIVE_AS_FOUR: ("C1",),
    _M.FLUSH_MISSED: ("C1",),
    _M.ROUND_THE_CORNER: ("C1", "C0"),
    _M.SHORT_RUNS_TOO: ("C1",),
    _M.RUN_MISSED: ("C1",),
    _M.PAIR_IN_RUN_MISSED: ("C1",),
    _M.THREE_AS_PAIR: ("C1",),
    _M.LONG_FIFTEEN_MISSED: ("C1",),
    _M.FIFTEEN_TWICE: ("C1",),
    _M.IMPOSSIBLE_TOTAL: ("C1",),
    _M.CLAIMED_TOO_MUCH: ("C5",),
    _M.CLAIMED_TOO_LITTLE: ("C5",),
    _M.CLAIMED_ON_EXACT: ("C6",),
    _M.CLAIMED_ON_OVER: ("C7", "C6"),
    _M.CHALLENGED_EXACT: ("C7",),
    _M.CHALLENGED_SHORT: ("C5", "C7"),
    _M.ACCEPTED_SHORT: ("C5", "C4"),
    _M.ACCEPTED_OVER: ("C7", "C4"),
    _M.CLAIM_PAID_IN_FULL: ("C5",),
    _M.MISSED_TO_COUNTER: ("C5", "C4"),
    _M.WRONG_CALL_FREE: ("C6",),
    _M.EXCESS_KEPT: ("C7",),
    _M.CORRECTED_THOUGH_ACCEPTED: ("C4",),
    _M.OUT_OF_TURN: ("C3",),
    _M.LATER_ANSWER: ("C3", "C7"),
    _M.FOR_PARTNER: ("C12",),
    _M.COUNTED_OUT_OF_TURN: ("C0", "C9"),
    _M.ENDED_AT_ONCE: ("C11",),
    _M.ANSWERED_AT_TARGET: ("C11",),
    _M.CAPPED_AT_TARGET: ("C11",),
    _M.CALLER_FIRST: ("C11",),
    _M.CLAIMED_ON_PLAY: ("C10",),
    _M.SHOWN_ONLY_IF_CALLED: ("C8",),
    _M.COMBINED_WITH_REVERSE: ("C13",),
}
"""The rules that somebody with a mistake does not know yet, the one that is broken first."""
