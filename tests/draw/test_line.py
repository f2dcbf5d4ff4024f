"""The SVG of a line: tiles, pips and markers are all there, named, and safe under a strict page."""

from __future__ import annotations

import random

import pytest

from tests.draw.svg import SVG, having, texts, title, tree
from tutor.draw import LIGHT, line_picture
from tutor.rules.dominoes import DOUBLE_SIX, Line, Tile, counted


def random_line(seed: int) -> Line:
    """A random full line."""
    dice, line = random.Random(seed), Line()
    while legal := [placement for tile in DOUBLE_SIX for placement in line.placements_of(tile)]:
        line = line.after(dice.choice(legal))
    return line


@pytest.mark.parametrize("seed", range(25))
def test_every_tile_has_its_pips(seed: int):
    """The tiles stand in the order of the line, and each has exactly as many pips as it should."""
    line = random_line(seed)
    tiles = having(tree(line_picture(line, title="x")), "tile")
    assert [Tile.parse(tile.get("data-tile", "")) for tile in tiles] == [oriented.tile for oriented in line.oriented]
    for tile in tiles:
        assert len(having(tile, "pip")) == Tile.parse(tile.get("data-tile", "")).pips


@pytest.mark.parametrize("seed", range(25))
def test_counted_values_stand_in_filled_markers(seed: int):
    """Each contribution is a disc with its number, and nothing else has a number (rule D20)."""
    line = random_line(seed)
    root = tree(line_picture(line, title="x"))
    expected = [str(contribution.value) for contribution in counted(line)]
    assert [texts(marker) for marker in having(root, "counted")] == [[value] for value in expected]
    assert texts(root) == expected


def test_a_straight_line_has_no_end_labels():
    """Everybody sees which end of a straight line is left."""
    assert not having(tree(line_picture(Line.parse("1-4"), title="x", end_labels=("left", "right"))), "end-label")


@pytest.mark.parametrize(
    ("replay", "filled", "hollow"),
    [("2-2", 1, 2), ("1-4", 2, 0), ("3-6 6-6@right", 2, 0), ("", 0, 0)],
)
def test_filled_and_hollow_markers_differ_by_shape(replay: str, filled: int, hollow: int):
    """A counted value is a filled disc with a number; an open place not counted is an empty ring (rule D20)."""
    root = tree(line_picture(Line.parse(replay), title="x"))
    discs, rings = having(root, "counted"), having(root, "open")
    assert (len(discs), len(rings)) == (filled, hollow)
    assert all(ring.tag == f"{SVG}circle" and ring.get("fill") == "none" for ring in rings)
    assert all(disc[0].get("fill") == LIGHT["mark"] and disc[0].get("stroke") is None for disc in discs)


def test_the_last_placement_shows_without_colour():
    """Exactly one tile is outlined: thicker than the others, and with notches."""
    root = tree(line_picture(Line.parse("1-4 1-1@left 4-4@right"), title="x"))
    (last,) = having(root, "last")
    assert last.get("data-tile") == "4-4"
    assert len(having(root, "notch")) == 1
    widths = {body.get("stroke-width") for body in having(root, "body")}
    assert widths == {"1.4", "3.2"}
    assert not having(tree(line_picture(Line.parse("1-4"), title="x", mark_last=False)), "last")


def test_words_come_from_the_caller():
    """Title, description and, where the line bends, end labels are shown as given, and escaped."""
    picture = line_picture(
        random_line(1), title="<b> & “1”", description="a < b", end_labels=("vasen", "oikea"), uid="p1"
    )
    root = tree(picture)
    assert title(root) == "<b> & “1”"
    assert (root.get("role"), root.get("aria-labelledby"), root.get("aria-describedby")) == (
        "img",
        "p1-title",
        "p1-desc",
    )
    assert [(element.get("id"), element.text) for element in root if element.get("id")] == [
        ("p1-title", "<b> & “1”"),
        ("p1-desc", "a < b"),
    ]
    assert [label.text for label in having(root, "end-label")] == ["vasen", "oikea"]


def test_without_a_uid_there_are_no_ids():
    """Many pictures in a page never share an id by accident."""
    assert "id=" not in line_picture(Line.parse("1-4"), title="x", description="y").replace("data-tile", "")


def test_a_picture_inside_a_page_suits_a_strict_page():
    """Inline pictures have no style element, style attribute, script, reference or size of their own."""
    picture = line_picture(Line.parse("2-2"), title="x")
    root = tree(picture)
    assert not list(root.iter(f"{SVG}style"))
    assert not [element for element in root.iter() if "style" in element.attrib]
    assert root.get("width") is None
    assert root.get("height") is None
    assert "href" not in picture
    assert not picture.startswith("<?xml")


def test_a_stand_alone_picture_is_a_file_of_its_own():
    """It declares itself, has a size and a table, and turns dark where the reader prefers dark, but not in print."""
    picture = line_picture(Line.parse("2-2"), title="x", standalone=True)
    root = tree(picture)
    assert picture.startswith('<?xml version="1.0" encoding="utf-8"?>')
    assert (root.get("width"), root.get("height")) == tuple(root.get("viewBox", "").split()[2:])
    assert len(having(root, "table")) == 1
    (style,) = root.iter(f"{SVG}style")
    assert (style.text or "").startswith("@media screen and (prefers-color-scheme:dark){")


def test_the_same_line_gives_the_same_picture():
    """A picture is a function of its arguments alone."""
    line = random_line(3)
    assert line_picture(line, title="x") == line_picture(Line.parse(str(line)), title="x")


def test_an_empty_table_shows_the_place_of_a_first_tile():
    """Before the opening there is a dashed outline and nothing else."""
    root = tree(line_picture(Line(), title="x", end_labels=("left", "right")))
    assert len(having(root, "empty")) == 1
    assert (having(root, "tile"), texts(root)) == ([], [])


def test_what_lies_at_an_end_says_so() -> None:
    """The outer tiles and the markers beside them carry their end, so that a page can let it be chosen there."""
    picture = tree(line_picture(Line.parse("1-4 1-1@left 4-4@right"), title="line"))
    named = [(part.get("class"), part.get("data-end")) for part in picture.iter() if part.get("data-end")]
    assert sorted(named) == sorted(
        [("tile", "left"), ("tile last", "right"), ("counted", "left"), ("counted", "right")],
    )
    touched = tree(line_picture(Line.parse("1-4 1-1@left 4-4@right"), title="line", touch=True))
    areas = having(touched, "reach")
    assert [(area.get("data-end"), area.get("fill")) for area in areas] == [("left", "none"), ("right", "none")]
    assert [area.get("data-end") for area in having(touched, "pick")] == ["left", "right"]
    alone = tree(line_picture(Line.parse("2-2"), title="line"))
    assert [(part.get("class"), part.get("data-end")) for part in alone.iter() if part.get("data-end")] == [
        ("open", "left"),
        ("open", "right"),
    ]
