"""The colours of the pictures, light and dark, and the style that a stand-alone picture carries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

LIGHT: Mapping[str, str] = MappingProxyType(
    {
        "table": "#fffdf8",
        "ink": "#221f1a",
        "soft": "#6a6358",
        "tile": "#fffaf0",
        "edge": "#3a342b",
        "bar": "#8b8272",
        "pip": "#1e1b16",
        "shadow": "#ddd4c3",
        "last": "#1f5c4a",
        "notch": "#1f5c4a",
        "mark": "#b3411e",
        "figure": "#fffdf8",
        "open": "#1f5c4a",
        "back": "#44695c",
        "weave": "#b7cdc3",
    }
)
"""Ink on paper: the colours that every picture carries as presentation attributes."""

DARK: Mapping[str, str] = MappingProxyType(
    {
        "table": "#1f2326",
        "ink": "#f1ece2",
        "soft": "#b0a899",
        "tile": "#ece4d3",
        "edge": "#0c0d0e",
        "bar": "#857b69",
        "pip": "#1e1b16",
        "shadow": "#0c0d0e",
        "last": "#2a8a6c",
        "notch": "#2a8a6c",
        "mark": "#ff9a6b",
        "figure": "#1f2326",
        "open": "#7fd1b3",
        "back": "#3f6658",
        "weave": "#8fb3a4",
    }
)
"""The same names in the dark scheme; the tiles stay ivory, a little dimmed."""

RULES: tuple[tuple[str, str, str], ...] = (
    ("svg", "color", "ink"),
    (".table", "fill", "table"),
    (".tile .body", "fill", "tile"),
    (".tile .body", "stroke", "edge"),
    (".tile .shadow", "fill", "shadow"),
    (".tile .bar", "stroke", "bar"),
    (".tile .pip", "fill", "pip"),
    (".tile.last .body", "stroke", "last"),
    (".tile .notch", "fill", "notch"),
    (".tile.back .body", "fill", "back"),
    (".tile .weave", "stroke", "weave"),
    (".counted circle", "fill", "mark"),
    (".counted text", "fill", "figure"),
    (".open", "stroke", "open"),
    (".empty", "stroke", "soft"),
    (".frame", "stroke", "soft"),
    (".fill", "fill", "open"),
    (".end-label", "fill", "soft"),
)
"""Which colour each class takes: selector, property, name in the palette."""


def dark_style(rules: Iterable[tuple[str, str, str]] = RULES, colours: Mapping[str, str] = DARK) -> str:
    """The style sheet of a stand-alone picture: light by its attributes, dark where the reader prefers it.

    Paper is light, so print keeps the light colours.
    """
    written = "".join(f"{selector}{{{name}:{colours[colour]}}}" for selector, name, colour in rules)
    return f"@media screen and (prefers-color-scheme:dark){{{written}}}"
