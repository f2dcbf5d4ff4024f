"""The line: placements, joints, ends, and what cannot be placed."""

import pytest

from tutor.rules.dominoes import DOUBLE_SIX, End, Half, Line, Oriented, Placement, Tile
from tutor.rules.errors import IllegalPlay, NotationError, Reason


def placement(text: str) -> Placement:
    """The placement in notation."""
    return Placement.parse(text)


def short_lines() -> list[Line]:
    """Every line of at most three tiles."""
    lines, latest = [], [Line()]
    for _ in range(3):
        latest = [line.after(play) for line in latest for tile in DOUBLE_SIX for play in line.placements_of(tile)]
        lines += latest
    return lines


SHORT_LINES = short_lines()
LINE_WITH_ENDS = {line.values_at_ends: line for line in SHORT_LINES}
EVERY_PLACEMENT = [Placement(tile, end) for tile in DOUBLE_SIX for end in (None, *End)]


@pytest.mark.parametrize("play", EVERY_PLACEMENT, ids=str)
def test_every_placement_is_read_back_as_it_was_printed(play: Placement):
    """A placement is a tile and, after the opening, the end that it joins."""
    assert placement(str(play)) == play


@pytest.mark.parametrize("text", ["", "1-4@", "@left", "1-4@up", "1-4@LEFT", "1-4@left@left", "1-4 @left", "1-9"])
def test_a_text_that_is_no_placement_is_quoted(text: str):
    """An error of notation carries the text and says that a placement was expected."""
    with pytest.raises(NotationError) as caught:
        placement(text)
    assert (caught.value.text, caught.value.expected) == (text, "placement")


def test_every_line_of_up_to_three_tiles_is_read_back_as_it_was_printed():
    """A replay round-trips, with spaces and with commas."""
    for line in SHORT_LINES:
        assert Line.parse(str(line)) == line
        assert Line.parse(str(line).replace(" ", ",")) == line


def test_an_empty_text_is_the_empty_table():
    """On an empty table there is no end, and nothing was placed."""
    line = Line.parse("")
    assert line == Line()
    assert (str(line), len(line), line.last, line.tiles) == ("", 0, None, ())
    assert (line.joints, line.oriented, line.open_places, line.values_at_ends) == ((), (), (), ())


@pytest.mark.parametrize("text", ["", " ", ",", " , "])
def test_where_a_tile_must_lie_an_empty_text_is_an_error(text):
    """Somebody who asks about a position has to state one."""
    with pytest.raises(NotationError):
        Line.parse_placed(text)
    assert Line.parse_placed("1-4 1-1@left") == Line.parse("1-4 1-1@left")


def test_the_opener_may_play_any_tile():
    """Rule D5: every tile opens, and it joins no end."""
    for tile in DOUBLE_SIX:
        assert Line().placements_of(tile) == (Placement(tile),)
        assert Line().fits(tile)
        assert Line().after(Placement(tile)).values_at_ends == (tile.low, tile.high)


def test_short_lines_show_every_pair_of_ends():
    """Rule D7: any two values can come to lie at the ends."""
    assert set(LINE_WITH_ENDS) == {(left, right) for left in range(7) for right in range(7)}


@pytest.mark.parametrize("ends", sorted(LINE_WITH_ENDS))
def test_every_tile_joins_exactly_the_ends_whose_value_it_shows(ends: tuple[int, int]):
    """Rule D7: one half joins an open end of the same value, the other half becomes the new open end."""
    line = LINE_WITH_ENDS[ends]
    for tile in DOUBLE_SIX:
        expected = []
        if tile not in line.tiles:
            expected = [
                Placement(tile, end) for end, value in zip(End, ends, strict=True) if value in (tile.low, tile.high)
            ]
        assert list(line.placements_of(tile)) == expected
        assert line.fits(tile) == bool(expected)
        for play in expected:
            left, right = line.after(play).values_at_ends
            if play.end is End.LEFT:
                assert (left, right) == (tile.other(ends[0]), ends[1])
            else:
                assert (left, right) == (ends[0], tile.other(ends[1]))


@pytest.mark.parametrize("ends", sorted(LINE_WITH_ENDS))
def test_every_other_placement_is_refused_with_its_reason(ends: tuple[int, int]):
    """Rule D7: a placement that is not listed as legal raises the reason as data."""
    line = LINE_WITH_ENDS[ends]
    for play in EVERY_PLACEMENT:
        if play.end is None:
            expected: Reason | None = Reason.END_MISSING
        elif play.tile in line.tiles:
            expected = Reason.TILE_ALREADY_PLAYED
        elif play in line.placements_of(play.tile):
            expected = None
        else:
            expected = Reason.NO_MATCHING_END
        assert line.why_illegal(play) is expected


