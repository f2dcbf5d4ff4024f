"""Cards as people read them: the letters of the language, the sign of the suit."""

from tutor.rules.cribbage.card import Card, Suit
from tutor.wording.reader import Reader

_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


def card(reader: Reader, card: Card) -> str:
    """A card as it is read at a table.

    >>> card(Reader.of("en"), Card.parse("TH")), card(Reader.of("en"), Card.parse("JS"))
    ('10♥', 'J♠')
    """
    return rank(reader, card.rank) + _SIGNS[card.suit]


def rank(reader: Reader, rank: int) -> str:
    """What is printed on a card of this rank, from 1 (ace) to 13 (king)."""
    match rank:
        case 1:
            return reader.pgettext("letter of the ace on a card", "A")
        case 11:
            return reader.pgettext("letter of the jack on a card", "J")
        case 12:
            return reader.pgettext("letter of the queen on a card", "Q")
        case 13:
            return reader.pgettext("letter of the king on a card", "K")
        case _:
            return reader.number(rank)
