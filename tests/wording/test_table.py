"""What happens at the table, and what stands on the paper."""

from itertools import product

from tests.wording.pseudo import PSEUDO, missed
from tutor.lessons import Move
from tutor.rules.dominoes import Act, End, Placement, Seat, Tile
from tutor.wording.reader import Reader
from tutor.wording.table import move_sentences, tally_sentences

ENGLISH = Reader.of("en")


def test_every_move_of_every_seat_can_be_told() -> None:
    """A placement says what it scores; drawing and passing score nothing and say nothing of it."""
    told = set()
    for seat, end, points in product(Seat, (None, *End), (0, 15)):
        move = Move(seat, Act.PLAY, Placement(Tile(1, 4), end), points)
        told.add(move_sentences(ENGLISH, move))
        assert not missed(" ".join(move_sentences(PSEUDO, move)))
    assert len(told) == 24
    for seat, act in product(Seat, (Act.DRAW, Act.PASS)):
        assert len(move_sentences(ENGLISH, Move(seat, act, None, 0))) == 1
        assert not missed(" ".join(move_sentences(PSEUDO, Move(seat, act, None, 0, drawn=Tile(0, 0)))))


def test_points_that_may_be_wrong_are_told_as_written_down() -> None:
    """Where one score of a round is wrong, none is told as a fact."""
    placed = Placement(Tile(1, 4), End.LEFT)
    for points, said in ((0, "Written down: nothing."), (1, "Written down: 1 point."), (7, "Written down: 7 points.")):
        move = Move(Seat.YOU, Act.PLAY, placed, points)
        assert move_sentences(ENGLISH, move, written=True)[1] == said
        assert not missed(" ".join(move_sentences(PSEUDO, move, written=True)))


def test_a_tally_is_told_without_its_score() -> None:
    """Signs, strokes and the number beside them are named; the score itself is for the learner to find."""
    for points in range(-120, 121):
        said = " ".join(tally_sentences(ENGLISH, points))
        assert said
        assert str(abs(points)) not in said.split() or abs(points) < 10
        assert not missed(" ".join(tally_sentences(PSEUDO, points)))
