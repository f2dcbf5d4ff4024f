"""The sheet that every picture is drawn on: size, title, description, and the text of the SVG."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from xml.etree import ElementTree

import svgwrite
from svgwrite.base import Desc, Title
from svgwrite.container import SVG, Style

from tutor.draw.palette import LIGHT, dark_style

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
"""The letters of numbers and labels."""

#: svgwrite is untyped; elements are whatever its factories return.
Element = Any


class Canvas(svgwrite.Drawing):  # type: ignore[misc]
    """An SVG drawing without checks, whose title and description come first."""

    def __init__(
        self,
        width: float,
        height: float,
        *,
        kind: str,
        title: str,
        description: str = "",
        style: str = "",
        standalone: bool = False,
        uid: str = "",
    ) -> None:
        """A sheet of this size in units of the picture; `kind` is the class of its root.

        Without a title the picture is an ornament and hidden from screen readers. With a `uid` its
        title and description have ids, which the root refers to. A stand-alone picture has a size of
        its own, a table under it, and a dark style: `style`, or without one that of the dominoes.
        """
        size = (number(width), number(height))
        super().__init__(size=size if standalone else (None, None), debug=False, viewBox=f"0 0 {size[0]} {size[1]}")
        self.standalone = standalone
        self.elements.remove(self.defs)
        self["class"] = f"picture {kind}"
        self["xmlns"] = "http://www.w3.org/2000/svg"
        if title:
            self["role"] = "img"
            self._name(title, description, uid)
        else:
            self["aria-hidden"] = "true"
        if standalone:
            self["color"] = LIGHT["ink"]
            self.add(Style(style or dark_style()))
            self.add(self.rect((0, 0), size, rx=8, class_="table", fill=LIGHT["table"]))

    def _name(self, title: str, description: str, uid: str) -> None:
        names = [("title", Title(title))] + ([("desc", Desc(description))] if description else [])
        for part, element in names:
            if uid:
                element.xml.set("id", f"{uid}-{part}")
            self.add(element)
        if uid:
            self["aria-labelledby"] = f"{uid}-title"
            if description:
                self["aria-describedby"] = f"{uid}-desc"

    def get_xml(self) -> ElementTree.Element:
        """The tree of the picture, without the attributes that nothing here needs."""
        root: ElementTree.Element = SVG.get_xml(self)
        return root

    def words(self, text: str, x: float, y: float, size: float, **extra: object) -> Element:
        """A text whose middle lies at x and whose digits are centred on y."""
        look = {"font_family": FONT, "font_size": number(size), "text_anchor": "middle", **extra}
        return self.text(text, insert=(number(x), number(y + 0.36 * size)), **look)

    def finished(self, elements: Iterable[Element] = ()) -> str:
        """The text of the SVG, after adding these elements; a stand-alone one declares itself as XML."""
        for element in elements:
            self.add(element)
        text = ElementTree.tostring(self.get_xml(), encoding="unicode")
        return f'<?xml version="1.0" encoding="utf-8"?>\n{text}\n' if self.standalone else text


def number(value: float) -> float:
    """A length to two decimals, whole where it is whole.

    >>> number(92.0), number(10 / 3)
    (92, 3.33)
    """
    rounded = round(value, 2)
    return int(rounded) if rounded == int(rounded) else rounded
