"""The paper tally (rule D19)."""

from __future__ import annotations

import pytest

from tests.draw.svg import SVG, having, texts, tree
from tutor.draw import tally_picture


def strokes(path: str) -> int:
    """How many strokes of the pen a path takes."""
    return path.count("M")


@pytest.mark.parametrize("points", [*range(-130, 131), 199, 250, 265, 499, 1000])
def test_a_tally_shows_the_exact_score(points: int):
    """Every stroke drawn, inside a sign or alone, is worth five; with the number beside them they are the score."""
    root = tree(tally_picture(points, title="x"))
    drawn = sum(strokes(path.get("d", "")) for path in root.iter(f"{SVG}path"))
    figures = texts(root)
    negative = figures[:1] == ["−"]
    rest = sum(int(figure) for figure in figures[negative:])
    assert (5 * drawn + rest) * (-1 if negative else 1) == points
    assert rest < 5
    assert len(having(root, "fifty")) == abs(points) // 50


def test_a_fifty_is_a_large_x_with_a_small_one_in_each_space():
    """Ten strokes: one cross of two, and four small ones of two (rule D19)."""
    (sign,) = having(tree(tally_picture(50, title="x")), "fifty")
    crosses = [path.get("d", "") for path in sign]
    assert [strokes(cross) for cross in crosses] == [2] * 5


def test_zero_is_a_figure():
    """A score of nothing is written, not left blank."""
    assert texts(tree(tally_picture(0, title="x"))) == ["0"]


@pytest.mark.parametrize("points", [265, 1000, -255])
def test_a_long_tally_wraps(points: int):
    """No tally is wider than a phone."""
    width = float(tree(tally_picture(points, title="x")).get("viewBox", "").split()[2])
    assert width <= 340
