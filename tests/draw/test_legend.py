"""Small marks."""

from __future__ import annotations

import pytest

from tests.draw.svg import having, texts, title, tree
from tutor.draw import brand_mark, filled_mark, last_mark, open_mark


@pytest.mark.parametrize("mark", [filled_mark, open_mark, last_mark, brand_mark])
def test_a_mark_is_an_ornament_until_it_has_a_title(mark):
    """Beside its words a mark says nothing twice; alone it has a name."""
    alone = tree(mark(title="Counted"))
    assert (alone.get("role"), title(alone)) == ("img", "Counted")
    ornament = tree(mark())
    assert (ornament.get("role"), ornament.get("aria-hidden"), title(ornament)) == (None, "true", None)


def test_legend_marks_look_like_those_in_a_line():
    """The same classes, so that the page colours both alike."""
    assert texts(tree(filled_mark(12))) == ["12"]
    assert texts(tree(filled_mark())) == [], "a legend shows no number that the picture may not have"
    assert len(having(tree(filled_mark()), "counted")) == 1
    assert len(having(tree(open_mark()), "open")) == 1
    assert len(having(tree(last_mark()), "last")) == 1


def test_the_brand_is_the_tile_one_four():
    """Five pips, in the colour of the text around it."""
    pips = having(tree(brand_mark()), "pip")
    assert [pip.get("fill") for pip in pips] == ["currentColor"] * 5
