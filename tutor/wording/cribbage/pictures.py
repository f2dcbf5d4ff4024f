"""What pictures of cribbage need besides the labels: the printed ranks and the names of the kinds of combination."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tutor.puzzles.cribbage.count import Part
from tutor.rules.cribbage import Kind
from tutor.rules.cribbage.card import RANKS
from tutor.wording import cards
from tutor.wording.cribbage import labels
from tutor.wording.reader import Reader

_PARTS: Final[Mapping[Kind, Part]] = MappingProxyType(
    {
        Kind.FIFTEEN: Part.FIFTEENS,
        Kind.PAIR: Part.PAIRS,
        Kind.RUN: Part.RUNS,
        Kind.FLUSH: Part.FLUSH,
        Kind.NOBS: Part.NOBS,
    }
)


def ranks(reader: Reader) -> tuple[str, ...]:
    """The thirteen ranks as they are printed on cards, from the ace to the king.

    >>> " ".join(ranks(Reader.of("de")))
    'A 2 3 4 5 6 7 8 9 10 B D K'
    """
    return tuple(cards.rank(reader, rank) for rank in range(1, len(RANKS) + 1))


def hand(reader: Reader) -> str:
    """The word above the cards of a hand."""
    return reader.pgettext("label above cards", "Hand")


def kinds(reader: Reader) -> dict[Kind, str]:
    """The names that stand beside the combinations of each kind."""
    return {kind: labels.part(reader, part) for kind, part in _PARTS.items()}
