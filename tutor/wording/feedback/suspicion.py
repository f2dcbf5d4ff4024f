"""What somebody may have got wrong who misjudged a position: a question to the learner, not a reproach."""

from collections.abc import Sequence

from tutor.puzzles.misconceptions import Mistake, internal_doubles, points_believed
from tutor.rules.dominoes import Line, Placement, Tile, counted, points, points_for, sum_of_ends
from tutor.wording.reader import Reader


def suspected(reader: Reader, line: Line, mistake: Mistake | None) -> tuple[str, ...]:
    """The mistake that may be behind a misjudged position, said before its working; nothing where none is known."""
    if mistake is None or not points_believed(mistake, line):
        return ()
    said = _suspected(reader, line, mistake)
    return (said,) if said else ()


def _suspected(reader: Reader, line: Line, mistake: Mistake) -> str:
    match mistake:
        case Mistake.LONE_DOUBLE_TWICE:
            return reader.gettext(
                "Did you count the double %(tile)s at both ends? A double that is the whole line counts only once.",
                tile=line.tiles[0],
            )
        case Mistake.LONE_DOUBLE_HALF:
            return reader.gettext(
                "Did you count only one half of the double %(tile)s? "
                "A double that is the whole line counts once, but with both its halves.",
                tile=line.tiles[0],
            )
        case Mistake.DOUBLE_ONCE:
            doubles = [part.tile for part in counted(line) if part.tile.is_double]
            telling = _telling(line, {tile: -tile.low for tile in doubles})
            return reader.ngettext(
                "Did you count only one half of the double %(tiles)s? A double at an end counts both halves.",
                "Did you count only one half of the doubles %(tiles)s? A double at an end counts both halves.",
                len(telling),
                tiles=reader.and_list(map(reader.tile, telling)),
            )
        case Mistake.INTERNAL_DOUBLE:
            telling = _telling(line, {tile: tile.pips for tile in internal_doubles(line)})
            return reader.ngettext(
                "Did you count the double %(tiles)s? Inside the line a double counts nothing by itself.",
                "Did you count the doubles %(tiles)s? Inside the line a double counts nothing by itself.",
                len(telling),
                tiles=reader.and_list(map(reader.tile, telling)),
            )
        case Mistake.ONLY_LAST_END:
            return reader.gettext(
                "Did you count only the end where the last tile is placed? Both ends count after every placement."
            )
        case Mistake.ZERO_AS_FIVE:
            return one_zero_as_five(reader)
        case Mistake.WHOLE_LINE:
            return reader.gettext("Did you add up all the tiles? Only the two outer ends of the line count.")
        case Mistake.DIVIDED_BY_FIVE:
            return reader.gettext("Did you divide the sum by five? Muggins is played for raw points.")
        case _:
            return ""


def one_zero_as_five(reader: Reader) -> str:
    """Asked when a blank end seems to have been taken for five, and nothing tells which."""
    return reader.gettext("Did you take a blank end for five? A blank half is zero: it is counted, and gives 0.")


def close_to(reader: Reader, line: Line, mistake: Mistake | None) -> tuple[str, ...]:
    """Said after the working of a sum that only lies next to a multiple of five."""
    if mistake is not Mistake.NEAR_MULTIPLE:
        return ()
    return tuple(
        # NOTE: “It” is the sum of the ends in the sentence before.
        reader.gettext("It only comes close to %(multiple)s, and close is not enough.", multiple=multiple)
        for multiple in points_believed(mistake, line)
    )


def misjudged(line: Line, placements: Sequence[Placement], mistake: Mistake | None) -> Placement:
    """Of these placements the first whose points the mistake gets wrong, else the first."""
    wrong = (
        placement
        for placement in placements
        if mistake and set(points_believed(mistake, line.after(placement))) - {points(line.after(placement))}
    )
    return next(wrong, placements[0])


def _telling(line: Line, change: dict[Tile, int]) -> Sequence[Tile]:
    """The one double that alone changes what the position seems to score, if there is one; else all of them."""
    total = sum_of_ends(line)
    alone = [tile for tile, difference in change.items() if points_for(total + difference) != points(line)]
    return alone if len(alone) == 1 else tuple(change)
