"""Hints for puzzles about cribbage, from a nudge to almost the answer, computed from the cards and the table."""

from collections.abc import Callable
from typing import Any, Final

from tutor.puzzles.cribbage.allowed import Act, AllowedQuestion
from tutor.puzzles.cribbage.count import CountQuestion, Part
from tutor.puzzles.cribbage.missed import MissedQuestion
from tutor.puzzles.cribbage.number import PossibleQuestion
from tutor.puzzles.cribbage.order import NextQuestion, TurnQuestion, WhoseQuestion
from tutor.puzzles.cribbage.over import AskedQuestion, OverQuestion, ShownQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion
from tutor.puzzles.cribbage.settle import SettleQuestion
from tutor.rules.cribbage import Breakdown, Combination, Kind, Verdict
from tutor.wording.cribbage import breakdown, talk
from tutor.wording.cribbage.asking import deals
from tutor.wording.cribbage.feedback.order import partner_is_not_asked
from tutor.wording.cribbage.feedback.turn import counted
from tutor.wording.cribbage.names import name
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


def _count(reader: Reader, question: CountQuestion) -> Sentences:
    first = reader.gettext("Count in a fixed order: fifteens, pairs, runs, flush, nobs.")
    if question.asked is not Part.TOTAL:
        return (
            first,
            reader.gettext("Only one of these is asked for here. The starter counts with the four cards."),
        )
    return (first, *_how_many(reader, question.breakdown, crib=question.crib))


def _how_many(reader: Reader, found: Breakdown, *, crib: bool) -> Sentences:
    """How many there are of each sort, without their cards."""
    fifteens = (
        reader.ngettext("There is %(n)s fifteen to find.", "There are %(n)s fifteens to find.", len(found.fifteens))
        if found.fifteens
        else reader.gettext("There is no fifteen here.")
    )
    pairs = (
        reader.ngettext(
            "There is %(n)s pair.",
            "There are %(n)s pairs, those among three or four of a kind included.",
            len(found.pairs),
        )
        if found.pairs
        else reader.gettext("There is no pair here.")
    )
    runs = (
        reader.ngettext(
            "There is %(n)s run.", "There are %(n)s runs: cards of one rank take turns in them.", len(found.runs)
        )
        if found.runs
        else reader.gettext("There is no run here.")
    )
    return (fifteens, f"{pairs} {runs}", _suits(reader, found, crib=crib))


def _suits(reader: Reader, found: Breakdown, *, crib: bool) -> str:
    """What there is of flush and nobs."""
    if found.flush and found.nobs:
        return reader.gettext("There is a flush, and his nobs as well.")
    if found.flush:
        return reader.ngettext(
            "There is a flush of %(n)s card, and no nobs.",
            "There is a flush of %(n)s cards, and no nobs.",
            len(found.flush),
        )
    if found.nobs:
        return reader.gettext("There is no flush, but his nobs is there.")
    if crib:
        return reader.gettext("There is no flush, since in the crib it takes all five cards, and there is no nobs.")
    return reader.gettext("There is no flush, since it takes all four cards of the hand, and there is no nobs.")


def _missed(reader: Reader, question: MissedQuestion) -> Sentences:
    left_out = question.left_out[0]
    return (
        reader.gettext(
            "Count the cards yourself in order: fifteens, pairs, runs, flush, nobs. What takes you past %(announced)s?",
            announced=question.announced,
        ),
        _sort(reader, left_out.kind),
        _one_card(reader, left_out),
    )


def _one_card(reader: Reader, left_out: Combination) -> str:
    """A card to begin with; of his nobs, which is a single card, only its suit."""
    if left_out.kind is Kind.NOBS:
        return reader.gettext("What was left out is a single card: the jack with the suit of the starter.")
    # NOTE: %(card)s is the name of a card; it stands after the colon.
    return reader.gettext("One of its cards: %(card)s.", card=name(reader, left_out.cards[0]))


def _sort(reader: Reader, kind: Kind) -> str:
    match kind:
        case Kind.FIFTEEN:
            return reader.gettext("Look at the fifteens.")
        case Kind.PAIR:
            return reader.gettext("Look at the pairs.")
        case Kind.RUN:
            return reader.gettext("Look at the runs.")
        case Kind.FLUSH:
            return reader.gettext("Look at the suits of all the cards.")
        case Kind.NOBS:
            return reader.gettext("Look at the jacks.")


def _reply(reader: Reader, question: AnswerQuestion) -> Sentences:
    count = question.count
    fifteens, _, suits = _how_many(reader, count.breakdown, crib=count.crib)
    return (
        reader.gettext(
            "Count the cards yourself before you answer, and compare your number with %(announced)s.",
            announced=count.announced,
        ),
        f"{fifteens} {suits}",
        breakdown.the_count(reader, count.true),
    )


def _settle(reader: Reader, question: SettleQuestion) -> Sentences:
    if not question.settlement.asked:
        return (
            _score_first(reader),
            reader.gettext("A count that is not too high and reaches the target is not answered any more."),
        )
    return (
        reader.gettext("Look for the first answer other than accept. Only that one counts."),
        breakdown.the_count(reader, question.count.true),
        _rule(reader, question.settlement.verdict),
    )


def _score_first(reader: Reader) -> str:
    return reader.gettext("Add the announced count to the counter’s score before you look at the answers.")


