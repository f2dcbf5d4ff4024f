"""Is the round blocked, and does anybody win it?"""

from dataclasses import dataclass
from typing import ClassVar

from tutor.puzzles.answer import Choice, Telltale
from tutor.puzzles.choice import NOBODY, Outcome
from tutor.rules.dominoes import Line, Seat, Tile


@dataclass(frozen=True, slots=True)
class BlockedQuestion(Choice):
    """`mover` has just played: does the round go on, has the player gone out, or is it blocked, and who wins it then?

    `hands` are those after that placement; `boneyard` is a number of tiles. (Rules D3, D11, D12, D16, D17.)
    """

    mover: Seat
    line: Line
    hands: tuple[tuple[Seat, tuple[Tile, ...]], ...]
    boneyard: int

    kind: ClassVar[str] = "blocked"
    gives_away: ClassVar[Telltale] = Telltale.NOTHING

    @property
    def options(self) -> tuple[str, ...]:
        """It goes on, the player is out, it is blocked and nobody wins, or it is blocked and one of the seats wins."""
        return (Outcome.GOES_ON.value, Outcome.OUT.value, NOBODY, *(seat.value for seat, _ in self.hands))

    @property
    def is_stuck(self) -> bool:
        """Does no tile of any hand fit?"""
        return not any(self.line.fits(tile) for _, hand in self.hands for tile in hand)

    @property
    def right(self) -> str:
        """Going out comes first; a round is blocked when the boneyard is empty and no tile fits, and nobody wins it."""
        if not dict(self.hands)[self.mover]:
            return Outcome.OUT.value
        return NOBODY if self.boneyard == 0 and self.is_stuck else Outcome.GOES_ON.value
