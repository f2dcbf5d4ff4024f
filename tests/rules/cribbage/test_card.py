"""Cards and their notation."""

import pytest

from tutor.rules.cribbage import PACK, Card, CribbageReason, IllegalAction, Suit, parse_cards, print_cards
from tutor.rules.errors import NotationError


def test_the_pack_has_every_card_once():
    """There are 52 cards: thirteen ranks in four suits. Rule C0."""
    assert len(PACK) == len(set(PACK)) == 52
    assert {card.suit for card in PACK} == set(Suit)


def test_an_ace_counts_one_and_court_cards_ten():
    """The ace is low and counts 1; J, Q and K count 10, every other card its number. Rule C0."""
    assert [Card.parse(rank + "S").value for rank in "A23456789TJQK"] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


@pytest.mark.parametrize("card", PACK, ids=str)
def test_every_card_reads_as_it_is_written(card):
    """What `str` writes, `parse` reads, in capitals or not."""
    assert Card.parse(str(card)) == card
    assert Card.parse(str(card).lower()) == card


@pytest.mark.parametrize("suit", "CDHS")
def test_a_ten_may_be_written_in_digits(suit):
    """`10H` is read as `TH`."""
    assert str(Card.parse(f"10{suit}")) == f"T{suit}"


@pytest.mark.parametrize(
    "text", ["", "5", "H", "5X", "1H", "11H", "0H", "5HH", "55H", "H5", "110H", "TTH", "5ſ", "♥5", "٥H"]
)
def test_what_is_no_card_is_quoted(text):
    """A word that is no card is refused, quoted and placed."""
    with pytest.raises(NotationError) as caught:
        Card.parse(text, position=3)
    assert (caught.value.text, caught.value.expected, caught.value.position) == (text, "card", 3)


def test_cards_round_trip():
    """A row of cards is read with spaces or commas and written with spaces."""
    assert print_cards(parse_cards("5H, 10c,JS  AD")) == "5H TC JS AD"
    assert parse_cards(print_cards(PACK)) == PACK
    assert parse_cards(" ") == ()


def test_a_bad_word_is_found_at_its_place():
    """The error says which word of the row is no card."""
    with pytest.raises(NotationError) as caught:
        parse_cards("5H 5C 5X JD")
    assert (caught.value.text, caught.value.position) == ("5X", 2)


def test_no_card_is_there_twice():
    """The same card twice, however it is written, is refused. Rule C0."""
    with pytest.raises(IllegalAction) as caught:
        parse_cards("TH 5C 10H")
    assert (caught.value.reason, str(caught.value.card)) == (CribbageReason.CARD_TWICE, "TH")
    assert str(caught.value) == "card-twice card=TH"
