"""One round: the deal, turns, drawing, passing, and the two endings."""

import random

import pytest

from tutor.rules.dominoes import (
    DOUBLE_SIX,
    HAND_SIZE,
    Action,
    Draw,
    End,
    Ending,
    Line,
    Move,
    Pass,
    Placement,
    Play,
    Round,
    Seat,
    Tile,
    parse_tiles,
)
from tutor.rules.errors import IllegalPlay, Reason

YOU, LEFT, ACROSS, RIGHT = Seat.YOU, Seat.LEFT, Seat.ACROSS, Seat.RIGHT


def play(text: str) -> Play:
    """The play of a placement in notation."""
    return Play(Placement.parse(text))


def position(
    you: str, across: str, boneyard: str | None = None, *, line: str = "", opener: Seat = YOU, complete: bool = False
) -> Round:
    """A position of two players; tiles that no lesson needs may be missing."""
    return Round.of(
        {YOU: parse_tiles(you), ACROSS: parse_tiles(across)},
        boneyard=None if boneyard is None else parse_tiles(boneyard),
        line=Line.parse(line),
        opener=opener,
        complete=complete,
    )


@pytest.mark.parametrize(("players", "each", "rest"), [(2, 7, 14), (3, 5, 13), (4, 5, 8)])
def test_the_deal(players: int, each: int, rest: int):
    """Rules D1, D2 and D3: 7 tiles for two, 5 for three or four, and all the others are the boneyard."""
    for seed in range(50):
        dealt = Round.deal(players, YOU, random.Random(seed))
        assert [len(hand) for hand in dealt.hands.values()] == [each] * players == [HAND_SIZE[players]] * players
        assert len(dealt.boneyard) == rest
        everything = [tile for hand in dealt.hands.values() for tile in hand] + list(dealt.boneyard)
        assert sorted(everything) == list(DOUBLE_SIX)
        assert (dealt.turn, dealt.line, dealt.drawn, dealt.ending) == (YOU, Line(), None, None)
        assert dealt == Round.deal(players, YOU, random.Random(seed))


def test_the_opener_may_play_any_tile_of_the_hand():
    """Rule D5: the opening is free, and it names no end."""
    dealt = Round.deal(4, ACROSS, random.Random(1))
    assert dealt.legal_actions() == tuple(Play(Placement(tile)) for tile in dealt.hands[ACROSS])
    assert dealt.why_illegal(Pass()) is Reason.MUST_PLAY
    assert dealt.why_illegal(Draw()) is Reason.MUST_PLAY


def test_a_finished_placement_ends_the_turn():
    """Rules D5 and D13: after the placement the next player moves, and the points are those of the line."""
    opened = position("1-4 2-2", "4-4 2-6", "0-0").after(play("1-4"))
    assert (opened.turn, opened.points, str(opened.line)) == (ACROSS, 5, "1-4")
    assert opened.hands[YOU] == parse_tiles("2-2")
    assert opened.history == (Move(YOU, play("1-4")),)


def test_whoever_holds_a_playable_tile_must_play():
    """Rule D9: drawing in hope of a better tile is forbidden, and so is passing."""
    held = position("1-1 2-2", "3-3 5-5", "0-0 0-1", line="1-4")
    assert held.legal_actions() == (play("1-1@left"),)
    assert held.why_illegal(Draw()) is Reason.MUST_PLAY
    assert held.why_illegal(Pass()) is Reason.MUST_PLAY


def test_drawing_stops_at_the_first_tile_that_fits_and_that_one_is_played():
    """Rule D10: one tile at a time, the drawer stays on turn, and no other tile may be played then."""
    first = position("2-2 6-6", "3-3 5-5", "0-6 1-6 1-1", line="1-4")
    assert first.legal_actions() == (Draw(),)
    assert first.why_illegal(Pass()) is Reason.BONEYARD_NOT_EMPTY

    second = first.after(Draw())
    assert (second.turn, second.drawn, second.hands[YOU]) == (YOU, None, parse_tiles("2-2 6-6 0-6"))
    assert second.legal_actions() == (Draw(),)

    third = second.after(Draw())
    assert (third.turn, third.drawn, third.boneyard) == (YOU, Tile(1, 6), parse_tiles("1-1"))
    assert third.legal_actions() == (play("1-6@left"),)
    assert third.why_illegal(Draw()) is Reason.MUST_PLAY_DRAWN
    assert third.why_illegal(Pass()) is Reason.MUST_PLAY_DRAWN
    assert third.why_illegal(play("6-6@left")) is Reason.MUST_PLAY_DRAWN

    fourth = third.after(play("1-6@left"))
    assert (fourth.turn, fourth.drawn, fourth.points) == (ACROSS, None, 10)


