"""What makes a position tricky: the mistakes that would show in it."""

from typing import Final

from tutor.puzzles.beliefs import doubles_at_an_end, internal_doubles, points_believed
from tutor.puzzles.misconceptions import shows_in, wrong_answers
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.questions import DominoQuestion
from tutor.rules.dominoes import Line, points

#: The mistakes in scoring that show only in some positions: a plain position is one in which none of them shows.
TRAPS: Final = (
    Mistake.LONE_DOUBLE_TWICE,
    Mistake.LONE_DOUBLE_HALF,
    Mistake.DOUBLE_ONCE,
    Mistake.INTERNAL_DOUBLE,
    Mistake.ZERO_AS_FIVE,
    Mistake.NEAR_MULTIPLE,
    Mistake.ZERO_SCORED,
)


def shows(mistake: Mistake, question: DominoQuestion) -> bool:
    """Would somebody with this mistake answer the question wrongly?"""
    return bool(wrong_answers(mistake, question))


def is_trapped(question: DominoQuestion, *, besides: Mistake | None = None) -> bool:
    """Would one of the traps, besides one, show in the answer?"""
    return any(trap is not besides for trap in shows_in(question, TRAPS))


def costs_points(mistake: Mistake, line: Line) -> bool:
    """Would somebody with this mistake write down other points for the placement that led to this line?"""
    right = points(line)
    return any(believed != right for believed in points_believed(mistake, line))


def has_blank_end(line: Line) -> bool:
    """Is one of the ends a zero?"""
    return 0 in line.values_at_ends


def has_double(line: Line) -> bool:
    """Does any double lie on the table?"""
    return any(tile.is_double for tile in line.tiles)


def oddities(line: Line) -> int:
    """How many of these there are: a double at an end, an internal double, an end of zero."""
    return bool(doubles_at_an_end(line)) + bool(internal_doubles(line)) + has_blank_end(line)
