"""Is the true count shown to everybody: whenever a count is settled by answers. Rules C8 and C11."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.puzzles.cribbage.over import ShownQuestion
from tutor.wording.cribbage import settlement
from tutor.wording.cribbage.feedback.settle import nobody_answers
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


def right(reader: Reader, question: ShownQuestion, answer: ChoiceAnswer) -> Sentences:
    """How the count was settled, and that it is shown then."""
    return shown(reader, question)


def shown(reader: Reader, question: ShownQuestion) -> Sentences:
    """How the count was settled, and that it is shown then; or that nobody was asked."""
    count, answers = question.count, question.answers
    settled = count.settle(answers)
    how = settlement.answered(reader, count, answers) if settled.asked else settlement.why(reader, count, answers)
    return (*how, settlement.shown(reader, settled))


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
