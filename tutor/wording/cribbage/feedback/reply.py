"""Accept, muggins or too high: the true count, the announced one, and what each answer would bring."""

from collections.abc import Iterator

from tutor.puzzles.cribbage.beliefs import OF_COUNTING, Scored, points_of
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.puzzles.cribbage.misconceptions import wrong_answers
from tutor.puzzles.cribbage.reply import AnswerQuestion, CallAnswer
from tutor.puzzles.cribbage.seats import Seat
from tutor.puzzles.cribbage.wrong.calling import OF_CALLS
from tutor.rules.cribbage import ACCEPT, IMPOSSIBLE_TOTALS, Call
from tutor.wording.cribbage import breakdown, traps
from tutor.wording.cribbage.traps import Held
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


def right(reader: Reader, question: AnswerQuestion, answer: CallAnswer) -> Sentences:
    """What the cards are worth, and what your answer makes of it."""
    return shown(reader, question)


def shown(reader: Reader, question: AnswerQuestion) -> Sentences:
    """Every combination, the difference to the announced count, and the answer that follows."""
    count = question.count
    worth = breakdown.sentences(reader, count.breakdown, crib=count.crib)
    return (*worth, _compared(reader, question), *_how_it_came(reader, question, worth))


def _compared(reader: Reader, question: AnswerQuestion) -> str:
    """What was announced, and which answer that calls for."""
    announced, true = question.count.announced, question.count.true
    if announced < true:
        # NOTE: %(difference)s is a subtraction such as 8 − 6 = 2: the true count less the announced one.
        return reader.ngettext(
            "The announced count was %(announced)s, so %(n)s point was missed: %(difference)s. "
            "Call muggins and name exactly that, and it is yours.",
            "The announced count was %(announced)s, so %(n)s points were missed: %(difference)s. "
            "Call muggins and name exactly that, and they are yours.",
            true - announced,
            announced=announced,
            difference=reader.subtraction(true, announced),
        )
    if announced > true:
        # NOTE: %(difference)s is a subtraction such as 12 − 8 = 4: the announced count less the true one.
        return reader.ngettext(
            "The announced count was %(announced)s, so it is %(n)s point too high: %(difference)s. "
            "Challenge it: the counter loses the excess, and you get as many points.",
            "The announced count was %(announced)s, so it is %(n)s points too high: %(difference)s. "
            "Challenge it: the counter loses the excess, and you get as many points.",
            announced - true,
            announced=announced,
            difference=reader.subtraction(announced, true),
        )
    return reader.gettext(
        "The announced count was %(announced)s too, so it is exact: there is nothing to get, and you accept it.",
        announced=announced,
    )


def _how_it_came(reader: Reader, question: AnswerQuestion, said: Sentences) -> Sentences:
    """Where the counter may have gone wrong, if one mistake explains the announced number; nothing is `said` twice."""
    count, held = question.count, _held(question)
    if count.announced in IMPOSSIBLE_TOTALS:
        return (traps.impossible(reader, count.announced),)
    if count.announced == count.true:
        return ()
    for mistake in OF_COUNTING:
        fitting = [scored for scored in held.believed(mistake) if points_of(scored) == count.announced]
        if fitting:
            more = [each for each in traps.why(reader, mistake, held, fitting) if each not in said]
            return (reader.gettext("This may be where the counter went wrong."), *more) if more else ()
    return ()


def _held(question: AnswerQuestion) -> Held:
    return Held(question.count.cards, question.count.starter, question.count.crib)


def wrong(reader: Reader, question: AnswerQuestion, answer: CallAnswer, mistake: Mistake | None) -> Sentences:
    """What your answer says about the cards, what it would bring, and how they may have been miscounted."""
    if mistake is None:
        return (_count_again(reader),)
    brings = (_brings(reader, question, answer), *_game_over(reader, question, answer))
    match mistake:
        case Mistake.IMPOSSIBLE_TOTAL:
            return (traps.impossible(reader, question.count.announced), *brings, _count_again(reader))
        case Mistake.ACCEPTED_SHORT | Mistake.ACCEPTED_OVER:
            return (*brings, _count_again(reader))
        case Mistake.CLAIMED_TOO_MUCH:
            exactly = reader.gettext("Name exactly the difference between the true count and the announced one.")
            return (*brings, exactly)
        case _ if mistake in OF_COUNTING:
            held, fitting = _held(question), list(_fitting(question, answer, mistake))
            miscounted = traps.why(reader, mistake, held, fitting or held.believed(mistake))
            return (*_meaning(reader, question, answer), *brings, *miscounted)
        case _:
            return brings


