"""What the picture of a line shows and where: nothing overlaps, neighbours touch, markers follow the facts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from tutor.draw.box import Box
from tutor.draw.scene import MARGIN, REACH, WIDTH, Marks, Scene, marks, scene
from tutor.draw.snake import Heading, Laid
from tutor.rules.dominoes import DOUBLE_SIX, End, Line, Placement, counted, facts

#: Thirteen tiles, every second one a double: the hardest line to bend.
EVERY_SECOND_A_DOUBLE = "0-0 " + " ".join(f"{n}-{n + 1}@right {n + 1}-{n + 1}@right" for n in range(6))


def full_line(dice: random.Random, *, doubles_first: bool = False) -> Line:
    """A random line that no tile of the set can lengthen."""
    line = Line()
    while legal := [placement for tile in DOUBLE_SIX for placement in line.placements_of(tile)]:
        doubles = [placement for placement in legal if placement.tile.is_double] if doubles_first else []
        line = line.after(dice.choice(doubles or legal))
    return line


@cache
def all_lines() -> tuple[Line, ...]:
    """Random full lines, every position on the way to some of them, and the hardest line to bend."""
    return tuple(_lines())


@cache
def drawn(line: Line) -> Scene:
    """The scene of a line with all its markers and labels as long as any language has them."""
    return scene(line, end_labels=("Extremo izquierdo", "Extremo derecho"))


def _lines() -> Iterator[Line]:
    dice = random.Random(2026)
    for number in range(240):
        line = full_line(dice, doubles_first=number % 2 == 1)
        yield line
        if number < 16:
            yield from (Line(line.placements[:count]) for count in range(1, len(line)))
    yield Line.parse(EVERY_SECOND_A_DOUBLE)


def whole_set(seed: int) -> Line:
    """A line of all 28 tiles."""
    dice = random.Random(seed)
    while len(line := full_line(dice)) < len(DOUBLE_SIX):
        pass
    return line


def half(laid: Laid, end: End, size: float) -> Box:
    """The half, or for a double the half of its long side, that looks to this end of the line."""
    x, y = laid.box.middle
    side = 1 if end is End.RIGHT else -1
    step = size / 4 if laid.oriented.tile.is_double else size / 2
    if laid.heading is Heading.DOWN:
        return Box.around(x, y + side * step, size, 2 * step)
    return Box.around(x + (side if laid.heading is Heading.RIGHT else -side) * step, y, 2 * step, size)


def touch(one: Box, other: Box, size: float) -> bool:
    """Do the two share a whole short side of a tile?"""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return sorted((round(across, 6), round(down, 6))) == [0, round(size, 6)]


def assert_clear(shown: Scene) -> None:
    """Everything lies inside the view, nothing overlaps."""
    view = Box(0, 0, shown.width, shown.height).grown(-MARGIN)
    boxes = shown.boxes
    for index, box in enumerate(boxes):
        assert box.lies_in(view)
        assert not any(box.overlaps(other) for other in boxes[index + 1 :])


def test_nothing_overlaps_and_everything_is_inside_the_view():
    """Tiles, markers and end labels have room of their own, in every line, long or short."""
    for line in all_lines():
        assert_clear(drawn(line))
        assert_clear(scene(line, counted_ends=False))


def test_neighbours_touch_where_their_values_match():
    """The halves that meet share a whole short side, in rows, in columns and round every bend (rules D7, D8)."""
    for line in all_lines():
        shown = drawn(line)
        for one, other in zip(shown.tiles, shown.tiles[1:], strict=False):
            assert one.oriented.right == other.oriented.left
            assert touch(half(one, End.RIGHT, shown.size), half(other, End.LEFT, shown.size), shown.size)


def test_tiles_that_are_no_neighbours_keep_apart():
    """Nobody can take two tiles for neighbours that are not: more than a third of a tile lies between them."""
    for line in all_lines():
        shown = drawn(line)
        for index, one in enumerate(shown.tiles):
            for other in shown.tiles[index + 2 :]:
                assert not one.box.grown(shown.size / 3).overlaps(other.box)


def test_doubles_lie_crosswise():
    """A double lies across the way the line runs, every other tile along it (rule D8)."""
    for line in all_lines():
        for laid in drawn(line).tiles:
            assert laid.box.is_upright == ((laid.heading is Heading.DOWN) != laid.oriented.tile.is_double)


def test_the_tiles_of_the_scene_are_the_line():
    """From its left to its right end the picture has the tiles of the line, and values as they lie."""
    for line in all_lines():
        shown = drawn(line)
        assert tuple(laid.oriented for laid in shown.tiles) == line.oriented
        for laid in shown.tiles:
            expected = tuple(laid.oriented)
            assert laid.values == (expected[::-1] if laid.heading is Heading.LEFT else expected)


@pytest.mark.parametrize("seed", range(12))
def test_the_whole_set_reads_on_a_phone(seed: int):
    """All 28 tiles fit a view that a phone shows whole, with tiles of at least 24 units of 340."""
    shown = scene(whole_set(seed), end_labels=("left", "right"))
    assert shown.width == WIDTH
    assert shown.size >= 24
    assert shown.height <= 1.5 * WIDTH


@pytest.mark.parametrize("replay", ["1-4", "2-2", "1-4 1-1@left 4-4@right 3-4@right", "1-4 1-1@left 4-4@right"])
def test_a_short_line_is_straight_and_large(replay: str):
    """A line of a few tiles lies in one row, and fills it as far as tiles of 50 units do."""
    shown = scene(Line.parse(replay))
    assert {laid.heading for laid in shown.tiles} == {Heading.RIGHT}
    across = Box.over(box for box in shown.boxes)
    assert shown.size == 50 or across.width > 0.85 * (WIDTH - 2 * MARGIN)
    assert shown.size > 36


def test_a_finger_finds_either_end():
    """For touch each end has an area of at least 44 px on a phone: inside the view, with its marker and its tile."""
    for line in all_lines():
        shown = scene(line, end_labels=("Extremo izquierdo (6)", "Extremo derecho (6)"), touch=True)
        assert_clear(shown)
        left, right = shown.reaches
        assert (left.end, right.end) == (End.LEFT, End.RIGHT)
        assert not left.box.overlaps(right.box)
        for reach in shown.reaches:
            assert reach.box.lies_in(Box(0, 0, shown.width, shown.height))
            assert min(reach.box.width, reach.box.height) >= REACH
            assert reach.mark.lies_in(reach.box.grown(MARGIN / 2))
            assert reach.mark.lies_in(Box(0, 0, shown.width, shown.height))
            assert not any(reach.mark.grown(-1).overlaps(label.box) for label in shown.labels)
        for marker in shown.filled:
            if marker.end is not None:
                assert marker.box.lies_in((left if marker.end is End.LEFT else right).box)
        if len(line) > 1:
            assert shown.tiles[0].box.lies_in(left.box)
            assert shown.tiles[-1].box.lies_in(right.box)
    assert scene(line).reaches == ()


def test_the_left_end_comes_first():
    """Every line starts with its left end to the left of all its first row, which is the upper one."""
    for line in all_lines():
        first = drawn(line).tiles[0]
        assert first.heading is Heading.RIGHT
        assert all(laid.box.middle[1] >= first.box.middle[1] for laid in drawn(line).tiles)


def test_filled_markers_are_the_counted_contributions():
    """One filled marker for each contribution, with its value, at the tile that it comes from (rules D13, D20)."""
    for line in all_lines():
        shown = drawn(line)
        assert [marker.value for marker in shown.filled] == [fact["value"] for fact in facts(line)["counted"]]
        for marker, contribution in zip(shown.filled, counted(line), strict=True):
            laid = shown.tiles[-1 if contribution.end is End.RIGHT else 0]
            assert laid.box.grown(5).overlaps(marker.box)


@pytest.mark.parametrize(
    ("replay", "expected"),
    [
        ("2-2", Marks(filled=1, hollow=2, last=True)),
        ("0-0", Marks(filled=1, hollow=2, last=True)),
        ("1-4", Marks(filled=2, hollow=0, last=True)),
        ("3-6 6-6@right", Marks(filled=2, hollow=0, last=True)),
        ("1-4 1-1@left 4-4@right", Marks(filled=2, hollow=0, last=True)),
        ("", Marks(filled=0, hollow=0, last=False)),
    ],
)
def test_hollow_markers_are_the_places_not_counted(replay: str, expected: Marks):
    """Only a lone double has hollow markers beside what is counted: one on either side (rules D14, D20)."""
    assert marks(Line.parse(replay)) == expected


@pytest.mark.parametrize("replay", ["2-2", "1-4", "3-6 6-6@right"])
def test_without_counting_both_open_places_are_hollow(replay: str):
    """In a picture that counts nothing, every legal place to play has a hollow marker (rule D20)."""
    shown = scene(Line.parse(replay), counted_ends=False)
    assert (shown.filled, [ring.end for ring in shown.rings]) == ((), [End.LEFT, End.RIGHT])
    left, right = shown.rings
    assert left.x < min(laid.box.x for laid in shown.tiles)
    assert right.x > max(laid.box.right for laid in shown.tiles)


def test_markers_can_be_left_out():
    """A picture can show the tiles alone."""
    shown = scene(Line.parse("2-2"), counted_ends=False, open_places=False, mark_last=False)
    assert (shown.filled, shown.rings, shown.last, shown.labels) == ((), (), None, ())
    assert len(scene(Line.parse("2-2"), open_places=False).rings) == 0


def test_a_double_at_an_end_has_one_marker_with_twice_its_value():
    """[6|6] at the right end has one filled marker, 12 (rules D13, D20)."""
    shown = scene(Line.parse("3-6 6-6@right"))
    assert [marker.value for marker in shown.filled] == [3, 12]


@pytest.mark.parametrize(("end", "expected"), [("left", 0), ("right", 1)])
def test_the_last_placement_is_marked(end: str, expected: int):
    """The tile placed last is marked wherever it lies."""
    line = Line.parse("1-4").after(Placement.parse(f"1-1@{end}" if end == "left" else f"4-4@{end}"))
    assert scene(line).last == expected


def test_end_labels_stand_beside_their_ends():
    """In a line that bends the first label is nearer to the left end, the second nearer to the right one."""
    for line in all_lines():
        shown = drawn(line)
        if {laid.heading for laid in shown.tiles} == {Heading.RIGHT}:
            assert shown.labels == ()
            continue
        left, right = (label.box.middle for label in shown.labels)
        first, last = shown.tiles[0].box.middle, shown.tiles[-1].box.middle
        assert _distance(left, first) < _distance(left, last)
        assert _distance(right, last) < _distance(right, first)


def _distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
