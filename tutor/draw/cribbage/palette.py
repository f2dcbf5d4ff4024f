"""The colours of the cribbage pictures, light and dark, and the style that a stand-alone one carries."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.draw import palette

#: What every picture of the tutor shares.
_SHARED = ("table", "ink", "soft", "shadow")

LIGHT: Mapping[str, str] = MappingProxyType(
    {name: palette.LIGHT[name] for name in _SHARED}
    | {
        "face": "#fffefa",
        "edge": "#3a342b",
        "black": "#1e1b16",
        "red": "#b01e24",
        "blue": "#1d4f9e",
        "green": "#17693a",
        "lit": "#b3411e",
        "pale": "#8c8373",
        "frame": "#1f5c4a",
        "felt": "#e6efe8",
        "frame-word": "#ffffff",
        "points": "#b3411e",
        "rule": "#ddd4c3",
        "wood": "#f6ecd9",
        "hole": "#94835f",
        "first": "#b3411e",
        "second": "#1f5c4a",
        "third": "#2b4f93",
        "fourth": "#6b3f86",
    }
)
"""Ink on paper: the colours that every picture carries as presentation attributes."""

DARK: Mapping[str, str] = MappingProxyType(
    {name: palette.DARK[name] for name in _SHARED}
    | {
        "face": "#ece4d3",
        "edge": "#0c0d0e",
        "black": "#1e1b16",
        "red": "#a3191f",
        "blue": "#1a478f",
        "green": "#145a32",
        "lit": "#ff9a6b",
        "pale": "#857e72",
        "frame": "#7fd1b3",
        "felt": "#24342e",
        "frame-word": "#10201a",
        "points": "#ff9a6b",
        "rule": "#43494d",
        "wood": "#2d2a25",
        "hole": "#857a66",
        "first": "#ff9a6b",
        "second": "#7fd1b3",
        "third": "#9cbcff",
        "fourth": "#d9a8f0",
    }
)
"""The same names in the dark scheme; the cards stay ivory, a little dimmed."""

TRACKS = ("first", "second", "third", "fourth")
"""The names of the tracks of a board: their classes and their colours."""

RULES: tuple[tuple[str, str, str], ...] = (
    ("svg", "color", "ink"),
    (".table", "fill", "table"),
    (".card .shadow", "fill", "shadow"),
    (".card .face", "fill", "face"),
    (".card .face", "stroke", "edge"),
    (".card .ink", "fill", "black"),
    (".card.hearts .ink", "fill", "red"),
    (".card.diamonds .ink", "fill", "red"),
    (".four-colour .card.clubs .ink", "fill", "green"),
    (".four-colour .card.diamonds .ink", "fill", "blue"),
    (".card.lit .face", "stroke", "lit"),
    (".card .pale", "fill", "pale"),
    (".frame", "stroke", "frame"),
    (".frame", "fill", "felt"),
    (".frame-tab", "fill", "frame"),
    (".frame-word", "fill", "frame-word"),
    (".word", "fill", "soft"),
    (".empty", "stroke", "soft"),
    (".points", "fill", "points"),
    (".rule", "stroke", "rule"),
    (".wood", "fill", "wood"),
    (".wood", "stroke", "rule"),
    (".holes", "stroke", "hole"),
    *((f".{track} .front", "fill", track) for track in TRACKS),
    *((f".{track} .front", "stroke", track) for track in TRACKS),
    *((f".{track} .back", "stroke", track) for track in TRACKS),
    *((f".{track} .way", "stroke", track) for track in TRACKS),
    (".pegged .back", "fill", "wood"),
)
"""Which colour each class takes: selector, property, name in the palette."""


def dark_style() -> str:
    """The style sheet of a stand-alone cribbage picture."""
    return palette.dark_style(RULES, DARK)
