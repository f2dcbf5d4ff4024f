"""The person who reads: a language, its catalogue, and how it writes numbers, lists, tiles and quotations."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from gettext import NullTranslations
from typing import TypeAlias

from babel.lists import format_list
from babel.numbers import format_decimal

from tutor.i18n import LOCALES, Language, catalogue
from tutor.rules.dominoes import Oriented, Tile

#: What may stand in a placeholder: words as they are; numbers and tiles are written the reader's way.
Value: TypeAlias = str | int | Tile | Oriented

#: A quotation of what somebody typed is no longer than this.
_LONGEST = 40


@dataclass(frozen=True)
class Reader:
    """Somebody who reads one language; every sentence of the tutor is made through one of these.

    >>> Reader.of("en").gettext("The sum is %(sum)s.", sum=12)
    'The sum is 12.'
    >>> Reader.of("en").tile(Tile(1, 4))
    '[1|4]'
    """

    language: Language
    translations: NullTranslations = field(repr=False, compare=False)

    @classmethod
    def of(cls, code: str) -> "Reader":
        """The reader of a language in `LOCALES`; the same one each time."""
        return _reader(LOCALES[code])

    def gettext(self, message: str, **values: Value) -> str:
        """A sentence, its named placeholders filled."""
        return self._filled(self.translations.gettext(message), values)

    def ngettext(self, one: str, many: str, n: int, /, **values: Value) -> str:
        """A sentence in which a number governs a noun; the number itself fills `%(n)s`."""
        return self._filled(self.translations.ngettext(one, many, n), {"n": n, **values})

    def pgettext(self, context: str, message: str, **values: Value) -> str:
        """A sentence or a label whose English can mean two things; the context says which."""
        return self._filled(self.translations.pgettext(context, message), values)

    def number(self, number: int) -> str:
        """A whole number with a real minus sign.

        >>> Reader.of("en").number(-15)
        '−15'
        """
        digits = format_decimal(abs(number), format="#,##0", locale=self.language.babel)
        return f"\N{MINUS SIGN}{digits}" if number < 0 else digits

    def tile(self, tile: Tile | Oriented) -> str:
        """A tile as people read it, everywhere the same: `[1|4]`."""
        first, second = tile
        return f"[{first}|{second}]"

    def tiles(self, tiles: Iterable[Tile | Oriented]) -> str:
        """Tiles in the order given, separated by commas."""
        return ", ".join(self.tile(tile) for tile in tiles)

    def terms(self, terms: Iterable[int]) -> str:
        """A sum without its result, `2 + 8`."""
        return " + ".join(self.number(term) for term in terms)

    def addition(self, terms: Iterable[int]) -> str:
        """A sum with its result; of a single term only the term.

        >>> Reader.of("en").addition((2, 8)), Reader.of("en").addition((4,))
        ('2 + 8 = 10', '4')
        """
        terms = tuple(terms)
        written = self.terms(terms)
        return written if len(terms) == 1 else f"{written} = {self.number(sum(terms))}"

    def multiplication(self, times: int, each: int) -> str:
        """A product with its result, `3 × 5 = 15`."""
        return f"{self.number(times)} × {self.number(each)} = {self.number(times * each)}"

    def subtraction(self, whole: int, part: int) -> str:
        """A difference with its result, `28 − 15 = 13`."""
        return f"{self.number(whole)} \N{MINUS SIGN} {self.number(part)} = {self.number(whole - part)}"

    def and_list(self, words: Iterable[str]) -> str:
        """Words joined as a list of things that all hold: “a, b and c”."""
        return format_list(list(words), style="standard", locale=self.language.babel)

    def or_list(self, words: Iterable[str]) -> str:
        """Words joined as a list of things of which one holds: “a, b or c”."""
        return format_list(list(words), style="or", locale=self.language.babel)

    def groups(self, groups: Iterable[str]) -> str:
        """Lists set apart from each other: “a and b; a and c”."""
        return "; ".join(groups)

    def quote(self, text: str) -> str:
        """What somebody typed, in the quotation marks of the language: one line, everything visible, not too long."""
        shown = "".join(map(_visible, text[: _LONGEST + 1]))
        if len(shown) > _LONGEST:
            shown = shown[: _LONGEST - 1] + "…"
        # NOTE: Only the quotation marks are to be translated; %(text)s is what somebody typed.
        return self.pgettext("quotation marks", "“%(text)s”", text=shown)

    def _filled(self, message: str, values: dict[str, Value]) -> str:
        return message % {name: self._written(value) for name, value in values.items()} if values else message

    def _written(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        return self.number(value) if isinstance(value, int) else self.tile(value)


@lru_cache
def _reader(language: Language) -> Reader:
    return Reader(language, catalogue(language.code))


def _visible(character: str) -> str:
    """A character that can be seen: control characters become their pictures, other invisible ones their number."""
    if character.isprintable():
        return character
    if ord(character) < 32:
        return chr(0x2400 + ord(character))
    return f"\\u{ord(character):04x}"
