"""One word for one thing: the terms agreed for each language are the ones that its texts use."""

import re
import tomllib
from itertools import product

import pytest

from tests.i18n.catalogues import ROOT, TRANSLATED, catalogue, forms, messages

TERMS = tomllib.loads((ROOT / "tests" / "data" / "glossary.toml").read_text("utf-8"))["term"]

#: A sentence may say "it" where English repeats the word, but that is the exception.
MOSTLY = 0.8


def found(pattern: str, texts: tuple[str, ...]) -> bool:
    """Whether any of the texts has the pattern."""
    return any(re.search(pattern, text, re.IGNORECASE) for text in texts)


@pytest.mark.parametrize(("term", "code"), list(product(TERMS, TRANSLATED)), ids=lambda value: str(value)[:24])
def test_the_agreed_term_is_used(term: dict[str, str], code: str) -> None:
    """Where the English has the term, the translation has the agreed one."""
    with_term = [message for message in messages(catalogue(code)) if found(term["en"], forms(message.id))]
    without = [message.string for message in with_term if not found(term[code], forms(message.string))]
    assert len(without) <= (1 - MOSTLY) * len(with_term), without


@pytest.mark.parametrize(("term", "code"), list(product(TERMS, TRANSLATED)), ids=lambda value: str(value)[:24])
def test_no_other_word_stands_for_it(term: dict[str, str], code: str) -> None:
    """Words that players elsewhere use for the same thing are not mixed in."""
    never = term.get(f"never_{code}")
    if never:
        assert not [
            text for message in messages(catalogue(code)) for text in forms(message.string) if found(never, (text,))
        ]
