"""The lot for the opener."""

import random
from itertools import pairwise

import pytest

from tutor.rules.dominoes import DOUBLE_SIX, SEATS, Seat, Tile, draw_lot, settle_lot
from tutor.rules.errors import IllegalPlay, Reason

YOU, LEFT, ACROSS, RIGHT = Seat.YOU, Seat.LEFT, Seat.ACROSS, Seat.RIGHT


def test_the_most_pips_open():
    """Rule D4: one seat with the most pips is the opener."""
    assert settle_lot({YOU: Tile(2, 3), ACROSS: Tile(0, 6)}) == (ACROSS,)


def test_only_the_tied_players_draw_again():
    """Rule D4: everybody with the most pips is tied, the others are out of the lot."""
    assert settle_lot({YOU: Tile(2, 5), LEFT: Tile(0, 0), ACROSS: Tile(3, 4), RIGHT: Tile(1, 6)}) == (
        YOU,
        ACROSS,
        RIGHT,
    )
    assert settle_lot({YOU: Tile(2, 3), LEFT: Tile(1, 4), RIGHT: Tile(0, 4)}) == (YOU, LEFT)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lots_are_drawn_until_one_is_left(players: int):
    """Rule D4: every further lot holds exactly the tied seats of the one before, each with a tile of its own."""
    repeated = 0
    winners = set()
    for seed in range(300):
        lots, winner = draw_lot(SEATS[players], random.Random(seed))
        assert [seat for seat, _ in lots[0]] == list(SEATS[players])
        for lot, following in pairwise(lots):
            assert settle_lot(dict(lot)) == tuple(seat for seat, _ in following)
        for lot in lots:
            tiles = [tile for _, tile in lot]
            assert len(set(tiles)) == len(tiles)
            assert set(tiles) <= set(DOUBLE_SIX)
        assert settle_lot(dict(lots[-1])) == (winner,)
        assert (lots, winner) == draw_lot(SEATS[players], random.Random(seed))
        repeated += len(lots) > 1
        winners.add(winner)
    assert repeated > 0
    assert winners == set(SEATS[players])


def test_one_seat_alone_draws_once():
    """Rule D4: with one left, the lot is decided."""
    lots, winner = draw_lot([LEFT], random.Random(0))
    assert (len(lots), winner) == (1, LEFT)


def test_an_impossible_lot_is_refused():
    """Rules D1 and D4: nobody cannot draw, and two players cannot draw the same tile."""
    with pytest.raises(IllegalPlay) as caught:
        draw_lot([], random.Random(0))
    assert caught.value.reason is Reason.WRONG_COUNT_OF_PLAYERS
    with pytest.raises(IllegalPlay) as caught:
        settle_lot({YOU: Tile(1, 1), ACROSS: Tile(1, 1)})
    assert caught.value.reason is Reason.TILE_TWICE
