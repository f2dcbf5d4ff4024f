"""Is the round blocked, and does anybody win it?"""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.blocked import BlockedQuestion
from tutor.puzzles.choice import NOBODY, Outcome
from tutor.puzzles.misconceptions import Mistake
from tutor.wording.feedback import over
from tutor.wording.feedback.act import open_ends
from tutor.wording.reader import Reader


def right(reader: Reader, question: BlockedQuestion, answer: ChoiceAnswer) -> tuple[str, ...]:
    """Why the round goes on, or why it is over."""
    return shown(reader, question)


def shown(reader: Reader, question: BlockedQuestion) -> tuple[str, ...]:
    """The hand of the player, the boneyard, what the ends show and what fits: as far as they decide."""
    if question.right == Outcome.OUT:
        return (over.went_out(reader),)
    if question.right == NOBODY:
        return (
            *over.blocked(reader, question.line),
            reader.gettext("A blocked round has no winner, and nobody gets points for the hands of the others."),
        )
    return over.goes_on(reader, question.line, question.hands, question.boneyard)


def wrong(reader: Reader, question: BlockedQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """What to look at first, seen from the answer given."""
    held = len(dict(question.hands)[question.mover])
    if mistake is Mistake.LIGHTEST_WINS:
        return (
            reader.gettext(
                "The round is blocked, but the lightest hand does not win it. "
                "It loses the least; nobody gets points for the hands of the others."
            ),
        )
    if mistake is not None:
        return over.about_the_block(reader, question.line, question.boneyard, mistake)
    match answer.choice:
        case Outcome.OUT:
            return over.not_out(reader, held)
        case Outcome.GOES_ON if held:
            return (
                reader.gettext("The boneyard is empty. Compare every tile in the hands with both ends."),
                open_ends(reader, question.line),
            )
        case Outcome.GOES_ON:
            return over.look_at_the_hand(reader)
        case _ if not held:
            return over.out_before_blocked(reader)
        case _ if question.boneyard:
            return over.boneyard_left(reader, question.boneyard)
        case _ if not question.is_stuck:
            return over.somebody_can_move(reader, question.line)
        case _:
            return (reader.gettext("The round is blocked. Has anybody gone out, so that there could be a winner?"),)