def _of_call(question: AnswerQuestion, answer: CallAnswer) -> Mistake | None:
    """The rule about calls that a wrong answer breaks, whatever the cards were believed to be worth."""
    of_calls = (mistake for mistake in OF_CALLS if mistake is not Mistake.IMPOSSIBLE_TOTAL)
    return next((mistake for mistake in of_calls if answer in wrong_answers(mistake, question)), None)


def _game_over(reader: Reader, question: AnswerQuestion, answer: CallAnswer) -> Sentences:
    """That the counter would reach the target, if nobody is left who could prevent it. Rule C11."""
    count, answers = question.count, (*(ACCEPT for _ in question.accepted), answer.answer)
    if not count.is_settled_by(answers) or not count.settle(answers).over:
        return ()
    # NOTE: %(score)s is an addition such as 113 + 8 = 121.
    return (
        reader.gettext(
            "Then the counter would come to %(score)s, reach the target and win the game.",
            score=reader.addition((count.score_of(count.counter), count.settle(answers).counter)),
        ),
    )


def _fitting(question: AnswerQuestion, answer: CallAnswer, mistake: Mistake) -> Iterator[Scored]:
    """The counts of somebody with this mistake to which the answer would be the best one."""
    call, claim = answer.answer
    for scored in _held(question).believed(mistake):
        difference = points_of(scored) - question.count.announced
        if difference == claim if call is not Call.OVER else difference < 0:
            yield scored


def _meaning(reader: Reader, question: AnswerQuestion, answer: CallAnswer) -> Sentences:
    """What somebody says about the cards who calls muggins."""
    call, claim = answer.answer
    if call is not Call.MUGGINS:
        return ()
    # NOTE: %(addition)s is an addition such as 6 + 2 = 8: the announced count and the number that was named.
    return (
        reader.gettext(
            "With this call you say that the cards are worth %(addition)s, but they are not.",
            addition=reader.addition((question.count.announced, claim)),
        ),
    )


def _brings(reader: Reader, question: AnswerQuestion, answer: CallAnswer) -> str:
    """What a wrong answer would bring. Rules C4 to C7."""
    claim, last = answer.answer.claim, question.count.opponents[-1] is Seat.YOU
    match _of_call(question, answer):
        case Mistake.CLAIMED_TOO_MUCH:
            return reader.gettext(
                "Something was missed, but less than %(claim)s. A caller gets only what was really missed, "
                "however much the call names.",
                claim=claim,
            )
        case Mistake.CLAIMED_TOO_LITTLE:
            return reader.gettext(
                "More was missed than %(claim)s. A caller never gets more than the call names, "
                "so the rest would be lost.",
                claim=claim,
            )
        case Mistake.CLAIMED_ON_EXACT:
            return reader.ngettext(
                "Nothing was missed. This call would be wrong and give the counter %(n)s more point.",
                "Nothing was missed. This call would be wrong and give the counter %(n)s more points.",
                claim,
            )
        case Mistake.CLAIMED_ON_OVER:
            return reader.ngettext(
                "Muggins is for points that were missed, and here none were: the counter announced too many. "
                "The over-count would stand, and the counter would get %(n)s more point.",
                "Muggins is for points that were missed, and here none were: the counter announced too many. "
                "The over-count would stand, and the counter would get %(n)s more points.",
                claim,
            )
        case Mistake.CHALLENGED_EXACT if last:
            return reader.gettext(
                "This count is not too high, so your challenge would bring nothing and cost nothing: "
                "the count stands either way."
            )
        case Mistake.CHALLENGED_EXACT:
            return reader.gettext(
                "This count is not too high, so your challenge would bring nothing. "
                "But it would settle the count, and nobody after you would be asked."
            )
        case Mistake.CHALLENGED_SHORT:
            return reader.gettext(
                "This count is not too high. With your challenge it would be settled, "
                "and what was missed would be lost for you."
            )
        case Mistake.ACCEPTED_SHORT if last:
            return reader.gettext(
                "Something was missed here. If you accept, the count stands, and you get nothing for it."
            )
        case Mistake.ACCEPTED_SHORT:
            return reader.gettext(
                "Something was missed here. If you accept, you get nothing for it, whatever is answered after you."
            )
        case Mistake.ACCEPTED_OVER if last:
            return reader.gettext(
                "Something was counted here that does not score. If you accept, the count stands, "
                "and the counter keeps the excess."
            )
        case _:
            return reader.gettext(
                "Something was counted here that does not score. If you accept, you leave the excess to the counter, "
                "or to somebody after you."
            )


def _count_again(reader: Reader) -> str:
    return reader.gettext("Count the cards yourself, from the fifteens to his nobs, and then compare.")