def test_a_drawn_tile_that_fits_both_ends_leaves_the_choice_of_the_end():
    """Rule D10: the player picks the end, not the tile."""
    drawn = position("6-6", "3-3 5-5", "1-5 0-0", line="1-2 2-3@right 1-3@right").after(Draw())
    assert drawn.legal_actions() == (play("1-5@left"), play("1-5@right"))


def test_drawing_and_passing_score_nothing():
    """Rule D13: only a placement is counted, also when the ends on the table make a multiple of five."""
    drawn = position("2-2", "3-3 4-6", "0-6 0-0", line="1-4").after(Draw())
    assert drawn.points == 0
    passed = position("2-2", "3-3 4-6", "", line="1-4").after(Pass())
    assert passed.points == 0


def test_the_last_tiles_of_the_boneyard_are_drawn_too():
    """Rule D3: no reserve stays behind."""
    now = position("2-2", "3-3 4-6", "0-6 0-0", line="1-4")
    for left in (1, 0):
        assert now.legal_actions() == (Draw(),)
        now = now.after(Draw())
        assert len(now.boneyard) == left
    assert now.legal_actions() == (Pass(),)


def test_passing_is_allowed_only_with_an_empty_boneyard_and_no_tile_that_fits():
    """Rules D5 and D11: then the pass ends the turn; drawing is impossible."""
    stuck = position("2-2", "3-3 4-6", "", line="1-4")
    assert stuck.legal_actions() == (Pass(),)
    assert stuck.why_illegal(Draw()) is Reason.BONEYARD_EMPTY
    passed = stuck.after(Pass())
    assert (passed.turn, passed.line, passed.ending) == (ACROSS, stuck.line, None)
    assert passed.legal_actions() == (play("4-6@right"),)


def test_the_round_is_blocked_when_the_boneyard_is_empty_and_nobody_can_place():
    """Rule D12: the round ends at once, nobody has to pass first."""
    blocked = position("1-1 2-2", "3-3 6-6", "", line="1-4 4-4@right 0-4@right").after(play("1-1@left"))
    assert (blocked.is_blocked, blocked.ending, blocked.out_seat) == (True, Ending.BLOCKED, None)
    assert blocked.legal_actions() == ()
    for action in (Draw(), Pass(), play("3-3@left")):
        assert blocked.why_illegal(action) is Reason.ROUND_OVER


def test_a_round_is_not_blocked_while_tiles_can_be_drawn():
    """Rule D12: as long as the boneyard holds a tile, the round goes on."""
    assert not position("2-2", "3-3", "0-0", line="1-4").is_blocked


def test_drawing_the_last_tile_in_vain_can_block_the_round():
    """Rule D12: the boneyard has become empty and nobody can place, so it is over without a pass."""
    blocked = position("2-2", "3-3", "0-0", line="1-4").after(Draw())
    assert (blocked.ending, blocked.hands[YOU]) == (Ending.BLOCKED, parse_tiles("2-2 0-0"))


def test_the_last_tile_goes_out_and_is_scored():
    """Rules D13 and D16: the last placement is counted like any other and ends the round."""
    out = position("4-4", "3-3 6-6", "0-0", line="1-4 1-1@left").after(play("4-4@right"))
    assert (out.ending, out.out_seat, out.points) == (Ending.OUT, YOU, 10)
    assert out.legal_actions() == ()
    assert out.why_illegal(Pass()) is Reason.ROUND_OVER


def test_going_out_is_no_block_also_when_nobody_else_could_have_moved():
    """Rule D16: who plays the last tile goes out."""
    out = position("1-1", "3-3 6-6", "", line="1-4").after(play("1-1@left"))
    assert (out.ending, out.is_blocked) == (Ending.OUT, False)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (play("3-3@left"), Reason.NOT_IN_HAND),
        (play("1-4@left"), Reason.TILE_ALREADY_PLAYED),
        (play("1-1"), Reason.END_MISSING),
        (play("1-1@right"), Reason.NO_MATCHING_END),
        (play("2-2@left"), Reason.NO_MATCHING_END),
        (Draw(), Reason.MUST_PLAY),
        (Pass(), Reason.MUST_PLAY),
    ],
)
def test_an_illegal_action_carries_its_reason(action: Action, reason: Reason):
    """Rules D7 and D9: what is refused says why, as data, with the tile and the end that were tried."""
    now = position("1-1 2-2", "3-3 5-5", "0-0", line="1-4")
    with pytest.raises(IllegalPlay) as caught:
        now.after(action)
    assert (caught.value.reason, caught.value.action) == (reason, str(action).split()[0])
    if isinstance(action, Play):
        assert (caught.value.tile, caught.value.end) == (action.placement.tile, action.placement.end)


