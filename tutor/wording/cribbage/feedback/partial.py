"""Wrong counts that are right as far as they go: how many combinations there are, or what one kind alone scores."""

from collections.abc import Callable
from typing import Final

from tutor.puzzles.cribbage.count import CountQuestion
from tutor.rules.cribbage import Combination, Kind
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


def partial(reader: Reader, question: CountQuestion, given: int) -> Sentences:
    """What somebody has found who gives such a number, and what is still to do; nothing where it tells nothing."""
    scored = [each for each in question.breakdown.combinations if question.asked.holds(each)]
    by_kind = {kind: [each for each in scored if each.kind is kind] for kind in Kind}
    there = [kind for kind, alike in by_kind.items() if alike]
    if len(there) == 1:
        return _of_one_kind(reader, there[0], by_kind[there[0]], given)
    alone = [kind for kind in there if sum(each.points for each in by_kind[kind]) == given]
    if len(alone) != 1:
        return ()
    others = [kind for kind in there if kind not in alone]
    return (_ALONE[alone[0]](reader), _THERE[others[0]](reader))


def of_one_rank(reader: Reader, question: CountQuestion, given: int) -> Sentences:
    """Where to look for pairs: at what may mislead in these five cards, and at nothing that is not there."""
    cards = (*question.cards, question.starter)
    ranks = [card.rank for card in cards]
    pairs = sum(each.points for each in question.breakdown.combinations if each.kind is Kind.PAIR)
    said = [reader.gettext("Look for cards of one rank, whatever their suits.")]
    if given > pairs and len({card.rank for card in cards if card.value == _TEN}) > 1:
        said.append(
            reader.gettext("Ten, jack, queen and king all count 10, but only cards of the same rank are a pair.")
        )
    if any(ranks.count(rank) > 2 for rank in ranks):
        said.append(
            reader.gettext("Three of a kind are more than one pair: put each card together with each of the others.")
        )
    return tuple(said)


#: What the ten and the court cards count.
_TEN: Final = 10


def _of_one_kind(reader: Reader, kind: Kind, alike: list[Combination], given: int) -> Sentences:
    """The number of fifteens, pairs or runs given for their points, or one of several."""
    several = len(alike) > 1
    match kind:
        case Kind.PAIR if several and given == alike[0].points:
            return (reader.gettext("One pair scores that many, and there is more than one here."),)
        case Kind.FIFTEEN if several and given == alike[0].points:
            return (reader.gettext("One fifteen scores that many, and there is more than one here."),)
        case Kind.FIFTEEN if given == len(alike):
            return (reader.gettext("That is how many fifteens there are, and each of them scores 2."),)
        case Kind.PAIR if given == len(alike):
            return (reader.gettext("That is how many pairs there are, and each of them scores 2."),)
        case Kind.RUN if given == len(alike):
            return (reader.gettext("That is how many runs there are. A run scores 1 for each of its cards."),)
        case _:
            return ()


_ALONE: Final[dict[Kind, Callable[[Reader], str]]] = {
    Kind.FIFTEEN: lambda reader: reader.gettext("That is what the fifteens alone score, and there is more to count."),
    Kind.PAIR: lambda reader: reader.gettext("That is what the pairs alone score, and there is more to count."),
    Kind.RUN: lambda reader: reader.gettext("That is what the runs alone score, and there is more to count."),
    Kind.FLUSH: lambda reader: reader.gettext("That is what the flush alone scores, and there is more to count."),
    Kind.NOBS: lambda reader: reader.gettext("That is what his nobs alone scores, and there is more to count."),
}

#: What else there is, the first of it in the order in which one counts.
_THERE: Final[dict[Kind, Callable[[Reader], str]]] = {
    Kind.FIFTEEN: lambda reader: reader.gettext("Look for fifteens as well."),
    Kind.PAIR: lambda reader: reader.gettext("Look for pairs as well."),
    Kind.RUN: lambda reader: reader.gettext("Look for runs as well."),
    Kind.FLUSH: lambda reader: reader.gettext("Look at the suits as well: there is a flush."),
    Kind.NOBS: lambda reader: reader.gettext("Look at the jacks as well: one of them is his nobs."),
}
