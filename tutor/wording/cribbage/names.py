"""Cards as they are spoken of: “the five of hearts”."""

from collections.abc import Iterable

from tutor.rules.cribbage import Card, Suit
from tutor.wording.reader import Reader


def name(reader: Reader, card: Card) -> str:
    """The name of a card, as it stands after a colon or in a list.

    >>> name(Reader.of("en"), Card.parse("5H"))
    'the five of hearts'
    """
    return _SUITS[card.suit](reader)[card.rank - 1]


def names(reader: Reader, cards: Iterable[Card]) -> str:
    """The names of several cards as a list, in the order given."""
    return reader.and_list(name(reader, card) for card in cards)


def label(reader: Reader, card: Card) -> str:
    """The name of a card where it stands alone, beside a button or in a title."""
    named = name(reader, card)
    return named[0].upper() + named[1:]


def _clubs(reader: Reader) -> tuple[str, ...]:
    return (
        # NOTE: Names of cards stand after a colon, in lists, or alone: in their basic form.
        reader.gettext("the ace of clubs"),
        reader.gettext("the two of clubs"),
        reader.gettext("the three of clubs"),
        reader.gettext("the four of clubs"),
        reader.gettext("the five of clubs"),
        reader.gettext("the six of clubs"),
        reader.gettext("the seven of clubs"),
        reader.gettext("the eight of clubs"),
        reader.gettext("the nine of clubs"),
        reader.gettext("the ten of clubs"),
        reader.gettext("the jack of clubs"),
        reader.gettext("the queen of clubs"),
        reader.gettext("the king of clubs"),
    )


def _diamonds(reader: Reader) -> tuple[str, ...]:
    return (
        reader.gettext("the ace of diamonds"),
        reader.gettext("the two of diamonds"),
        reader.gettext("the three of diamonds"),
        reader.gettext("the four of diamonds"),
        reader.gettext("the five of diamonds"),
        reader.gettext("the six of diamonds"),
        reader.gettext("the seven of diamonds"),
        reader.gettext("the eight of diamonds"),
        reader.gettext("the nine of diamonds"),
        reader.gettext("the ten of diamonds"),
        reader.gettext("the jack of diamonds"),
        reader.gettext("the queen of diamonds"),
        reader.gettext("the king of diamonds"),
    )


def _hearts(reader: Reader) -> tuple[str, ...]:
    return (
        reader.gettext("the ace of hearts"),
        reader.gettext("the two of hearts"),
        reader.gettext("the three of hearts"),
        reader.gettext("the four of hearts"),
        reader.gettext("the five of hearts"),
        reader.gettext("the six of hearts"),
        reader.gettext("the seven of hearts"),
        reader.gettext("the eight of hearts"),
        reader.gettext("the nine of hearts"),
        reader.gettext("the ten of hearts"),
        reader.gettext("the jack of hearts"),
        reader.gettext("the queen of hearts"),
        reader.gettext("the king of hearts"),
    )


def _spades(reader: Reader) -> tuple[str, ...]:
    return (
        reader.gettext("the ace of spades"),
        reader.gettext("the two of spades"),
        reader.gettext("the three of spades"),
        reader.gettext("the four of spades"),
        reader.gettext("the five of spades"),
        reader.gettext("the six of spades"),
        reader.gettext("the seven of spades"),
        reader.gettext("the eight of spades"),
        reader.gettext("the nine of spades"),
        reader.gettext("the ten of spades"),
        reader.gettext("the jack of spades"),
        reader.gettext("the queen of spades"),
        reader.gettext("the king of spades"),
    )


_SUITS = {Suit.CLUBS: _clubs, Suit.DIAMONDS: _diamonds, Suit.HEARTS: _hearts, Suit.SPADES: _spades}
