"""The catalogues of the project, read for the tests."""

import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from tutor.i18n import LOCALES, SOURCE

ROOT = Path(__file__).parents[2]
TRANSLATIONS = ROOT / "translations"
TRANSLATED = [code for code in LOCALES if code != SOURCE]

#: The same call as in the Makefile's `i18n`.
EXTRACT = [
    "extract",
    "-F",
    "babel.cfg",
    "-k",
    "gettext",
    "-k",
    "ngettext:1,2",
    "-k",
    "pgettext:1c,2",
    "--no-location",
    "--sort-output",
    "--omit-header",
    "--add-comments=NOTE:",
    "--strip-comment-tags",
]


@cache
def extracted() -> Catalog:
    """Every text in the sources as they are now."""
    pybabel = Path(sys.executable).parent / "pybabel"
    with TemporaryDirectory() as folder:
        template = Path(folder, "messages.pot")
        subprocess.run([pybabel, "-q", *EXTRACT, "-o", template, "."], cwd=ROOT, check=True)
        with template.open("rb") as pot:
            return read_po(pot)


@cache
def catalogue(code: str) -> Catalog:
    """The catalogue of a language as it stands in the project."""
    with (TRANSLATIONS / code / "LC_MESSAGES" / "messages.po").open("rb") as po:
        return read_po(po, locale=code)


def messages(catalog: Catalog) -> list[Message]:
    """Every message, without the header."""
    return [message for message in catalog if message.id]


def forms(text: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """One text, or all plural forms of it."""
    return (text,) if isinstance(text, str) else tuple(text)