def _rule(reader: Reader, verdict: Verdict) -> str:
    """What the rules say to such an answer."""
    match verdict:
        case Verdict.MUGGINS:
            return reader.gettext("The caller gets the smaller of two numbers: what was named, and what was missed.")
        case Verdict.WRONG_MUGGINS:
            return reader.gettext("Nothing was missed, so what the call named goes to the counter.")
        case Verdict.OVER:
            return reader.gettext("The excess moves from the counter to the challenger.")
        case Verdict.WRONG_OVER:
            return reader.gettext("A challenge of a count that is not too high changes nothing.")
        case _:
            return reader.gettext("When all accept, the announced count stands.")


def _over(reader: Reader, question: OverQuestion) -> Sentences:
    if not question.settlement.asked:
        return _settle(reader, SettleQuestion(question.count, question.answers))
    return (
        reader.gettext("First settle the count, and only then add up the scores."),
        _rule(reader, question.settlement.verdict),
        reader.gettext(
            "The target is %(target)s. Look at the counter’s score first, and nothing is cut off.",
            target=question.count.target,
        ),
    )


def _asked(reader: Reader, question: AskedQuestion) -> Sentences:
    return (
        _score_first(reader),
        reader.gettext("If the target is reached, it matters whether the count is too high."),
        breakdown.the_count(reader, question.count.true),
    )


def _shown(reader: Reader, question: ShownQuestion) -> Sentences:
    return (
        reader.gettext("Ask yourself whether anybody was asked to answer this count."),
        reader.gettext("Once the answers are in, the count is settled, whatever they were."),
    )


def _whose(reader: Reader, question: WhoseQuestion | NextQuestion) -> Sentences:
    first = reader.gettext("Take the counter’s seat in your mind, and look to the left.")
    order = talk.in_turn(reader, question.opponents)
    partner = (partner_is_not_asked(reader),) if question.table.partners else ()
    return (first, *partner, order)


def _turn(reader: Reader, question: TurnQuestion) -> Sentences:
    return (
        reader.gettext("Counting begins on the dealer’s left and goes on clockwise. The dealer’s hand comes last."),
        reader.gettext("When all hands are counted, the dealer counts the crib."),
        f"{deals(reader, question.dealer)} {counted(reader, question.counted)}",
    )


def _possible(reader: Reader, question: PossibleQuestion) -> Sentences:
    below = question.impossible[0] < 22
    return (
        reader.gettext("Up to 29 there are four numbers that no hand is worth."),
        reader.gettext("One of the four is below 20, the other three are above 24."),
        reader.gettext("Here it is the one below 20, and it comes just before 20.")
        if below
        else reader.gettext("Here it is one of the three above 24. They stand in a row, just before 28."),
    )


def _allowed(reader: Reader, question: AllowedQuestion) -> Sentences:
    match question.act:
        case Act.MUGGINS_ON_PLAY | Act.MUGGINS_ON_HEELS | Act.MUGGINS_ON_CRIB:
            return (
                reader.gettext("Muggins is about counts that somebody announces."),
                reader.gettext("Hands and the crib are announced. Everything else is pegged automatically."),
            )
        case Act.MUGGINS_WHEN_SETTLED | Act.MUGGINS_WHEN_ACCEPTED:
            return (
                reader.gettext("Ask yourself whether this count is settled."),
                reader.gettext(
                    "A count is settled by the first answer other than accept, or when every opponent has accepted."
                ),
            )
        case Act.ANSWER_OWN_COUNT | Act.ANSWER_FOR_PARTNER | Act.ANSWER_OUT_OF_TURN:
            return (
                reader.gettext("Only opponents of the counter answer, and only when it is their turn."),
                reader.gettext("It begins on the counter’s left and goes on clockwise."),
            )
        case Act.ANNOUNCE_IMPOSSIBLE | Act.ANNOUNCE_MORE:
            return (
                reader.gettext("Nobody checks a number when it is announced."),
                reader.gettext("It only has to lie between 0 and 29."),
            )
        case Act.CLAIM_NOTHING | Act.CLAIM_MORE | Act.CLAIM_BEYOND_MISSED:
            return (
                reader.gettext("A call names the points that you believe were missed, right or not."),
                reader.gettext("It names a whole number from 1 to 29."),
            )
        case Act.MUGGINS_AT_TARGET:
            return (
                _score_first(reader),
                reader.gettext("A count that is not too high and reaches the target is not answered any more."),
            )
        case Act.MUGGINS_IN_REVERSE:
            return (
                reader.gettext("In the reverse game whoever reaches the target first loses."),
                reader.gettext("There all counts are made automatically."),
            )
        case Act.TO_61:
            return (
                reader.gettext("The target only says when the game ends."),
                reader.gettext("Whether Muggins is played is agreed before the game, whatever the target."),
            )


CRIBBAGE: Final[dict[type, Callable[[Reader, Any], Sentences]]] = {
    CountQuestion: _count,
    MissedQuestion: _missed,
    AnswerQuestion: _reply,
    SettleQuestion: _settle,
    OverQuestion: _over,
    AskedQuestion: _asked,
    ShownQuestion: _shown,
    WhoseQuestion: _whose,
    NextQuestion: _whose,
    TurnQuestion: _turn,
    PossibleQuestion: _possible,
    AllowedQuestion: _allowed,
}
"""The hints for each kind of question about cribbage."""
