"""The words in and around the pictures of cribbage."""

from collections.abc import Mapping, Sequence

from tutor.rules.cribbage import Card, Kind
from tutor.rules.cribbage.card import RANKS
from tutor.wording import cards as printed
from tutor.wording.cribbage.names import name, names
from tutor.wording.reader import Reader


def ranks(reader: Reader) -> tuple[str, ...]:
    """The thirteen ranks as they are printed on cards, from the ace to the king."""
    return tuple(printed.rank(reader, rank) for rank in range(1, len(RANKS) + 1))


def starter(reader: Reader) -> str:
    """The word above the starter."""
    return reader.pgettext("label above a card", "Starter")


def hand(reader: Reader) -> str:
    """The word above the cards of a hand."""
    return reader.pgettext("label above cards", "Hand")


def crib(reader: Reader) -> str:
    """The word above the cards of the crib."""
    return reader.pgettext("label above cards", "Crib")


def total(reader: Reader) -> str:
    """The word beside the total of a count."""
    return reader.pgettext("label beside the sum of all combinations", "Total")


def kinds(reader: Reader) -> Mapping[Kind, str]:
    """The names of the kinds of combination, as they stand beside their rows."""
    return {
        Kind.FIFTEEN: reader.pgettext("label beside combinations", "Fifteen"),
        Kind.PAIR: reader.pgettext("label beside combinations", "Pair"),
        Kind.RUN: reader.pgettext("label beside combinations", "Run"),
        Kind.FLUSH: reader.pgettext("label beside combinations", "Flush"),
        Kind.NOBS: reader.pgettext("label beside combinations", "Nobs"),
    }


def title(reader: Reader, cards: Sequence[Card], starter: Card, *, crib: bool = False) -> str:
    """What a picture of four cards and the starter shows.

    >>> from tutor.rules.cribbage import parse_cards
    >>> title(Reader.of("en"), parse_cards("5H JD"), Card.parse("5D"))
    'Hand: the five of hearts and the jack of diamonds. Starter: the five of diamonds.'
    """
    shown = {"cards": names(reader, cards), "starter": name(reader, starter)}
    if crib:
        return reader.gettext("Crib: %(cards)s. Starter: %(starter)s.", **shown)
    return reader.gettext("Hand: %(cards)s. Starter: %(starter)s.", **shown)
