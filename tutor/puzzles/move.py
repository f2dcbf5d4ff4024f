"""What a player did in a round that is being told."""

from typing import NamedTuple

from tutor.rules.dominoes import Act, Placement, Seat, Tile


class Move(NamedTuple):
    """What a player did, and the raw points that were written down for it."""

    seat: Seat
    act: Act
    placement: Placement | None
    points: int
    drawn: Tile | None = None
    """The tile that was drawn, which only the player sees."""
