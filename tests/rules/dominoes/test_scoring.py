"""Counted ends, their sum, and points."""

from itertools import product

import pytest

from tutor.rules.dominoes import DOUBLE_SIX, Contribution, End, Line, Tile, counted, points, points_for, sum_of_ends


@pytest.mark.parametrize(
    ("replay", "total", "scored"),
    [
        ("", 0, 0),
        ("1-4", 5, 5),
        ("1-4 1-1@left", 6, 0),
        ("3-6 6-6@right", 15, 15),
        ("1-4 1-1@left 4-4@right", 10, 10),
        ("1-4 1-1@left 4-4@right 3-4@right", 5, 5),
        ("4-6 4-4@left 6-6@right", 20, 20),
        ("5-6 5-5@left 6-6@right", 22, 0),
        ("0-5 0-0@left", 5, 5),
        ("0-5 5-5@right", 10, 10),
        ("0-1 0-0@left 1-1@right", 2, 0),
        ("2-4 4-5@right 2-2@left 5-5@right", 14, 0),
        ("4-5 4-4@left 5-6@right 6-6@right", 20, 20),
    ],
)
def test_every_counted_end_is_added_and_a_multiple_of_five_scores_itself(replay: str, total: int, scored: int):
    """Rules D13 and D15: zeros count, both halves of a double at an end count, an internal double does not."""
    line = Line.parse(replay)
    assert (sum_of_ends(line), points(line)) == (total, scored)


def test_a_double_at_an_end_counts_both_halves():
    """Rule D13: [6|6] at an end counts 12, the other end its visible value."""
    got = counted(Line.parse("3-6 6-6@right"))
    assert got == (Contribution(Tile(3, 6), 3, End.LEFT), Contribution(Tile(6, 6), 12, End.RIGHT))


def test_an_internal_double_counts_nothing():
    """Rule D13: once the line goes on past a double, the double counts nothing by itself."""
    got = counted(Line.parse("1-4 4-4@right 3-4@right"))
    assert got == (Contribution(Tile(1, 4), 1, End.LEFT), Contribution(Tile(3, 4), 3, End.RIGHT))


def test_an_end_of_zero_is_counted_as_zero():
    """Rule D13: zero is counted like every other value."""
    got = counted(Line.parse("0-5"))
    assert got == (Contribution(Tile(0, 5), 0, End.LEFT), Contribution(Tile(0, 5), 5, End.RIGHT))


@pytest.mark.parametrize("value", range(7))
def test_a_lone_double_is_counted_once_and_open_twice(value: int):
    """Rule D14: [2|2] alone is 4, not 8, and has an open end on either side."""
    line = Line.parse(f"{value}-{value}")
    assert counted(line) == (Contribution(Tile(value, value), 2 * value, None),)
    assert line.values_at_ends == (value, value)


@pytest.mark.parametrize("total", range(-5, 31))
def test_only_a_positive_multiple_of_five_scores(total: int):
    """Rule D15: the sum itself in raw points, and nothing for any other sum or for zero."""
    assert points_for(total) == (total if total in {5, 10, 15, 20, 25, 30} else 0)


def test_five_tiles_score_as_an_opening():
    """Rules D13 and D15: the opening is scored, and these five tiles score."""
    got = {str(tile): points(Line().after(play)) for tile in DOUBLE_SIX for play in Line().placements_of(tile)}
    assert {tile: scored for tile, scored in got.items() if scored} == {
        "0-5": 5,
        "1-4": 5,
        "2-3": 5,
        "4-6": 10,
        "5-5": 10,
    }


def reached(most_tiles: int) -> dict[int, set[frozenset[Tile]]]:
    """The sums of all lines up to so many tiles, each with the pairs of tiles at the ends."""
    sums: dict[int, set[frozenset[Tile]]] = {}
    lines = [Line()]
    for _ in range(most_tiles):
        lines = [line.after(play) for line in lines for tile in DOUBLE_SIX for play in line.placements_of(tile)]
        for line in lines:
            sums.setdefault(sum_of_ends(line), set()).add(frozenset(place.tile for place in line.open_places))
    return sums


def test_the_reachable_sums_are_0_to_18_20_and_22():
    """Rule D15: 19 and 21 cannot occur, and only 5, 10, 15 and 20 can score.

    Lines of up to three tiles reach every one of them; two ends can show no other sum, since the
    two outermost tiles are different ones, each adding one value or, for a double, both its halves.
    """
    expected = {*range(19), 20, 22}
    assert set(reached(3)) == expected
    values = {tile: {tile.pips} if tile.is_double else set(tile) for tile in DOUBLE_SIX}
    two_ends = {
        left + right
        for one, other in product(DOUBLE_SIX, repeat=2)
        if one != other
        for left, right in product(values[one], values[other])
    }
    alone = {tile.pips for tile in DOUBLE_SIX}
    assert two_ends | alone == expected
    assert {points_for(total) for total in expected} == {0, 5, 10, 15, 20}


def test_twenty_needs_the_double_four_and_the_double_six():
    """Rule D15: only [4|4] and [6|6] at the two ends make 20."""
    assert reached(3)[20] == {frozenset({Tile(4, 4), Tile(6, 6)})}
    ends = [(tile, tile.pips if tile.is_double else value) for tile in DOUBLE_SIX for value in set(tile)]
    pairs = {
        frozenset({one, other}) for (one, a), (other, b) in product(ends, repeat=2) if one != other and a + b == 20
    }
    assert pairs == {frozenset({Tile(4, 4), Tile(6, 6)})}
