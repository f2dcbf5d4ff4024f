"""The keys that say who plays and how things stand."""

from tutor.lessons.errors import LessonError, LessonReason
from tutor.lessons.table import Table as Keys
from tutor.puzzles.cribbage.seats import SEATS, Seat, sides
from tutor.rules.cribbage import Table


def table_of(keys: Keys) -> Table:
    """Take `players` and `partners`; two players unless said otherwise."""
    return Table(keys.number("players", 2), partners=keys.take("partners", bool, False))


def at_table(table: Table, seat: Seat) -> Seat:
    """Refuse a seat at which nobody sits."""
    if seat not in SEATS[table.players]:
        raise LessonError(LessonReason.BAD_WORD, seat.value)
    return seat


def scores_of(keys: Keys, table: Table) -> tuple[tuple[Seat, int], ...]:
    """Take a score for each side, partners by the first of them; none where the key is missing."""
    given = dict(keys.by_seat("scores", int))
    if not given:
        return ()
    for seat in sides(table):
        if seat not in given:
            raise LessonError(LessonReason.MISSING, f"scores.{seat}")
    if len(given) > table.sides:
        raise LessonError(LessonReason.UNKNOWN, "scores")
    return tuple((seat, given[seat]) for seat in sides(table))
