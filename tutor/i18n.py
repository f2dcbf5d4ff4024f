"""The one table of languages, how a reader's language is chosen, and where its catalogue is found.

A new language is one folder below `translations/` and one row in `LOCALES`.
"""

import struct
from collections.abc import Mapping
from functools import lru_cache
from gettext import NullTranslations
from pathlib import Path
from sys import intern
from typing import BinaryIO, Final, NamedTuple, TypeAlias

from babel import Locale, negotiate_locale
from babel.support import Translations

from tutor import places

#: A text, or a text and the number of its plural form.
_Msgid: TypeAlias = str | tuple[str, int]
#: The language in which the sources are written: it needs no catalogue.
SOURCE: Final = "en"


class Language(NamedTuple):
    """One language of the tutor: its address prefix, its own name, and its Babel locale."""

    code: str
    name: str
    locale: str

    @property
    def babel(self) -> Locale:
        """The locale data for numbers, lists and quotation marks."""
        return _babel_locale(self.locale)


class MissingCatalogue(FileNotFoundError):  # noqa: N818 - it names what is missing.
    """A catalogue that was not compiled, or is damaged; the message names the file and the cure."""


LOCALES: dict[str, Language] = {
    "fi": Language("fi", "Suomi", "fi_FI"),
    "es": Language("es", "Español", "es_419"),
    "de": Language("de", "Deutsch", "de_DE"),
    "en": Language("en", "English", "en_GB"),
}


@lru_cache
def _babel_locale(name: str) -> Locale:
    return Locale.parse(name)


def negotiate(*, cookie: str | None, accepted: list[str], languages: Mapping[str, Language] | None = None) -> str:
    """Choose a language code: the cookie, else what the browser accepts (best first), else the source language."""
    known = LOCALES if languages is None else languages
    if cookie in known:
        return str(cookie)
    wanted = [tag.replace("-", "_") for tag in accepted]
    return negotiate_locale(wanted, known, sep="_") or SOURCE


def catalogue(code: str, *, folder: Path | None = None) -> NullTranslations:
    """The compiled catalogue of a language; the source language answers with the msgids themselves.

    Raises MissingCatalogue, naming the file and the cure, when a catalogue was not compiled or is damaged.
    """
    if code == SOURCE and not _compiled(code, folder).exists():
        return NullTranslations()
    path = _compiled(code, folder)
    if not path.exists():
        raise MissingCatalogue(f"{path} is missing: run `make setup`, which compiles the catalogues")
    try:
        with path.open("rb") as compiled:
            return _Catalogue(compiled)
    except (OSError, ValueError, IndexError, struct.error) as problem:
        raise MissingCatalogue(f"{path} cannot be read ({problem}): run `make setup`, which compiles it") from problem


class _Catalogue(Translations):
    """A compiled catalogue; catalogues share their msgids, which would otherwise lie in memory once a language."""

    _catalog: dict[_Msgid, str]

    def __init__(self, compiled: BinaryIO) -> None:
        """Read it."""
        super().__init__(compiled)
        self._catalog = {_shared(msgid): text for msgid, text in self._catalog.items()}


def _shared(msgid: _Msgid) -> _Msgid:
    return intern(msgid) if isinstance(msgid, str) else (intern(msgid[0]), msgid[1])


def _compiled(code: str, folder: Path | None) -> Path:
    return (folder or places.TRANSLATIONS) / code / "LC_MESSAGES" / "messages.mo"