def test_an_opening_names_no_end():
    """Rule D7: there is nothing to join yet."""
    assert position("1-1", "3-3").why_illegal(play("1-1@left")) is Reason.END_NOT_ALLOWED


def test_a_stated_position_without_a_boneyard_gets_all_other_tiles():
    """Rule D3: all tiles not dealt or played can be drawn."""
    now = position("1-1 2-2", "3-3 5-5", line="1-4", complete=True)
    assert len(now.boneyard) == 23
    assert not {*now.boneyard} & {Tile(1, 1), Tile(5, 5), Tile(1, 4)}


@pytest.mark.parametrize(
    ("you", "across", "boneyard", "line", "reason"),
    [
        ("1-1 2-2", "1-1", "", "", Reason.TILE_TWICE),
        ("1-1 2-2", "3-3", "2-2", "", Reason.TILE_TWICE),
        ("1-1 1-4", "3-3", "", "1-4", Reason.TILE_TWICE),
        ("1-1", "3-3", "0-0 0-0", "1-4", Reason.TILE_TWICE),
        ("1-1", "3-3", "2-2", "1-4", Reason.TILES_MISSING),
    ],
)
def test_an_impossible_position_is_refused(you: str, across: str, boneyard: str, line: str, reason: Reason):
    """Rule D1: every tile is there, and there once."""
    with pytest.raises(IllegalPlay) as caught:
        position(you, across, boneyard, line=line, complete=True)
    assert caught.value.reason is reason


def test_a_position_needs_the_seats_of_its_players():
    """Rule D2: two players sit opposite, and the opener is one of them."""
    hands = {YOU: parse_tiles("1-1"), LEFT: parse_tiles("2-2")}
    with pytest.raises(IllegalPlay) as caught:
        Round.of(hands, opener=YOU)
    assert caught.value.reason is Reason.NOT_AT_THE_TABLE
    with pytest.raises(IllegalPlay) as caught:
        position("1-1", "2-2", opener=RIGHT)
    assert caught.value.reason is Reason.NOT_AT_THE_TABLE
    with pytest.raises(IllegalPlay) as caught:
        Round.of({YOU: ()}, opener=YOU)
    assert caught.value.reason is Reason.WRONG_COUNT_OF_PLAYERS
    with pytest.raises(IllegalPlay) as caught:
        Round.of({YOU: (Tile(1, 9),), ACROSS: ()}, opener=YOU)
    assert caught.value.reason is Reason.NOT_A_TILE


def test_a_round_is_a_value():
    """An action returns a new round and leaves the old one as it was; hands cannot be changed."""
    dealt = Round.deal(2, YOU, random.Random(3))
    hands = dict(dealt.hands)
    after = dealt.after(dealt.legal_actions()[0])
    assert (dict(dealt.hands), dealt.line) == (hands, Line())
    assert after != dealt
    assert hash(dealt) == hash(Round.deal(2, YOU, random.Random(3)))
    with pytest.raises(TypeError):
        dealt.hands[YOU] = ()  # type: ignore[index]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_refused_and_what_is_legal_never_overlap(players: int):
    """Rules D5 and D7 to D12: at every moment of random rounds each conceivable action is legal or has a reason."""
    everything: list[Action] = [Draw(), Pass()]
    everything += [Play(Placement(tile, end)) for tile in DOUBLE_SIX for end in (None, *End)]
    for seed in range(12):
        rng = random.Random(seed)
        now = Round.deal(players, YOU, rng)
        while now.ending is None:
            legal = now.legal_actions()
            assert {action for action in everything if now.why_illegal(action) is None} == set(legal)
            assert len({type(action) for action in legal}) == 1
            now = now.after(rng.choice(legal))
        assert all(now.why_illegal(action) is Reason.ROUND_OVER for action in everything)
