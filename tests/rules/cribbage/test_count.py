"""The count of a hand and of the crib."""

import random

import pytest

from tests import oracle_cribbage as oracle
from tutor.rules.cribbage import (
    PACK,
    Card,
    CribbageReason,
    IllegalAction,
    Kind,
    count,
    parse_cards,
    print_cards,
    total,
)


def breakdown(hand, starter, *, crib=False):
    """The breakdown of a hand written in notation."""
    return count(parse_cards(hand), Card.parse(starter), crib=crib)


@pytest.mark.parametrize(
    ("hand", "starter", "worth"),
    [
        ("5H 5C 5S JD", "5D", 29),
        ("5H 5C 5S 5D", "JD", 28),
        ("4H 5C 6S 6D", "5D", 24),
        ("7H 8C 8S 9D", "7D", 24),
        ("AH 2C 3S 4D", "5D", 7),
        ("KH QC JS TD", "9D", 5),
        ("2H 4C 6S 8D", "TD", 0),
        ("2H 4C 6S 8D", "KD", 0),
        ("AH AC AS AD", "KD", 12),
        ("3H 3C 3S 4D", "5D", 21),
    ],
)
def test_known_hands(hand, starter, worth):
    """Hands that every player knows by heart are worth what the books say. Rule C1."""
    assert breakdown(hand, starter).total == worth


def test_the_best_hand_combination_by_combination():
    """Twenty-nine is eight fifteens, six pairs and his nobs. Rule C1."""
    best = breakdown("5H 5C 5S JD", "5D")
    assert (len(best.fifteens), len(best.pairs), best.runs, best.flush, best.nobs) == (8, 6, (), (), Card.parse("JD"))
    assert (best.fifteen_points, best.pair_points, best.run_points, best.nobs_points) == (16, 12, 0, 1)


def test_fifteens_of_two_to_five_cards():
    """A fifteen has any number of cards, the fewest named first. Rule C1."""
    fifteens = breakdown("5H TC AS 9D", "AD").fifteens
    assert [print_cards(cards) for cards in fifteens] == ["5H TC", "5H AS 9D", "5H 9D AD"]
    assert [print_cards(cards) for cards in breakdown("AH 2C 3S 4D", "5D").fifteens] == ["AH 2C 3S 4D 5D"]


@pytest.mark.parametrize(
    ("hand", "starter", "pairs", "points"),
    [
        ("2H 2C 4S 6D", "8D", 1, 2),
        ("2H 2C 2S 6D", "8D", 3, 6),
        ("2H 2C 2S 2D", "8D", 6, 12),
        ("2H 2C 4S 4D", "8D", 2, 4),
    ],
)
def test_three_and_four_of_a_kind_are_pairs(hand, starter, pairs, points):
    """A pair is 2, three of a kind 6, four of a kind 12. Rule C1."""
    got = breakdown(hand, starter)
    assert (len(got.pairs), got.pair_points) == (pairs, points)


@pytest.mark.parametrize(
    ("hand", "starter", "runs"),
    [
        ("2H 3C 4S 9D", "KD", ["2H 3C 4S"]),
        ("2H 3C 4S 9D", "4D", ["2H 3C 4S", "2H 3C 4D"]),
        ("2H 3C 4S 4H", "4D", ["2H 3C 4S", "2H 3C 4H", "2H 3C 4D"]),
        ("2H 3C 3S 4H", "4D", ["2H 3C 4H", "2H 3C 4D", "2H 3S 4H", "2H 3S 4D"]),
        ("2H 3C 4S 5H", "9D", ["2H 3C 4S 5H"]),
        ("2H 3C 4S 5H", "5D", ["2H 3C 4S 5H", "2H 3C 4S 5D"]),
        ("4H 3C 2S 5H", "6D", ["2S 3C 4H 5H 6D"]),
        ("QH KC AS 2H", "6D", []),
        ("2H 3C 5S 6H", "8D", []),
        ("JH QC KS 2H", "3D", ["JH QC KS"]),
    ],
)
def test_runs(hand, starter, runs):
    """Every distinct longest run counts, the shorter ones inside it do not, and Q-K-A is none. Rule C1."""
    assert [print_cards(run) for run in breakdown(hand, starter).runs] == runs


