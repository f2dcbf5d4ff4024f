"""The boneyard."""

from __future__ import annotations

import pytest

from tests.draw.svg import having, texts, tree
from tutor.draw import boneyard_picture


@pytest.mark.parametrize("count", range(29))
def test_the_boneyard_shows_its_tiles_face_down_and_their_number(count: int):
    """As many backs as tiles, no pips, and the number as text."""
    root = tree(boneyard_picture(count, title="x"))
    assert len(having(root, "back")) == count
    assert not having(root, "pip")
    assert texts(root) == [str(count)]
    assert len(having(root, "empty")) == (count == 0)


@pytest.mark.parametrize("count", [-1, 29])
def test_a_boneyard_beyond_the_set_is_refused(count: int):
    """The set has 28 tiles (rule D1)."""
    with pytest.raises(ValueError, match="0 to 28"):
        boneyard_picture(count, title="x")
