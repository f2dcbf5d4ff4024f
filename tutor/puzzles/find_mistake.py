"""A scored round in which one score is wrong."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from tutor.puzzles.answer import Choice, Telltale
from tutor.rules.dominoes import Line, Placement, points


class Claim(NamedTuple):
    """A placement of the round, the line after it, and the raw points written down for it."""

    placement: Placement
    line: Line
    points: int


@dataclass(frozen=True, slots=True)
class FindMistakeQuestion(Choice):
    """Which placement of this round was scored wrongly? (Rules D13, D14, D15.)

    `written` are the raw points written down, one number a placement; exactly one of them is wrong.
    """

    line: Line
    written: tuple[int, ...]

    kind: ClassVar[str] = "find-mistake"
    gives_away: ClassVar[Telltale] = Telltale.SUM

    @property
    def options(self) -> tuple[str, ...]:
        """Every placement, in the order played."""
        return tuple(str(placement) for placement in self.line.placements)

    def claims(self) -> Iterator[Claim]:
        """The placements one by one, each with the points written down for it."""
        after = Line()
        for placement, written in zip(self.line.placements, self.written, strict=True):
            after = after.after(placement)
            yield Claim(placement, after, written)

    @property
    def wrong_claim(self) -> Claim:
        """The claim with wrong points."""
        return next(claim for claim in self.claims() if claim.points != points(claim.line))

    @property
    def right(self) -> str:
        """The placement with wrong points."""
        return str(self.wrong_claim.placement)
