"""Questions whose answer is one of a few: who opens, whose turn, the lot, is it over, who wins."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from tutor.puzzles.answer import Choice, ChoiceAnswer, Telltale
from tutor.rules.dominoes import SEATS, TARGET, Ending, Line, Seat, Tile, next_opener, next_seat, points, settle_lot

#: The choice that a new lot decides who opens.
LOT: Final = "lot"
#: The choice that the tied players, and only they, draw again.
TIED: Final = "tied"
#: The choice that all players draw again.
ALL: Final = "all"
#: The choice that nobody wins.
NOBODY: Final = "nobody"


class Outcome(StrEnum):
    """What a placement leads to."""

    GOES_ON = "goes-on"
    """The round goes on."""
    OUT = "out"
    """The round is over: the player has gone out."""
    BLOCKED = "blocked"
    """The round is over: it is blocked."""
    WON = "won"
    """The game is over: the target is reached."""


@dataclass(frozen=True, slots=True)
class OpenerQuestion(Choice):
    """Who opens the next round, after a round that `previous` opened? (Rule D6.)

    `out` went out; it is None when the round was blocked.
    """

    players: int
    previous: Seat
    out: Seat | None

    kind: ClassVar[str] = "opener"
    gives_away: ClassVar[Telltale] = Telltale.NOTHING

    @property
    def options(self) -> tuple[str, ...]:
        """Every seat, and a new lot."""
        return (*(seat.value for seat in SEATS[self.players]), LOT)

    @property
    def right(self) -> str:
        """Who went out, or a new lot."""
        opener = next_opener(Ending.OUT if self.out else Ending.BLOCKED, self.out)
        return opener.value if opener else LOT


@dataclass(frozen=True, slots=True)
class TurnQuestion(Choice):
    """Whose turn is it after this player's turn? (Rule D5.)"""

    players: int
    after: Seat

    kind: ClassVar[str] = "turn"
    gives_away: ClassVar[Telltale] = Telltale.NOTHING

    @property
    def options(self) -> tuple[str, ...]:
        """Every seat but the one whose turn it was, clockwise from you."""
        return tuple(seat.value for seat in SEATS[self.players] if seat is not self.after)

    @property
    def right(self) -> str:
        """The next player clockwise."""
        return next_seat(self.after, self.players).value


@dataclass(frozen=True, slots=True)
class LotQuestion(Choice):
    """Each player has drawn a tile for the lot: who opens, or who draws again? (Rule D4.)"""

    lots: tuple[tuple[Seat, Tile], ...]

    kind: ClassVar[str] = "lot"
    gives_away: ClassVar[Telltale] = Telltale.NOTHING

    @property
    def options(self) -> tuple[str, ...]:
        """Every seat, the tied players again, all players again."""
        again = (TIED,) if len(self.lots) == 2 else (TIED, ALL)
        return (*(seat.value for seat, _ in self.lots), *again)

    @property
    def right(self) -> str:
        """The one leader, or the tied players again."""
        leaders = settle_lot(dict(self.lots))
        return leaders[0].value if len(leaders) == 1 else TIED

    def right_answers(self) -> frozenset[ChoiceAnswer]:
        """The right word; when all players are tied, it is as right that all of them draw again."""
        all_tied = ALL in self.options and len(settle_lot(dict(self.lots))) == len(self.lots)
        return frozenset({ChoiceAnswer(self.right), *([ChoiceAnswer(ALL)] if all_tied else [])})


@dataclass(frozen=True, slots=True)
class OverQuestion(Choice):
    """The last placement of the line is `mover`'s: is the round over, or the game? (Rules D12, D16, D18.)

    `scores` are those before the points of that placement; `hands` are those after it; `boneyard` is a number of tiles.
    """

    players: int
    mover: Seat
    scores: tuple[tuple[Seat, int], ...]
    line: Line
    hands: tuple[tuple[Seat, tuple[Tile, ...]], ...]
    boneyard: int

    kind: ClassVar[str] = "over"
    gives_away: ClassVar[Telltale] = Telltale.SUM

    @property
    def options(self) -> tuple[str, ...]:
        """The four outcomes."""
        return tuple(outcome.value for outcome in Outcome)

    @property
    def score(self) -> int:
        """The score of the player who has just played, with the points of that placement."""
        return dict(self.scores)[self.mover] + points(self.line)

    @property
    def outcome(self) -> Outcome:
        """The target first, then going out, then a block."""
        if self.score >= TARGET[self.players]:
            return Outcome.WON
        hands = dict(self.hands)
        if not hands[self.mover]:
            return Outcome.OUT
        if self.boneyard == 0 and not any(self.line.fits(tile) for hand in hands.values() for tile in hand):
            return Outcome.BLOCKED
        return Outcome.GOES_ON

    @property
    def right(self) -> str:
        """The outcome."""
        return self.outcome.value


@dataclass(frozen=True, slots=True)
class WinnerQuestion(Choice):
    """Who wins this blocked round? (Rule D17.)"""

    hands: tuple[tuple[Seat, tuple[Tile, ...]], ...]

    kind: ClassVar[str] = "winner"
    gives_away: ClassVar[Telltale] = Telltale.NOTHING

    @property
    def options(self) -> tuple[str, ...]:
        """Every seat, and nobody."""
        return (*(seat.value for seat, _ in self.hands), NOBODY)

    @property
    def right(self) -> str:
        """A blocked round has no winner."""
        return NOBODY
