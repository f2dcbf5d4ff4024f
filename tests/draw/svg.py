"""Reading pictures back: the tree of an SVG and what it shows."""

from __future__ import annotations

from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def tree(text: str) -> ElementTree.Element:
    """The root of a picture; it must be well-formed and an SVG."""
    root = ElementTree.fromstring(text.encode())
    assert root.tag == f"{SVG}svg"
    return root


def having(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """Every element with this class, in the order drawn."""
    return [element for element in root.iter() if name in element.get("class", "").split()]


def texts(root: ElementTree.Element) -> list[str]:
    """Every text drawn, in order."""
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def title(root: ElementTree.Element) -> str | None:
    """The title of the picture, which must be its first child."""
    first = root[0]
    return first.text if first.tag == f"{SVG}title" else None
