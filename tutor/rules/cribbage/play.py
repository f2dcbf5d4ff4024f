"""The play of the cards: the running total, go, 31, and the points pegged by themselves. Rules C0 and C10."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise
from typing import Final, NamedTuple

from tutor.rules.cribbage.card import Card
from tutor.rules.cribbage.errors import CribbageReason, IllegalAction
from tutor.rules.cribbage.table import Table

#: The running total never goes above this.
LIMIT: Final = 31
#: Points for so many cards of one rank laid one after another.
OF_A_KIND: Final = {2: 2, 3: 6, 4: 12}


class PlayKind(StrEnum):
    """What a card scores for in the play."""

    FIFTEEN = "fifteen"
    """The running total is fifteen: 2."""
    PAIR = "pair"
    """The last two, three or four cards are of one rank: 2, 6 or 12."""
    RUN = "run"
    """The last three or more cards are a run in any order: 1 a card."""
    THIRTY_ONE = "thirty-one"
    """The running total is 31: 2."""
    LAST = "last"
    """The last card before a go, or of all: 1, unless it made 31."""


class PlayPoints(NamedTuple):
    """Points that a player pegs in the play, and the cards they come from."""

    player: int
    kind: PlayKind
    points: int
    cards: tuple[Card, ...]


class Laid(NamedTuple):
    """A card on the table and who laid it."""

    player: int
    card: Card


def running_total(cards: Sequence[Card]) -> int:
    """The sum of the cards laid since the total last started again."""
    return sum(card.value for card in cards)


def points_for_last(cards: Sequence[Card]) -> tuple[tuple[PlayKind, int, tuple[Card, ...]], ...]:
    """What the last of these cards scores, the cards being those laid since the total last started again.

    Whether it also is the last before a go is not seen from the cards alone.
    """
    laid = tuple(cards)
    total = running_total(laid)
    scored: list[tuple[PlayKind, int, tuple[Card, ...]]] = []
    if total == 15:
        scored.append((PlayKind.FIFTEEN, 2, laid))
    alike = next(
        (size for size in (4, 3, 2) if len({card.rank for card in laid[-size:]}) == 1 and len(laid) >= size), 0
    )
    if alike:
        scored.append((PlayKind.PAIR, OF_A_KIND[alike], laid[-alike:]))
    run = next((size for size in range(len(laid), 2, -1) if _is_run(laid[-size:])), 0)
    if run:
        scored.append((PlayKind.RUN, run, laid[-run:]))
    if total == LIMIT:
        scored.append((PlayKind.THIRTY_ONE, 2, laid))
    return tuple(scored)


def _is_run(cards: Sequence[Card]) -> bool:
    """Whether the cards follow each other in rank, in any order."""
    ranks = sorted(card.rank for card in cards)
    return all(higher - lower == 1 for lower, higher in pairwise(ranks))


@dataclass(frozen=True, slots=True)
class Play:
    """The play of one deal: what everybody still holds, what lies on the table, whose turn it is.

    `hands` are the cards not yet laid, `laid` all cards laid in this deal, of which `sequence` are those since the
    total last started again, `gone` the players who said go since then and `pegged` what the last action scored.
    """

    table: Table
    hands: tuple[tuple[Card, ...], ...]
    turn: int
    laid: tuple[Laid, ...] = ()
    sequence: tuple[Laid, ...] = ()
    gone: frozenset[int] = frozenset()
    pegged: tuple[PlayPoints, ...] = ()

    @classmethod
    def start(cls, table: Table, dealer: int, hands: tuple[tuple[Card, ...], ...]) -> Play:
        """The play before the first card, which the player at the dealer's left lays."""
        return cls(table, hands, table.left_of(dealer))

    @property
    def total(self) -> int:
        """The running total, 0 to 31."""
        return running_total([laid.card for laid in self.sequence])

    @property
    def is_over(self) -> bool:
        """Whether every card has been laid."""
        return not any(self.hands)

    @property
    def legal_cards(self) -> tuple[Card, ...]:
        """The cards that the player in turn may lay; none means that this player says go."""
        return self._fitting(self.turn, self.total)

    def lay(self, player: int, card: Card) -> Play:
        """The play after a player laid a card, with what it pegs by itself. Rule C10."""
        self._refuse_out_of_turn(player)
        if card not in self.hands[player]:
            raise IllegalAction(CribbageReason.NOT_IN_HAND, player=player, card=card)
        if card not in self.legal_cards:
            raise IllegalAction(CribbageReason.OVER_THIRTY_ONE, player=player, card=card)
        laid = Laid(player, card)
        sequence = (*self.sequence, laid)
        kept = tuple(held for held in self.hands[player] if held != card)
        scored = points_for_last([each.card for each in sequence])
        return replace(
            self,
            hands=tuple(kept if other == player else held for other, held in enumerate(self.hands)),
            laid=(*self.laid, laid),
            sequence=sequence,
            pegged=tuple(PlayPoints(player, *each) for each in scored),
        )._turn_passed()

    def go(self, player: int) -> Play:
        """The play after a player said go, which only somebody without a fitting card may do."""
        self._refuse_out_of_turn(player)
        if self.legal_cards:
            raise IllegalAction(CribbageReason.MUST_PLAY, player=player, card=self.legal_cards[0])
        return replace(self, gone=self.gone | {player}, pegged=())._turn_passed()

    def _refuse_out_of_turn(self, player: int) -> None:
        """Raise `IllegalAction` when the play is over or another player is to act."""
        if self.is_over:
            raise IllegalAction(CribbageReason.NOT_NOW, player=player)
        if player != self.turn:
            raise IllegalAction(CribbageReason.NOT_YOUR_TURN, player=player)

    def _fitting(self, player: int, total: int) -> tuple[Card, ...]:
        """The cards of a player that keep the running total within 31."""
        return tuple(card for card in self.hands[player] if total + card.value <= LIMIT)

    def _turn_passed(self) -> Play:
        """Give the turn to whoever comes next; without anybody, peg the last card and start the total again.

        Players without cards, and those who said go, are passed over. The player of the last card goes on alone
        when everybody else is out and needs not say go.
        """
        last = self.sequence[-1].player
        total = self.total
        for player in self.table.from_left_of(self.turn):
            if player == last:
                if self._fitting(player, total):
                    return replace(self, turn=player)
                break
            if self.hands[player] and player not in self.gone and total < LIMIT:
                return replace(self, turn=player)
        return self._started_again(last, total)

    def _started_again(self, last: int, total: int) -> Play:
        """Peg one for the last card unless it made 31, and start from nothing at the next player with cards."""
        point = () if total == LIMIT else (PlayPoints(last, PlayKind.LAST, 1, (self.sequence[-1].card,)),)
        turn = next((player for player in self.table.from_left_of(last) if self.hands[player]), last)
        return replace(self, turn=turn, sequence=(), gone=frozenset(), pegged=(*self.pegged, *point))
