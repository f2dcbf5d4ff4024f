"""Boxes."""

from __future__ import annotations

from tutor.draw.box import Box


def test_boxes_that_only_touch_do_not_overlap():
    """An edge in common is no area in common."""
    box = Box(0, 0, 10, 10)
    assert not box.overlaps(Box(10, 0, 10, 10))
    assert box.overlaps(Box(9, 9, 10, 10))
    assert not box.overlaps(Box(20, 0, 1, 1))


def test_a_box_lies_in_another_up_to_its_edge():
    """The edge belongs to the box."""
    box = Box(0, 0, 10, 10)
    assert Box(0, 5, 5, 5).lies_in(box)
    assert not Box(-1, 5, 5, 5).lies_in(box)


def test_the_box_over_several_holds_them_all():
    """It reaches from the first edge to the last."""
    assert Box.over([Box(0, 0, 1, 1), Box(5, 7, 1, 2)]) == Box(0, 0, 6, 9)
