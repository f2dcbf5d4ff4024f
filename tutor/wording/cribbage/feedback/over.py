"""Does a count end the game: the counter's score first, then that of whoever settled the count. Rule C11."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.puzzles.cribbage.over import Ending, OverQuestion
from tutor.wording.cribbage import settlement
from tutor.wording.cribbage.feedback.settle import about, nobody_answers
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


def right(reader: Reader, question: OverQuestion, answer: ChoiceAnswer) -> Sentences:
    """The settlement and the scores after it."""
    return shown(reader, question)


def shown(reader: Reader, question: OverQuestion) -> Sentences:
    """The settlement, the scores after it, and the target."""
    return (
        *settlement.why(reader, question.count, question.answers),
        *settlement.scored(reader, question.count, question.answers),
    )


def wrong(reader: Reader, question: OverQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> Sentences:
    """The mistake with the numbers of this count, or which score to look at."""
    count = question.count
    match mistake:
        case Mistake.ENDED_AT_ONCE:
            return (
                reader.gettext(
                    "The announced count reaches the target, but it is too high. Such a count waits for its answers: "
                    "the game ends only if the score is still there after them."
                ),
            )
        case Mistake.CAPPED_AT_TARGET:
            return (_nothing_is_cut_off(reader, count),)
        case Mistake.CALLER_FIRST:
            return (
                _nothing_is_cut_off(reader, count),
                reader.gettext(
                    "So both are at the target once the count is settled. Then the counter’s score is looked at first."
                ),
            )
        case None:
            return (_nudge(reader, question, answer),)
        case _:
            return (about(reader, question, mistake), _then(reader))


def _nothing_is_cut_off(reader: Reader, count: AnnouncedCount) -> str:
    """What the counter has before the excess is taken off and after it."""
    first = count.score_of(count.counter) + count.announced
    # NOTE: %(score)s is an addition such as 118 + 8 = 126, %(left)s a subtraction such as 126 − 4 = 122.
    return reader.gettext(
        "Nothing is cut off at the target. The counter first has %(score)s, and without the excess %(left)s.",
        score=reader.addition((count.score_of(count.counter), count.announced)),
        left=reader.subtraction(first, count.announcement.excess),
    )


def _then(reader: Reader) -> str:
    return reader.gettext("Work out both scores once more, and compare the counter’s with the target first.")


def _nudge(reader: Reader, question: OverQuestion, answer: ChoiceAnswer) -> str:
    """Which score to look at."""
    match answer.choice:
        case Ending.GOES_ON if question.right == Ending.CALLER:
            return reader.gettext(
                "Points that an answer brings count towards the target too. Add them to the score of whoever settled "
                "the count."
            )
        case Ending.GOES_ON:
            return reader.gettext(
                "Add what each of them gets from this count. Somebody reaches the target of %(target)s.",
                target=question.count.target,
            )
        case Ending.COUNTER:
            return reader.gettext(
                "What does the counter have in the end, once the count is settled? Compare it with the target of "
                "%(target)s.",
                target=question.count.target,
            )
        case _ if not question.settlement.asked:
            return nobody_answers(reader)
        case _ if question.settlement.by is None:
            return reader.gettext(
                "Nobody called muggins or challenged the count, so only the counter gets points from it."
            )
        case _:
            return reader.gettext(
                "How many points does the player who settled the count really get? "
                "Compare that player’s score with the target of %(target)s, "
                "but look at the counter’s score first.",
                target=question.count.target,
            )
