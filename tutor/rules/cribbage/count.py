"""What a hand or a crib is worth with the starter, combination by combination. Rule C1."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, product
from typing import Final, NamedTuple

from tutor.rules.cribbage.card import Card, refuse_card_twice
from tutor.rules.cribbage.errors import CribbageReason, IllegalAction

CardGroup = tuple[Card, ...]

#: The cards of a hand, and those of the crib, without the starter.
CARDS_IN_HAND: Final = 4
#: No hand and no crib is worth more.
HIGHEST_TOTAL: Final = 29
#: Totals that no four cards and starter make, between 0 and 29.
IMPOSSIBLE_TOTALS: Final = frozenset({19, 25, 26, 27})


class Kind(StrEnum):
    """A kind of combination."""

    FIFTEEN = "fifteen"
    PAIR = "pair"
    RUN = "run"
    FLUSH = "flush"
    NOBS = "nobs"


class Combination(NamedTuple):
    """Cards that score together, with what they score."""

    kind: Kind
    cards: CardGroup
    points: int


@dataclass(frozen=True, slots=True)
class Breakdown:
    """Everything that four cards and the starter score, each combination with its cards.

    The cards of a combination stand as in the hand, the starter last; those of a run stand in order of rank.
    """

    fifteens: tuple[CardGroup, ...]
    """Every set of cards that adds up to fifteen, fewest cards first."""
    pairs: tuple[CardGroup, ...]
    """Every two cards of one rank: three of a kind are three pairs, four of a kind are six."""
    runs: tuple[CardGroup, ...]
    """Every distinct run of the greatest length: a double run is two of them."""
    flush: CardGroup
    """The cards of the flush: none, four, or five with the starter."""
    nobs: Card | None
    """The jack of the starter's suit in the hand or crib."""

    @property
    def fifteen_points(self) -> int:
        """Two for each fifteen."""
        return 2 * len(self.fifteens)

    @property
    def pair_points(self) -> int:
        """Two for each pair."""
        return 2 * len(self.pairs)

    @property
    def run_points(self) -> int:
        """One for each card of each run."""
        return sum(map(len, self.runs))

    @property
    def flush_points(self) -> int:
        """One for each card of the flush: 0, 4 or 5."""
        return len(self.flush)

    @property
    def nobs_points(self) -> int:
        """One for his nobs."""
        return int(self.nobs is not None)

    @property
    def total(self) -> int:
        """The true count, 0 to 29."""
        return self.fifteen_points + self.pair_points + self.run_points + self.flush_points + self.nobs_points

    @property
    def combinations(self) -> tuple[Combination, ...]:
        """Every combination in the order in which a table counts: fifteens, pairs, runs, flush, nobs."""
        return tuple(self._combinations())

    def _combinations(self) -> Iterator[Combination]:
        yield from (Combination(Kind.FIFTEEN, cards, 2) for cards in self.fifteens)
        yield from (Combination(Kind.PAIR, cards, 2) for cards in self.pairs)
        yield from (Combination(Kind.RUN, cards, len(cards)) for cards in self.runs)
        if self.flush:
            yield Combination(Kind.FLUSH, self.flush, self.flush_points)
        if self.nobs is not None:
            yield Combination(Kind.NOBS, (self.nobs,), 1)


def count(cards: Sequence[Card], starter: Card, *, crib: bool = False) -> Breakdown:
    """Count a hand, or the crib, of four cards with the starter. Rule C1.

    Raises `IllegalAction` when there are not four cards or when a card is there twice.

    >>> from tutor.rules.cribbage.card import parse_cards
    >>> count(parse_cards("5H 5C 5S JD"), Card.parse("5D")).total
    29
    """
    if len(cards) != CARDS_IN_HAND:
        raise IllegalAction(CribbageReason.WRONG_NUMBER_OF_CARDS, number=len(cards))
    five = (*cards, starter)
    refuse_card_twice(five)
    return Breakdown(
        fifteens=_fifteens(five),
        pairs=tuple(pair for pair in combinations(five, 2) if pair[0].rank == pair[1].rank),
        runs=_runs(five),
        flush=_flush(five, crib=crib),
        nobs=next((card for card in cards if card.is_jack and card.suit == starter.suit), None),
    )


def _fifteens(cards: CardGroup) -> tuple[CardGroup, ...]:
    """Every set of cards adding up to fifteen, fewest cards first."""
    chosen: list[tuple[int, CardGroup]] = [(0, ())]
    for card in cards:
        room = 15 - card.value
        chosen += [(total + card.value, (*group, card)) for total, group in chosen if total <= room]
    return tuple(sorted((group for total, group in chosen if total == 15), key=len))


def _runs(cards: CardGroup) -> tuple[CardGroup, ...]:
    """Every longest run of three or more; five cards have room for one stretch of ranks only."""
    by_rank: dict[int, list[Card]] = {}
    for card in cards:
        by_rank.setdefault(card.rank, []).append(card)
    stretch: list[list[Card]] = []
    for rank in sorted(by_rank):
        if rank - 1 not in by_rank:
            stretch = []
        stretch.append(by_rank[rank])
        if len(stretch) >= 3 and rank + 1 not in by_rank:
            return tuple(product(*stretch))
    return ()


def _flush(five: CardGroup, *, crib: bool) -> CardGroup:
    """The four cards of one suit, and the starter if it is of that suit too; in the crib all five or none."""
    suit = five[0].suit
    length = next((index for index, card in enumerate(five) if card.suit != suit), len(five))
    return five[:length] if length >= (CARDS_IN_HAND + 1 if crib else CARDS_IN_HAND) else ()
