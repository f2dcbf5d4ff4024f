"""Catalogues are fresh and complete, nothing is fuzzy, and placeholders are those of the source."""

import re

import pytest

from tests.i18n.catalogues import TRANSLATED, TRANSLATIONS, catalogue, extracted, forms, messages

CURE = "run `make i18n` and translate what is new"
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]")


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
        message.id
        for message in messages(catalogue(code))
        if message.fuzzy or not all(text.strip() for text in forms(message.string)) or not forms(message.string)
    ]
    assert not missing, CURE


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
            found = set(PLACEHOLDER.findall(text))
            if found != wanted and not (message.pluralizable and index == 0 and singular <= found | wanted <= wanted):
                wrong.append((message.id, text))
            if "%" in PLACEHOLDER.sub("", text):
                wrong.append((message.id, text))
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


@pytest.mark.parametrize("code", TRANSLATED)
def test_typography(code: str) -> None:
    """Quotation marks, ellipses and dashes are the typographic ones; no space is doubled or left at an edge."""
    wrong = [
        text
        for message in messages(catalogue(code))
        for text in forms(message.string)
        if '"' in text or "..." in text or " - " in text or "  " in text or text != text.strip() or "'" in text
    ]
    assert not wrong
