"""Every word of every translation is spelled as voikko or hunspell knows it, or stands in a short reviewed list."""

import re
import shutil
import subprocess
from functools import cache

import pytest

from tests.i18n.catalogues import ROOT, TRANSLATED, catalogue, extracted, forms, messages
from tutor.i18n import SOURCE

WORDS = ROOT / "tests" / "data" / "words"
WORD = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")
NOT_WORDS = re.compile(
    r"%\(\w+\)[sd]|\[\d\|\d\]|`[^`]*`|\b\w+\.(?:toml|json|svg|xml)\b|\b\d+-\d+\b|\b[DC]\d+\b|@\w+|--\w+"
)

DICTIONARY = {"es": "es_ES", "de": "de_DE", "en": "en_US"}
PACKAGE = {"fi": "libvoikko1 voikko-fi", "es": "hunspell-es", "de": "hunspell-de-de", "en": "hunspell-en-us"}


def reviewed(code: str) -> set[str]:
    """The words that the dictionaries lack and a person has looked at."""
    path = WORDS / f"{code}.txt"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


@cache
def words(code: str) -> frozenset[str]:
    """Every word in the texts of a language."""
    if code == SOURCE:
        texts = [text for message in messages(extracted()) for text in forms(message.id)]
    else:
        texts = [text for message in messages(catalogue(code)) for text in forms(message.string)]
    return frozenset(word for text in texts for word in WORD.findall(NOT_WORDS.sub(" ", text)))


def unknown_to_voikko(words: frozenset[str]) -> set[str]:
    """The Finnish words that voikko does not accept."""
    try:
        import libvoikko

        voikko = libvoikko.Voikko("fi")
    except (ImportError, OSError, AttributeError) as problem:
        pytest.skip(f"no Finnish dictionary ({problem}): install {PACKAGE['fi']}")
    try:
        return {word for word in words if not voikko.spell(word)}
    finally:
        voikko.terminate()


def unknown_to_hunspell(words: frozenset[str], code: str) -> set[str]:
    """The words that hunspell does not accept."""
    if code not in DICTIONARY:
        pytest.skip(f"no dictionary for {code}: name one in DICTIONARY and PACKAGE of tests/i18n/test_spelling.py")
    if not shutil.which("hunspell"):
        pytest.skip(f"no hunspell: install hunspell {PACKAGE[code]}")
    plain = {word.replace("’", "'"): word for word in words}
    done = subprocess.run(
        ["hunspell", "-d", DICTIONARY[code], "-i", "utf-8", "-l"],
        input="\n".join(plain),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        pytest.skip(f"no dictionary {DICTIONARY[code]}: install {PACKAGE[code]}")
    return {plain.get(word, word) for word in done.stdout.split()}


@pytest.mark.parametrize("code", [*TRANSLATED, SOURCE])
def test_every_word_is_known(code: str) -> None:
    """What the dictionary does not know stands in tests/data/words, reviewed."""
    unknown = unknown_to_voikko(words(code)) if code == "fi" else unknown_to_hunspell(words(code), code)
    allowed = reviewed(code)
    wrong = sorted(word for word in unknown if word not in allowed and word.lower() not in allowed)
    assert not wrong, f"spell it right, or add it to tests/data/words/{code}.txt: {', '.join(wrong)}"


@pytest.mark.parametrize("code", [*TRANSLATED, SOURCE])
def test_the_reviewed_list_is_no_longer_than_needed(code: str) -> None:
    """A reviewed word is still used."""
    used = words(code) | {word.lower() for word in words(code)}
    idle = sorted(reviewed(code) - used)
    assert not idle, f"take it out of tests/data/words/{code}.txt: {', '.join(idle)}"
