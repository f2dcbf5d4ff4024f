"""What a player can do in a game of cribbage."""

from __future__ import annotations

from typing import NamedTuple

from tutor.rules.cribbage.card import Card
from tutor.rules.cribbage.muggins import Answer


class Discard(NamedTuple):
    """Give cards to the crib: two of six, or one of five. Rule C0."""

    player: int
    cards: tuple[Card, ...]


class Lay(NamedTuple):
    """Lay a card in the play. Rule C0."""

    player: int
    card: Card


class Go(NamedTuple):
    """Say go, holding cards of which none fits. Rule C0."""

    player: int


class Announce(NamedTuple):
    """Announce a count of 0 to 29 points for the own hand, or as dealer for the crib. Rule C2."""

    player: int
    points: int


class Reply(NamedTuple):
    """Answer another player's announced count. Rule C3."""

    player: int
    answer: Answer


Action = Discard | Lay | Go | Announce | Reply
