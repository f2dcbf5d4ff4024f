"""Hands and single tiles."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.draw.svg import having, title, tree
from tutor.draw import hand_picture, tile_picture
from tutor.rules.dominoes import DOUBLE_SIX, Tile, parse_tiles


@pytest.mark.parametrize("count", [1, 5, 7, 8, 14, 21, 28])
def test_a_hand_shows_its_tiles_in_order(count: int):
    """Each tile once, upright, with its pips, in rows of at most seven."""
    hand = DOUBLE_SIX[::-1][:count]
    root = tree(hand_picture(hand, title="Your hand"))
    tiles = having(root, "tile")
    assert title(root) == "Your hand"
    assert [tile.get("data-tile") for tile in tiles] == [str(tile) for tile in hand]
    assert [len(having(tile, "pip")) for tile in tiles] == [tile.pips for tile in hand]
    places = [(float(body.get("y", "")), float(body.get("x", ""))) for body in having(root, "body")]
    assert all(one < other for one, other in pairwise(places))
    assert max(sum(place[0] == row for place in places) for row, _ in places) <= 7


def test_the_tile_just_drawn_is_outlined():
    """Rule D10: that very tile must be played, so it shows."""
    root = tree(hand_picture(parse_tiles("1-4 2-2"), title="x", drawn=Tile(2, 2)))
    assert [tile.get("data-tile") for tile in having(root, "last")] == ["2-2"]


def test_an_empty_hand_shows_an_empty_place():
    """Whoever went out still has a place in the picture."""
    assert len(having(tree(hand_picture((), title="x")), "empty")) == 1


@pytest.mark.parametrize("tile", DOUBLE_SIX)
def test_single_tiles_have_one_size(tile: Tile):
    """Doubles and other tiles are equally large, upright, lower half above."""
    root = tree(tile_picture(tile, title=str(tile)))
    (body,) = having(root, "body")
    assert root.get("viewBox") == "0 0 44 80"
    assert (body.get("width"), body.get("height")) == ("34.6", "70.6")
    rows = [float(pip.get("cy", "")) for pip in having(root, "pip")]
    assert (sum(row < 40 for row in rows), sum(row > 40 for row in rows)) == tile
