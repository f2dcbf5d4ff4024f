"""The pips of a half, upright and lying down."""

from __future__ import annotations

import pytest

from tutor.draw.pips import spots


@pytest.mark.parametrize("upright", [True, False])
@pytest.mark.parametrize("value", range(7))
def test_a_value_has_as_many_pips(value: int, upright: bool):
    """Each spot is used once, and a half looks the same from either end of the tile."""
    placed = spots(value, upright=upright)
    assert len(set(placed)) == len(placed) == value
    assert {(-column, -row) for column, row in placed} == set(placed)


@pytest.mark.parametrize("value", range(7))
def test_pips_turn_with_the_tile(value: int):
    """A tile lying down is the upright one turned by a quarter."""
    assert set(spots(value, upright=False)) == {(row, -column) for column, row in spots(value, upright=True)}


@pytest.mark.parametrize("value", [2, 3, 6])
def test_two_three_and_six_look_different_lying_down(value: int):
    """These three show which way a tile lies."""
    assert set(spots(value, upright=False)) != set(spots(value, upright=True))


def test_a_six_has_its_columns_along_the_tile():
    """Two columns of three stand on an upright tile."""
    assert {column for column, _ in spots(6, upright=True)} == {-1, 1}
