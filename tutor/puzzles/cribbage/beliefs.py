"""What somebody with a mistake believes that a hand is worth, combination by combination."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, combinations, product
from typing import Final, TypeAlias

from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.rules.cribbage import RANKS, Breakdown, Card, Combination, Kind, count

Scored: TypeAlias = tuple[Combination, ...]
"""Everything that somebody counts, one combination after the other."""

_QUEEN, _KING, _ACE = 12, 13, 1


def believed_counts(
    mistake: Mistake, cards: tuple[Card, ...], starter: Card, crib: bool, *, of: Breakdown | None = None
) -> tuple[Scored, ...]:
    """Every count that somebody with this mistake might make of a hand; none where the mistake cannot show.

    `of` is the true breakdown, where it is known already. The mistakes about calls and answers lead to no wrong count.
    """
    believed = BELIEVED.get(mistake)
    if believed is None:
        return ()
    breakdown = count(cards, starter, crib=crib) if of is None else of
    true = breakdown.combinations
    counts = (tuple(scored) for scored in believed(_Hand(cards, starter, crib, breakdown, true)))
    return tuple(dict.fromkeys(scored for scored in counts if scored != true))


def points_of(scored: Iterable[Combination]) -> int:
    """What so many combinations add up to."""
    return sum(each.points for each in scored)


class _Hand:
    """Four cards and the starter with what they are truly worth."""

    def __init__(
        self, cards: tuple[Card, ...], starter: Card, crib: bool, breakdown: Breakdown, scored: Scored
    ) -> None:
        self.cards = cards
        self.starter = starter
        self.crib = crib
        self.breakdown = breakdown
        self.scored = scored

    @property
    def five(self) -> tuple[Card, ...]:
        return (*self.cards, self.starter)

    def without(self, left_out: Iterable[Combination]) -> Scored:
        away = tuple(left_out)
        return tuple(each for each in self.scored if each not in away)

    def of(self, kind: Kind) -> Scored:
        return tuple(each for each in self.scored if each.kind is kind)

    def at(self, rank: int) -> tuple[Card, ...]:
        return tuple(card for card in self.five if card.rank == rank)


Counts: TypeAlias = Iterator[Sequence[Combination]]


def _heels_as_nobs(hand: _Hand) -> Counts:
    if hand.starter.is_jack:
        yield (*hand.scored, Combination(Kind.NOBS, (hand.starter,), 1))
        yield (*hand.scored, Combination(Kind.NOBS, (hand.starter,), 2))


def _any_jack(hand: _Hand) -> Counts:
    jacks = [card for card in hand.cards if card.is_jack and card != hand.breakdown.nobs]
    for number in range(1, len(jacks) + 1):
        for some in combinations(jacks, number):
            yield (*hand.scored, *(Combination(Kind.NOBS, (card,), 1) for card in some))


def _left_out(kind: Kind) -> Callable[[_Hand], Counts]:
    """The one combination of a kind left out."""

    def counts(hand: _Hand) -> Counts:
        if hand.of(kind):
            yield hand.without(hand.of(kind))

    return counts


def _flush_with_starter(hand: _Hand) -> Counts:
    alike = tuple(card for card in hand.five if card.suit == hand.starter.suit)
    if len(alike) == 4:
        yield (*hand.scored, Combination(Kind.FLUSH, alike, 4))


def _flush_in_crib(hand: _Hand) -> Counts:
    if hand.crib and len({card.suit for card in hand.cards}) == 1 and not hand.breakdown.flush:
        yield (*hand.scored, Combination(Kind.FLUSH, hand.cards, 4))


def _flush_five_as_four(hand: _Hand) -> Counts:
    for flush in hand.of(Kind.FLUSH):
        if flush.points == 5:
            yield (*hand.without([flush]), Combination(Kind.FLUSH, hand.cards, 4))


def _round_the_corner(hand: _Hand) -> Counts:
    """A run through king and ace, in place of the true run inside it or beside it."""
    below = next((step for step in range(len(RANKS)) if not hand.at(_KING - step)), len(RANKS))
    above = next((step for step in range(len(RANKS)) if not hand.at(_ACE + step)), len(RANKS))
    if not below or not above or below + above < 3:
        return
    stretch = [*range(_KING - below + 1, _KING + 1), *range(_ACE, _ACE + above)]
    longer = _runs(hand, stretch)
    yield (*hand.without(hand.of(Kind.RUN)), *longer)
    if hand.breakdown.runs and below >= 2:
        yield (*hand.scored, *_runs(hand, [_QUEEN, _KING, _ACE]))


def _runs(hand: _Hand, ranks: Sequence[int]) -> Scored:
    return tuple(Combination(Kind.RUN, cards, len(cards)) for cards in product(*map(hand.at, ranks)))


def _short_runs_too(hand: _Hand) -> Counts:
    """The three-card runs inside, and inside a run of five those of four, besides the run or in its place.

    Or else only one of them besides the run.
    """
    runs = hand.breakdown.runs
    if not runs or len(runs[0]) < 4:
        return
    ranks = [card.rank for card in runs[0]]
    lengths = range(3, len(ranks))
    shorter = {
        length: [
            each for first in range(len(ranks) - length + 1) for each in _runs(hand, ranks[first : first + length])
        ]
        for length in lengths
    }
    for number in range(1, len(lengths) + 1):
        for some in combinations(lengths, number):
            counted = [each for length in some for each in shorter[length]]
            yield (*hand.scored, *counted)
            yield (*hand.without(hand.of(Kind.RUN)), *counted)
    for each in chain.from_iterable(shorter.values()):
        yield (*hand.scored, each)


def _run_missed(hand: _Hand) -> Counts:
    """One run of a double run left out, or all but one."""
    runs = hand.of(Kind.RUN)
    if len(runs) > 1:
        yield from (hand.without([run]) for run in reversed(runs))
        yield hand.without(runs[1:])


def _pair_in_run_missed(hand: _Hand) -> Counts:
    """One pair of a double run left out, or every pair."""
    in_runs = {card.rank for run in hand.breakdown.runs for card in run}
    inside = [pair for pair in hand.of(Kind.PAIR) if pair.cards[0].rank in in_runs]
    if inside:
        yield from (hand.without([pair]) for pair in inside)
        yield hand.without(inside)


def _three_as_pair(hand: _Hand) -> Counts:
    """Of three of a kind only one pair counted; of four one, two, or three of a kind."""
    pairs = hand.of(Kind.PAIR)
    for rank in {pair.cards[0].rank for pair in pairs}:
        alike = [pair for pair in pairs if pair.cards[0].rank == rank]
        if len(alike) == 3:
            yield hand.without(alike[1:])
        elif len(alike) == 6:
            fourth = alike[-1].cards[1]
            yield from (hand.without(alike[kept:]) for kept in (1, 2))
            yield hand.without(pair for pair in alike if fourth in pair.cards)


def _long_fifteen_missed(hand: _Hand) -> Counts:
    """One fifteen of three or more cards left out, or all of them."""
    long = [fifteen for fifteen in hand.of(Kind.FIFTEEN) if len(fifteen.cards) >= 3]
    if long:
        yield from (hand.without([fifteen]) for fifteen in reversed(long))
        yield hand.without(long)


def _fifteen_twice(hand: _Hand) -> Counts:
    for fifteen in hand.of(Kind.FIFTEEN):
        yield (*hand.scored, fifteen)


BELIEVED: Final[dict[Mistake, Callable[[_Hand], Counts]]] = {
    Mistake.HEELS_AS_NOBS: _heels_as_nobs,
    Mistake.ANY_JACK: _any_jack,
    Mistake.NOBS_MISSED: _left_out(Kind.NOBS),
    Mistake.FLUSH_WITH_STARTER: _flush_with_starter,
    Mistake.FLUSH_IN_CRIB: _flush_in_crib,
    Mistake.FLUSH_FIVE_AS_FOUR: _flush_five_as_four,
    Mistake.FLUSH_MISSED: _left_out(Kind.FLUSH),
    Mistake.ROUND_THE_CORNER: _round_the_corner,
    Mistake.SHORT_RUNS_TOO: _short_runs_too,
    Mistake.RUN_MISSED: _run_missed,
    Mistake.PAIR_IN_RUN_MISSED: _pair_in_run_missed,
    Mistake.THREE_AS_PAIR: _three_as_pair,
    Mistake.LONG_FIFTEEN_MISSED: _long_fifteen_missed,
    Mistake.FIFTEEN_TWICE: _fifteen_twice,
}
"""The mistakes in counting a hand."""

OF_COUNTING: Final = tuple(BELIEVED)
