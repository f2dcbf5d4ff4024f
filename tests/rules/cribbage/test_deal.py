"""The cut, the deal, the crib and the starter."""

import random
from itertools import pairwise

import pytest

from tutor.rules.cribbage import (
    PACK,
    Card,
    CribbageReason,
    Cut,
    Deal,
    IllegalAction,
    Table,
    cut_for_deal,
    lowest_cuts,
    parse_cards,
)

TABLES = (Table(2), Table(3), Table(4), Table(4, partners=True))


def cuts(*cards):
    """Cuts of players 0, 1, … in notation."""
    return [Cut(player, Card.parse(card)) for player, card in enumerate(cards)]


@pytest.mark.parametrize(
    ("cards", "players"),
    [(["KH", "2D"], (1,)), (["AH", "2D"], (0,)), (["2H", "9D", "2S"], (0, 2)), (["JH", "QD", "TS", "TC"], (2, 3))],
)
def test_the_lowest_cut_deals(cards, players):
    """The low cut deals, the ace being lowest, a jack above a ten; several lowest cut again. Rule C0."""
    assert lowest_cuts(cuts(*cards)) == players


@pytest.mark.parametrize("table", TABLES)
def test_ties_cut_again_until_one_is_lowest(table):
    """Whoever ties for lowest cuts again, nobody else does, and one player is left. Rule C0."""
    ties = 0
    for seed in range(300):
        rounds = cut_for_deal(table, random.Random(seed))
        assert [cut.player for cut in rounds[0]] == list(range(table.players))
        for tied, again in pairwise(rounds):
            assert tuple(cut.player for cut in again) == lowest_cuts(tied)
            ties += 1
        assert len(lowest_cuts(rounds[-1])) == 1
        assert all(len({cut.card for cut in each}) == len(each) for each in rounds)
    assert ties


@pytest.mark.parametrize("table", TABLES)
def test_how_many_cards_are_dealt(table):
    """Two get 6 each, three 5 and one goes to the crib from the pack, four get 5; 52 in all. Rule C0."""
    deal = Deal.shuffled(table, 1, random.Random(4))
    assert [len(hand) for hand in deal.hands] == [{2: 6, 3: 5, 4: 5}[table.players]] * table.players
    assert len(deal.crib) == {2: 0, 3: 1, 4: 0}[table.players]
    assert sorted([*deal.pack, *deal.crib, *(card for hand in deal.hands for card in hand)]) == sorted(PACK)
    assert deal.waiting == table.from_left_of(1)
    assert deal.starter is None


def test_the_same_seed_deals_the_same_cards():
    """A deal depends on nothing but the random numbers handed in."""
    first, second, other = (Deal.shuffled(Table(2), 0, random.Random(seed)) for seed in (1, 1, 2))
    assert first == second != other


@pytest.mark.parametrize("table", TABLES)
def test_every_hand_and_the_crib_end_with_four_cards(table):
    """Two of six, or one of five, go to the crib, which then has four cards; then the starter is turned. Rule C0."""
    deal = Deal.shuffled(table, 0, random.Random(4))
    top = deal.pack[0]
    for player in reversed(range(table.players)):
        assert deal.starter is None
        deal = deal.discard(player, deal.hands[player][4:])
    assert [len(hand) for hand in deal.hands] == [4] * table.players
    assert len(deal.crib) == 4
    assert deal.starter == top


@pytest.mark.parametrize(("top", "heels"), [("JH", True), ("TH", False), ("QH", False)])
def test_his_heels(top, heels):
    """A jack turned as starter is his heels, no other card is. Rule C0."""
    hands = (parse_cards("2H 3H 4H 5H"), parse_cards("2C 3C 4C 5C"))
    deal = Deal(Table(2), 0, hands, parse_cards(top), parse_cards("2S 3S 4S 5S"))
    assert deal.has_heels is heels


@pytest.mark.parametrize(
    ("player", "cards", "reason"),
    [
        (0, "2H", CribbageReason.WRONG_NUMBER_OF_CARDS),
        (0, "2H 3H 4H", CribbageReason.WRONG_NUMBER_OF_CARDS),
        (0, "2C 3C", CribbageReason.NOT_IN_HAND),
        (1, "2C 3C", CribbageReason.ALREADY_DISCARDED),
        (2, "2C 3C", CribbageReason.UNKNOWN_PLAYER),
    ],
)
def test_what_a_discard_refuses(player, cards, reason):
    """A player gives own cards, the right number of them, once. Rule C0."""
    hands = (parse_cards("2H 3H 4H 5H 6H 7H"), parse_cards("2C 3C 4C 5C"))
    deal = Deal(Table(2), 0, hands, parse_cards("KS"), parse_cards("6C 7C"))
    with pytest.raises(IllegalAction) as caught:
        deal.discard(player, parse_cards(cards))
    assert caught.value.reason == reason


def test_the_same_card_is_not_given_twice():
    """One card does not pass for two. Rule C0."""
    deal = Deal.shuffled(Table(2), 0, random.Random(4))
    with pytest.raises(IllegalAction) as caught:
        deal.discard(0, deal.hands[0][:1] * 2)
    assert caught.value.reason == CribbageReason.CARD_TWICE


@pytest.mark.parametrize(
    ("hands", "pack", "crib", "reason"),
    [
        (["2H 3H 4H 5H"], "KS", "2S 3S", CribbageReason.WRONG_NUMBER_OF_PLAYERS),
        (["2H 3H 4H", "2C 3C 4C 5C"], "KS", "2S 3S 4S 5S", CribbageReason.WRONG_NUMBER_OF_CARDS),
        (["2H 3H 4H 5H", "2C 3C 4C 5C"], "KS", "2S 3S", CribbageReason.WRONG_NUMBER_OF_CARDS),
        (["2H 3H 4H 5H", "2C 3C 4C 5C"], "", "2S 3S 4S 5S", CribbageReason.WRONG_NUMBER_OF_CARDS),
        (["2H 3H 4H 5H", "2H 3C 4C 5C"], "KS", "2S 3S 4S 5S", CribbageReason.CARD_TWICE),
        (["2H 3H 4H 5H", "2C 3C 4C 5C"], "5C", "2S 3S 4S 5S", CribbageReason.CARD_TWICE),
        (["2H 3H 4H 5H", "2C 3C 4C 5C"], "KS", "2S 3S 4S 5H", CribbageReason.CARD_TWICE),
    ],
)
def test_impossible_deals(hands, pack, crib, reason):
    """Cards that cannot lie like this are refused. Rule C0."""
    with pytest.raises(IllegalAction) as caught:
        Deal(Table(2), 0, tuple(parse_cards(hand) for hand in hands), parse_cards(pack), parse_cards(crib))
    assert caught.value.reason == reason
