"""What four cards and the starter are worth, one sentence for each combination. Rule C1."""

from collections.abc import Iterable, Sequence

from tutor.puzzles.cribbage.count import Part
from tutor.rules.cribbage import Breakdown, Card, Combination, Kind
from tutor.wording.cribbage.names import name, names
from tutor.wording.reader import Reader

#: How many pairs three and four cards of one rank make.
_THREE, _FOUR = 3, 6
#: Points of a fifteen.
_EACH = 2


def sentences(reader: Reader, breakdown: Breakdown, *, crib: bool = False, part: Part = Part.TOTAL) -> tuple[str, ...]:
    """Every combination with its cards and why it scores, then what they come to; only one part where one is asked."""
    scored = [each for each in breakdown.combinations if part.holds(each)]
    if not scored:
        return (_nothing(reader, breakdown, crib, part),)
    said = list(combinations(reader, scored, crib=crib))
    if part is Part.TOTAL:
        said.append(total(reader, breakdown))
    return tuple(said)


def combinations(reader: Reader, scored: Sequence[Combination], *, crib: bool = False) -> tuple[str, ...]:
    """A sentence for each combination; three and four of a kind are told as one."""
    said = [combination(reader, each, crib=crib) for each in scored if each.kind is Kind.FIFTEEN]
    if len(said) > 1:
        # NOTE: %(product)s is a product with its result, such as 4 × 2 = 8.
        said.append(
            reader.gettext("All fifteens together: %(product)s.", product=reader.multiplication(len(said), _EACH))
        )
    said += _pairs(reader, [each for each in scored if each.kind is Kind.PAIR])
    runs = [each for each in scored if each.kind is Kind.RUN]
    said += [combination(reader, each, crib=crib) for each in runs]
    if len(runs) > 1:
        # NOTE: %(product)s is a product with its result, such as 2 × 3 = 6.
        said.append(
            reader.gettext("All runs together: %(product)s.", product=reader.multiplication(len(runs), runs[0].points))
        )
    said += [combination(reader, each, crib=crib) for each in scored if each.kind in (Kind.FLUSH, Kind.NOBS)]
    return tuple(said)


def combination(reader: Reader, each: Combination, *, crib: bool = False) -> str:
    """One combination: its cards, what it scores, and why."""
    cards = names(reader, each.cards)
    match each.kind:
        case Kind.FIFTEEN:
            # NOTE: %(addition)s is an addition such as 7 + 8 = 15; the names of the cards follow after the colon.
            return reader.gettext(
                "A fifteen scores 2, since %(addition)s: %(cards)s.",
                addition=values(reader, each.cards),
                cards=cards,
            )
        case Kind.PAIR:
            return reader.gettext("A pair scores 2: %(cards)s.", cards=cards)
        case Kind.RUN:
            return reader.ngettext(
                "A run of %(n)s card scores 1 for each card: %(cards)s.",
                "A run of %(n)s cards scores 1 for each card: %(cards)s.",
                each.points,
                cards=cards,
            )
        case Kind.FLUSH if len(each.cards) > 4 and crib:
            return reader.gettext(
                "A flush scores 5, since the cards of the crib and the starter are all of one suit: %(cards)s.",
                cards=cards,
            )
        case Kind.FLUSH if len(each.cards) > 4:
            return reader.gettext(
                "A flush scores 5, since the cards of the hand and the starter are all of one suit: %(cards)s.",
                cards=cards,
            )
        case Kind.FLUSH:
            return reader.gettext(
                "A flush scores 4, since the four cards of the hand are of one suit: %(cards)s.", cards=cards
            )
        case Kind.NOBS:
            return reader.gettext(
                "His nobs scores 1, since this jack has the suit of the starter: %(card)s.",
                card=name(reader, each.cards[0]),
            )


def values(reader: Reader, cards: Iterable[Card]) -> str:
    """What cards add up to, `7 + 8 = 15`."""
    return reader.addition(card.value for card in cards)


def total(reader: Reader, breakdown: Breakdown) -> str:
    """What all combinations come to; several sorts are added up in the order in which they are counted."""
    parts = [points for points in parts_of(breakdown) if points]
    if len(parts) < 2:
        return the_count(reader, breakdown.total)
    # NOTE: %(addition)s is an addition such as 4 + 2 + 6 = 12: what fifteens, pairs, runs, flush and nobs score.
    return reader.gettext("All together: %(addition)s.", addition=reader.addition(parts))


def the_count(reader: Reader, points: int) -> str:
    """The true count as a number."""
    return reader.gettext("The true count is %(points)s.", points=points)


def parts_of(breakdown: Breakdown) -> tuple[int, ...]:
    """The points for fifteens, pairs, runs, flush and nobs."""
    return (
        breakdown.fifteen_points,
        breakdown.pair_points,
        breakdown.run_points,
        breakdown.flush_points,
        breakdown.nobs_points,
    )


def _pairs(reader: Reader, pairs: Sequence[Combination]) -> list[str]:
    """The pairs, those of one rank together."""
    said = []
    for rank in dict.fromkeys(pair.cards[0].rank for pair in pairs):
        alike = [pair for pair in pairs if pair.cards[0].rank == rank]
        cards = names(reader, dict.fromkeys(card for pair in alike for card in pair.cards))
        if len(alike) == _THREE:
            said.append(reader.gettext("Three of a kind are three pairs and score 6: %(cards)s.", cards=cards))
        elif len(alike) == _FOUR:
            said.append(reader.gettext("Four of a kind are six pairs and score 12: %(cards)s.", cards=cards))
        else:
            said += [combination(reader, pair) for pair in alike]
    return said


def _nothing(reader: Reader, breakdown: Breakdown, crib: bool, part: Part) -> str:
    """Why there is nothing of this part."""
    match part:
        case Part.TOTAL:
            return reader.gettext("There is no fifteen, no pair, no run, no flush and no nobs: the true count is 0.")
        case Part.FIFTEENS:
            return reader.gettext("No two or more of the five cards add up to fifteen, so there is nothing to score.")
        case Part.PAIRS:
            return reader.gettext("No two of the five cards have the same rank, so there is no pair.")
        case Part.RUNS:
            return reader.gettext("No three ranks stand next to each other, so there is no run.")
        case Part.FLUSH if crib:
            return reader.gettext("The five cards are not all of one suit, and in the crib nothing less is a flush.")
        case Part.FLUSH:
            return reader.gettext("The four cards of the hand are not all of one suit, so there is no flush.")
        case Part.NOBS:
            return reader.gettext("No jack among the four cards has the suit of the starter, so there is no nobs.")
