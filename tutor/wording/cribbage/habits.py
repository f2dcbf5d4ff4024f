"""What a learner tends to do at cribbage with Muggins, mistake by mistake."""

from typing import assert_never

from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.wording.reader import Reader


def typical(reader: Reader, mistake: Mistake) -> str:
    """What somebody tends to do who makes this mistake, said to the learner."""
    match mistake:
        case Mistake.HEELS_AS_NOBS:
            return reader.gettext("You tend to count his heels once more as his nobs.")
        case Mistake.ANY_JACK:
            return reader.gettext("You tend to count any jack as his nobs, whatever its suit.")
        case Mistake.NOBS_MISSED:
            return reader.gettext("You tend to overlook his nobs.")
        case Mistake.FLUSH_WITH_STARTER:
            return reader.gettext("You tend to count three cards and the starter as a flush.")
        case Mistake.FLUSH_IN_CRIB:
            return reader.gettext("You tend to count a flush of four in the crib.")
        case Mistake.FLUSH_FIVE_AS_FOUR:
            return reader.gettext("You tend to count a flush of five as four.")
        case Mistake.FLUSH_MISSED:
            return reader.gettext("You tend to overlook a flush.")
        case Mistake.ROUND_THE_CORNER:
            return reader.gettext("You tend to let a run go on from the king to the ace.")
        case Mistake.SHORT_RUNS_TOO:
            return reader.gettext("You tend to count the shorter runs inside a longer one too.")
        case Mistake.RUN_MISSED:
            return reader.gettext("You tend to overlook one of the runs of a double run.")
        case Mistake.PAIR_IN_RUN_MISSED:
            return reader.gettext("You tend to overlook the pair in a double run.")
        case Mistake.THREE_AS_PAIR:
            return reader.gettext("You tend to count three or four of a kind as if they were fewer pairs.")
        case Mistake.LONG_FIFTEEN_MISSED:
            return reader.gettext("You tend to overlook fifteens of three or more cards.")
        case Mistake.FIFTEEN_TWICE:
            return reader.gettext("You tend to count the same fifteen twice.")
        case Mistake.IMPOSSIBLE_TOTAL:
            return reader.gettext("You tend to take an impossible number for a count.")
        case Mistake.CLAIMED_TOO_MUCH:
            return reader.gettext("You tend to name more than was missed.")
        case Mistake.CLAIMED_TOO_LITTLE:
            return reader.gettext("You tend to name less than was missed.")
        case Mistake.CLAIMED_ON_EXACT:
            return reader.gettext("You tend to call muggins on an exact count.")
        case Mistake.CLAIMED_ON_OVER:
            return reader.gettext("You tend to call muggins on an over-count.")
        case Mistake.CHALLENGED_EXACT:
            return reader.gettext("You tend to challenge an exact count.")
        case Mistake.CHALLENGED_SHORT:
            return reader.gettext("You tend to challenge a count that is too low.")
        case Mistake.ACCEPTED_SHORT:
            return reader.gettext("You tend to accept a count that is too low.")
        case Mistake.ACCEPTED_OVER:
            return reader.gettext("You tend to accept an over-count.")
        case Mistake.CLAIM_PAID_IN_FULL:
            return reader.gettext("You tend to pay what a call named, though less was missed.")
        case Mistake.MISSED_TO_COUNTER:
            return reader.gettext("You tend to give missed points to the counter.")
        case Mistake.WRONG_CALL_FREE:
            return reader.gettext("You tend to let a wrong call cost nothing.")
        case Mistake.EXCESS_KEPT:
            return reader.gettext("You tend to forget that the excess goes from the counter to the challenger.")
        case Mistake.CORRECTED_THOUGH_ACCEPTED:
            return reader.gettext("You tend to correct a count that everybody accepted.")
        case Mistake.OUT_OF_TURN:
            return reader.gettext("You tend to let somebody answer out of turn.")
        case Mistake.LATER_ANSWER:
            return reader.gettext("You tend to go by a later answer, though an earlier one settles the count.")
        case Mistake.FOR_PARTNER:
            return reader.gettext("You tend to let somebody answer a partner’s count.")
        case Mistake.COUNTED_OUT_OF_TURN:
            return reader.gettext("You tend to let the dealer count too early.")
        case Mistake.ENDED_AT_ONCE:
            return reader.gettext("You tend to let an over-count end the game before it has been answered.")
        case Mistake.ANSWERED_AT_TARGET:
            return reader.gettext("You tend to ask for answers when the count has already reached the target.")
        case Mistake.CAPPED_AT_TARGET:
            return reader.gettext("You tend to cut the score off at the target before it is corrected.")
        case Mistake.CALLER_FIRST:
            return reader.gettext("You tend to look at the caller’s score before the counter’s.")
        case Mistake.CLAIMED_ON_PLAY:
            return reader.gettext("You tend to call muggins on points of the play or on his heels.")
        case Mistake.SHOWN_ONLY_IF_CALLED:
            return reader.gettext("You tend to show the true count only after a call.")
        case Mistake.COMBINED_WITH_REVERSE:
            return reader.gettext("You tend to play Muggins in the reverse game.")
        case _:
            assert_never(mistake)
