"""What four cards and the starter are worth, one sentence for each kind of combination. Rule C1."""

from collections.abc import Iterable, Sequence

from tutor.puzzles.cribbage.count import Part
from tutor.rules.cribbage import Breakdown, Card, Combination, Kind
from tutor.wording.cribbage.names import name, names
from tutor.wording.reader import Reader

#: How many pairs three and four cards of one rank make.
_THREE, _FOUR = 3, 6


def sentences(reader: Reader, breakdown: Breakdown, *, crib: bool = False, part: Part = Part.TOTAL) -> tuple[str, ...]:
    """Each kind with its cards and why it scores, then what they come to; only one part where one is asked."""
    scored = [each for each in breakdown.combinations if part.holds(each)]
    if not scored:
        return (_nothing(reader, breakdown, crib, part),)
    said = list(combinations(reader, scored, crib=crib))
    if part is Part.TOTAL:
        said.append(total(reader, breakdown))
    return tuple(said)


def combinations(reader: Reader, scored: Sequence[Combination], *, crib: bool = False) -> tuple[str, ...]:
    """A sentence for each kind that is there, with the cards of every combination."""
    said = []
    for kind in Kind:
        alike = [each for each in scored if each.kind is kind]
        if kind is Kind.PAIR:
            said += _pairs(reader, alike)
        elif len(alike) == 1:
            said.append(combination(reader, alike[0], crib=crib))
        elif alike:
            said.append(_fifteens(reader, alike) if kind is Kind.FIFTEEN else _runs(reader, alike))
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


def _fifteens(reader: Reader, fifteens: Sequence[Combination]) -> str:
    """Several fifteens at once, each with what adds up."""
    cards = [
        # NOTE: Cards with their values, in a list: “the seven of hearts and the eight of clubs (7 + 8)”.
        reader.gettext(
            "%(cards)s (%(values)s)",
            cards=names(reader, each.cards),
            values=reader.terms(card.value for card in each.cards),
        )
        for each in fifteens
    ]
    # NOTE: %(cards)s are the cards of each fifteen with their values; semicolons stand between the fifteens.
    return reader.ngettext(
        "There is %(n)s fifteen of 2 points, %(points)s in all: %(cards)s.",
        "There are %(n)s fifteens of 2 points each, %(points)s in all: %(cards)s.",
        len(fifteens),
        points=sum(each.points for each in fifteens),
        cards=reader.groups(cards),
    )


def _runs(reader: Reader, runs: Sequence[Combination]) -> str:
    """The runs of a double run at once: all are equally long."""
    # NOTE: %(length)s is 3 or 4; semicolons stand between the cards of one run and those of the next.
    return reader.ngettext(
        "There is %(n)s run of %(length)s cards, 1 point for each card and %(points)s in all: %(cards)s.",
        "There are %(n)s runs of %(length)s cards, 1 point for each card and %(points)s in all: %(cards)s.",
        len(runs),
        length=len(runs[0].cards),
        points=sum(each.points for each in runs),
        cards=reader.groups(names(reader, each.cards) for each in runs),
    )


def _pairs(reader: Reader, pairs: Sequence[Combination]) -> list[str]:
    """All pairs in a sentence, three and four of a kind as what they are."""
    by_rank = [[pair for pair in pairs if pair.cards[0].rank == rank] for rank in _ranks(pairs)]
    three = next((alike for alike in by_rank if _is_of_a_kind(alike, _THREE)), [])
    four = next((alike for alike in by_rank if _is_of_a_kind(alike, _FOUR)), [])
    others = [pair for pair in pairs if pair not in three and pair not in four]
    if four:
        return [reader.gettext("Four of a kind are six pairs and score 12: %(cards)s.", cards=_cards_of(reader, four))]
    if three and others:
        return [
            reader.gettext(
                "Three of a kind are three pairs and score 6: %(three)s. Another pair scores 2: %(pair)s.",
                three=_cards_of(reader, three),
                pair=_cards_of(reader, others),
            )
        ]
    if three:
        return [
            reader.gettext("Three of a kind are three pairs and score 6: %(cards)s.", cards=_cards_of(reader, three))
        ]
    if len(others) > 1:
        return [
            # NOTE: Semicolons stand between the cards of one pair and those of the next.
            reader.ngettext(
                "There is %(n)s pair of 2 points, %(points)s in all: %(cards)s.",
                "There are %(n)s pairs of 2 points each, %(points)s in all: %(cards)s.",
                len(others),
                points=sum(pair.points for pair in others),
                cards=reader.groups(names(reader, pair.cards) for pair in others),
            )
        ]
    return [combination(reader, pair) for pair in others]


def _ranks(pairs: Sequence[Combination]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(pair.cards[0].rank for pair in pairs))


def _is_of_a_kind(pairs: Sequence[Combination], number: int) -> bool:
    """Whether these are all the pairs among three or four cards of a rank, and not some of the pairs among four."""
    cards = {card for pair in pairs for card in pair.cards}
    return len(pairs) == number == len(cards) * (len(cards) - 1) // 2


def _cards_of(reader: Reader, pairs: Sequence[Combination]) -> str:
    """Every card of some pairs, each once."""
    return names(reader, dict.fromkeys(card for pair in pairs for card in pair.cards))


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
