"""Whose answer settles a count, and who answers next: in turn from the counter's left. Rules C3 and C12."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.cribbage.choice import NOBODY
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.puzzles.cribbage.order import NextQuestion, WhoseQuestion
from tutor.puzzles.cribbage.seats import Seat
from tutor.rules.cribbage import Call
from tutor.wording.cribbage import settlement, talk
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


def right_whose(reader: Reader, question: WhoseQuestion, answer: ChoiceAnswer) -> Sentences:
    """Who is asked in which order, and the first who does not accept."""
    return shown_whose(reader, question)


def shown_whose(reader: Reader, question: WhoseQuestion) -> Sentences:
    """Who is asked in which order, and the first who does not accept."""
    said = [talk.in_turn(reader, question.opponents), *_partner(reader, question)]
    calling = 0
    for seat, answer in zip(question.opponents, question.answers, strict=False):
        if not calling:
            said.append(talk.answers(reader, seat, answer))
        calling += answer.call is not Call.ACCEPT
    if not calling:
        said.append(reader.gettext("Every opponent accepts, so the count stands by no single answer."))
    elif calling == 1:
        said.append(reader.gettext("This is the first answer other than accept, and it settles the count."))
    else:
        said.append(settlement.later_get_nothing(reader))
    return tuple(said)


def _partner(reader: Reader, question: WhoseQuestion | NextQuestion) -> Sentences:
    return (partner_is_not_asked(reader),) if question.table.partners else ()


def partner_is_not_asked(reader: Reader) -> str:
    """Whom nobody asks among partners. Rule C12."""
    return reader.gettext("The counter’s partner is on the same side and is not asked.")


def wrong_whose(reader: Reader, question: WhoseQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> Sentences:
    """Who comes before the chosen player, or why that answer settles nothing."""
    match mistake:
        case Mistake.LATER_ANSWER:
            return (
                reader.gettext(
                    "That answer would bring points, but it comes too late: somebody who was asked earlier "
                    "did not accept either. The first answer other than accept settles the count, right or wrong."
                ),
            )
        case Mistake.OUT_OF_TURN:
            return (
                reader.gettext(
                    "Somebody who sits nearer to the counter’s left is asked first, and does not accept either."
                ),
                reader.gettext("Begin at the counter’s left and go on clockwise."),
            )
        case Mistake.FOR_PARTNER:
            return (partner_is_not_asked(reader), _only_opponents(reader))
        case _ if answer.choice == NOBODY:
            return (reader.gettext("One of those who are asked does not accept: look for the first."),)
        case _ if Seat(answer.choice) in question.opponents:
            return (
                reader.gettext(
                    "That player accepts. To accept settles nothing as long as another opponent may still speak up."
                ),
            )
        case _:
            return (_only_opponents(reader),)


def _only_opponents(reader: Reader) -> str:
    return reader.gettext("Only the opponents of the counter answer a count.")


def right_next(reader: Reader, question: NextQuestion, answer: ChoiceAnswer) -> Sentences:
    """Who is asked in which order, and how far it has come."""
    return shown_next(reader, question)


def shown_next(reader: Reader, question: NextQuestion) -> Sentences:
    """Who is asked in which order, and how far it has come."""
    order = (talk.in_turn(reader, question.opponents), *_partner(reader, question))
    if question.right == NOBODY:
        if any(answer.call is not Call.ACCEPT for answer in question.answers):
            return (
                *order,
                reader.gettext("An answer other than accept has been given: the count is settled, and nobody is next."),
            )
        return (
            *order,
            reader.gettext("All of them have accepted: the count is settled, and nobody is next."),
        )
    if not question.answers:
        return (*order, _answers_first(reader, Seat(question.right)))
    return (
        *order,
        reader.ngettext(
            "%(n)s of them has accepted, so the count is not settled yet.",
            "%(n)s of them have accepted, so the count is not settled yet.",
            len(question.answers),
        ),
        _answers_next(reader, Seat(question.right)),
    )


def _answers_first(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("You answer first.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour answers first.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite answers first.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour answers first.")


def _answers_next(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("You answer next.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour answers next.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite answers next.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour answers next.")


def wrong_next(reader: Reader, question: NextQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> Sentences:
    """Why it is not the chosen player's turn."""
    match mistake:
        case Mistake.FOR_PARTNER:
            return (partner_is_not_asked(reader), _only_opponents(reader))
        case Mistake.LATER_ANSWER:
            return (reader.gettext("Look at what has been answered: is there anything left to settle?"),)
        case Mistake.OUT_OF_TURN if _has_answered(question, answer):
            return (reader.gettext("That player has answered already, and everybody answers once."),)
        case Mistake.OUT_OF_TURN:
            return (
                reader.gettext("Somebody who sits nearer to the counter’s left comes first."),
                reader.gettext("Begin at the counter’s left and go on clockwise."),
            )
        case _ if answer.choice == NOBODY:
            return (
                reader.gettext(
                    "The count is not settled yet: nobody has answered other than accept, and somebody is still to be "
                    "asked."
                ),
            )
        case _:
            return (reader.gettext("Nobody answers their own count: the counter has spoken already."),)


def _has_answered(question: NextQuestion, answer: ChoiceAnswer) -> bool:
    done = question.opponents[: len(question.answers)]
    return answer.choice != NOBODY and Seat(answer.choice) in done
