"""A bar of progress."""

import pytest

from tests.draw.svg import having, tree
from tutor.draw import bar_picture


def widths(right: int, answers: int) -> list[float]:
    """How long the filled parts are."""
    picture = tree(bar_picture(right, answers, title="7 of 9 right"))
    return [float(part.attrib["width"]) for part in having(picture, "fill")]


def test_a_bar_is_filled_as_far_as_answers_were_right() -> None:
    """Nothing for none, half for half, all for all."""
    assert widths(0, 4) == widths(0, 0) == []
    (half,), (whole,) = widths(2, 4), widths(4, 4)
    assert half < whole < 200
    assert abs(2 * half - whole) < 5


def test_one_right_answer_among_many_is_seen() -> None:
    """The fill is never shorter than it is high."""
    assert widths(1, 5000)[0] >= 8


def test_a_bar_says_what_it_shows() -> None:
    """Its title is read to whoever does not see it."""
    assert "<title>7 of 9 right</title>" in bar_picture(7, 9, title="7 of 9 right")


@pytest.mark.parametrize(("right", "answers"), [(2, 1), (-1, 3)])
def test_more_right_than_answers_is_refused(right: int, answers: int) -> None:
    """A bar shows a part of a whole."""
    with pytest.raises(ValueError, match=" of "):
        bar_picture(right, answers, title="")
