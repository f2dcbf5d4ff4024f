"""A page as tests look at it: its elements with their attributes and text."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

#: Elements that have no end tag.
_VOID = {"meta", "link", "input", "br", "path", "circle", "rect", "img", "hr"}


@dataclass
class Element:
    """An element: its tag, its attributes, the text in it, and how deep it lies."""

    tag: str
    attributes: dict[str, str]
    depth: int
    pieces: list[str] = field(default_factory=list)

    def __getitem__(self, name: str) -> str:
        """The value of an attribute."""
        return self.attributes[name]

    def __contains__(self, name: str) -> bool:
        """Whether the element has an attribute."""
        return name in self.attributes

    @property
    def text(self) -> str:
        """All text in the element, spaces run together."""
        return " ".join("".join(self.pieces).split())


class Page(HTMLParser):
    """The elements of a page, in order."""

    def __init__(self, html: str) -> None:
        """Read a page or a fragment."""
        super().__init__()
        self.elements: list[Element] = []
        self._open: list[Element] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        element = Element(tag, {name: value or "" for name, value in attrs}, len(self._open))
        self.elements.append(element)
        if tag not in _VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element that closes itself."""
        self.elements.append(Element(tag, {name: value or "" for name, value in attrs}, len(self._open)))

    def handle_endtag(self, tag: str) -> None:
        """Close an element; whatever is still open in it was left open by mistake."""
        assert self._open, f"</{tag}> closes nothing"
        assert self._open[-1].tag == tag, f"</{tag}> closes <{self._open[-1].tag}>"
        self._open.pop()

    def handle_data(self, data: str) -> None:
        """Text belongs to every element that is open."""
        for element in self._open:
            element.pieces.append(data)

    def all(self, tag: str = "", **attributes: str) -> list[Element]:
        """Every element with this tag and these attributes; `_` in a name stands for `-`."""
        wanted = {name.strip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [
            element
            for element in self.elements
            if tag in ("", element.tag) and all(element.attributes.get(name) == value for name, value in wanted.items())
        ]

    def one(self, tag: str = "", **attributes: str) -> Element:
        """The only element with this tag and these attributes."""
        found = self.all(tag, **attributes)
        assert len(found) == 1, f"{len(found)} × {tag} {attributes}"
        return found[0]

    def having(self, attribute: str) -> list[Element]:
        """Every element with an attribute."""
        return [element for element in self.elements if attribute in element]
