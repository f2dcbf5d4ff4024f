"""The colours of the pictures: the same names in both schemes, and contrast enough to see and to read."""

from __future__ import annotations

import pytest

from tutor.draw.palette import DARK, LIGHT, RULES, dark_style


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("colour", "ground", "least"),
    [
        ("ink", "table", 4.5),
        ("soft", "table", 4.5),
        ("figure", "mark", 4.5),
        ("pip", "tile", 4.5),
        ("mark", "table", 3),
        ("open", "table", 3),
        ("last", "table", 3),
        ("notch", "tile", 3),
        ("last", "tile", 3),
        ("bar", "tile", 3),
    ],
)
def test_contrast(palette: dict[str, str], colour: str, ground: str, least: float):
    """Text reaches AA, and so does everything that must be seen to understand the picture."""
    assert contrast(palette[colour], palette[ground]) >= least


def test_both_schemes_name_the_same_colours():
    """Whatever is coloured has a colour in either scheme, and the dark style sets each of them."""
    assert LIGHT.keys() == DARK.keys() == {colour for _, _, colour in RULES}
    assert all(f"{selector}{{" in dark_style() for selector, _, _ in RULES)


def test_filled_and_hollow_markers_differ_in_grey():
    """Printed without colour, a counted value is dark with a light number, and a tile stays light."""
    assert luminance(LIGHT["mark"]) < 0.2
    assert luminance(LIGHT["tile"]) > 0.9
