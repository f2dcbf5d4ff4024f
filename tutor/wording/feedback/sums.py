"""The sum of the ends and its points: which ends were counted, what each gave, why it scores or not."""

from collections.abc import Callable, Sequence
from typing import Final

from tutor.puzzles.beliefs import OF_POINTS
from tutor.puzzles.misconceptions import Mistake, internal_doubles
from tutor.puzzles.sum import SumAnswer, SumQuestion
from tutor.rules.dominoes import Act, End, Line, Tile, counted, points_for, sum_of_ends
from tutor.wording.feedback.suspicion import one_zero_as_five
from tutor.wording.position import addition_sentence, ends_working, why_points
from tutor.wording.reader import Reader


def right(reader: Reader, question: SumQuestion, answer: SumAnswer) -> tuple[str, ...]:
    """The working of the sum that was found."""
    return shown(reader, question)


def shown(reader: Reader, question: SumQuestion) -> tuple[str, ...]:
    """The counted ends, the sum and, where asked, why it scores or not."""
    line = question.line
    sentences = [*ends_working(reader, line), addition_sentence(reader, line)]
    if "points" in question.asked:
        if question.act is Act.PLAY:
            sentences.append(why_points(reader, sum_of_ends(line)))
        else:
            sentences.append(no_placement(reader, question.act))
    return tuple(sentences)


