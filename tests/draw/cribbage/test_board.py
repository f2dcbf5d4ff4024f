"""The board: every hole where a player looks for it, and pegs in the right holes."""

from __future__ import annotations

import re
from itertools import combinations, pairwise, product

import pytest

from tests.draw.cribbage.drawn import rect, text, view
from tests.draw.svg import having, texts, tree
from tutor.draw.box import Box
from tutor.draw.cribbage import board_picture
from tutor.draw.cribbage.board import PEG
from tutor.draw.cribbage.track import LANE, PITCH, Board
from tutor.rules.cribbage.muggins import TARGETS

NAMES = ("You", "Left", "Across", "Right")
BOARDS = tuple(product(TARGETS, range(1, 5)))


def drawn(*moves: tuple[int, int], target: int = 121) -> str:
    """A board on which each lane moved from one score to another."""
    return board_picture(
        [score for _, score in moves],
        previous=[was for was, _ in moves],
        target=target,
        names=NAMES[: len(moves)],
        title="x",
    )


def middle(peg: str) -> tuple[float, float]:
    """The middle of a round peg, from its path."""
    match = re.match(r"M([\d.]+) ([\d.]+)a([\d.]+)", peg)
    assert match
    x, y, radius = map(float, match.groups())
    return pytest.approx(x + radius, abs=0.02), pytest.approx(y, abs=0.02)


@pytest.mark.parametrize(("target", "lanes"), BOARDS)
def test_holes_are_where_a_player_looks_for_them(target: int, lanes: int):
    """Thirty in a row from left to right, in fives, one lane below the other, and no two in one place."""
    board = Board(lanes, target, 0)
    holes = {(lane, score): board.hole(lane, score) for lane in range(lanes) for score in range(target + 1)}
    pegs = [Box.around(*hole, 2 * PEG, 2 * PEG) for hole in holes.values()]
    assert not any(one.overlaps(other) for one, other in combinations(pegs, 2))
    for score in range(1, target):
        x, y = holes[0, score]
        assert y == holes[0, (score - 1) // 30 * 30 + 1].y
        if score % 30 != 1:
            step = x - holes[0, score - 1].x
            assert (step > PITCH + 1) is (score % 5 == 1)
            assert step >= PITCH
        else:
            assert x == holes[0, 1].x
    rows = [holes[0, score].y for score in range(1, target, 30)]
    assert all(other - one > lanes * LANE for one, other in pairwise(rows))
    assert holes[0, 0].x < holes[0, 1].x
    assert holes[0, target].x > holes[0, target - 1].x
    assert holes[0, target].y == holes[0, target - 1].y


@pytest.mark.parametrize("target", TARGETS)
def test_pegs_are_in_the_right_holes_for_every_score(target: int):
    """Front and back peg of every score from 0 to the target."""
    for score in range(target + 1):
        was = max(score - 7, 0)
        root = tree(drawn((was, score), target=target))
        legend, board = having(root, "front")[-1], having(root, "front")[0]
        assert (board.get("data-score"), legend.get("data-score")) == (str(score), None)
        top = Board(1, target, rect(having(root, "wood")[0]).y)
        assert middle(board.get("d", "")) == top.hole(0, score)
        backs = having(root, "back")
        assert [back.get("data-score") for back in backs] == ([str(was)] if was != score else [])
        assert all(middle(back.get("d", "")) == top.hole(0, was) for back in backs)


def test_a_peg_that_was_moved_back_is_told_apart():
    """Rule C7: the front peg is behind, and the way is striped."""
    root = tree(drawn((110, 116), (112, 110)))
    forward, back = having(root, "way")
    assert forward.get("stroke-dasharray") is None
    assert "back-way" in back.get("class", "")
    assert back.get("stroke-dasharray")
    assert {"110 → 116", "112 → 110"} < set(texts(root))


def test_an_unchanged_score_has_its_front_peg_only():
    """Nothing moved, so there is no way and no back peg."""
    root = tree(drawn((41, 41), target=61))
    assert (having(root, "way"), having(root, "back")) == ([], [])
    assert "41" in texts(root)


def test_beyond_the_target_is_the_last_hole():
    """Rule C11: nothing is capped in the score, but a board has no more holes."""
    root = tree(drawn((118, 122)))
    top = Board(1, 121, rect(having(root, "wood")[0]).y)
    assert middle(having(root, "front")[0].get("d", "")) == top.hole(0, 121)
    assert "118 → 122" in texts(root)


@pytest.mark.parametrize(("target", "one", "other"), [(121, 0, 121), (121, 28, 36), (61, 30, 31), (121, 29, 30)])
def test_a_way_runs_from_peg_to_peg_through_every_row(target: int, one: int, other: int):
    """Both directions have the same stretches, and together they pass every hole between the pegs."""
    board = Board(1, target, 0)
    ways = board.ways(0, one, other)
    assert ways == board.ways(0, other, one)
    passed = [
        score
        for score in range(target + 1)
        for start, end in ways
        if start.y == board.hole(0, score).y and start.x <= board.hole(0, score).x <= end.x
    ]
    assert passed == list(range(one, other + 1))


@pytest.mark.parametrize(("target", "lanes"), BOARDS)
def test_nothing_overlaps_or_leaves_the_view(target: int, lanes: int):
    """Words, figures and holes keep apart; there is a figure at the start, every tenth hole and the last one."""
    root = tree(drawn(*[(target - 20, target)] * lanes, target=target))
    wood = rect(having(root, "wood")[0])
    board = Board(lanes, target, wood.y)
    said = [text(word) for word in root.iter("{http://www.w3.org/2000/svg}text")]
    holes = [
        Box.around(*board.hole(lane, score), 2 * PEG, 2 * PEG) for lane in range(lanes) for score in range(target + 1)
    ]
    assert all(box.lies_in(view(root)) for box in said)
    assert all(hole.lies_in(wood) for hole in holes)
    assert not any(one.overlaps(other) for one, other in combinations(said, 2))
    assert not any(word.overlaps(hole) for word in said for hole in holes)
    assert [word.text for word in having(root, "word")] == [*map(str, range(0, target - 1, 10)), str(target)]


def test_figures_can_be_read_on_a_phone():
    """A phone shows a picture at nine tenths of its size, which leaves a figure 11 px."""
    sizes = {float(word.get("font-size", 0)) for word in having(tree(drawn((0, 1))), "word")}
    assert min(sizes) * 0.86 >= 11


def test_pegs_of_every_lane_have_their_own_shape():
    """Rule C12: four lanes are told apart without colour."""
    root = tree(drawn((0, 1), (0, 1), (0, 1), (0, 1)))
    shapes = {re.sub(r"[\d. -]+", "", peg.get("d", "")) for peg in having(root, "front")}
    assert len(shapes) == 4


@pytest.mark.parametrize(
    ("scores", "previous", "target", "names"),
    [((1,), (0,), 100, ("A",)), ((), (), 61, ()), ((1,) * 5, (0,) * 5, 61, "ABCDE"), ((1, 2), (0,), 61, "AB")],
)
def test_a_board_that_does_not_exist_is_refused(
    scores: tuple[int, ...], previous: tuple[int, ...], target: int, names: tuple[str, ...]
):
    """Another target, no lane, five lanes, or lanes without a previous score."""
    with pytest.raises(ValueError, match=r"board|lanes"):
        board_picture(scores, previous=previous, target=target, names=names, title="x")