@pytest.mark.parametrize(
    ("replay", "reason", "position"),
    [
        ("1-4@left", Reason.END_NOT_ALLOWED, 0),
        ("1-4 4-4", Reason.END_MISSING, 1),
        ("1-4 4-1@left", Reason.TILE_ALREADY_PLAYED, 1),
        ("1-4 1-1@right", Reason.NO_MATCHING_END, 1),
        ("1-4 1-1@left 4-4@right 1-2@right 0-0@left", Reason.NO_MATCHING_END, 3),
        ("2-2 2-3@left 2-4@right 2-5@left", Reason.NO_MATCHING_END, 3),
    ],
)
def test_a_replay_that_the_rules_refuse_names_reason_and_place(replay: str, reason: Reason, position: int):
    """Rule D7: what cannot be placed carries the reason, the placement and its index."""
    with pytest.raises(IllegalPlay) as caught:
        Line.parse(replay)
    wrong = placement(replay.split()[position])
    assert (caught.value.reason, caught.value.position) == (reason, position)
    assert (caught.value.tile, caught.value.end) == (wrong.tile, wrong.end)
    assert str(caught.value).startswith(reason)


@pytest.mark.parametrize(
    ("replay", "word", "position"),
    [("x", "x", 0), ("1-4 1-1@left 7-7@left", "7-7@left", 2), ("1-4,,1-1@left", "", 1), ("1-4 1-1 @left", "@left", 2)],
)
def test_a_replay_with_a_bad_word_names_the_word_and_its_index(replay: str, word: str, position: int):
    """The notation is read before the rules are asked."""
    with pytest.raises(NotationError) as caught:
        Line.parse(replay)
    assert (caught.value.text, caught.value.expected, caught.value.position) == (word, "placement", position)


@pytest.mark.parametrize(
    "placements", [(Placement(Tile(4, 1)),), (Placement(Tile(1, 4)), Placement(Tile(4, 9), End.RIGHT))]
)
def test_a_tile_that_is_not_in_the_set_is_refused(placements: tuple[Placement, ...]):
    """Rule D1: only the 28 tiles of the set can lie on the table."""
    with pytest.raises(IllegalPlay) as caught:
        Line(placements)
    assert caught.value.reason is Reason.NOT_A_TILE


def test_no_double_branches_not_even_an_opening_double():
    """Rule D8: after two joints a double is inside, and the line has exactly two outer ends."""
    line = Line.parse("2-2 2-3@left 2-4@right")
    assert line.values_at_ends == (3, 4)
    assert not line.fits(Tile(2, 5))
    for line in SHORT_LINES:
        assert [place.end for place in line.open_places] == [End.LEFT, End.RIGHT]


def test_neighbours_show_the_same_value_where_they_meet():
    """Rule D7: in the finished line every joint is between equal values."""
    for line in SHORT_LINES:
        assert [left.right for left in line.oriented[:-1]] == [right.left for right in line.oriented[1:]]
        assert sorted(oriented.tile for oriented in line.oriented) == sorted(line.tiles)
        assert (line.oriented[0].left, line.oriented[-1].right) == line.values_at_ends


def test_the_opening_tile_lies_low_half_left():
    """The orientation of the opening fixes left and right for the whole round."""
    line = Line.parse("4-1 1-1@left 4-4@right 3-4@right")
    assert [str(oriented) for oriented in line.oriented] == ["1-1", "1-4", "4-4", "4-3"]
    assert line.oriented[-1] == Oriented(4, 3)


@pytest.mark.parametrize(
    ("replay", "joint", "halves"),
    [
        ("2-2", None, ["A", "B"]),
        ("2-2 2-5@left", "A", ["high", "B"]),
        ("2-2 2-5@right", "A", ["B", "high"]),
        ("2-2 2-5@right 0-2@left", "B", ["low", "high"]),
        ("2-5 2-2@left", "low", ["B", "high"]),
        ("2-5 2-2@left 2-6@left", "B", ["high", "high"]),
    ],
)
def test_side_a_of_a_double_is_the_side_joined_first(replay: str, joint: str | None, halves: list[str]):
    """Rule D8: a double has a side A, joined first, and a side B; lying alone it is open at both."""
    line = Line.parse(replay)
    assert [place.half for place in line.open_places] == [Half(half) for half in halves]
    assert (line.joints[-1].half if line.joints else None) == joint


def test_a_line_that_ends_in_one_value_takes_a_tile_at_either_end():
    """Rule D10: a tile that fits both ends leaves the choice of the end to the player."""
    line = Line.parse("1-2 2-3@right 1-3@right")
    assert line.values_at_ends == (1, 1)
    assert line.placements_of(Tile(1, 5)) == (placement("1-5@left"), placement("1-5@right"))


def test_a_line_is_a_value():
    """A placement returns a new line, and equal replays are equal lines."""
    line = Line.parse("1-4")
    longer = line.after(placement("4-4@right"))
    assert str(line) == "1-4"
    assert longer == Line.parse("4-1,4-4@right")
    assert hash(longer) == hash(Line.parse("1-4 4-4@right"))
    assert longer.last == placement("4-4@right")
