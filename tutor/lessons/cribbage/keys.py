"""The keys that say who plays and how things stand."""

from tutor.lessons.errors import LessonError, LessonReason
from tutor.lessons.table import Table as Keys
from tutor.lessons.table import one_of
from tutor.puzzles.cribbage.seats import SEATS, Seat, sides
from tutor.rules.cribbage import Table
from tutor.rules.cribbage.errors import CribbageReason, IllegalAction


def table_of(keys: Keys) -> Table:
    """Take `players` and `partners`; two players unless said otherwise."""
    return Table(keys.number("players", 2), partners=keys.take("partners", bool, False))


def at_table(table: Table, seat: Seat, key: str) -> Seat:
    """Refuse a seat at which nobody sits."""
    return Seat(one_of(seat.value, SEATS[table.players], key))


def scores_of(keys: Keys, table: Table, target: int) -> tuple[tuple[Seat, int], ...]:
    """Take a score for each side, partners by the first of them; none where the key is missing.

    Nobody has reached the target yet: then the game would be over.
    """
    given = dict(keys.by_seat("scores", int))
    if not given:
        return ()
    for seat in sides(table):
        if seat not in given:
            raise LessonError(LessonReason.MISSING, f"scores.{seat}")
    if len(given) > table.sides:
        raise LessonError(LessonReason.NOT_THESE_SEATS, "scores", words=sides(table))
    for score in given.values():
        if not 0 <= score < target:
            raise IllegalAction(CribbageReason.SCORE_OUT_OF_RANGE, number=score)
    return tuple((seat, given[seat]) for seat in sides(table))
