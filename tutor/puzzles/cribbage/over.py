"""Does a count end the game, and is it answered at all?"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from tutor.puzzles.answer import Choice
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.choice import NO, YES, yes_or_no
from tutor.rules.cribbage import Answer, Settlement


class Ending(StrEnum):
    """What a settled count means for the game."""

    GOES_ON = "goes-on"
    """Nobody has reached the target."""
    COUNTER = "counter"
    """The score of the player who counted ends it."""
    CALLER = "caller"
    """The score of the player whose answer settled the count ends it."""


@dataclass(frozen=True, slots=True)
class OverQuestion(Choice):
    """Does this count end the game, and by whose score? (Rule C11.)"""

    count: AnnouncedCount
    answers: tuple[Answer, ...]

    kind: ClassVar[str] = "over"

    @property
    def options(self) -> tuple[str, ...]:
        """The game goes on, or it ends by one of the two scores."""
        return tuple(ending.value for ending in Ending)

    @property
    def settlement(self) -> Settlement:
        """What the rules make of it."""
        return self.count.settle(self.answers)

    @property
    def right(self) -> str:
        """The counter's score is looked at first."""
        return ending(self.count, self.answers, self.settlement).value


def ending(count: AnnouncedCount, answers: Sequence[Answer], settlement: Settlement) -> Ending:
    """What a settlement means for the game. Rule C11."""
    if settlement.over:
        return Ending.COUNTER
    caller = count.caller(answers)
    if caller is not None and count.score_of(caller) + settlement.caller >= count.target:
        return Ending.CALLER
    return Ending.GOES_ON


@dataclass(frozen=True, slots=True)
class AskedQuestion(Choice):
    """Do the opponents get to answer this count? (Rule C11.)"""

    count: AnnouncedCount

    kind: ClassVar[str] = "asked"

    @property
    def options(self) -> tuple[str, ...]:
        """Yes and no."""
        return (YES, NO)

    @property
    def right(self) -> str:
        """Yes, unless an exact or a low count has reached the target."""
        return yes_or_no(self.count.announcement.is_asked)


@dataclass(frozen=True, slots=True)
class ShownQuestion(Choice):
    """Is the true count shown to everybody after these answers? (Rules C8, C11.)"""

    count: AnnouncedCount
    answers: tuple[Answer, ...]

    kind: ClassVar[str] = "shown"

    @property
    def options(self) -> tuple[str, ...]:
        """Yes and no."""
        return (YES, NO)

    @property
    def right(self) -> str:
        """Yes, also when all have accepted; no where nobody was asked."""
        return yes_or_no(self.count.settle(self.answers).shown is not None)
