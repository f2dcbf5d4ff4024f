"""Numbers that belong to the rules: each with the reason why it is so many."""

from collections.abc import Callable
from typing import Final

from tutor.puzzles.answer import TotalAnswer
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.puzzles.cribbage.number import Fact, NumberQuestion
from tutor.rules.cribbage import CARDS_DEALT, CARDS_IN_HAND
from tutor.wording.cribbage.feedback.order import partner_is_not_asked
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


def right(reader: Reader, question: NumberQuestion, answer: TotalAnswer) -> Sentences:
    """The number with its reason."""
    return shown(reader, question)


def shown(reader: Reader, question: NumberQuestion) -> Sentences:
    """The number with its reason."""
    (number,) = question.right_answers()
    if question.fact is Fact.ANSWERS and question.table.partners:
        return (_answering(reader, number.total), partner_is_not_asked(reader))
    return (_REASONS[question.fact](reader, number.total),)


def _answering(reader: Reader, n: int) -> str:
    return reader.ngettext(
        "%(n)s opponent may answer each count.", "%(n)s opponents may answer each count, one after the other.", n
    )


def _dealt(reader: Reader, n: int) -> str:
    return reader.ngettext(
        "Each player is dealt %(n)s card, and keeps four of them after giving to the crib.",
        "Each player is dealt %(n)s cards, and keeps four of them after giving to the crib.",
        n,
    )


def _to_crib(reader: Reader, n: int) -> str:
    return reader.ngettext(
        "Each player gives %(n)s card to the crib, so that four are left in every hand.",
        "Each player gives %(n)s cards to the crib, so that four are left in every hand.",
        n,
    )


def _from_pack(reader: Reader, n: int) -> str:
    if not n:
        return reader.gettext("None: what the players give already makes the four cards of the crib.")
    return reader.ngettext(
        "%(n)s card comes straight from the pack: without it the crib would not have four cards.",
        "%(n)s cards come straight from the pack: without them the crib would not have four cards.",
        n,
    )


def _heels(reader: Reader, n: int) -> str:
    return reader.ngettext(
        "His heels, a jack turned up as the starter, is worth %(n)s point to the dealer at once.",
        "His heels, a jack turned up as the starter, is worth %(n)s points to the dealer at once.",
        n,
    )


def _nobs(reader: Reader, n: int) -> str:
    return reader.ngettext(
        "His nobs, a jack in the hand or crib with the suit of the starter, scores %(n)s point.",
        "His nobs, a jack in the hand or crib with the suit of the starter, scores %(n)s points.",
        n,
    )


def _fifteen(reader: Reader, n: int) -> str:
    return reader.ngettext(
        "Every fifteen scores %(n)s point, however many cards it takes.",
        "Every fifteen scores %(n)s points, however many cards it takes.",
        n,
    )


def _pair(reader: Reader, n: int) -> str:
    return reader.ngettext("Every pair scores %(n)s point.", "Every pair scores %(n)s points.", n)


def _three(reader: Reader, n: int) -> str:
    return reader.ngettext(
        "Three of a kind are three different pairs, and together they score %(n)s point.",
        "Three of a kind are three different pairs, and together they score %(n)s points.",
        n,
    )


def _four(reader: Reader, n: int) -> str:
    return reader.ngettext(
        "Four of a kind are six different pairs, and together they score %(n)s point.",
        "Four of a kind are six different pairs, and together they score %(n)s points.",
        n,
    )


def _flush(reader: Reader, n: int) -> str:
    return reader.ngettext(
        "A flush scores 1 for each card. With a starter of the same suit that is %(n)s point.",
        "A flush scores 1 for each card. With a starter of the same suit that is %(n)s points.",
        n,
    )


def _flush_in_crib(reader: Reader, n: int) -> str:
    return reader.ngettext(
        "In the crib it takes %(n)s card of one suit: all four of the crib, and the starter.",
        "In the crib it takes %(n)s cards of one suit: all four of the crib, and the starter.",
        n,
    )


_REASONS: Final[dict[Fact, Callable[[Reader, int], str]]] = {
    Fact.ANNOUNCE_MOST: lambda reader, n: reader.gettext(
        "The best hand is worth %(number)s, and a number higher than that may not be announced.", number=n
    ),
    Fact.CLAIM_LEAST: lambda reader, n: reader.gettext(
        "A muggins call says that something was missed, so it names at least %(number)s.", number=n
    ),
    Fact.CLAIM_MOST: lambda reader, n: reader.gettext(
        "No more than %(number)s can have been missed, since that is what the best hand is worth.", number=n
    ),
    Fact.DEALT: _dealt,
    Fact.TO_CRIB: _to_crib,
    Fact.CRIB_FROM_PACK: _from_pack,
    Fact.ANSWERS: _answering,
    Fact.HEELS: _heels,
    Fact.NOBS: _nobs,
    Fact.LIMIT: lambda reader, n: reader.gettext(
        "The running total of the play never goes above %(number)s.", number=n
    ),
    Fact.FIFTEEN: _fifteen,
    Fact.PAIR: _pair,
    Fact.THREE: _three,
    Fact.FOUR: _four,
    Fact.FLUSH_WITH_STARTER: _flush,
    Fact.FLUSH_IN_CRIB: _flush_in_crib,
}


def wrong(reader: Reader, question: NumberQuestion, answer: TotalAnswer, mistake: Mistake | None) -> Sentences:
    """What was mixed up, or in which direction to look."""
    match mistake:
        case Mistake.HEELS_AS_NOBS:
            return (
                reader.gettext(
                    "His heels and his nobs are two things. His heels is a jack turned up as the starter; "
                    "his nobs is a jack that lies with the other cards and has the suit of the starter."
                ),
            )
        case Mistake.FLUSH_FIVE_AS_FOUR:
            return (reader.gettext("That is what a flush without the starter scores. Here the starter belongs to it."),)
        case Mistake.FLUSH_IN_CRIB:
            return (reader.gettext("So many are enough in a hand. The crib asks for more: the starter counts too."),)
        case Mistake.THREE_AS_PAIR:
            return (
                reader.gettext(
                    "Every card makes a pair with every other card of its rank. Count these pairs one by one."
                ),
            )
        case Mistake.FOR_PARTNER:
            return (partner_is_not_asked(reader),)
        case _:
            return _direction(reader, question, answer)


def _direction(reader: Reader, question: NumberQuestion, answer: TotalAnswer) -> Sentences:
    """Too many or too few and, where cards are dealt, what follows from that."""
    (number,) = question.right_answers()
    high = answer.total > number.total
    direction = reader.gettext("That is too many.") if high else reader.gettext("That is too few.")
    match question.fact:
        case Fact.TO_CRIB if answer.total == CARDS_IN_HAND:
            return (
                reader.gettext(
                    "Four is how many you keep. How many of your %(dealt)s cards are left then?",
                    dealt=CARDS_DEALT[question.table.players],
                ),
            )
        case Fact.TO_CRIB:
            return (
                direction,
                reader.gettext(
                    "You are dealt %(dealt)s cards, and four of them stay in your hand.",
                    dealt=CARDS_DEALT[question.table.players],
                ),
            )
        case Fact.DEALT:
            return (direction, reader.gettext("Each player keeps four cards, and gives the others to the crib."))
        case Fact.CRIB_FROM_PACK:
            return (
                direction,
                reader.gettext("The crib has four cards. Take away what the players give."),
            )
        case _:
            return (direction,)
