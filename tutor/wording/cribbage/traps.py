"""Where counts go wrong, told from the cards: what does not score and why, or what was overlooked."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tutor.puzzles.cribbage.beliefs import Scored, believed_counts
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.rules.cribbage import IMPOSSIBLE_TOTALS, Breakdown, Card, Combination, Kind, count
from tutor.wording.cribbage.breakdown import combinations
from tutor.wording.cribbage.names import name, names
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


class Held(NamedTuple):
    """Four cards and the starter, of a hand or a crib."""

    cards: tuple[Card, ...]
    starter: Card
    crib: bool

    @property
    def breakdown(self) -> Breakdown:
        """What they are truly worth."""
        return count(self.cards, self.starter, crib=self.crib)

    def believed(self, mistake: Mistake) -> tuple[Scored, ...]:
        """Every count that somebody with a mistake might make."""
        return believed_counts(mistake, self.cards, self.starter, self.crib)


def why(reader: Reader, mistake: Mistake, held: Held, believed: Sequence[Scored]) -> Sentences:
    """Why a count that somebody with this mistake makes is wrong; `believed` are the counts that come into question.

    Whatever differs between those counts is not asserted, so that nobody is told of a mistake that was another.
    """
    match mistake:
        case Mistake.HEELS_AS_NOBS:
            return (
                reader.gettext(
                    "The starter is a jack: %(card)s. That is his heels, which the dealer pegged when it was turned "
                    "up. His nobs would be a jack of its suit among the other four cards, but the only jack of that "
                    "suit is the starter itself. So there is no nobs here.",
                    card=name(reader, held.starter),
                ),
            )
        case Mistake.ANY_JACK:
            return (_other_jacks(reader, held, believed), starter(reader, held.starter))
        case Mistake.FLUSH_WITH_STARTER:
            return (_filled_flush(reader, held),)
        case Mistake.FLUSH_IN_CRIB:
            return (
                reader.gettext(
                    "The four cards of the crib are of one suit, but in the crib only a flush of five counts. "
                    "The starter is of another suit: %(card)s.",
                    card=name(reader, held.starter),
                ),
            )
        case Mistake.FLUSH_FIVE_AS_FOUR:
            return (
                reader.gettext(
                    "The starter has the suit of the flush too: %(card)s. So the flush has five cards and scores 5.",
                    card=name(reader, held.starter),
                ),
            )
        case Mistake.ROUND_THE_CORNER:
            return _round_the_corner(reader, held, believed)
        case Mistake.SHORT_RUNS_TOO:
            return _short_runs(reader, held)
        case Mistake.RUN_MISSED:
            return _runs_missed(reader, held)
        case Mistake.PAIR_IN_RUN_MISSED:
            return _pairs_missed(reader, held, believed)
        case Mistake.LONG_FIFTEEN_MISSED:
            return _fifteens_missed(reader, held, believed)
        case Mistake.FIFTEEN_TWICE:
            return (_fifteen_twice(reader, held),)
        case _:
            # His nobs, a flush, or pairs among three or four of a kind: the combinations speak for themselves.
            return _overlooked(reader, mistake, held, believed)


def starter(reader: Reader, card: Card) -> str:
    """The starter by its name."""
    return reader.gettext("The starter: %(card)s.", card=name(reader, card))


def impossible(reader: Reader, number: int) -> str:
    """Why a number cannot be a true count."""
    if number in IMPOSSIBLE_TOTALS:
        return reader.gettext(
            "No cards are ever worth %(number)s: of the numbers up to 29, 19, 25, 26 and 27 cannot occur.",
            number=number,
        )
    return reader.gettext("No cards are ever worth %(number)s: the best hand has 29.", number=number)


def _extra(scored: Scored, true: Scored) -> tuple[Combination, ...]:
    """What is counted without being there, or once too often."""
    return tuple((Counter(scored) - Counter(true)).elements())


def _missing(scored: Scored, true: Scored) -> tuple[Combination, ...]:
    return tuple((Counter(true) - Counter(scored)).elements())


def _certain(groups: Iterable[Sequence[Combination]]) -> tuple[Combination, ...]:
    """What all of several groups hold."""
    first, *rest = groups
    return tuple(each for each in first if all(each in group for group in rest))


def _other_jacks(reader: Reader, held: Held, believed: Sequence[Scored]) -> str:
    """The jacks that were surely taken for his nobs, or else all that might have been."""
    certain = _certain([_extra(scored, held.breakdown.combinations) for scored in believed])
    taken = [card for each in certain for card in each.cards]
    jacks = taken or [card for card in held.cards if card.is_jack and card.suit != held.starter.suit]
    return reader.ngettext(
        "This jack has another suit than the starter, so it is not his nobs: %(cards)s.",
        "These jacks have other suits than the starter, so they are not his nobs: %(cards)s.",
        len(jacks),
        cards=names(reader, jacks),
    )


def _filled_flush(reader: Reader, held: Held) -> str:
    other = next(card for card in held.cards if card.suit != held.starter.suit)
    if held.crib:
        return reader.gettext(
            "In the crib a flush takes all five cards, and this one is of another suit: %(card)s.",
            card=name(reader, other),
        )
    return reader.gettext(
        "A flush takes all four cards of the hand; the starter cannot stand in for one of them. "
        "This card of the hand is of another suit: %(card)s.",
        card=name(reader, other),
    )


def _round_the_corner(reader: Reader, held: Held, believed: Sequence[Scored]) -> Sentences:
    true = held.breakdown.combinations
    wrong = max((each for scored in believed for each in _extra(scored, true)), key=lambda each: len(each.cards))
    said = [
        reader.gettext(
            "The ace is low: it stands below the two, and no run goes on from the king to the ace. "
            "So these cards are not a run: %(cards)s.",
            cards=names(reader, wrong.cards),
        )
    ]
    missing = _certain([_missing(scored, true) for scored in believed])
    return (*said, *combinations(reader, missing, crib=held.crib))


def _short_runs(reader: Reader, held: Held) -> Sentences:
    longest = held.breakdown.runs[0]
    if len(held.breakdown.runs) > 1:
        return (
            reader.gettext(
                "Only the longest runs count. Here there are two of four cards, and both score; "
                "the shorter runs inside them score nothing besides."
            ),
            _own_runs(reader, held),
        )
    return (
        reader.gettext("Only the longest run counts. The shorter runs inside it score nothing besides."),
        reader.ngettext(
            "Here the longest run has %(n)s card: %(cards)s.",
            "Here the longest run has %(n)s cards: %(cards)s.",
            len(longest),
            cards=names(reader, longest),
        ),
    )


def _runs_missed(reader: Reader, held: Held) -> Sentences:
    """How many runs there are, and why so many."""
    runs = held.breakdown.runs
    how_many = reader.ngettext(
        "There is %(n)s different run here, and it scores.",
        "There are %(n)s different runs here, and each of them scores.",
        len(runs),
    )
    return (how_many, _own_runs(reader, held))


def _own_runs(reader: Reader, held: Held) -> str:
    """Each card of a rank that is there again makes its own runs."""
    runs = held.breakdown.runs
    cards = sorted({card for run in runs for card in run})
    ranks = Counter(card.rank for card in cards)
    double = [rank for rank, times in ranks.items() if times > 1]
    by_rank = [[card for card in cards if card.rank == rank] for rank in double]
    if len(by_rank) > 1:
        return reader.gettext(
            "Each card of one pair makes a run with each card of the other. "
            "The one pair: %(one)s. The other pair: %(other)s.",
            one=names(reader, by_rank[0]),
            other=names(reader, by_rank[1]),
        )
    return reader.gettext("Each of these cards makes a run of its own: %(cards)s.", cards=names(reader, by_rank[0]))


def _pairs_missed(reader: Reader, held: Held, believed: Sequence[Scored]) -> Sentences:
    true = held.breakdown.combinations
    certain = _certain([_missing(scored, true) for scored in believed])
    if certain:
        pairs = dict.fromkeys(card for pair in certain for card in pair.cards)
        return (
            reader.gettext(
                "Cards of one rank in a double run score as a pair too, besides the runs: %(cards)s.",
                cards=names(reader, pairs),
            ),
        )
    in_runs = {card.rank for run in held.breakdown.runs for card in run}
    inside = [pair for pair in held.breakdown.pairs if pair[0].rank in in_runs]
    return (
        reader.ngettext(
            "The runs hold %(n)s pair, and it scores besides them. Is it in the count?",
            "The runs hold %(n)s pairs, and each of them scores besides. Are all of them in the count?",
            len(inside),
        ),
    )


def _fifteens_missed(reader: Reader, held: Held, believed: Sequence[Scored]) -> Sentences:
    true = held.breakdown.combinations
    groups = [_missing(scored, true) for scored in believed]
    certain = _certain(groups)
    if certain:
        return (
            reader.gettext("Fifteens of three cards or more are easily overlooked."),
            *combinations(reader, certain, crib=held.crib),
        )
    long = [fifteen for fifteen in held.breakdown.fifteens if len(fifteen) >= 3]
    return (
        reader.ngettext(
            "Fifteens of three cards or more are easily overlooked: there is %(n)s of them here. Is it in the count?",
            "Fifteens of three cards or more are easily overlooked: there are %(n)s of them here. "
            "Are all of them in the count?",
            len(long),
        ),
    )


def _fifteen_twice(reader: Reader, held: Held) -> str:
    """A question, since many another slip makes a count two points too high as well."""
    return reader.ngettext(
        "There is only %(n)s fifteen here. Has it been counted twice? "
        "The same cards make only one, in whatever order they are taken.",
        "There are only %(n)s different fifteens here. Has one of them been counted twice? "
        "The same cards make only one, in whatever order they are taken.",
        len(held.breakdown.fifteens),
    )


def _overlooked(reader: Reader, mistake: Mistake, held: Held, believed: Sequence[Scored]) -> Sentences:
    true = held.breakdown.combinations
    missing = next(iter(_missing(scored, true) for scored in believed), ())
    alike = {each.cards[0].rank for each in missing if each.kind is Kind.PAIR}
    if mistake is Mistake.THREE_AS_PAIR:
        # Every pair of the rank, not only those that were left out: together they are three or four of a kind.
        pairs = [each for each in true if each.kind is Kind.PAIR and each.cards[0].rank in alike]
        return (
            reader.gettext("Every card of a rank makes a pair with every other card of it."),
            *combinations(reader, pairs, crib=held.crib),
        )
    return combinations(reader, missing, crib=held.crib)
