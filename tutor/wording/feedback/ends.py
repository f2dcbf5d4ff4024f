"""Which tiles are counted: what lies at the outer ends and what lies inside."""

from tutor.puzzles.ends import EndsAnswer, EndsQuestion
from tutor.puzzles.misconceptions import Mistake
from tutor.rules.dominoes import Line, Tile, counted
from tutor.wording.position import ends_working
from tutor.wording.reader import Reader


def right(reader: Reader, question: EndsQuestion, answer: EndsAnswer) -> tuple[str, ...]:
    """What each of the marked ends gives."""
    return shown(reader, question)


def shown(reader: Reader, question: EndsQuestion) -> tuple[str, ...]:
    """The counted ends and what each of them gives."""
    return ends_working(reader, question.line)


def wrong(reader: Reader, question: EndsQuestion, answer: EndsAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """What was marked although it is not counted, and that something is missing."""
    ends = {part.tile for part in counted(question.line)}
    inside = _in_line(question.line, answer.tiles - ends)
    match mistake:
        case Mistake.INTERNAL_DOUBLE:
            return (
                reader.ngettext(
                    "You marked the double %(tiles)s. It lies inside the line, joined on both sides, "
                    "and an internal double is not counted.",
                    "You marked the doubles %(tiles)s. They lie inside the line, joined on both sides, "
                    "and an internal double is not counted.",
                    len(inside),
                    tiles=reader.and_list(map(reader.tile, inside)),
                ),
            )
        case Mistake.ONLY_LAST_END:
            return (
                reader.gettext(
                    "You marked only the end where the last tile was placed. "
                    "Both outer ends count after every placement."
                ),
            )
        case Mistake.WHOLE_LINE:
            return (
                reader.gettext("You marked every tile of the line. Only the tiles at its two outer ends are counted."),
            )
        case Mistake.ZERO_LEFT_OUT:
            return (
                reader.gettext(
                    "You left out a blank end. Zero is a value like any other: the end is counted, and gives 0."
                ),
            )
        case _:
            return _nudge(reader, inside, missing=len(ends - answer.tiles))


def _nudge(reader: Reader, inside: tuple[Tile, ...], *, missing: int) -> tuple[str, ...]:
    """Which marked tiles lie inside, and how many outer ends have no mark yet."""
    sentences = []
    if inside:
        sentences.append(
            reader.ngettext(
                "The tile %(tiles)s lies inside the line: other tiles have joined it on both sides, "
                "so it is not counted.",
                "The tiles %(tiles)s lie inside the line: other tiles have joined them on both sides, "
                "so they are not counted.",
                len(inside),
                tiles=reader.and_list(map(reader.tile, inside)),
            )
        )
    if missing == 1:
        sentences.append(reader.gettext("One outer end is not marked yet: look for the half that nothing has joined."))
    elif missing:
        sentences.append(
            reader.gettext("Neither outer end is marked yet: look for the two halves that nothing has joined.")
        )
    return tuple(sentences)


def _in_line(line: Line, tiles: frozenset[Tile]) -> tuple[Tile, ...]:
    """Some tiles of a line in the order they lie, left to right."""
    return tuple(laid.tile for laid in line.oriented if laid.tile in tiles)
