"""Is the true count shown to everybody: whenever a count is settled by answers. Rules C8 and C11."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.puzzles.cribbage.over import ShownQuestion
from tutor.rules.cribbage import Call
from tutor.wording.cribbage import settlement
from tutor.wording.cribbage.feedback.settle import nobody_answers
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


def right(reader: Reader, question: ShownQuestion, answer: ChoiceAnswer) -> Sentences:
    """How the count was settled, and that it is shown then."""
    return shown(reader, question)


def shown(reader: Reader, question: ShownQuestion) -> Sentences:
    """How the count was settled, and that it is shown then; or that nobody was asked."""
    settled = question.count.settle(question.answers)
    if not settled.asked:
        return (*settlement.why(reader, question.count, question.answers), settlement.shown(reader, settled))
    if all(answer.call is Call.ACCEPT for answer in question.answers):
        return (
            reader.gettext("Every opponent has accepted, and with that the count is settled."),
            reader.gettext("Whenever a count is settled by answers, the true count is shown to everybody."),
        )
    return (
        reader.gettext("One of the opponents did not accept, and with that the count is settled."),
        reader.gettext("Whenever a count is settled by answers, the true count is shown to everybody."),
    )


def wrong(reader: Reader, question: ShownQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> Sentences:
    """What the answer overlooks."""
    match mistake:
        case Mistake.SHOWN_ONLY_IF_CALLED:
            return (
                reader.gettext(
                    "It makes no difference whether somebody called. "
                    "What matters is whether the opponents were asked and the count is settled."
                ),
            )
        case Mistake.ANSWERED_AT_TARGET:
            return (
                nobody_answers(reader),
                reader.gettext("What is shown to everybody is shown when the answers are in."),
            )
        case _:
            return (reader.gettext("Ask yourself whether the answers have settled this count."),)
