"""What a count left out: the combination itself, or why the marked cards are not it."""

from collections.abc import Sequence

from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.puzzles.cribbage.missed import CardsAnswer, MissedQuestion
from tutor.rules.cribbage import Combination, Kind
from tutor.wording.cribbage import traps
from tutor.wording.cribbage.breakdown import combination, values
from tutor.wording.cribbage.names import names
from tutor.wording.cribbage.traps import Held
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


def right(reader: Reader, question: MissedQuestion, answer: CardsAnswer) -> Sentences:
    """What the marked cards score, and how far the count was off."""
    found = [each for each in question.left_out if frozenset(each.cards) == answer.cards]
    said = [combination(reader, each, crib=question.crib) for each in found]
    others = len(question.left_out) - len(found)
    if others:
        said.append(
            reader.ngettext("%(n)s more combination was left out.", "%(n)s more combinations were left out.", others)
        )
    return (*said, _difference(reader, question))


def shown(reader: Reader, question: MissedQuestion) -> Sentences:
    """Everything that was left out."""
    said = [combination(reader, each, crib=question.crib) for each in question.left_out]
    return (
        reader.ngettext("The count left out %(n)s combination.", "The count left out %(n)s combinations.", len(said)),
        *said,
        _difference(reader, question),
    )


def _difference(reader: Reader, question: MissedQuestion) -> str:
    missed = question.breakdown.total - question.announced
    # NOTE: %(difference)s is a subtraction such as 8 − 6 = 2: the true count less the announced one.
    return reader.ngettext(
        "The counter missed %(n)s point in all: %(difference)s.",
        "The counter missed %(n)s points in all: %(difference)s.",
        missed,
        difference=reader.subtraction(question.breakdown.total, question.announced),
    )


def wrong(reader: Reader, question: MissedQuestion, answer: CardsAnswer, mistake: Mistake | None) -> Sentences:
    """Why the marked cards score nothing, or that they have been counted; then what sort is missing."""
    named = [each for each in question.named if frozenset(each.cards) == answer.cards]
    if named:
        counted = reader.ngettext(
            "This card scores, but the counter has already counted it.",
            "These cards score, but the counter has already counted them.",
            len(answer.cards),
        )
        once = (
            (reader.gettext("The same cards make only one fifteen, in whatever order they are taken."),)
            if mistake is Mistake.FIFTEEN_TWICE
            else ()
        )
        return (counted, combination(reader, named[0], crib=question.crib), *once, _sort(reader, question))
    # One card of what was left out is a beginning, whatever else somebody might have seen in it.
    if mistake is not None and not (len(answer.cards) == 1 and _is_part(question, answer)):
        held = Held(question.cards, question.starter, question.crib)
        believed = held.believed(mistake)
        # Only what was marked is told about, not what the same mistake would find besides.
        true = question.breakdown.combinations
        fitting = [(*true, each) for scored in believed for each in scored if frozenset(each.cards) == answer.cards]
        why = traps.why(reader, mistake, held, fitting or believed)
        # What follows about runs would name the very cards that are to be found.
        told = why[:1] if mistake in (Mistake.SHORT_RUNS_TOO, Mistake.ROUND_THE_CORNER) else why
        return (*told, _sort(reader, question))
    if _holds_what_was_left_out(question, answer) and len({card.rank for card in answer.cards}) == 1:
        return (_of_a_kind(reader, question, answer),)
    return (*_near(reader, question, answer), _sort(reader, question))


def _is_part(question: MissedQuestion, answer: CardsAnswer) -> bool:
    return any(answer.cards < frozenset(each.cards) for each in question.left_out)


def _holds_what_was_left_out(question: MissedQuestion, answer: CardsAnswer) -> bool:
    return any(frozenset(each.cards) < answer.cards for each in question.left_out)


def _within(answer: CardsAnswer, scored: Sequence[Combination]) -> list[Combination]:
    """What the marked cards score among them."""
    return [each for each in scored if frozenset(each.cards) <= answer.cards]


def _of_a_kind(reader: Reader, question: MissedQuestion, answer: CardsAnswer) -> str:
    """Three or four of a kind are marked, and some of their pairs were left out."""
    pairs = len(_within(answer, question.left_out))
    if len(answer.cards) == 3:
        return reader.ngettext(
            "Three of a kind are three pairs, and %(n)s of them was left out. Mark only the two cards of that pair.",
            "Three of a kind are three pairs, and %(n)s of them were left out. Mark only the two cards of one of them.",
            pairs,
        )
    return reader.ngettext(
        "Four of a kind are six pairs, and %(n)s of them was left out. Mark only the two cards of that pair.",
        "Four of a kind are six pairs, and %(n)s of them were left out. Mark only the two cards of one of them.",
        pairs,
    )


def _near(reader: Reader, question: MissedQuestion, answer: CardsAnswer) -> Sentences:
    """How the marked cards differ from what was left out."""
    marked = [card for card in (*question.cards, question.starter) if card in answer.cards]
    if _holds_what_was_left_out(question, answer):
        return (reader.gettext("Something that was left out is among these cards, but not all of them belong to it."),)
    if _is_part(question, answer):
        return (
            reader.ngettext(
                "This card belongs to what was left out, but it is not all of it.",
                "These cards belong to what was left out, but they are not all of it.",
                len(marked),
            ),
        )
    counted = _within(answer, question.named)
    if counted:
        said = reader.ngettext(
            "These cards hold %(n)s combination, and the counter has already counted it.",
            "These cards hold %(n)s combinations, and the counter has already counted all of them.",
            len(counted),
        )
        return (said, combination(reader, counted[0], crib=question.crib)) if len(counted) == 1 else (said,)
    if len(marked) == 1:
        return (reader.gettext("This card alone scores nothing: %(cards)s.", cards=names(reader, marked)),)
    # NOTE: %(addition)s is an addition such as 7 + 9 = 16.
    return (
        reader.gettext(
            "These cards score nothing together: %(cards)s. They add up to %(addition)s.",
            cards=names(reader, marked),
            addition=values(reader, marked),
        ),
    )


def _sort(reader: Reader, question: MissedQuestion) -> str:
    """What sort of combination was left out; the first of several."""
    left_out: Combination = question.left_out[0]
    match left_out.kind:
        case Kind.FIFTEEN:
            return reader.ngettext(
                "A fifteen of %(n)s card was left out.",
                "A fifteen of %(n)s cards was left out.",
                len(left_out.cards),
            )
        case Kind.PAIR:
            return reader.gettext("A pair was left out: look for two cards of one rank.")
        case Kind.RUN:
            return reader.ngettext(
                "A run of %(n)s card was left out. Which card could stand in for another one in a run?",
                "A run of %(n)s cards was left out. Which card could stand in for another one in a run?",
                len(left_out.cards),
            )
        case Kind.FLUSH:
            return reader.gettext("A flush was left out: look at the suits.")
        case Kind.NOBS:
            return reader.gettext("His nobs was left out: look for a jack with the suit of the starter.")
