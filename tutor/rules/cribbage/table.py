"""Who sits where, who is whose partner, and in which order a table speaks."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.rules.cribbage.errors import CribbageReason, IllegalAction


@dataclass(frozen=True, slots=True)
class Table:
    """Two, three or four players, numbered clockwise from 0; the next number sits to the left.

    A side is whoever shares a score: each player alone, or two partners who sit opposite (sides 0 and 1).
    Four play as partners unless said otherwise. Rule C0.
    """

    players: int
    partners: bool = False

    def __post_init__(self) -> None:
        """Refuse a table at which this game is not played."""
        if self.players not in (2, 3, 4):
            raise IllegalAction(CribbageReason.WRONG_NUMBER_OF_PLAYERS, number=self.players)
        if self.partners and self.players != 4:
            raise IllegalAction(CribbageReason.PARTNERS_NEED_FOUR, number=self.players)

    @classmethod
    def of(cls, players: int) -> Table:
        """The ordinary table for so many players: four of them are partners. Rule C0."""
        return cls(players, partners=players == 4)

    @property
    def sides(self) -> int:
        """How many scores are kept."""
        return 2 if self.partners else self.players

    def side_of(self, player: int) -> int:
        """The side whose score this player pegs on."""
        if not 0 <= player < self.players:
            raise IllegalAction(CribbageReason.UNKNOWN_PLAYER, player=player)
        return player % self.sides

    def left_of(self, player: int) -> int:
        """The player on the left, whose turn comes next."""
        return (player + 1) % self.players

    def from_left_of(self, player: int) -> tuple[int, ...]:
        """All players in turn from the left of one, who comes last: the order in which hands are counted."""
        return tuple((player + step) % self.players for step in range(1, self.players + 1))

    def opponents_of(self, player: int) -> tuple[int, ...]:
        """Those who answer this player's count, in turn: everybody else, but never the own partner. Rules C3, C12."""
        own = self.side_of(player)
        return tuple(other for other in self.from_left_of(player) if self.side_of(other) != own)
