"""Do the opponents get to answer: not when an exact or a low count has reached the target. Rule C11."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.puzzles.cribbage.over import AskedQuestion
from tutor.wording.cribbage import settlement
from tutor.wording.cribbage.breakdown import the_count
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


def right(reader: Reader, question: AskedQuestion, answer: ChoiceAnswer) -> Sentences:
    """The score, the target, and whether the count is too high."""
    return shown(reader, question)


def shown(reader: Reader, question: AskedQuestion) -> Sentences:
    """The score, the target, and whether the count is too high."""
    count = question.count
    if not count.announcement.is_asked:
        return (the_count(reader, count.true), *settlement.why(reader, count, ()))
    score = reader.addition((count.score_of(count.counter), count.announced))
    if not _reaches(question):
        # NOTE: %(score)s is an addition such as 110 + 8 = 118.
        return (
            reader.gettext(
                "The counter’s score: %(score)s. The target of %(target)s is not reached, so the opponents answer.",
                score=score,
                target=count.target,
            ),
        )
    # NOTE: %(score)s is an addition such as 118 + 8 = 126.
    return (
        the_count(reader, count.true),
        reader.gettext(
            "The counter’s score: %(score)s. That reaches the target of %(target)s, but the count is too high. "
            "So it waits for its answers.",
            score=score,
            target=count.target,
        ),
    )


def _reaches(question: AskedQuestion) -> bool:
    count = question.count
    return count.score_of(count.counter) + count.announced >= count.target


def wrong(reader: Reader, question: AskedQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> Sentences:
    """What the answer overlooks."""
    match mistake:
        case Mistake.ANSWERED_AT_TARGET:
            return (
                reader.gettext(
                    "Add the announced count to the counter’s score, and compare the count with the true one. "
                    "Only a count that is too high is still answered once it reaches the target."
                ),
            )
        case Mistake.ENDED_AT_ONCE:
            return (
                reader.gettext(
                    "The count reaches the target, but does it do so rightly? Count the cards yourself: "
                    "a count that is too high does not end the game before it is answered."
                ),
            )
        case _:
            return (
                reader.gettext(
                    "Opponents answer every count, unless it ends the game. "
                    "Add the announced count to the counter’s score."
                ),
            )
