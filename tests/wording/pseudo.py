"""A language nobody speaks: every letter of a text that went through the catalogue bears a mark.

Whatever comes out without marks was never offered to translators.
"""

import re
from gettext import NullTranslations
from typing import Final

from tutor.i18n import Language
from tutor.wording.reader import Reader

#: A letter and its marked form.
_MARKS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áḃćďéḟǵȟíǰḱĺḿńóṕʠŕśťúṽẃẋýźÁḂĆĎÉḞǴȞÍĴḰĹḾŃÓṔɊŔŚŤÚṼẂẊÝŹ",
)
_PLACEHOLDER: Final = re.compile(r"(%\(\w+\)s)")


def marked(text: str) -> str:
    """A text as the pseudo-language has it; placeholders stay.

    >>> marked("The tile %(tile)s.")
    'Ťȟé ťíĺé %(tile)s.'
    """
    parts = _PLACEHOLDER.split(text)
    return "".join(part if _PLACEHOLDER.fullmatch(part) else part.translate(_MARKS) for part in parts)


def missed(text: str) -> list[str]:
    """The words of a text that missed the catalogue."""
    return re.findall(r"[A-Za-z]+", text)


class PseudoTranslations(NullTranslations):
    """A catalogue that has every text."""

    def gettext(self, message: str) -> str:
        """The marked text."""
        return marked(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The marked text in the number that English has."""
        return marked(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        """The marked text, whatever the context."""
        return marked(message)


#: Greek joins its lists with Greek letters, which nobody takes for English.
PSEUDO: Final = Reader(Language("xx", "Pseudo", "el_GR"), PseudoTranslations())
"""Somebody who reads the pseudo-language."""
