"""The totals of all 12,994,800 hands with a starter, in hand and as crib.

Counting every one of them would take minutes, so hands that differ only in the *names* of the suits are counted once
and weighted with their number: the one symmetry used is that no suit is worth more than another. Which cards share a
suit is kept, so flush and nobs are counted on real suit patterns, and every class is counted by the rules' own `count`.
That renaming suits changes no count is tested here, and so is the grouping, against a small pack counted whole.
"""

import json
import random
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

import pytest

from tutor.rules.cribbage import IMPOSSIBLE_TOTALS, PACK, Card, Suit, count

PUBLISHED = json.loads((Path(__file__).parents[2] / "data" / "cribbage_totals.json").read_text(encoding="utf-8"))
SUITS = tuple(Suit)


def hands_up_to_names_of_suits(pack):
    """One hand of each class of hands that differ only in the names of the suits, with the size of its class."""
    representatives, sizes = {}, Counter()
    bits = {card: (SUITS.index(card.suit), 1 << card.rank) for card in pack}
    for hand in combinations(pack, 4):
        ranks = [0, 0, 0, 0]
        for card in hand:
            suit, bit = bits[card]
            ranks[suit] |= bit
        # The ranks held in each suit, the suits put in order of what they hold, are what the class has in common.
        key = tuple(sorted(ranks))
        representatives.setdefault(key, hand)
        sizes[key] += 1
    return [(hand, sizes[key]) for key, hand in representatives.items()]


def starters_for(hand, pack):
    """One starter of each class for a hand, with the size of its class: suits that hold the same can be swapped."""
    held = {suit: frozenset(card.rank for card in hand if card.suit == suit) for suit in SUITS}
    same = Counter(held.values())
    first = {ranks: suit for suit, ranks in reversed(held.items())}
    for card in pack:
        if first[held[card.suit]] == card.suit and card not in hand:
            yield card, same[held[card.suit]]


def distribution(pack):
    """How many pairs of hand and starter make each total, in hand and as crib."""
    in_hand, in_crib = Counter(), Counter()
    for hand, hands in hands_up_to_names_of_suits(pack):
        for starter, starters in starters_for(hand, pack):
            in_hand[count(hand, starter).total] += hands * starters
            in_crib[count(hand, starter, crib=True).total] += hands * starters
    return in_hand, in_crib


def test_renaming_suits_changes_no_count():
    """With the suits renamed in any of the 24 ways, the same cards make the same combinations. Rule C1."""
    rng = random.Random(1)
    flushes = [tuple(Card(rank, Suit.HEARTS) for rank in rng.sample(range(1, 14), 4)) for _ in range(200)]
    nobs = [(Card(11, Suit.CLUBS), *rng.sample(PACK[:10], 1), *rng.sample(PACK[13:], 2)) for _ in range(200)]
    for hand in [*flushes, *nobs, *(tuple(rng.sample(PACK, 4)) for _ in range(800))]:
        starter = rng.choice([card for card in PACK if card not in hand])
        for names in permutations(SUITS):
            renamed = dict(zip(SUITS, names, strict=True))

            def rename(cards, renamed=renamed):
                return tuple(Card(card.rank, renamed[card.suit]) for card in cards)

            for crib in (False, True):
                got = count(rename(hand), *rename([starter]), crib=crib).combinations
                expected = count(hand, starter, crib=crib).combinations
                assert got == tuple(each._replace(cards=rename(each.cards)) for each in expected)


def test_grouping_by_suits_counts_every_hand_once():
    """On a small pack of 4, 5, 6, jacks and queens the grouped count equals the count of every single hand. Rule C1."""
    pack = tuple(card for card in PACK if card.rank in (4, 5, 6, 11, 12))
    in_hand, in_crib = Counter(), Counter()
    for hand in combinations(pack, 4):
        for starter in pack:
            if starter not in hand:
                in_hand[count(hand, starter).total] += 1
                in_crib[count(hand, starter, crib=True).total] += 1
    assert distribution(pack) == (in_hand, in_crib)


@pytest.fixture(scope="module")
def totals():
    """The distribution of the whole pack."""
    return distribution(PACK)


@pytest.mark.parametrize(("index", "where"), [(0, "hand"), (1, "crib")])
def test_every_total_occurs_as_often_as_published(totals, index, where):
    """All 12,994,800 hands, and as many cribs, have the published totals. Rule C1."""
    got = {total: totals[index][total] for total in range(30)}
    assert got == {int(total): times for total, times in PUBLISHED[where].items()}
    assert sum(got.values()) == PUBLISHED["total"] == 12_994_800


def test_impossible_totals(totals):
    """No hand and no crib is worth 19, 25, 26 or 27. Rule C1."""
    for counted in totals:
        assert {total for total in range(30) if not counted[total]} == set(IMPOSSIBLE_TOTALS) == {19, 25, 26, 27}
