"""Which tile to play, and where, for a stated goal."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final, NamedTuple

from tutor.puzzles.answer import AnswerError, AnswerReason, Field, FieldType, Form, Telltale, one_of
from tutor.rules.dominoes import End, Line, Placement, Tile, points


class Goal(StrEnum):
    """What a placement is meant to do; several goals can be combined."""

    LEGAL = "legal"
    """Any placement that the rules allow."""
    SCORE = "score"
    """A placement that scores."""
    MOST = "most"
    """A placement that scores as much as any placement of this hand does."""
    QUIET = "quiet"
    """A placement that scores nothing."""
    DOUBLE = "double"
    """A double is placed."""
    INSIDE = "inside"
    """A double that lay at an end becomes internal."""
    FIVE = "5"
    """Exactly five points."""
    TEN = "10"
    """Exactly ten points."""
    FIFTEEN = "15"
    """Exactly fifteen points."""
    TWENTY = "20"
    """Exactly twenty points."""


class PlayAnswer(NamedTuple):
    """A placement, legal or not."""

    placement: Placement

    def form(self) -> dict[str, list[str]]:
        """The answer as it stands in a form."""
        tile, end = self.placement
        return {"tile": [str(tile)]} | ({"end": [end.value]} if end else {})


@dataclass(frozen=True, slots=True)
class PlayQuestion:
    """Which tile of this hand goes where, so that every goal is met? (Rules D7, D9, D10, D13, D15.)

    A tile just drawn is one of the hand; it is the only one that may be played (rule D10).
    """

    line: Line
    hand: tuple[Tile, ...]
    goals: tuple[Goal, ...] = (Goal.LEGAL,)
    drawn: Tile | None = None

    kind: ClassVar[str] = "play"
    gives_away: ClassVar[Telltale] = Telltale.NOTHING

    @property
    def fields(self) -> tuple[Field, ...]:
        """The tile and, unless the table is empty, the end."""
        tile = Field("tile", FieldType.ONE, tuple(str(tile) for tile in self.hand))
        end = Field("end", FieldType.ONE, tuple(end.value for end in End))
        return (tile, end) if self.line.placements else (tile,)

    def parse(self, form: Form) -> PlayAnswer:
        """Read the tile and the end; `4-1` is read as `1-4`; raises AnswerError."""
        tile_field, *end_fields = self.fields
        tile = _tile(form, tile_field)
        end = End(one_of(form, end_fields[0])) if end_fields else None
        return PlayAnswer(Placement(tile, end))

    def legal_placements(self) -> tuple[Placement, ...]:
        """Every placement that the rules allow with this hand, the drawn tile being the only one if there is one."""
        playable = self.hand if self.drawn is None else (self.drawn,)
        return tuple(placement for tile in playable for placement in self.line.placements_of(tile))

    def right_answers(self) -> frozenset[PlayAnswer]:
        """Every legal placement that meets all goals."""
        meeting = list(self.legal_placements())
        for goal in self.goals:
            if goal is not Goal.MOST:
                meeting = [placement for placement in meeting if _MET[goal](self, placement)]
        if Goal.MOST in self.goals and meeting:
            best = max(map(self.points_of, self.legal_placements()))
            meeting = [placement for placement in meeting if self.points_of(placement) == best]
        return frozenset(map(PlayAnswer, meeting))

    def points_of(self, placement: Placement) -> int:
        """What a legal placement scores, in raw points."""
        return points(self.line.after(placement))


def _tile(form: Form, field: Field) -> Tile:
    """The chosen tile, in either order of its halves."""
    given = [word.strip() for word in form.get(field.name, ())]
    printed = ["-".join(sorted(word.split("-"))) if word.count("-") == 1 else word for word in given]
    try:
        return Tile.parse(one_of({field.name: printed}, field))
    except AnswerError as problem:
        if problem.reason is AnswerReason.NOT_AN_OPTION:
            raise AnswerError(field.name, problem.reason, " ".join(given)) from None
        raise


def _inside(question: PlayQuestion, placement: Placement) -> bool:
    end = placement.end
    if end is None:
        return False
    outermost = question.line.oriented[0 if end is End.LEFT else -1]
    return outermost.tile.is_double


def _exactly(wanted: int) -> Callable[[PlayQuestion, Placement], bool]:
    return lambda question, placement: question.points_of(placement) == wanted


_MET: Final[dict[Goal, Callable[[PlayQuestion, Placement], bool]]] = {
    Goal.LEGAL: lambda question, placement: True,
    Goal.SCORE: lambda question, placement: question.points_of(placement) > 0,
    Goal.QUIET: lambda question, placement: question.points_of(placement) == 0,
    Goal.DOUBLE: lambda question, placement: placement.tile.is_double,
    Goal.INSIDE: _inside,
    Goal.FIVE: _exactly(5),
    Goal.TEN: _exactly(10),
    Goal.FIFTEEN: _exactly(15),
    Goal.TWENTY: _exactly(20),
}
