"""The cards and how they are written: `5H TD JS AC`."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NamedTuple

from tutor.rules.cribbage.errors import CribbageReason, IllegalAction
from tutor.rules.errors import NotationError

#: The ranks from the ace, which is low, to the king. Rule C0.
RANKS: Final = "A23456789TJQK"

JACK: Final = 11


class Suit(StrEnum):
    """One of the four suits, by its letter."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


class Card(NamedTuple):
    """A card: its rank from 1 (ace) to 13 (king) and its suit.

    >>> Card.parse("10h"), str(Card.parse("AC")), Card.parse("QD").value
    (Card(rank=10, suit=<Suit.HEARTS: 'H'>), 'AC', 10)
    """

    rank: int
    suit: Suit

    @property
    def value(self) -> int:
        """What the card adds to a fifteen or to the running total: 10 for a jack, queen or king. Rule C0."""
        return min(self.rank, 10)

    @property
    def is_jack(self) -> bool:
        """Whether the card can be his nobs or his heels."""
        return self.rank == JACK

    def __str__(self) -> str:
        """The card in notation, such as `TH`."""
        return RANKS[self.rank - 1] + self.suit

    @classmethod
    def parse(cls, text: str, *, position: int = 0) -> Card:
        """Read one card, in capitals or not, the ten as `T` or `10`; a `NotationError` quotes what is no card.

        `position` is where the card stands in the line that it was taken from.
        """
        word = text.strip().upper()
        rank, suit = word[:-1].replace("10", "T"), word[-1:]
        if not text.isascii() or len(rank) != 1 or rank not in RANKS or suit not in tuple(Suit):
            raise NotationError(text, "card", position)
        return cls(RANKS.index(rank) + 1, Suit(suit))


#: The whole pack, suit by suit. Rule C0.
PACK: Final = tuple(Card(rank, suit) for suit in Suit for rank in range(1, len(RANKS) + 1))


def parse_cards(text: str, *, position: int = 0) -> tuple[Card, ...]:
    """Read cards separated by spaces or commas; the same card twice is refused.

    `position` is the index of the first word in the line that the text was taken from.
    """
    words = text.replace(",", " ").split()
    cards = tuple(Card.parse(word, position=position + index) for index, word in enumerate(words))
    refuse_card_twice(cards)
    return cards


def print_cards(cards: Iterable[Card]) -> str:
    """Write cards as `parse_cards` reads them.

    >>> print_cards(parse_cards("5h,10d JS"))
    '5H TD JS'
    """
    return " ".join(map(str, cards))


def refuse_card_twice(cards: tuple[Card, ...]) -> None:
    """Raise `IllegalAction` with the first card that is there a second time."""
    if len(set(cards)) < len(cards):
        again = next(card for index, card in enumerate(cards) if card in cards[:index])
        raise IllegalAction(CribbageReason.CARD_TWICE, card=again)
