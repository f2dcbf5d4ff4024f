"""Catalogues are fresh and complete, nothing is fuzzy, and placeholders are those of the source."""

import re

import pytest
from babel.messages.catalog import Message

from tests.i18n.catalogues import TRANSLATED, TRANSLATIONS, catalogue, extracted, forms, messages
from tutor.i18n import LOCALES, SOURCE

CURE = "run `make i18n`"
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]")
#: So many texts without a translation are named in a failure.
SHOWN = 12
#: What a text says about the table, the same in every language: a tile, the number of a rule, a placement.
ON_THE_TABLE = re.compile(r"\[\d\|\d\]|\b[DC]\d+\b|\b\d-\d(?:@\w+)?\b")


def keys(catalog: object) -> set[tuple[object, object]]:
    """What identifies each message: its context and its id."""
    return {(message.context, message.id) for message in messages(catalog)}  # type: ignore[arg-type]


def test_the_template_is_fresh() -> None:
    """messages.pot holds exactly the texts that the sources have now."""
    from babel.messages.pofile import read_po

    with (TRANSLATIONS / "messages.pot").open("rb") as pot:
        kept = read_po(pot)
    assert keys(kept) == keys(extracted()), CURE


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_catalogue_is_fresh(code: str) -> None:
    """A language has exactly the texts that the sources have now."""
    assert keys(catalogue(code)) == keys(extracted()), CURE


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_catalogue_is_complete(code: str) -> None:
    """Every text is translated in every plural form, and no translation is fuzzy."""
    missing = [
        forms(message.id)[0]
        for message in messages(catalogue(code))
        if message.fuzzy or not all(text.strip() for text in forms(message.string)) or not forms(message.string)
    ]
    assert not missing, (
        f"{code}: {len(missing)} texts without a translation in translations/{code}/LC_MESSAGES/messages.po: "
        + " · ".join(missing[:SHOWN])
        + (" …" if len(missing) > SHOWN else "")
    )


@pytest.mark.parametrize("code", TRANSLATED)
def test_plural_forms_are_those_of_the_language(code: str) -> None:
    """Each plural text has as many forms as the language has."""
    wrong = [
        message.id
        for message in messages(catalogue(code))
        if message.pluralizable and len(forms(message.string)) != catalogue(code).num_plurals
    ]
    assert not wrong


@pytest.mark.parametrize("code", TRANSLATED)
def test_placeholders_are_those_of_the_source(code: str) -> None:
    """A translation uses every placeholder; only a form for one may leave its number out."""
    wrong = []
    for message in messages(catalogue(code)):
        wanted = set(PLACEHOLDER.findall(" ".join(forms(message.id))))
        singular = set(PLACEHOLDER.findall(forms(message.id)[0]))
        for index, text in enumerate(forms(message.string)):
            if not text:
                continue
            found = set(PLACEHOLDER.findall(text))
            if found != wanted and not (message.pluralizable and index == 0 and singular <= found | wanted <= wanted):
                wrong.append((message.id, text))
            if "%" in PLACEHOLDER.sub("", text):
                wrong.append((message.id, text))
    assert not wrong


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_translation_leaves_on_the_table_what_lies_there(code: str) -> None:
    """Tiles, placements and rules of a translation are those of its source: none is changed, added or left out."""
    wrong = [
        (source, text)
        for message in messages(catalogue(code))
        for source, text in _pairs(message)
        if text and sorted(ON_THE_TABLE.findall(source)) != sorted(ON_THE_TABLE.findall(text))
    ]
    assert not wrong


def _pairs(message: Message) -> list[tuple[str, str]]:
    """Each translation with its source: of several forms, the first with the first, all others with the last."""
    sources = forms(message.id)
    return [(sources[min(index, len(sources) - 1)], text) for index, text in enumerate(forms(message.string))]


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_translation_has_no_markup(code: str) -> None:
    """A text is text: nothing in it looks like a tag, unless its source has it too."""
    wrong = [
        text
        for message in messages(catalogue(code))
        for text in forms(message.string)
        if set("<>") & set(text) - set(" ".join(forms(message.id)))
    ]
    assert not wrong


@pytest.mark.parametrize("code", TRANSLATED)
def test_nothing_is_left_in_english(code: str) -> None:
    """No translation of more than two words equals its source."""
    same = [
        message.id
        for message in messages(catalogue(code))
        if isinstance(message.id, str)
        and message.id == message.string
        and len(re.findall(r"[A-Za-z]{2,}", message.id)) > 2
    ]
    assert not same


@pytest.mark.parametrize("code", LOCALES)
def test_typography(code: str) -> None:
    """Quotation marks, ellipses and dashes are the typographic ones; no space is doubled or left at an edge."""
    texts = (
        [text for message in messages(extracted()) for text in forms(message.id)]
        if code == SOURCE
        else [text for message in messages(catalogue(code)) for text in forms(message.string)]
    )
    wrong = [
        text
        for text in texts
        if '"' in text or "..." in text or " - " in text or "  " in text or text != text.strip() or "'" in text
    ]
    assert not wrong
