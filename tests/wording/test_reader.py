"""How each language writes numbers, lists, tiles and quotations."""

import doctest

import pytest

from tests.wording.pseudo import PSEUDO
from tutor.i18n import LOCALES
from tutor.rules.dominoes import Oriented, Tile
from tutor.wording import cards, labels, reader
from tutor.wording.reader import Reader

ENGLISH = Reader.of("en")


@pytest.mark.parametrize("module", [reader, cards, labels])
def test_examples(module: object) -> None:
    """The examples in the docstrings are true."""
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


@pytest.mark.parametrize("code", LOCALES)
def test_a_language_has_one_reader(code: str) -> None:
    """Asking twice for a language gives the same reader, with the language of the table."""
    assert Reader.of(code) is Reader.of(code)
    assert Reader.of(code).language == LOCALES[code]


@pytest.mark.parametrize(
    ("code", "number", "written"),
    [
        ("en", 0, "0"),
        ("en", -5, "−5"),
        ("en", 1250, "1,250"),
        ("fi", -1250, "−1\N{NO-BREAK SPACE}250"),
        ("de", -1250, "−1.250"),
        ("es", 21, "21"),
    ],
)
def test_numbers(code: str, number: int, written: str) -> None:
    """A number is grouped as the language groups it, and a minus sign is a minus sign."""
    assert Reader.of(code).number(number) == written


def test_tiles() -> None:
    """A tile stands as it lies, the same in every language."""
    assert ENGLISH.tile(Tile(1, 4)) == "[1|4]"
    assert ENGLISH.tiles([Tile(1, 4), Oriented(4, 3)]) == "[1|4], [4|3]"
    assert ENGLISH.tiles([]) == ""


@pytest.mark.parametrize(("code", "written"), [("en", "a, b and c"), ("fi", "a, b ja c"), ("de", "a, b und c")])
def test_lists(code: str, written: str) -> None:
    """A list ends as the language ends lists."""
    assert Reader.of(code).and_list("abc") == written
    assert Reader.of(code).and_list("a") == "a"


def test_calculations() -> None:
    """Sums, products and differences are written with their results."""
    assert ENGLISH.addition((2, 8)) == "2 + 8 = 10"
    assert ENGLISH.addition((0, 0)) == "0 + 0 = 0"
    assert ENGLISH.addition([7]) == "7"
    assert ENGLISH.multiplication(3, 5) == "3 × 5 = 15"
    assert ENGLISH.subtraction(28, 15) == "28 − 15 = 13"


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("9-9", "“9-9”"),
        ("", "“”"),
        ("a\nb\tc\x00", "“a␊b␉c␀”"),
        ("\x7f\u202e\u200b", "“\\u007f\\u202e\\u200b”"),
        ("<b>%(n)s</b>", "“<b>%(n)s</b>”"),
        ("x" * 40, "“" + "x" * 40 + "”"),
        ("x" * 1_000_000, "“" + "x" * 39 + "…”"),
        ("\n" * 100, "“" + "␊" * 39 + "…”"),
    ],
)
def test_a_quotation_is_one_visible_line(text: str, quoted: str) -> None:
    """Whatever somebody types is quoted on one line, made visible, and not too long."""
    assert ENGLISH.quote(text) == quoted


def test_placeholders_are_filled_in_the_reader_s_way() -> None:
    """Numbers and tiles in a sentence are written as the reader writes them."""
    assert ENGLISH.gettext("%(a)s, %(b)s, %(c)s", a=-5, b=Tile(1, 4), c="x") == "−5, [1|4], x"
    assert ENGLISH.ngettext("%(n)s tile", "%(n)s tiles", 1) == "1 tile"
    assert ENGLISH.ngettext("%(n)s tile", "%(n)s tiles", 0) == "0 tiles"
    assert ENGLISH.gettext("No placeholder, 100 %") == "No placeholder, 100 %"


def test_the_pseudo_language_marks_every_letter() -> None:
    """What comes from the catalogue is marked; what fills a placeholder is not."""
    assert PSEUDO.gettext("The tile %(tile)s.", tile="x") == "Ťȟé ťíĺé x."
    assert PSEUDO.ngettext("%(n)s pip", "%(n)s pips", 2) == "2 ṕíṕś"
    assert PSEUDO.pgettext("a context", "You") == "Ýóú"
