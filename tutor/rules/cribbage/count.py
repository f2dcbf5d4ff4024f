"""What a hand or a crib is worth with the starter, combination by combination. Rule C1."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple

from tutor.rules.cribbage.card import JACK, Card, refuse_card_twice
from tutor.rules.cribbage.errors import CribbageReason, IllegalAction
from tutor.rules.cribbage.ranks import Group, made

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


class Breakdown(NamedTuple):
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
        scored = [Combination(Kind.FIFTEEN, cards, 2) for cards in self.fifteens]
        scored += [Combination(Kind.PAIR, cards, 2) for cards in self.pairs]
        scored += [Combination(Kind.RUN, cards, len(cards)) for cards in self.runs]
        if self.flush:
            scored.append(Combination(Kind.FLUSH, self.flush, len(self.flush)))
        if self.nobs is not None:
            scored.append(Combination(Kind.NOBS, (self.nobs,), 1))
        return tuple(scored)


def count(cards: Sequence[Card], starter: Card, *, crib: bool = False) -> Breakdown:
    """Count a hand, or the crib, of four cards with the starter, combination by combination. Rule C1.

    Raises `IllegalAction` when there are not four cards or when a card is there twice.

    >>> from tutor.rules.cribbage.card import parse_cards
    >>> count(parse_cards("5H 5C 5S JD"), Card.parse("5D")).total
    29
    """
    five = _five(cards, starter)
    # Eight times the rank and the place in the hand: in order of rank, and cards of one rank as in the hand.
    one, two, three, four, last = sorted(
        [five[0][0] * 8, five[1][0] * 8 + 1, five[2][0] * 8 + 2, five[3][0] * 8 + 3, five[4][0] * 8 + 4]
    )
    fifteens, pairs, runs, _ = made((one >> 3, two >> 3, three >> 3, four >> 3, last >> 3))
    places = (one & 7, two & 7, three & 7, four & 7, last & 7)
    return Breakdown(
        _as_in_hand(five, places, fifteens, _fewest_first) if fifteens else (),
        _as_in_hand(five, places, pairs) if pairs else (),
        tuple([tuple([five[places[at]] for at in run]) for run in runs]) if runs else (),
        five[: _flush_points(five, crib)],
        Card(JACK, starter.suit) if (JACK, starter.suit) in cards else None,
    )


def total(cards: Sequence[Card], starter: Card, *, crib: bool = False) -> int:
    """The true count alone, 0 to 29, which is several times faster than all combinations. Rule C1.

    Raises `IllegalAction` as `count` does.
    """
    five = _five(cards, starter)
    ranks = sorted([five[0][0], five[1][0], five[2][0], five[3][0], five[4][0]])
    return made(tuple(ranks)).points + _flush_points(five, crib) + ((JACK, starter.suit) in cards)


def _five(cards: Sequence[Card], starter: Card) -> CardGroup:
    """The four cards and the starter. Raises `IllegalAction`."""
    if len(cards) != CARDS_IN_HAND:
        raise IllegalAction(CribbageReason.WRONG_NUMBER_OF_CARDS, number=len(cards))
    five = (*cards, starter)
    refuse_card_twice(five)
    return five


def _as_in_hand(
    five: CardGroup, places: Group, groups: tuple[Group, ...], order: Callable[[list[int]], Any] = list
) -> tuple[CardGroup, ...]:
    """The cards of each group as they stand in the hand; the groups in this order, else as they begin."""
    found = [sorted([places[at] for at in group]) for group in groups]
    if len(found) > 1:
        found.sort(key=order)
    return tuple([tuple([five[place] for place in group]) for group in found])


def _fewest_first(group: list[int]) -> tuple[int, list[int]]:
    return len(group), group[::-1]


def _flush_points(five: CardGroup, crib: bool) -> int:
    """Five when all are of one suit, four when all but the starter are, which counts nothing in the crib; else 0."""
    suit = five[0][1]
    if not suit == five[1][1] == five[2][1] == five[3][1]:
        return 0
    if suit == five[4][1]:
        return 5
    return 0 if crib else 4
