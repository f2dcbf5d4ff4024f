"""Who gets what from a count: what was announced, whose answer settled it, and what the rules make of it."""

from collections.abc import Collection

from tutor.puzzles.cribbage.beliefs import OF_COUNTING, points_of
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.puzzles.cribbage.over import OverQuestion
from tutor.puzzles.cribbage.seats import Seat
from tutor.puzzles.cribbage.settle import SettleAnswer, SettleQuestion
from tutor.rules.cribbage import HIGHEST_TOTAL, Verdict
from tutor.wording.cribbage import settlement, talk, traps
from tutor.wording.cribbage.traps import Held
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


def right(reader: Reader, question: SettleQuestion, answer: SettleAnswer) -> Sentences:
    """How the points come about."""
    return settlement.why(reader, question.count, question.answers)


def shown(reader: Reader, question: SettleQuestion) -> Sentences:
    """The whole settlement."""
    return (
        *settlement.talked(reader, question.count, question.answers),
        *settlement.why(reader, question.count, question.answers),
        *settlement.gained(reader, question.count, question.settlement),
    )


def wrong(reader: Reader, question: SettleQuestion, answer: SettleAnswer, mistake: Mistake | None) -> Sentences:
    """The mistake with the numbers of this count, and whose points it concerns."""
    (true,) = question.right_answers()
    concerned = [
        seat for seat, points, right in zip(question.seats, answer.points, true.points, strict=True) if points != right
    ]
    # NOTE: %(seats)s is a list of labels such as “Left neighbour”.
    look = reader.gettext("These points are not right yet: %(seats)s.", seats=talk.seats(reader, concerned))
    if mistake is None:
        return (look, _nudge(reader, question, concerned))
    if mistake in OF_COUNTING:
        return (look, *_counted(reader, question, answer, mistake))
    return (look, about(reader, question, mistake))


def _counted(reader: Reader, question: SettleQuestion, answer: SettleAnswer, mistake: Mistake) -> Sentences:
    """The settlement would be right for another true count."""
    count = question.count
    held = Held(count.cards, count.starter, count.crib)
    believed = held.believed(mistake)
    fitting = []
    for scored in believed:
        announcement = count.announcement_of(min(points_of(scored), HIGHEST_TOTAL))
        if (question.answers or not announcement.is_asked) and count.gains(
            announcement.settle(question.answers)
        ) == answer.points:
            fitting.append(scored)
    return (
        reader.gettext("Your numbers would be right for another true count. Look at the cards again."),
        *traps.why(reader, mistake, held, fitting or believed),
    )


def about(reader: Reader, question: SettleQuestion | OverQuestion, mistake: Mistake) -> str:
    """The rule that somebody with a mistake about settling has not kept to, with the numbers of this count."""
    count, by = question.count, question.settlement.by
    claim = 0 if by is None else question.answers[by].claim
    missed, excess = count.announcement.missed, count.announcement.excess
    match mistake:
        case Mistake.CLAIM_PAID_IN_FULL:
            return reader.ngettext(
                "The call named %(claim)s, but only %(n)s point was missed. "
                "A caller never gets more than was really missed.",
                "The call named %(claim)s, but only %(n)s points were missed. "
                "A caller never gets more than was really missed.",
                missed,
                claim=claim,
            )
        case Mistake.CLAIMED_TOO_MUCH:
            return reader.gettext(
                "A call that names too much is not a wrong call, as long as anything was missed. "
                "It brings what was missed, and costs nothing."
            )
        case Mistake.CLAIMED_TOO_LITTLE:
            return reader.gettext(
                "More was missed than the call named, but a caller never gets more than was named. "
                "The rest is lost for everybody."
            )
        case Mistake.MISSED_TO_COUNTER:
            return reader.gettext(
                "The counter never gets points that were missed. "
                "What was announced stays with the counter, and no more."
            )
        case Mistake.WRONG_CALL_FREE:
            return reader.gettext(
                "Nothing was missed, and a wrong call has its price: "
                "the counter gets the number that it named, besides the count."
            )
        case Mistake.CLAIMED_ON_OVER:
            return reader.gettext(
                "Nobody challenged this count. Muggins on an over-count is a wrong call: "
                "nothing is taken off, and the counter gets the number that it named besides."
            )
        case Mistake.EXCESS_KEPT:
            return reader.ngettext(
                "The count was challenged, and it was %(n)s point too high. "
                "The excess is taken off the count, and the challenger gets as many points.",
                "The count was challenged, and it was %(n)s points too high. "
                "The excess is taken off the count, and the challenger gets as many points.",
                excess,
            )
        case Mistake.CHALLENGED_SHORT:
            return reader.gettext(
                "The challenge said that the count was too high, but it was too low. "
                "Such a challenge changes nothing, and nobody gets what was missed."
            )
        case Mistake.CORRECTED_THOUGH_ACCEPTED:
            return talk.accepted_though_wrong(reader, count.opponents)
        case Mistake.LATER_ANSWER:
            return settlement.later_get_nothing(reader)
        case _:
            return nobody_answers(reader)


def nobody_answers(reader: Reader) -> str:
    """Why there is nothing to answer. Rule C11."""
    return reader.gettext(
        "A count that is not too high and reaches the target ends the game at once. There is nothing left to answer."
    )


def _nudge(reader: Reader, question: SettleQuestion, concerned: Collection[Seat]) -> str:
    """Where to begin again, as far as the points are not right yet."""
    if not question.settlement.asked:
        return reader.gettext("Add the announced count to the counter’s score first. Does anybody answer after that?")
    if question.settlement.by is None:
        return reader.gettext("Nobody called muggins or challenged the count. What becomes of it then?")
    if question.count.counter not in concerned:
        return _besides_the_counter(reader, question, concerned)
    return reader.gettext(
        "Find the first answer other than accept. Then compare the announced count with the true one: "
        "was it too low, exact or too high?"
    )


def _besides_the_counter(reader: Reader, question: SettleQuestion, concerned: Collection[Seat]) -> str:
    """What to think of where the counter has the right points already."""
    if question.count.caller(question.answers) not in concerned:
        return reader.gettext("Only the counter and whoever settled the count can get anything from it.")
    match question.settlement.verdict:
        case Verdict.MUGGINS:
            return reader.gettext(
                "The counter’s points are right. Compare the number that the call named with what was missed: "
                "which of the two is smaller?"
            )
        case Verdict.OVER:
            return reader.gettext("The counter’s points are right. What becomes of the excess that was taken off?")
        case _:
            return reader.gettext(
                "The counter’s points are right. Whoever answers like this gets nothing and loses nothing."
            )
