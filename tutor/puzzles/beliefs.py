"""What somebody with a mistake believes about a line: the sum of its ends, and the points for a sum."""

from collections.abc import Callable, Iterable
from typing import Final

from tutor.puzzles.mistake import Mistake
from tutor.rules.dominoes import Line, Tile, counted, points_for, sum_of_ends


def believed_sums(mistake: Mistake, line: Line) -> tuple[int, ...]:
    """The sums of the ends that somebody with this mistake would find for a line; none where it cannot show."""
    sums = BELIEVED_SUMS.get(mistake)
    return tuple(sums(line)) if sums and line.placements else ()


def doubles_at_an_end(line: Line) -> list[Tile]:
    """The doubles that are counted, left to right; a lone double is one of them."""
    return [part.tile for part in counted(line) if part.tile.is_double]


def internal_doubles(line: Line) -> tuple[Tile, ...]:
    """The doubles that lie inside a line, left to right."""
    ends = {part.tile for part in counted(line)}
    return tuple(laid.tile for laid in line.oriented if laid.tile.is_double and laid.tile not in ends)


def _lone_double(line: Line) -> Tile | None:
    return line.placements[0].tile if len(line.placements) == 1 and line.placements[0].tile.is_double else None


def _double_once(line: Line) -> Iterable[int]:
    doubles = [] if _lone_double(line) else doubles_at_an_end(line)
    total = sum_of_ends(line)
    once = [total - tile.low for tile in doubles]
    return {*once, total - sum(tile.low for tile in doubles)} if doubles else ()


def _lone(factor: int) -> Callable[[Line], Iterable[int]]:
    def sums(line: Line) -> Iterable[int]:
        tile = _lone_double(line)
        return (factor * tile.low,) if tile else ()

    return sums


def _with_internal_doubles(line: Line) -> Iterable[int]:
    doubles = internal_doubles(line)
    total = sum_of_ends(line)
    return {*(total + tile.pips for tile in doubles), total + sum(tile.pips for tile in doubles)} if doubles else ()


def _only_last(line: Line) -> Iterable[int]:
    if len(line.placements) < 2:
        return ()
    last = line.placements[-1].tile
    return tuple(part.value for part in counted(line) if part.tile == last)


def _zero_as_five(line: Line) -> Iterable[int]:
    zeros = sum(part.value == 0 for part in counted(line))
    return (sum_of_ends(line) + 5 * zeros,) if zeros else ()


def _whole_line(line: Line) -> Iterable[int]:
    return (sum(tile.pips for tile in line.tiles),) if len(line.placements) > 1 else ()


BELIEVED_SUMS: Final[dict[Mistake, Callable[[Line], Iterable[int]]]] = {
    Mistake.LONE_DOUBLE_TWICE: _lone(4),
    Mistake.LONE_DOUBLE_HALF: _lone(1),
    Mistake.DOUBLE_ONCE: _double_once,
    Mistake.INTERNAL_DOUBLE: _with_internal_doubles,
    Mistake.ONLY_LAST_END: _only_last,
    Mistake.ZERO_AS_FIVE: _zero_as_five,
    Mistake.WHOLE_LINE: _whole_line,
}


def believed_points(mistake: Mistake, total: int) -> tuple[int, ...]:
    """The points that somebody with this mistake would give a sum; none where it cannot show."""
    match mistake:
        case Mistake.NEAR_MULTIPLE if total % 5 in (1, 4) and total > 1:
            return (total + (1 if total % 5 == 4 else -1),)
        case Mistake.DIVIDED_BY_FIVE if points_for(total):
            return (total // 5,)
        case Mistake.ZERO_SCORED if total == 0:
            return tuple(range(1, 31))
        case _:
            return ()


def points_believed(mistake: Mistake, line: Line) -> tuple[int, ...]:
    """The points that somebody with this mistake would give the placement that led to a line.

    None where the mistake cannot show; points that are right by luck are among them.
    """
    sums = believed_sums(mistake, line)
    return tuple(map(points_for, sums)) if sums else believed_points(mistake, sum_of_ends(line))


OF_POINTS: Final = (Mistake.NEAR_MULTIPLE, Mistake.DIVIDED_BY_FIVE, Mistake.ZERO_SCORED)
"""The mistakes about the points for a sum."""
OF_SCORING: Final = (*BELIEVED_SUMS, *OF_POINTS)
"""The mistakes about what a placement scores."""
