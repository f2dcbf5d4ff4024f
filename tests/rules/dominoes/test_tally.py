"""The paper tally."""

import pytest

from tutor.rules.dominoes import Tally, tally


def test_every_score_is_read_back_from_its_tally():
    """Rule D19: the score stays exact, whatever fills no stroke is kept beside."""
    for points in range(-1500, 1501):
        got = tally(points)
        assert got.points == points
        assert got.negative == (points < 0)
        assert got.fifties >= 0
        assert 0 <= got.strokes < 10
        assert 0 <= got.rest < 5


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        (0, Tally(False, 0, 0, 0)),
        (4, Tally(False, 0, 0, 4)),
        (5, Tally(False, 0, 1, 0)),
        (45, Tally(False, 0, 9, 0)),
        (50, Tally(False, 1, 0, 0)),
        (83, Tally(False, 1, 6, 3)),
        (250, Tally(False, 5, 0, 0)),
        (-35, Tally(True, 0, 7, 0)),
    ],
)
def test_a_stroke_is_five_and_a_sign_is_fifty(points: int, expected: Tally):
    """Rule D19: ten strokes, two large and eight small, make one 50-point sign."""
    assert tally(points) == expected
