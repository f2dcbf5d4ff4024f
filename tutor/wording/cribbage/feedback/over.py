"""Does a count end the game: the counter's score first, then that of whoever settled the count. Rule C11."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.puzzles.cribbage.over import Ending, OverQuestion
from tutor.wording.cribbage import settlement
from tutor.wording.cribbage.feedback.settle import about
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
            # NOTE: %(score)s is an addition such as 118 + 8 = 126.
            return (
                reader.gettext(
                    "Nothing is cut off at the target. The counter first has %(score)s, "
                    "and the excess is taken from all of that.",
                    score=reader.addition((count.score_of(count.counter), count.announced)),
                ),
            )
        case Mistake.CALLER_FIRST:
            return (
                reader.gettext(
                    "Your choice looks at the caller’s score first. After a settlement the counter’s score comes "
                    "first, and only if it is below the target does the other one matter."
                ),
            )
        case None:
            return (_nudge(reader, question, answer),)
        case _:
            return (about(reader, question, mistake), _then(reader))


def _then(reader: Reader) -> str:
    return reader.gettext("Work out both scores once more, and compare the counter’s with the target first.")


def _nudge(reader: Reader, question: OverQuestion, answer: ChoiceAnswer) -> str:
    """Which score to look at."""
    match answer.choice:
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
        case _:
            return reader.gettext(
                "What does whoever settled the count really get? Compare that score with the target of %(target)s, "
                "but look at the counter’s score first.",
                target=question.count.target,
            )
