"""What the whole site is made from: languages, readers, courses, rules, assets. Loaded once, never changed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, cast

from flask import current_app, g, request

from tutor.i18n import Language, catalogue
from tutor.lessons import AnyCourse
from tutor.rules_text import Article
from tutor.web.assets import Asset
from tutor.wording.reader import Reader

if TYPE_CHECKING:
    from tutor.progress.store import Store

#: Under this name Flask keeps the site with its extensions.
EXTENSION: Final = "tutor"


@dataclass(frozen=True)
class Site:
    """Everything that pages are made from."""

    readers: Mapping[str, Reader]
    courses: Mapping[str, AnyCourse[Any]]
    articles: Mapping[str, Article]
    assets: Mapping[str, Asset]
    open_store: Callable[[], "Store"]
    """Makes the store."""
    url: str | None = None
    """The address at which the world sees the site, where that is not the one that requests name."""
    taking_in: Lock = field(default_factory=Lock)
    """Held by whoever takes a file in."""

    @cached_property
    def store(self) -> "Store":
        """Where progress is kept; loaded and opened by the first who needs it."""
        return self.open_store()

    @property
    def languages(self) -> tuple[Language, ...]:
        """The languages, in the order of the language switch."""
        return tuple(reader.language for reader in self.readers.values())

    def root_url(self) -> str:
        """The address of the site with a slash at its end."""
        return f"{self.url.rstrip('/')}/" if self.url else request.url_root


def readers(languages: Mapping[str, Language], folder: Path | None = None) -> dict[str, Reader]:
    """A reader a language; raises FileNotFoundError when a catalogue was not compiled."""
    return {code: Reader(language, catalogue(code, folder=folder)) for code, language in languages.items()}


def site() -> Site:
    """The site that is being served."""
    return cast(Site, current_app.extensions[EXTENSION])


def reader() -> Reader:
    """Whoever reads the page that is being made."""
    return cast(Reader, g.reader)
