"""Deductions for the hands that are left, and who opens next."""

import pytest

from tutor.rules.dominoes import Ending, Seat, deduction, next_opener, parse_tiles, pips_of, rounded, settle
from tutor.rules.errors import IllegalPlay, Reason

YOU, LEFT, ACROSS, RIGHT = Seat.YOU, Seat.LEFT, Seat.ACROSS, Seat.RIGHT


@pytest.mark.parametrize("pips", range(169))
def test_pips_are_rounded_to_the_nearest_five(pips: int):
    """Rule D16: a remainder of 1 or 2 goes down, of 3 or 4 up, exact fives stay; 168 pips are the whole set."""
    down = pips - pips % 5
    assert rounded(pips) == {0: down, 1: down, 2: down, 3: down + 5, 4: down + 5}[pips % 5]
    assert min(range(0, 200, 5), key=lambda five: abs(five - pips)) == rounded(pips)


def test_fewer_than_no_pips_cannot_be_held():
    """Rule D16: impossible input is refused with a reason."""
    with pytest.raises(IllegalPlay) as caught:
        rounded(-1)
    assert caught.value.reason is Reason.NEGATIVE_PIPS


@pytest.mark.parametrize(
    ("hand", "pips", "off"),
    [("", 0, 0), ("0-0", 0, 0), ("1-1", 2, 0), ("1-2", 3, 5), ("0-5", 5, 5), ("6-6 5-6", 23, 25), ("2-5 0-0", 7, 5)],
)
def test_all_pips_of_the_own_hand_are_rounded_together(hand: str, pips: int, off: int):
    """Rule D16: the hand is added up first and rounded once."""
    assert (pips_of(parse_tiles(hand)), deduction(parse_tiles(hand))) == (pips, off)


def test_each_player_loses_the_own_hand_and_nobody_gains():
    """Rules D16 and D17: the one who went out gets nothing for the others' hands; a score may fall below zero."""
    hands = {YOU: (), LEFT: parse_tiles("6-6 4-4"), ACROSS: parse_tiles("1-1"), RIGHT: parse_tiles("1-2")}
    scores = {YOU: 45, LEFT: 10, ACROSS: 0, RIGHT: 0}
    assert settle(scores, hands) == {YOU: 45, LEFT: -10, ACROSS: 0, RIGHT: -5}


def test_a_blocked_round_has_no_winner():
    """Rule D17: the lightest hand of a blocked round is deducted like every other."""
    hands = {YOU: parse_tiles("1-2"), ACROSS: parse_tiles("5-5")}
    assert settle({YOU: 50, ACROSS: 60}, hands) == {YOU: 45, ACROSS: 50}


@pytest.mark.parametrize("seat", Seat)
def test_whoever_went_out_opens_the_next_round(seat: Seat):
    """Rule D6: the player who played the last tile opens."""
    assert next_opener(Ending.OUT, seat) is seat


def test_after_a_blocked_round_a_new_lot_decides():
    """Rule D6: nobody opens by right, neither the last opener nor the lightest hand."""
    assert next_opener(Ending.BLOCKED, None) is None
    assert next_opener(Ending.BLOCKED, Seat.YOU) is None