@pytest.mark.parametrize(
    ("hand", "starter", "crib", "points"),
    [
        ("2H 4H 6H 8H", "KD", False, 4),
        ("2H 4H 6H 8H", "KH", False, 5),
        ("2H 4H 6H 8C", "KH", False, 0),
        ("2C 4H 6H 8H", "KH", False, 0),
        ("2H 4H 6H 8H", "KD", True, 0),
        ("2H 4H 6H 8H", "KH", True, 5),
    ],
)
def test_flush(hand, starter, crib, points):
    """Four of a suit in hand are 4, five with the starter 5; in the crib only five count. Rule C1."""
    assert breakdown(hand, starter, crib=crib).flush_points == points


@pytest.mark.parametrize(
    ("hand", "starter", "points"), [("JD 2C 4C 8C", "6D", 1), ("JH 2C 4C 8C", "6D", 0), ("2D 4C 8C QC", "JD", 0)]
)
def test_nobs(hand, starter, points):
    """His nobs is the jack of the starter's suit in hand: no other jack, and no jack turned as starter. Rule C1."""
    assert breakdown(hand, starter).nobs_points == points
    assert breakdown(hand, starter, crib=True).nobs_points == points


def test_combinations_add_up():
    """The combinations come in the order of the table and add up to the total. Rule C1."""
    got = breakdown("5D 6D 7D JD", "5H")
    assert [combination.kind for combination in got.combinations] == [Kind.FIFTEEN] * 2 + [Kind.PAIR] + [
        Kind.RUN
    ] * 2 + [Kind.FLUSH]
    assert sum(combination.points for combination in got.combinations) == got.total == 16
    assert breakdown("JD 2C 4C 8C", "6D").combinations[-1].kind is Kind.NOBS


@pytest.mark.parametrize("hand", ["5H 5C 5S", "5H 5C 5S JD 2C", ""])
def test_a_hand_has_four_cards(hand):
    """Nothing but four cards and the starter can be counted. Rule C1."""
    with pytest.raises(IllegalAction) as caught:
        breakdown(hand, "5D")
    assert caught.value.reason == CribbageReason.WRONG_NUMBER_OF_CARDS
    assert caught.value.number == len(parse_cards(hand))


def test_the_starter_is_not_in_hand():
    """The starter is another card than those in hand. Rule C1."""
    with pytest.raises(IllegalAction) as caught:
        breakdown("5H 5C 5S JD", "5C")
    assert (caught.value.reason, str(caught.value.card)) == (CribbageReason.CARD_TWICE, "5C")


def test_random_hands_agree_with_brute_force():
    """On 20,000 random hands every combination is the one that a brute-force counter finds. Rule C1."""
    rng = random.Random(4)
    for _ in range(20_000):
        *hand, starter = rng.sample(PACK, 5)
        crib = rng.random() < 0.5
        got = count(hand, starter, crib=crib)
        expected = oracle.count([str(card) for card in hand], str(starter), crib)
        for name in ("fifteens", "pairs", "runs"):
            groups = [frozenset(map(str, cards)) for cards in getattr(got, name)]
            assert len(groups) == len(set(groups))
            assert set(groups) == set(expected[name])
        assert (got.flush_points, got.nobs_points, got.total) == (
            expected["flush"],
            expected["nobs"],
            expected["total"],
        )


@pytest.mark.parametrize("pack", [PACK, tuple(card for card in PACK if card.rank in (1, 4, 5, 6, 11))])
def test_the_total_alone_is_that_of_all_combinations(pack):
    """Whatever the hand, the quick total and the combinations agree, in hand and as crib. Rule C1."""
    rng = random.Random(15)
    for _ in range(3000):
        *cards, starter = rng.sample(pack, 5)
        for crib in (False, True):
            counted = count(cards, starter, crib=crib)
            assert total(cards, starter, crib=crib) == counted.total
            assert sum(found.points for found in counted.combinations) == counted.total


def test_the_total_alone_refuses_what_the_count_refuses():
    """Four cards, none twice. Rule C1."""
    with pytest.raises(IllegalAction):
        total(PACK[:3], PACK[4])
    with pytest.raises(IllegalAction):
        total(PACK[:4], PACK[0])
