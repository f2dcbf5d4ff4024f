"""A position as a page shows it: its picture, its sum, and its facts in words."""

from dataclasses import dataclass

from markupsafe import Markup

from tutor.draw import line_picture
from tutor.rules.dominoes import End, Line, counted, points, sum_of_ends
from tutor.wording import labels
from tutor.wording.position import describe, line_title
from tutor.wording.reader import Reader


@dataclass(frozen=True, slots=True)
class Position:
    """A line with everything that stands around its picture."""

    id: str
    replay: str
    picture: Markup
    terms: tuple[int, ...]
    """What is added up, left to right; empty when the sum is not shown."""
    sum: int
    points: int
    rings: bool
    """Whether the picture has hollow markers."""
    last: bool
    """Whether the tile placed last is told apart from others."""
    facts: tuple[str, ...]


def values_at_ends(line: Line) -> dict[End, int]:
    """What a tile must have to be placed at either end (rule D7); nothing on an empty table."""
    return {place.end: place.value for place in line.open_places}


def position(
    reader: Reader, line: Line, *, uid: str = "line", counts: bool = True, opens: bool = True, touch: bool = False
) -> Position:
    """Picture and words of a line; without `counts` nothing tells the sum, without `opens` nothing the open ends.

    For `touch` the ends can be chosen in the picture.
    """
    values = values_at_ends(line) if opens else {}
    parts = counted(line)
    lone = len(parts) == 1
    picture = line_picture(
        line,
        title=line_title(reader, line),
        counted=counts,
        open_places=opens,
        mark_last=len(line) > 1,
        end_labels=(
            labels.end(reader, End.LEFT, values.get(End.LEFT)),
            labels.end(reader, End.RIGHT, values.get(End.RIGHT)),
        ),
        touch=touch,
        uid=uid,
    )
    terms = tuple(parts[0].tile) if lone else tuple(part.value for part in parts)
    return Position(
        id=uid,
        replay=str(line),
        picture=Markup(picture),
        terms=terms if counts else (),
        sum=sum_of_ends(line),
        points=points(line),
        rings=opens and bool(line.placements) and (lone or not counts),
        last=len(line) > 1,
        facts=describe(reader, line, counted=counts, open_places=opens),
    )
