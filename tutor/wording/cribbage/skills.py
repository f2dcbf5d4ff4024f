"""The names of what is practised at cribbage: kinds of puzzles, rules and mistakes."""

from typing import Final, assert_never

from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.wording.reader import Reader

#: The kinds of puzzles that have a name here.
KINDS: Final = (
    "count-hand",
    "missed",
    "impossible",
    "whose",
    "answer",
    "settle-count",
    "count-crib",
    "allowed",
    "ends-game",
)


def kind(reader: Reader, kind: str) -> str:
    """The name of a kind of puzzle."""
    names = {
        "count-hand": reader.gettext("Count the hand"),
        "count-crib": reader.gettext("Count the crib"),
        "missed": reader.gettext("Find what was missed"),
        "impossible": reader.gettext("The impossible number"),
        "answer": reader.gettext("Accept, muggins or too high"),
        "settle-count": reader.gettext("Settle the count"),
        "whose": reader.gettext("Whose turn, whose answer"),
        "ends-game": reader.gettext("Does the game end"),
        "allowed": reader.gettext("Allowed or not"),
    }
    return names[kind]


def rule(reader: Reader, rule: str) -> str:
    """What a rule is about, in a few words."""
    names = {
        "C0": reader.gettext("The ordinary game"),
        "C1": reader.gettext("What scores in a count"),
        "C2": reader.gettext("Announcing a count"),
        "C3": reader.gettext("The answers"),
        "C4": reader.gettext("What all accept stands"),
        "C5": reader.gettext("A right muggins call"),
        "C6": reader.gettext("A wrong muggins call"),
        "C7": reader.gettext("Counts that are too high"),
        "C8": reader.gettext("The true count is shown"),
        "C9": reader.gettext("Counting the crib"),
        "C10": reader.gettext("No muggins in the play"),
        "C11": reader.gettext("Counts at the target"),
        "C12": reader.gettext("Partners, 61 and 121"),
        "C13": reader.gettext("No Muggins in the reverse game"),
        "C14": reader.gettext("Where Muggins comes from"),
    }
    return names[rule]


def mistake(reader: Reader, mistake: Mistake) -> str:
    """A mistake, as the heading of what is practised against it."""
    match mistake:
        case Mistake.HEELS_AS_NOBS:
            return reader.gettext("His heels counted as his nobs")
        case Mistake.ANY_JACK:
            return reader.gettext("Any jack counted as his nobs")
        case Mistake.NOBS_MISSED:
            return reader.gettext("His nobs missed")
        case Mistake.FLUSH_WITH_STARTER:
            return reader.gettext("A flush of three cards and the starter")
        case Mistake.FLUSH_IN_CRIB:
            return reader.gettext("A flush of four in the crib")
        case Mistake.FLUSH_FIVE_AS_FOUR:
            return reader.gettext("A flush of five counted as four")
        case Mistake.FLUSH_MISSED:
            return reader.gettext("A flush missed")
        case Mistake.ROUND_THE_CORNER:
            return reader.gettext("A run from the king on to the ace")
        case Mistake.SHORT_RUNS_TOO:
            return reader.gettext("Shorter runs counted too")
        case Mistake.RUN_MISSED:
            return reader.gettext("A run of a double run missed")
        case Mistake.PAIR_IN_RUN_MISSED:
            return reader.gettext("The pair in a double run missed")
        case Mistake.THREE_AS_PAIR:
            return reader.gettext("Three of a kind counted as one pair")
        case Mistake.LONG_FIFTEEN_MISSED:
            return reader.gettext("A fifteen of several cards missed")
        case Mistake.FIFTEEN_TWICE:
            return reader.gettext("The same fifteen counted twice")
        case Mistake.IMPOSSIBLE_TOTAL:
            return reader.gettext("An impossible number taken for a count")
        case Mistake.CLAIMED_TOO_MUCH:
            return reader.gettext("More named than was missed")
        case Mistake.CLAIMED_TOO_LITTLE:
            return reader.gettext("Less named than was missed")
        case Mistake.CLAIMED_ON_EXACT:
            return reader.gettext("Muggins on an exact count")
        case Mistake.CLAIMED_ON_OVER:
            return reader.gettext("Muggins on an over-count")
        case Mistake.CHALLENGED_EXACT:
            return reader.gettext("An exact count challenged")
        case Mistake.CHALLENGED_SHORT:
            return reader.gettext("A count that is too low challenged")
        case Mistake.ACCEPTED_SHORT:
            return reader.gettext("A count that is too low accepted")
        case Mistake.ACCEPTED_OVER:
            return reader.gettext("An over-count accepted")
        case Mistake.CLAIM_PAID_IN_FULL:
            return reader.gettext("More paid than was missed")
        case Mistake.MISSED_TO_COUNTER:
            return reader.gettext("Missed points given to the counter")
        case Mistake.WRONG_CALL_FREE:
            return reader.gettext("A wrong call that costs nothing")
        case Mistake.EXCESS_KEPT:
            return reader.gettext("The excess not moved")
        case Mistake.CORRECTED_THOUGH_ACCEPTED:
            return reader.gettext("An accepted count corrected")
        case Mistake.OUT_OF_TURN:
            return reader.gettext("Answering out of turn")
        case Mistake.LATER_ANSWER:
            return reader.gettext("A later answer taken for the one that counts")
        case Mistake.FOR_PARTNER:
            return reader.gettext("Answering for the own partner")
        case Mistake.COUNTED_OUT_OF_TURN:
            return reader.gettext("Counting out of turn")
        case Mistake.ENDED_AT_ONCE:
            return reader.gettext("An over-count that ends the game")
        case Mistake.ANSWERED_AT_TARGET:
            return reader.gettext("Answering when the target is reached")
        case Mistake.CAPPED_AT_TARGET:
            return reader.gettext("The score cut off at the target")
        case Mistake.CALLER_FIRST:
            return reader.gettext("The caller’s score looked at first")
        case Mistake.CLAIMED_ON_PLAY:
            return reader.gettext("Muggins on the play or his heels")
        case Mistake.SHOWN_ONLY_IF_CALLED:
            return reader.gettext("The true count shown only after a call")
        case Mistake.COMBINED_WITH_REVERSE:
            return reader.gettext("Muggins in the reverse game")
        case _:
            assert_never(mistake)
