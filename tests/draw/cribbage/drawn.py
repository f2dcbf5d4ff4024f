"""The room that things take in a cribbage picture, read back from the SVG."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from tests.draw.svg import SVG
from tutor.draw.box import Box

RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
GERMAN = ("A", *map(str, range(2, 11)), "B", "D", "K")


def view(root: ElementTree.Element) -> Box:
    """The view of a picture."""
    return Box(*map(float, root.get("viewBox", "").split()))


def rect(element: ElementTree.Element) -> Box:
    """The room of a rectangle, its stroke included."""
    box = Box(*(float(element.get(name, "")) for name in ("x", "y", "width", "height")))
    return box.grown(float(element.get("stroke-width", "0")) / 2)


def sign(element: ElementTree.Element) -> Box:
    """The square that the sign of a suit is drawn in."""
    x, y, scale = map(float, re.findall(r"-?[\d.]+", element.get("transform", "")))
    return Box(x, y, 100 * scale, 100 * scale)


def text(element: ElementTree.Element) -> Box:
    """The room that a text takes, by the widths of letters of the widest common system font."""
    size, x, baseline = (float(element.get(name, "")) for name in ("font-size", "x", "y"))
    words = element.text or ""
    wide = float(element.get("textLength", 0.62 * size * len(words)))
    start = {"start": 0.0, "middle": wide / 2, "end": wide}[element.get("text-anchor", "start")]
    return Box(x - start, baseline - 0.74 * size, wide, 0.74 * size)


def only(root: ElementTree.Element, name: str) -> ElementTree.Element:
    """The only element of this kind below another."""
    (found,) = root.iter(f"{SVG}{name}")
    return found
