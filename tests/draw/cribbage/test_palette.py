"""The colours of the cribbage pictures: the same names in both schemes, and contrast enough."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.draw.test_palette import contrast
from tutor.draw.cribbage.palette import DARK, LIGHT, RULES, TRACKS, dark_style


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("colour", "ground", "least"),
    [
        ("ink", "table", 4.5),
        ("soft", "table", 4.5),
        ("soft", "wood", 4.5),
        ("points", "table", 4.5),
        ("frame-word", "frame", 4.5),
        ("black", "face", 4.5),
        ("red", "face", 4.5),
        ("blue", "face", 4.5),
        ("green", "face", 4.5),
        ("lit", "table", 3),
        ("frame", "table", 3),
        ("pale", "table", 3),
        ("hole", "wood", 3),
        *((track, ground, 3) for track in TRACKS for ground in ("wood", "table")),
    ],
)
def test_contrast(palette: Mapping[str, str], colour: str, ground: str, least: float):
    """Text reaches AA, and so does everything that must be seen to understand the picture."""
    assert contrast(palette[colour], palette[ground]) >= least


def test_both_schemes_name_the_same_colours():
    """Whatever is coloured has a colour in either scheme, and the dark style sets each of them."""
    assert LIGHT.keys() == DARK.keys() == {colour for _, _, colour in RULES}
    assert all(f"{selector}{{" in dark_style() for selector, _, _ in RULES)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_pale_cards_are_paler_than_filled_ones(palette: Mapping[str, str]):
    """What makes a combination is seen first."""
    pale = contrast(palette["pale"], palette["table"])
    assert all(contrast(palette[ink], palette["face"]) > 1.3 * pale for ink in ("black", "red", "blue", "green"))
