"""One word for one thing: the terms agreed for each language are the ones that its texts use."""

import re
import tomllib
from itertools import product

import pytest

from tests.i18n.catalogues import ROOT, TRANSLATED, catalogue, forms, messages

GLOSSARY = "tests/data/glossary.toml"
TERMS = tomllib.loads((ROOT / GLOSSARY).read_text("utf-8"))["term"]

#: A sentence may say "it" where English repeats the word, but that is the exception.
MOSTLY = 0.8


def _plainly(pattern: str) -> str:
    """A pattern as it is named in a test: its letters."""
    return re.sub(r"[^a-z]+", "-", pattern.replace(r"\b", "")).strip("-")


PAIRS = [pytest.param(term, code, id=f"{code}-{_plainly(term['en'])}") for term, code in product(TERMS, TRANSLATED)]


def found(pattern: str, texts: tuple[str, ...]) -> bool:
    """Whether any of the texts has the pattern."""
    return any(re.search(pattern, text, re.IGNORECASE) for text in texts)


@pytest.mark.parametrize(("term", "code"), PAIRS)
def test_the_agreed_term_is_used(term: dict[str, str], code: str) -> None:
    """Where the English has the term, the translation has the agreed one."""
    if code not in term:
        pytest.skip(f"no word is agreed yet: add a line `{code} = '…'` to this term in {GLOSSARY}")
    with_term = [
        message
        for message in messages(catalogue(code))
        if all(forms(message.string)) and found(term["en"], forms(message.id))
    ]
    without = [message.string for message in with_term if not found(term[code], forms(message.string))]
    assert len(without) <= (1 - MOSTLY) * len(with_term), f"say {term[code]} here, or change {GLOSSARY}: {without}"


@pytest.mark.parametrize(("term", "code"), PAIRS)
def test_no_other_word_stands_for_it(term: dict[str, str], code: str) -> None:
    """Words that players elsewhere use for the same thing are not mixed in."""
    never = term.get(f"never_{code}")
    if never:
        mixed = [
            text for message in messages(catalogue(code)) for text in forms(message.string) if found(never, (text,))
        ]
        assert not mixed, f"say {term[code]} instead, as {GLOSSARY} has it: {mixed}"
