"""Tiles, the double-six set and their notation."""

import pytest

from tutor.rules.dominoes import DOUBLE_SIX, Tile, parse_tiles, print_tiles
from tutor.rules.errors import IllegalPlay, NotationError, Reason

PAIRS = [(one, other) for one in range(7) for other in range(7)]


def test_the_set_holds_every_pair_from_0_to_6_once():
    """Rule D1: 28 tiles, every pair once."""
    assert len(DOUBLE_SIX) == 28
    assert {frozenset(tile) for tile in DOUBLE_SIX} == {frozenset(pair) for pair in PAIRS}
    assert list(DOUBLE_SIX) == sorted(set(DOUBLE_SIX))


@pytest.mark.parametrize("tile", DOUBLE_SIX, ids=str)
def test_every_tile_is_read_back_as_it_was_printed(tile: Tile):
    """A tile is printed lower value first, and either order reads as the same tile."""
    assert str(tile) == f"{tile.low}-{tile.high}"
    assert Tile.parse(str(tile)) == tile
    assert Tile.parse(f"{tile.high}-{tile.low}") == tile
    assert Tile.of(tile.high, tile.low) == tile


def test_all_tiles_together_are_read_back_with_spaces_and_with_commas():
    """A list of tiles round-trips, in the order written, also as it stands in an address."""
    backwards = DOUBLE_SIX[::-1]
    assert parse_tiles(print_tiles(backwards)) == backwards
    assert parse_tiles(print_tiles(backwards).replace(" ", ",")) == backwards
    assert parse_tiles("2-6, 3-3") == (Tile(2, 6), Tile(3, 3))
    assert parse_tiles("") == ()
    assert print_tiles(()) == ""


@pytest.mark.parametrize(
    "text", ["", "1", "1-", "-1", "1-7", "7-7", "1-4-4", "1–4", "1 4", " 1-4", "01-4", "1-4@left", "١-٤", "x" * 9999]
)
def test_a_text_that_is_no_tile_is_quoted_and_the_tile_is_missed(text: str):
    """An error of notation carries the text and what was expected."""
    with pytest.raises(NotationError) as caught:
        Tile.parse(text)
    assert (caught.value.text, caught.value.expected, caught.value.position) == (text, "tile", 0)


@pytest.mark.parametrize(
    ("text", "word", "position"), [("1-4 x", "x", 1), ("1-4,,2-2", "", 1), ("2-2 2-3 9-9 y", "9-9", 2), (",", "", 0)]
)
def test_the_first_bad_word_of_a_list_is_named_by_its_index(text: str, word: str, position: int):
    """The position of an error is the index of the word, from 0."""
    with pytest.raises(NotationError) as caught:
        parse_tiles(text)
    assert (caught.value.text, caught.value.position) == (word, position)
    assert str(caught.value) == f"tile expected at {position}: {word!r}"


@pytest.mark.parametrize("pair", [(0, 7), (-1, 3), (7, 7)])
def test_values_outside_the_set_make_no_tile(pair: tuple[int, int]):
    """Rule D1: the set runs from 0-0 to 6-6."""
    with pytest.raises(IllegalPlay) as caught:
        Tile.of(*pair)
    assert caught.value.reason is Reason.NOT_A_TILE


@pytest.mark.parametrize("tile", DOUBLE_SIX, ids=str)
def test_a_tile_knows_its_halves(tile: Tile):
    """Rule D7: one half joins, the other half is left; of a double the same value is left."""
    for value in range(7):
        assert tile.has(value) == (value in {tile.low, tile.high})
    assert tile.other(tile.low) == tile.high
    assert tile.other(tile.high) == tile.low
    assert tile.is_double == (tile.low == tile.high)
    assert tile.pips == tile.low + tile.high


def test_a_half_that_a_tile_has_not_cannot_join():
    """Rule D7: a tile joins only by a value that it shows."""
    with pytest.raises(IllegalPlay) as caught:
        Tile(1, 4).other(2)
    assert (caught.value.reason, caught.value.tile) == (Reason.NO_MATCHING_END, Tile(1, 4))
