"""The words in the pictures of cribbage."""

import pytest

from tutor.i18n import LOCALES
from tutor.rules.cribbage import Kind
from tutor.wording.cribbage import pictures
from tutor.wording.reader import Reader


@pytest.mark.parametrize("code", LOCALES)
def test_every_rank_and_every_kind_has_a_word(code: str):
    """Thirteen different ranks, and a name for each kind of combination, in every language."""
    reader = Reader.of(code)
    assert len(set(pictures.ranks(reader))) == 13
    assert list(pictures.kinds(reader)) == list(Kind)
    assert all(pictures.kinds(reader).values())
