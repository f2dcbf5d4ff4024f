"""What has scored in a game of cribbage; the events of a game add up to its scores."""

from __future__ import annotations

from typing import NamedTuple

from tutor.rules.cribbage.count import Breakdown
from tutor.rules.cribbage.muggins import Answer, Settlement
from tutor.rules.cribbage.play import PlayPoints

#: Points for a jack turned as starter. Rule C0.
HEELS_POINTS = 2


class Heels(NamedTuple):
    """His heels: the dealer turned a jack. Rule C0."""

    player: int
    points: int = HEELS_POINTS


class Counted(NamedTuple):
    """A hand or crib that was counted, automatically or announced and settled.

    Without Muggins `announced`, `settlement` and `caller` are None. Of a settled count the breakdown may be shown
    to everybody only if the settlement says so. Rules C2 and C8.
    """

    player: int
    crib: bool
    breakdown: Breakdown
    announced: int | None = None
    answers: tuple[Answer, ...] = ()
    settlement: Settlement | None = None
    caller: int | None = None

    @property
    def points(self) -> int:
        """The net points of the player who counted."""
        return self.breakdown.total if self.settlement is None else self.settlement.counter

    @property
    def caller_points(self) -> int:
        """The points of the opponent who settled the count."""
        return 0 if self.settlement is None else self.settlement.caller

    @property
    def is_shown(self) -> bool:
        """Whether the breakdown is shown to everybody. Rule C8."""
        return self.settlement is None or self.settlement.shown is not None


Event = Heels | PlayPoints | Counted
