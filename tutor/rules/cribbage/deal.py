"""From the cut for the deal to the starter: who gets which cards, and what goes to the crib. Rule C0."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, NamedTuple

from tutor.rules.cribbage.card import PACK, Card, refuse_card_twice
from tutor.rules.cribbage.count import CARDS_IN_HAND
from tutor.rules.cribbage.errors import CribbageReason, IllegalAction
from tutor.rules.cribbage.table import Table

#: Cards dealt to each player, by the number of players. Rule C0.
CARDS_DEALT: Final = {2: 6, 3: 5, 4: 5}
#: Cards that go to the crib straight from the pack, by the number of players. Rule C0.
CRIB_FROM_PACK: Final = {2: 0, 3: 1, 4: 0}


class Cut(NamedTuple):
    """The card at which a player cut the pack."""

    player: int
    card: Card


def lowest_cuts(cuts: Sequence[Cut]) -> tuple[int, ...]:
    """The players who cut lowest, the ace being low; one of them deals, several cut again. Rule C0."""
    lowest = min(cut.card.rank for cut in cuts)
    return tuple(cut.player for cut in cuts if cut.card.rank == lowest)


def cut_for_deal(table: Table, rng: Random) -> tuple[tuple[Cut, ...], ...]:
    """Cut until one player is lowest and deals: every round of cuts, the later ones among the tied. Rule C0."""
    rounds: list[tuple[Cut, ...]] = []
    players: tuple[int, ...] = tuple(range(table.players))
    while len(players) > 1:
        cuts = tuple(Cut(*pair) for pair in zip(players, rng.sample(PACK, len(players)), strict=True))
        rounds.append(cuts)
        players = lowest_cuts(cuts)
    return tuple(rounds)


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one deal: a hand for each player, the rest of the pack from the top, and the crib.

    The crib holds what has been given to it so far; once it has four cards, the top of the pack is the starter.
    Raises `IllegalAction` for a number of cards that the rules do not know and for a card that is in two places.
    """

    table: Table
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    pack: tuple[Card, ...]
    crib: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        """Refuse cards that cannot lie like this."""
        self.table.side_of(self.dealer)
        if len(self.hands) != self.table.players:
            raise IllegalAction(CribbageReason.WRONG_NUMBER_OF_PLAYERS, number=len(self.hands))
        dealt, given = CARDS_DEALT[self.table.players], CRIB_FROM_PACK[self.table.players]
        for player, hand in enumerate(self.hands):
            if len(hand) not in (CARDS_IN_HAND, dealt):
                raise IllegalAction(CribbageReason.WRONG_NUMBER_OF_CARDS, player=player, number=len(hand))
            given += dealt - len(hand)
        if len(self.crib) != given or not self.pack:
            raise IllegalAction(CribbageReason.WRONG_NUMBER_OF_CARDS, number=len(self.crib if self.pack else self.pack))
        refuse_card_twice((*(card for hand in self.hands for card in hand), *self.pack, *self.crib))

    @classmethod
    def of(cls, table: Table, dealer: int, hands: Sequence[Sequence[Card]], pack: Sequence[Card]) -> Deal:
        """A deal of known cards, nothing discarded yet; with three the top of the pack goes to the crib at once."""
        to_crib = CRIB_FROM_PACK[table.players]
        return cls(table, dealer, tuple(map(tuple, hands)), tuple(pack[to_crib:]), tuple(pack[:to_crib]))

    @classmethod
    def shuffled(cls, table: Table, dealer: int, rng: Random) -> Deal:
        """Shuffle the whole pack and deal from its top, one card at a time from the dealer's left."""
        cards = rng.sample(PACK, len(PACK))
        dealt = CARDS_DEALT[table.players] * table.players
        order = table.from_left_of(dealer)
        hands = [cards[order.index(player) : dealt : table.players] for player in range(table.players)]
        return cls.of(table, dealer, hands, cards[dealt:])

    @property
    def waiting(self) -> tuple[int, ...]:
        """The players who have not given cards to the crib, from the dealer's left."""
        return tuple(
            player for player in self.table.from_left_of(self.dealer) if len(self.hands[player]) > CARDS_IN_HAND
        )

    @property
    def starter(self) -> Card | None:
        """The card turned up when the crib is complete; None before."""
        return None if self.waiting else self.pack[0]

    @property
    def has_heels(self) -> bool:
        """Whether a jack was turned as starter: his heels, 2 for the dealer at once. Rule C0."""
        return self.starter is not None and self.starter.is_jack

    def discard(self, player: int, cards: Sequence[Card]) -> Deal:
        """The deal after a player gave these cards to the crib: two of six, or one of five."""
        self.table.side_of(player)
        hand = self.hands[player]
        if player not in self.waiting:
            raise IllegalAction(CribbageReason.ALREADY_DISCARDED, player=player)
        refuse_card_twice(tuple(cards))
        for card in cards:
            if card not in hand:
                raise IllegalAction(CribbageReason.NOT_IN_HAND, player=player, card=card)
        if len(hand) - len(cards) != CARDS_IN_HAND:
            raise IllegalAction(CribbageReason.WRONG_NUMBER_OF_CARDS, player=player, number=len(cards))
        kept = tuple(card for card in hand if card not in cards)
        hands = tuple(kept if other == player else held for other, held in enumerate(self.hands))
        return replace(self, hands=hands, crib=(*self.crib, *cards))
