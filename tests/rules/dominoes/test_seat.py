"""Seats and the way round the table."""

import pytest

from tutor.rules.dominoes import HAND_SIZE, SEATS, Seat, next_seat, seats_of
from tutor.rules.errors import IllegalPlay, Reason


@pytest.mark.parametrize(("players", "order"), [(2, "you across"), (3, "you left right"), (4, "you left across right")])
def test_turns_go_clockwise(players: int, order: str):
    """Rule D5: from your seat the turn goes to the left, and at last back to you."""
    seats = [Seat(word) for word in order.split()]
    assert list(seats_of(players)) == seats == list(SEATS[players])
    assert [next_seat(seat, players) for seat in seats] == [*seats[1:], seats[0]]


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 28])
def test_two_three_or_four_play(players: int):
    """Rule D2: there is a deal for 2, 3 and 4 players only."""
    assert set(SEATS) == set(HAND_SIZE) == {2, 3, 4}
    with pytest.raises(IllegalPlay) as caught:
        seats_of(players)
    assert caught.value.reason is Reason.WRONG_COUNT_OF_PLAYERS


def test_an_empty_seat_has_no_turn():
    """Rule D5: with two players nobody sits at the left."""
    with pytest.raises(IllegalPlay) as caught:
        next_seat(Seat.LEFT, 2)
    assert caught.value.reason is Reason.NOT_AT_THE_TABLE
