"""Keys and ids."""

import pytest

from tutor.progress import answer_id
from tutor.progress.keys import hashed, is_key, new_key


def test_keys_are_long_and_different() -> None:
    """A thousand keys, each of 32 characters, and no two alike."""
    keys = {new_key() for _ in range(1000)}
    assert len(keys) == 1000
    assert all(is_key(key) for key in keys)


@pytest.mark.parametrize("text", [None, "", "a" * 31, "a" * 33, "a" * 31 + "\n", "ä" * 32, "a" * 31 + "'", "\0" * 32])
def test_what_is_no_key_is_recognised(text: str | None) -> None:
    """Truncated, lengthened and hostile ones."""
    assert not is_key(text)


def test_the_hash_does_not_show_the_key() -> None:
    """It has 32 bytes and is the same each time."""
    key = new_key()
    assert hashed(key) == hashed(key)
    assert len(hashed(key)) == 32
    assert key.encode() not in hashed(key)


def test_an_answer_id_depends_on_each_part() -> None:
    """Where one part ends and the next begins matters as well; anything that a form can send will do."""
    assert answer_id("a", "b") == answer_id("a", "b")
    assert (
        len({answer_id("ab"), answer_id("a", "b"), answer_id("", "ab"), answer_id("ab", ""), answer_id("\ud800")}) == 5
    )
