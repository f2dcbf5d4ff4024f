"""A position in words: the facts of rule D21, and why it scores or not."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.wording.pseudo import PSEUDO, missed
from tutor.rules.dominoes import DOUBLE_SIX, Line, counted, points, sum_of_ends
from tutor.wording.position import describe, line_title, working
from tutor.wording.reader import Reader

ENGLISH = Reader.of("en")


@st.composite
def lines(draw: st.DrawFn) -> Line:
    """A line of up to twelve random placements."""
    line = Line()
    for _ in range(draw(st.integers(0, 12))):
        legal = [placement for tile in DOUBLE_SIX for placement in line.placements_of(tile)]
        if not legal:
            break
        line = line.after(draw(st.sampled_from(legal)))
    return line


def test_the_facts_of_a_line() -> None:
    """Tiles, branching doubles, joints, open places, contributions, sum and points. Rule D21."""
    assert describe(ENGLISH, Line.parse("1-4 1-1@left 4-4@right 3-4@right")) == (
        "4 tiles have been placed, in this order: [1|4], [1|1], [4|4], [3|4].",
        "No double branches: the tiles lie in one line.",
        "From left to right the line reads: [1|1], [1|4], [4|4], [4|3].",
        "The lower end of the tile [1|4] meets side A of the double [1|1].",
        "The higher end of the tile [1|4] meets side A of the double [4|4].",
        "Side B of the double [4|4] meets the higher end of the tile [3|4].",
        "Legal place to play on the left: side B of the double [1|1], value 1.",
        "Legal place to play on the right: the lower end of the tile [3|4], value 3.",
        "Counted on the left: the double [1|1], value 2.",
        "Counted on the right: the tile [3|4], value 3.",
        "The sum of the ends is 5.",
        "The placement scores 5 points.",
    )


def test_a_lone_double_has_two_places_and_one_contribution() -> None:
    """One opening double is counted once and open at both its sides. Rules D14, D20."""
    assert describe(ENGLISH, Line.parse("2-2"))[2:] == (
        "Legal place to play on the left: side A of the double [2|2], value 2.",
        "Legal place to play on the right: side B of the double [2|2], value 2.",
        "Counted, once: the double [2|2], value 4.",
        "The sum of the ends is 4.",
        "The placement scores nothing.",
    )


def test_an_empty_table() -> None:
    """There is something to say about an empty table too."""
    assert describe(ENGLISH, Line()) == ("The table is empty: no tile has been placed yet.",)
    assert working(ENGLISH, Line()) == ("The table is empty, so there is nothing to count.",)
    assert line_title(ENGLISH, Line()) == "An empty table"


def test_what_a_question_hides_is_not_said() -> None:
    """Without the counted values nothing about sum and points is said, without open places nothing about them."""
    line = Line.parse("1-4 1-1@left")
    hidden = describe(ENGLISH, line, counted=False)
    assert not [sentence for sentence in hidden if "ounted" in sentence or "sum" in sentence or "scores" in sentence]
    assert not [sentence for sentence in describe(ENGLISH, line, open_places=False) if "Legal place" in sentence]


@pytest.mark.parametrize(
    ("replay", "said"),
    [
        (
            "1-4 1-1@left 4-4@right",
            (
                "At the left end lies the double [1|1]. Both its halves count: 1 + 1 = 2.",
                "At the right end lies the double [4|4]. Both its halves count: 4 + 4 = 8.",
                "The sum of the ends: 2 + 8 = 10.",
                "The sum is divisible by five, so the placement scores exactly that: 10 points.",
            ),
        ),
        (
            "2-2",
            (
                "The double [2|2] lies alone. It counts once, with both its halves: 2 + 2 = 4.",
                "The sum of the ends is 4.",
                "The sum 4 is not divisible by five, so the placement scores nothing.",
            ),
        ),
        (
            "0-0 0-5@right",
            (
                "At the left end lies the double [0|0]. It is counted and gives 0.",
                "At the right end the open half of the tile [0|5] gives 5.",
                "The sum of the ends: 0 + 5 = 5.",
                "The sum is divisible by five, so the placement scores exactly that: 5 points.",
            ),
        ),
        (
            "0-0",
            (
                "The double [0|0] lies alone and counts once. It gives 0.",
                "The sum of the ends is 0.",
                "A sum of zero scores nothing: only a positive sum divisible by five scores.",
            ),
        ),
        (
            "3-6 6-6@right 0-6@right",
            (
                "At the left end the open half of the tile [3|6] gives 3.",
                "At the right end the open half of the tile [0|6] is blank. It is counted and gives 0.",
                "The double [6|6] lies inside the line and counts nothing by itself.",
                "The sum of the ends: 3 + 0 = 3.",
                "The sum 3 is not divisible by five, so the placement scores nothing.",
            ),
        ),
    ],
)
def test_the_working_says_what_was_counted_and_why_it_scores(replay: str, said: tuple[str, ...]) -> None:
    """Each counted end, the internal doubles, the sum, the points. Rules D13 to D15."""
    assert working(ENGLISH, Line.parse(replay)) == said


@settings(max_examples=60, deadline=None)
@given(lines())
def test_the_words_are_the_facts(line: Line) -> None:
    """Whatever line there is: its words name its sum, its points and each joint, and none missed the catalogue."""
    said = " ".join(describe(ENGLISH, line))
    assert not missed(" ".join((*describe(PSEUDO, line), *working(PSEUDO, line), line_title(PSEUDO, line))))
    if line.placements:
        assert f"The sum of the ends is {sum_of_ends(line)}." in said
        assert said.count(" meets ") == len(line) - 1
        assert said.count("Legal place to play") == 2
        assert len(re.findall(r"Counted", said)) == len(counted(line))
        scores = f"scores {points(line)} points." if points(line) else "scores nothing."
        assert said.endswith(scores)
