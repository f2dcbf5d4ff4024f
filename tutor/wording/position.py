"""A position in words: everything that its picture shows, and why it scores or not."""

from tutor.puzzles.misconceptions import internal_doubles
from tutor.rules.dominoes import (
    Contribution,
    End,
    Half,
    Joint,
    Line,
    OpenPlace,
    counted,
    points,
    points_for,
    sum_of_ends,
)
from tutor.wording.reader import Reader


def describe(reader: Reader, line: Line, *, counted: bool = True, open_places: bool = True) -> tuple[str, ...]:
    """The facts of a position, one sentence each: what the picture shows to those who see it. Rule D21.

    Without `counted` the counted values, the sum and the points stay unsaid, without `open_places` the open ends.
    """
    if not line.placements:
        return (reader.gettext("The table is empty: no tile has been placed yet."),)
    sentences = [
        reader.ngettext(
            "%(n)s tile has been placed: %(tiles)s.",
            "%(n)s tiles have been placed, in this order: %(tiles)s.",
            len(line),
            tiles=reader.tiles(line.tiles),
        ),
        reader.gettext("No double branches: the tiles lie in one line."),
    ]
    if len(line) > 1:
        sentences.append(
            reader.gettext("From left to right the line reads: %(tiles)s.", tiles=reader.tiles(line.oriented))
        )
    sentences += [joint_sentence(reader, joint) for joint in line.joints]
    if open_places:
        sentences += [open_sentence(reader, place) for place in line.open_places]
    if counted:
        sentences += [*_contributions(reader, line), *_score(reader, line)]
    return tuple(sentences)


def working(reader: Reader, line: Line) -> tuple[str, ...]:
    """Why a position scores or not: which ends were counted, what each gave, the sum, the points. Rules D13 to D15."""
    return (*ends_working(reader, line), *sum_working(reader, line))


def ends_working(reader: Reader, line: Line) -> tuple[str, ...]:
    """Which ends of a line are counted and what each gives, and which doubles no longer count."""
    inside = internal_doubles(line)
    sentences = [counted_sentence(reader, part) for part in counted(line)]
    if inside:
        sentences.append(
            reader.ngettext(
                "The double %(tiles)s lies inside the line and counts nothing by itself.",
                "The doubles %(tiles)s lie inside the line and count nothing by themselves.",
                len(inside),
                tiles=reader.and_list(map(reader.tile, inside)),
            )
        )
    return tuple(sentences)


def sum_working(reader: Reader, line: Line) -> tuple[str, ...]:
    """The sum of the ends and what it scores, with the reason."""
    if not line.placements:
        return (reader.gettext("The table is empty, so there is nothing to count."),)
    return (addition_sentence(reader, line), why_points(reader, sum_of_ends(line)))


def addition_sentence(reader: Reader, line: Line) -> str:
    """The sum of the ends, worked out; a lone double was worked out where it was counted."""
    if len(counted(line)) == 1:
        return reader.gettext("The sum of the ends is %(sum)s.", sum=sum_of_ends(line))
    return reader.gettext("The sum of the ends: %(addition)s.", addition=addition(reader, line))


def addition(reader: Reader, line: Line) -> str:
    """The counted ends added up, `2 + 8 = 10`; a lone double by its two halves, `2 + 2 = 4`."""
    parts = counted(line)
    return reader.addition(parts[0].tile if len(parts) == 1 else [part.value for part in parts])


def why_points(reader: Reader, total: int) -> str:
    """Why a sum of the ends scores, or why it does not. Rule D15."""
    if total == 0:
        return reader.gettext("A sum of zero scores nothing: only a positive sum divisible by five scores.")
    if not points_for(total):
        return reader.gettext("The sum %(sum)s is not divisible by five, so the placement scores nothing.", sum=total)
    return reader.ngettext(
        "The sum is divisible by five, so the placement scores exactly that: %(n)s point.",
        "The sum is divisible by five, so the placement scores exactly that: %(n)s points.",
        points_for(total),
    )


def counted_sentence(reader: Reader, part: Contribution) -> str:
    """What one end gives to the sum, and why."""
    tile, value, end = part
    if end is None:
        if value == 0:
            return reader.gettext("The double %(tile)s lies alone and counts once. It gives 0.", tile=tile)
        return reader.gettext(
            "The double %(tile)s lies alone. It counts once, with both its halves: %(addition)s.",
            tile=tile,
            addition=reader.addition(tile),
        )
    if tile.is_double and value == 0:
        if end is End.LEFT:
            return reader.gettext("At the left end lies the double %(tile)s. It is counted and gives 0.", tile=tile)
        return reader.gettext("At the right end lies the double %(tile)s. It is counted and gives 0.", tile=tile)
    if tile.is_double:
        both = reader.addition(tile)
        if end is End.LEFT:
            return reader.gettext(
                "At the left end lies the double %(tile)s. Both its halves count: %(addition)s.",
                tile=tile,
                addition=both,
            )
        return reader.gettext(
            "At the right end lies the double %(tile)s. Both its halves count: %(addition)s.", tile=tile, addition=both
        )
    if value == 0:
        if end is End.LEFT:
            return reader.gettext(
                "At the left end the open half of the tile %(tile)s is blank. It is counted and gives 0.", tile=tile
            )
        return reader.gettext(
            "At the right end the open half of the tile %(tile)s is blank. It is counted and gives 0.", tile=tile
        )
    if end is End.LEFT:
        return reader.gettext(
            "At the left end the open half of the tile %(tile)s gives %(value)s.", tile=tile, value=value
        )
    return reader.gettext(
        "At the right end the open half of the tile %(tile)s gives %(value)s.", tile=tile, value=value
    )


