"""Sentences about progress: every fact has one, of its own, and none claims that something was kept."""

from collections.abc import Callable

import pytest

from tutor.progress import AddressReason, BadImport, CodeReason, ImportReason, Trouble
from tutor.puzzles.cribbage.mistake import CribbageMistake
from tutor.puzzles.mistake import Mistake
from tutor.wording.progress import Why, bad_address, bad_code, bad_import, not_kept, typical, why_chosen
from tutor.wording.reader import Reader

READER = Reader.of("en")
SENTENCES: dict[str, Callable[[], list[str]]] = {
    "why": lambda: [why_chosen(READER, why, "D13") for why in Why],
    "trouble": lambda: [not_kept(READER, trouble)[1] for trouble in Trouble],
    "address": lambda: [bad_address(READER, reason) for reason in AddressReason],
    "import": lambda: [bad_import(READER, BadImport(reason)) for reason in ImportReason],
    "code": lambda: [bad_code(READER, reason) for reason in CodeReason],
    "typical": lambda: [typical(READER, mistake) for mistake in (*Mistake, *CribbageMistake)],
}


@pytest.mark.parametrize("name", SENTENCES)
def test_every_fact_has_a_sentence_of_its_own(name: str) -> None:
    """Whole sentences, each with a full stop or an example at its end, no two alike."""
    sentences = SENTENCES[name]()
    assert len(set(sentences)) == len(sentences)
    assert all(sentence[0].isupper() and len(sentence) > 15 for sentence in sentences)
    assert not [sentence for sentence in sentences if "%(" in sentence]


def test_a_store_that_is_down_promises_nothing() -> None:
    """What is not kept is said first, then why, then that lessons and puzzles go on."""
    first, *_, last = not_kept(READER, Trouble.FULL)
    assert first == "Your progress is not being kept at the moment."
    assert last.endswith("will not be remembered.")


def test_the_place_in_a_file_is_named() -> None:
    """Where something is wrong with a file, the place follows the reason."""
    said = bad_import(READER, BadImport(ImportReason.BAD_WORD, "answers[3].kind"))
    assert said == "A word in the file cannot be one of ours. Look at this place in the file: answers[3].kind"
