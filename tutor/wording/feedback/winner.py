"""A blocked round has no winner."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.choice import WinnerQuestion
from tutor.puzzles.misconceptions import Mistake
from tutor.rules.dominoes import Seat, pips_of
from tutor.wording.reader import Reader


def right(reader: Reader, question: WinnerQuestion, answer: ChoiceAnswer) -> tuple[str, ...]:
    """Why nobody wins it."""
    return shown(reader, question)


def shown(reader: Reader, question: WinnerQuestion) -> tuple[str, ...]:
    """What a blocked round means for the players."""
    return (
        reader.gettext("A blocked round has no winner, and nobody gets points for the hands of the others."),
        reader.gettext(
            "Each player’s own hand is taken from that player’s own score; the lightest hand only loses the least."
        ),
    )


def wrong(reader: Reader, question: WinnerQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """What the chosen hand gets, and what it does not."""
    pips = pips_of(dict(question.hands)[Seat(answer.choice)])
    if mistake is Mistake.LIGHTEST_WINS:
        return (
            reader.ngettext(
                "That is the lightest hand, with %(n)s pip. It loses the least, but it wins nothing: "
                "to win a round somebody would have to go out.",
                "That is the lightest hand, with %(n)s pips. It loses the least, but it wins nothing: "
                "to win a round somebody would have to go out.",
                pips,
            ),
        )
    return (
        reader.ngettext(
            "That hand still holds %(n)s pip. Who has gone out in this round?",
            "That hand still holds %(n)s pips. Who has gone out in this round?",
            pips,
        ),
    )
