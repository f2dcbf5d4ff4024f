"""Seats, sides and the order of answers."""

import pytest

from tutor.rules.cribbage import CribbageReason, IllegalAction, Table


@pytest.mark.parametrize(
    ("table", "counter", "opponents"),
    [
        (Table(2), 0, (1,)),
        (Table(2), 1, (0,)),
        (Table(3), 0, (1, 2)),
        (Table(3), 2, (0, 1)),
        (Table(4), 1, (2, 3, 0)),
        (Table(4, partners=True), 0, (1, 3)),
        (Table(4, partners=True), 3, (0, 2)),
    ],
)
def test_opponents_answer_from_the_left(table, counter, opponents):
    """Every opponent answers in turn from the counter's left, and with partners only the other side. Rules C3, C12."""
    assert table.opponents_of(counter) == opponents


def test_partners_sit_opposite_and_share_a_side():
    """Four play as partners, who sit opposite and share one score. Rule C0."""
    table = Table.of(4)
    assert table == Table(4, partners=True)
    assert [table.side_of(player) for player in range(4)] == [0, 1, 0, 1]
    assert table.sides == 2


@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_play_alone(players):
    """Without partners every player keeps an own score. Rule C0."""
    table = Table.of(players)
    assert [table.side_of(player) for player in range(players)] == list(range(players)) == list(range(table.sides))


def test_turns_go_to_the_left():
    """The next player sits to the left, and a whole turn ends where it began. Rule C0."""
    assert Table(3).left_of(2) == 0
    assert Table(3).from_left_of(1) == (2, 0, 1)


@pytest.mark.parametrize(
    ("players", "partners", "reason"),
    [
        (1, False, CribbageReason.WRONG_NUMBER_OF_PLAYERS),
        (5, False, CribbageReason.WRONG_NUMBER_OF_PLAYERS),
        (2, True, CribbageReason.PARTNERS_NEED_FOUR),
        (3, True, CribbageReason.PARTNERS_NEED_FOUR),
    ],
)
def test_impossible_tables(players, partners, reason):
    """Two, three or four play, and only four have partners. Rules C0, C12."""
    with pytest.raises(IllegalAction) as caught:
        Table(players, partners=partners)
    assert caught.value.reason == reason


@pytest.mark.parametrize("player", [-1, 2])
def test_nobody_sits_there(player):
    """A player beyond the table is refused."""
    with pytest.raises(IllegalAction) as caught:
        Table(2).side_of(player)
    assert (caught.value.reason, caught.value.player) == (CribbageReason.UNKNOWN_PLAYER, player)