def wrong(reader: Reader, question: SumQuestion, answer: SumAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """The mistake in a sum or in its points, or else where to look."""
    total = sum_of_ends(question.line)
    known = [reader.gettext("The sum of the ends is right: %(sum)s.", sum=total)] if answer.sum == total else []
    if mistake is not None:
        points = () if mistake in OF_POINTS else _points_of_the_sum(reader, question, answer)
        return (*known, explained(reader, question, answer, mistake), *points)
    if question.act is not Act.PLAY and "points" in question.asked and answer.points:
        return (*known, no_placement(reader, question.act))
    if known:
        return (
            *known,
            reader.gettext("Is it divisible by five? If so, it scores exactly itself; if not, it scores nothing."),
        )
    sentences = nudge(reader, question.line)
    if "points" in question.asked and question.act is Act.PLAY:
        sentences = (
            *sentences,
            reader.gettext("Add up the ends first. Then see whether the sum is divisible by five."),
        )
    return (*sentences, *_points_of_the_sum(reader, question, answer))


def _points_of_the_sum(reader: Reader, question: SumQuestion, answer: SumAnswer) -> tuple[str, ...]:
    """What a sum that is wrong would score, where other points were given for it: a second thing that went wrong."""
    if question.act is not Act.PLAY or answer.sum in (None, sum_of_ends(question.line)) or answer.points is None:
        return ()
    assert answer.sum is not None
    would = points_for(answer.sum)
    if answer.points == would:
        return ()
    if not would:
        return (reader.gettext("Besides, a sum of %(sum)s would score nothing.", sum=answer.sum),)
    return (
        reader.ngettext(
            "Besides, a sum of %(sum)s would score %(n)s point, not %(points)s.",
            "Besides, a sum of %(sum)s would score %(n)s points, not %(points)s.",
            would,
            sum=answer.sum,
            points=answer.points,
        ),
    )


def nudge(reader: Reader, line: Line) -> tuple[str, ...]:
    """What to look at when adding up the ends of this line, without the values."""
    parts = counted(line)
    tiles = [part.tile for part in parts]
    if len(line) == 1 and tiles[0].is_double:
        return (
            reader.gettext(
                "The double %(tile)s is the whole line. Both its halves count, but only once.", tile=tiles[0]
            ),
        )
    if len(line) == 1:
        return (reader.gettext("The tile %(tile)s is the whole line: both its halves are ends.", tile=tiles[0]),)
    sentences = [
        reader.gettext(
            "Two ends are counted: the left one at the tile %(left)s and the right one at the tile %(right)s.",
            left=tiles[0],
            right=tiles[1],
        )
    ]
    doubles = [tile for tile in tiles if tile.is_double]
    if doubles:
        sentences.append(
            reader.ngettext(
                "The double %(tiles)s lies at an end, so both its halves count.",
                "The doubles %(tiles)s lie at the ends, so both halves of each count.",
                len(doubles),
                tiles=reader.and_list(map(reader.tile, doubles)),
            )
        )
    if len(doubles) < 2:
        sentences.append(reader.gettext("Of an ordinary tile only the open half counts."))
    if internal_doubles(line):
        sentences.append(reader.gettext("What lies inside the line does not count, not even a double."))
    return tuple(sentences)


def no_placement(reader: Reader, act: Act) -> str:
    """Why drawing or passing scores nothing."""
    if act is Act.DRAW:
        return reader.gettext(
            "A tile has only been drawn, not placed. Points are given for a placement, so drawing scores nothing."
        )
    return reader.gettext("Nothing has been placed. Points are given for a placement, so passing scores nothing.")


def explained(reader: Reader, question: SumQuestion, answer: SumAnswer, mistake: Mistake) -> str:
    """What went wrong in this very sum."""
    line = question.line
    match mistake:
        case Mistake.LONE_DOUBLE_TWICE:
            return reader.gettext(
                "You counted the double %(tile)s at both ends. "
                "A double that is the whole line counts only once, with both its halves.",
                tile=line.tiles[0],
            )
        case Mistake.LONE_DOUBLE_HALF:
            return reader.gettext(
                "You counted one half of the double %(tile)s. "
                "A double that is the whole line counts once, but with both its halves.",
                tile=line.tiles[0],
            )
        case Mistake.DOUBLE_ONCE:
            doubles = [part.tile for part in counted(line) if part.tile.is_double]
            return _double_once(reader, culprits(line, answer, doubles, lambda tile: -tile.low))
        case Mistake.INTERNAL_DOUBLE:
            inside = culprits(line, answer, internal_doubles(line), lambda tile: tile.pips)
            return reader.ngettext(
                "You counted the double %(tiles)s, which lies inside the line. "
                "An internal double counts nothing by itself; only the two outer ends count.",
                "You counted the doubles %(tiles)s, which lie inside the line. "
                "An internal double counts nothing by itself; only the two outer ends count.",
                len(inside),
                tiles=reader.and_list(map(reader.tile, inside)),
            )
        case Mistake.ONLY_LAST_END:
            return _only_last_end(reader, line)
        case Mistake.ZERO_AS_FIVE:
            blank = [part.tile for part in counted(line) if part.value == 0]
            if len(blank) > 1 and answer.sum == _ONE_FIVE:
                return one_zero_as_five(reader)
            return _zero_as_five(reader, blank)
        case Mistake.WHOLE_LINE:
            left, right = counted(line)
            return reader.gettext(
                "You added up all the tiles of the line. "
                "Only its two outer ends count: "
                "the left one at the tile %(left)s and the right one at the tile %(right)s.",
                left=left.tile,
                right=right.tile,
            )
        case Mistake.NEAR_MULTIPLE if answer.sum not in (None, answer.points):
            return reader.gettext(
                "The sum %(sum)s lies close to %(points)s, but close is not enough: "
                "only a sum that is itself divisible by five scores.",
                sum=answer.sum,
                points=answer.points or 0,
            )
        case Mistake.NEAR_MULTIPLE:
            return reader.gettext(
                "The sum of the ends lies close to %(points)s, but close is not enough: "
                "only a sum that is itself divisible by five scores.",
                points=answer.points or 0,
            )
        case Mistake.DIVIDED_BY_FIVE:
            return reader.gettext(
                "You divided the sum by five. Muggins is played for raw points: "
                "a sum divisible by five scores exactly that sum."
            )
        case Mistake.ZERO_SCORED:
            return reader.gettext(
                "Both ends together give zero. Zero can be divided by five, but only a positive sum scores."
            )
        case _:
            return no_placement(reader, question.act)


#: What two blank ends seem to give when only one of them is taken for five.
_ONE_FIVE: Final = 5


def culprits(line: Line, answer: SumAnswer, tiles: Sequence[Tile], change: Callable[[Tile], int]) -> tuple[Tile, ...]:
    """Which of the tiles were counted wrongly, judged by the sum or, where only points were asked, by the points."""
    total = sum_of_ends(line)
    for group in (*((tile,) for tile in tiles), tuple(tiles)):
        believed = total + sum(map(change, group))
        if believed == answer.sum or (answer.sum is None and points_for(believed) == answer.points):
            return group
    return tuple(tiles)


def _double_once(reader: Reader, doubles: Sequence[Tile]) -> str:
    if len(doubles) == 1:
        return reader.gettext(
            "You counted only one half of the double %(tile)s. A double at an end counts both halves: %(addition)s.",
            tile=doubles[0],
            addition=reader.addition(doubles[0]),
        )
    return reader.gettext(
        "You counted only one half of each of the doubles %(tiles)s. A double at an end counts both halves.",
        tiles=reader.and_list(map(reader.tile, doubles)),
    )


def _only_last_end(reader: Reader, line: Line) -> str:
    left, right = counted(line)
    if line.last is not None and line.last.end is End.LEFT:
        return reader.gettext(
            "You counted only the left end, where the last tile was placed. "
            "Both ends count after every placement: the right end, at the tile %(tile)s, counts too.",
            tile=right.tile,
        )
    return reader.gettext(
        "You counted only the right end, where the last tile was placed. "
        "Both ends count after every placement: the left end, at the tile %(tile)s, counts too.",
        tile=left.tile,
    )


def _zero_as_five(reader: Reader, tiles: Sequence[Tile]) -> str:
    if len(tiles) > 1:
        return reader.gettext(
            "Perhaps you took the two blank ends for five each. A blank half is zero: it is counted, and gives 0."
        )
    if tiles[0].is_double:
        return reader.gettext(
            "Perhaps you took the blank double %(tile)s for five. "
            "Blank means zero: the double is counted, and gives 0.",
            tile=tiles[0],
        )
    return reader.gettext(
        "Perhaps you took the blank half of the tile %(tile)s for five. "
        "A blank half is zero: it is counted, and gives 0.",
        tile=tiles[0],
    )
