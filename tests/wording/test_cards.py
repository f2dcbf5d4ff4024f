"""Cards as people read them."""

from tests.wording.pseudo import PSEUDO, missed
from tutor.rules.cribbage.card import PACK, Card
from tutor.wording.cards import card
from tutor.wording.reader import Reader


def test_every_card_can_be_read() -> None:
    """All 52 cards look different, and their letters come from the catalogue."""
    assert len({card(Reader.of("en"), one) for one in PACK}) == 52
    assert not missed("".join(card(PSEUDO, one) for one in PACK))


def test_a_ten_has_two_digits() -> None:
    """The ten is written T in notation, and 10 for people."""
    assert card(Reader.of("en"), Card.parse("TH")) == "10♥"