def joint_sentence(reader: Reader, joint: Joint) -> str:
    """Which half of which tile meets which; the tile placed earlier comes first."""
    tile, to = reader.tile(joint.tile), reader.tile(joint.to)
    match joint.half, joint.to_half:
        case Half.LOW, Half.LOW:
            # NOTE: %(tile)s and %(to)s are tiles such as [1|4]; the lower end of [1|4] is the half with 1.
            return reader.gettext(
                "The lower end of the tile %(tile)s meets the lower end of the tile %(to)s.", tile=tile, to=to
            )
        case Half.LOW, Half.HIGH:
            return reader.gettext(
                "The lower end of the tile %(tile)s meets the higher end of the tile %(to)s.", tile=tile, to=to
            )
        case Half.HIGH, Half.LOW:
            return reader.gettext(
                "The higher end of the tile %(tile)s meets the lower end of the tile %(to)s.", tile=tile, to=to
            )
        case Half.HIGH, Half.HIGH:
            return reader.gettext(
                "The higher end of the tile %(tile)s meets the higher end of the tile %(to)s.", tile=tile, to=to
            )
        case Half.LOW, _:
            # NOTE: A double lies crosswise; its side A is the long side that was joined first.
            return reader.gettext(
                "The lower end of the tile %(tile)s meets side A of the double %(to)s.", tile=tile, to=to
            )
        case Half.HIGH, _:
            return reader.gettext(
                "The higher end of the tile %(tile)s meets side A of the double %(to)s.", tile=tile, to=to
            )
        case Half.A, Half.LOW:
            return reader.gettext(
                "Side A of the double %(tile)s meets the lower end of the tile %(to)s.", tile=tile, to=to
            )
        case Half.A, _:
            return reader.gettext(
                "Side A of the double %(tile)s meets the higher end of the tile %(to)s.", tile=tile, to=to
            )
        case _, Half.LOW:
            return reader.gettext(
                "Side B of the double %(tile)s meets the lower end of the tile %(to)s.", tile=tile, to=to
            )
        case _:
            return reader.gettext(
                "Side B of the double %(tile)s meets the higher end of the tile %(to)s.", tile=tile, to=to
            )


def open_sentence(reader: Reader, place: OpenPlace) -> str:
    """A legal place to play, with its value."""
    tile, half, value, end = place
    match end, half:
        case End.LEFT, Half.LOW:
            # NOTE: Of the tile [1|4] the lower end is the half with 1 and the higher end the half with 4.
            return reader.gettext(
                "Legal place to play on the left: the lower end of the tile %(tile)s, value %(value)s.",
                tile=tile,
                value=value,
            )
        case End.LEFT, Half.HIGH:
            return reader.gettext(
                "Legal place to play on the left: the higher end of the tile %(tile)s, value %(value)s.",
                tile=tile,
                value=value,
            )
        case End.LEFT, Half.A:
            # NOTE: A double lies crosswise; side A is the long side that was joined first, side B the other one.
            return reader.gettext(
                "Legal place to play on the left: side A of the double %(tile)s, value %(value)s.",
                tile=tile,
                value=value,
            )
        case End.LEFT, _:
            return reader.gettext(
                "Legal place to play on the left: side B of the double %(tile)s, value %(value)s.",
                tile=tile,
                value=value,
            )
        case _, Half.LOW:
            return reader.gettext(
                "Legal place to play on the right: the lower end of the tile %(tile)s, value %(value)s.",
                tile=tile,
                value=value,
            )
        case _, Half.HIGH:
            return reader.gettext(
                "Legal place to play on the right: the higher end of the tile %(tile)s, value %(value)s.",
                tile=tile,
                value=value,
            )
        case _, Half.A:
            return reader.gettext(
                "Legal place to play on the right: side A of the double %(tile)s, value %(value)s.",
                tile=tile,
                value=value,
            )
        case _:
            return reader.gettext(
                "Legal place to play on the right: side B of the double %(tile)s, value %(value)s.",
                tile=tile,
                value=value,
            )


def _contributions(reader: Reader, line: Line) -> list[str]:
    """The counted contributions, from left to right."""
    sentences = []
    for tile, value, end in counted(line):
        if end is None:
            sentences.append(
                reader.gettext("Counted, once: the double %(tile)s, value %(value)s.", tile=tile, value=value)
            )
        elif end is End.LEFT and tile.is_double:
            sentences.append(
                reader.gettext("Counted on the left: the double %(tile)s, value %(value)s.", tile=tile, value=value)
            )
        elif end is End.LEFT:
            sentences.append(
                reader.gettext("Counted on the left: the tile %(tile)s, value %(value)s.", tile=tile, value=value)
            )
        elif tile.is_double:
            sentences.append(
                reader.gettext("Counted on the right: the double %(tile)s, value %(value)s.", tile=tile, value=value)
            )
        else:
            sentences.append(
                reader.gettext("Counted on the right: the tile %(tile)s, value %(value)s.", tile=tile, value=value)
            )
    return sentences


def _score(reader: Reader, line: Line) -> tuple[str, str]:
    """The sum and the points."""
    total, scored = sum_of_ends(line), points(line)
    return (
        reader.gettext("The sum of the ends is %(sum)s.", sum=total),
        reader.ngettext("The placement scores %(n)s point.", "The placement scores %(n)s points.", scored)
        if scored
        else reader.gettext("The placement scores nothing."),
    )


def line_title(reader: Reader, line: Line) -> str:
    """What a picture of a line is called: the tiles as they lie, left to right."""
    if not line.placements:
        return reader.gettext("An empty table")
    # NOTE: The title of a picture; %(tiles)s are the tiles from left to right.
    return reader.gettext("Line: %(tiles)s", tiles=reader.tiles(line.oriented))
