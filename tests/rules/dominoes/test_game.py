"""Whole games from a seed: every invariant of rounds, scores and turns, until somebody wins."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.rules.dominoes import (
    DOUBLE_SIX,
    HAND_SIZE,
    SEATS,
    TARGET,
    Action,
    Draw,
    Ending,
    Game,
    Line,
    Pass,
    Placement,
    Play,
    Round,
    Seat,
    next_seat,
    parse_tiles,
)
from tutor.rules.errors import IllegalPlay, Reason

YOU, LEFT, ACROSS, RIGHT = Seat.YOU, Seat.LEFT, Seat.ACROSS, Seat.RIGHT
PLAYERS = st.sampled_from([2, 3, 4])
SEEDS = st.integers(0, 2**32 - 1)


def choose(game: Game, rng: random.Random, *, care: float) -> Action:
    """A legal action: with this much care the one that scores best, else any."""
    legal = game.legal_actions()
    if len(legal) > 1 and rng.random() < care:
        return max(legal, key=lambda action: game.after(action).round.points)
    return rng.choice(legal)


def play_on(game: Game, rng: random.Random, *, care: float, rounds: int) -> Iterator[tuple[Game, Action | None, Game]]:
    """Every step until somebody wins or so many rounds are over: before, the action (None: a new deal), after."""
    while game.winner is None and (game.round.ending is None or game.number < rounds):
        action = choose(game, rng, care=care) if game.round.ending is None else None
        following = game.next_round(rng) if action is None else game.after(action)
        yield game, action, following
        game = following


def whole_game(players: int, seed: int) -> list[tuple[Game, Action | None, Game]]:
    """Every step of a game from the first lot on; with four players the scores may fall for hundreds of rounds."""
    rng = random.Random(seed)
    return list(play_on(Game.start(players, rng), rng, care=1, rounds=100))


def steps(players: int, seed: int) -> Iterator[tuple[Game, Action | None, Game]]:
    """Some rounds between scores far below zero and the target, so that many of them end by a win."""
    rng = random.Random(seed)
    game = Game.start(players, rng)
    scores = {seat: rng.randrange(-100, game.target, 5) for seat in game.scores}
    return play_on(replace(game, scores=MappingProxyType(scores)), rng, care=rng.random(), rounds=6)


def position(scores: tuple[int, int], you: str, across: str, boneyard: str, *, line: str, number: int = 1) -> Game:
    """A game of two in the middle of a round, your turn."""
    hands = {YOU: parse_tiles(you), ACROSS: parse_tiles(across)}
    now = Round.of(hands, boneyard=parse_tiles(boneyard), line=Line.parse(line), opener=YOU, complete=False)
    return Game(MappingProxyType(dict(zip(SEATS[2], scores, strict=True))), now, number=number)


def play(text: str) -> Play:
    """The play of a placement in notation."""
    return Play(Placement.parse(text))


def value_of_ends(line: Line) -> int:
    """The sum of the ends, added up from the oriented tiles instead of the open places."""
    first, last = line.oriented[0], line.oriented[-1]
    if len(line) == 1:
        return first.left + first.right
    left = sum(first) if first.left == first.right else first.left
    right = sum(last) if last.left == last.right else last.right
    return left + right


@given(players=PLAYERS, seed=SEEDS)
@settings(max_examples=25, deadline=None)
def test_every_tile_is_always_in_exactly_one_place(players: int, seed: int):
    """Rules D1 and D3: hands, boneyard and line together hold all 28 tiles, each once, at every moment."""
    for _, _, game in steps(players, seed):
        now = game.round
        everything = [tile for hand in now.hands.values() for tile in hand]
        assert sorted([*everything, *now.boneyard, *now.line.tiles]) == list(DOUBLE_SIX)
        assert set(now.hands) == set(game.scores) == set(SEATS[players])


@given(players=PLAYERS, seed=SEEDS)
@settings(max_examples=25, deadline=None)
def test_the_line_always_has_two_ends_and_its_joints_match(players: int, seed: int):
    """Rules D7 and D8: one line, two outer ends, one joint fewer than tiles, equal values at every joint."""
    for _, _, game in steps(players, seed):
        line = game.round.line
        assert len(line.open_places) == (2 if line.tiles else 0)
        assert len(line.joints) == max(0, len(line) - 1)
        assert all(left.right == right.left for left, right in pairwise(line.oriented))


@given(players=PLAYERS, seed=SEEDS)
@settings(max_examples=25, deadline=None)
def test_turns_go_clockwise_and_only_a_draw_keeps_the_turn(players: int, seed: int):
    """Rules D5 and D10: a placement or a pass hands the turn on, a draw does not."""
    for before, action, after in steps(players, seed):
        if action is None:
            continue
        mover = before.round.turn
        expected = mover if isinstance(action, Draw) else next_seat(mover, players)
        assert after.round.turn is expected
        assert after.round.history == (*before.round.history, (mover, action))


@given(players=PLAYERS, seed=SEEDS)
@settings(max_examples=25, deadline=None)
def test_nobody_draws_or_passes_who_can_play(players: int, seed: int):
    """Rules D9, D10 and D11: draws when nothing fits, passes also with an empty boneyard, the drawn tile is played."""
    for before, action, after in steps(players, seed):
        now = before.round
        hand = now.hands[now.turn]
        fitting = [tile for tile in hand if not now.line.tiles or {*tile} & {*now.line.values_at_ends}]
        match action:
            case Play(placement):
                assert placement.tile in fitting
                if now.history and isinstance(now.history[-1].action, Draw):
                    assert placement.tile == hand[-1] == now.drawn
            case Draw():
                assert not fitting
                assert after.round.hands[now.turn] == (*hand, now.boneyard[0])
                assert after.round.boneyard == now.boneyard[1:]
            case Pass():
                assert not fitting
                assert not now.boneyard


@given(players=PLAYERS, seed=SEEDS)
@settings(max_examples=25, deadline=None)
def test_scores_are_the_points_minus_the_deductions(players: int, seed: int):
    """Rules D13 to D18: kept by hand beside the game, the scores agree after every action."""
    expected: dict[Seat, int] = {}
    for before, action, after in steps(players, seed):
        expected = expected or dict(before.scores)
        if isinstance(action, Play):
            total = value_of_ends(after.round.line)
            expected[before.round.turn] += total if total in {5, 10, 15, 20} else 0
        reached = [seat for seat, score in expected.items() if score >= TARGET[players]]
        assert [after.winner] == (reached or [None])
        if action is not None and after.round.ending is not None and not reached:
            for seat, hand in after.round.hands.items():
                expected[seat] -= {0: 0, 1: -1, 2: -2, 3: 2, 4: 1}[sum(map(sum, hand)) % 5] + sum(map(sum, hand))
        assert after.scores == expected


@given(players=PLAYERS, seed=SEEDS)
@settings(max_examples=25, deadline=None)
def test_rounds_end_and_follow_each_other_by_the_rules(players: int, seed: int):
    """Rules D2, D4, D6, D12 and D16: out or blocked ends a round, and the right player opens the next."""
    for before, action, after in steps(players, seed):
        now = after.round
        if action is None:
            assert before.round.ending is not None
            assert after.number == before.number + 1
            assert [len(hand) for hand in now.hands.values()] == [HAND_SIZE[players]] * players
            assert (now.line, now.history) == (Line(), ())
            if before.round.ending is Ending.OUT:
                assert (now.turn, after.lots) == (before.round.out_seat, ())
            else:
                assert after.lots[-1]
                assert max(after.lots[-1], key=lambda drawn: drawn[1].pips)[0] is now.turn
            continue
        empty = [seat for seat, hand in now.hands.items() if not hand]
        fits = any({*tile} & {*now.line.values_at_ends} for hand in now.hands.values() for tile in hand)
        if empty:
            assert (now.ending, empty) == (Ending.OUT, [before.round.turn])
        else:
            assert now.ending == (None if now.boneyard or fits else Ending.BLOCKED)


@pytest.mark.parametrize(("players", "target", "seeds"), [(2, 250, [0, 1, 2, 3]), (3, 200, [0, 1]), (4, 200, [5, 7])])
def test_whole_games_are_played_from_a_seed(players: int, target: int, seeds: list[int]):
    """Rule D18: 250 wins with two players, 200 with three or four; the same seed plays the same game."""
    endings = set()
    for seed in seeds:
        played = whole_game(players, seed)
        start, game = played[0][0], played[-1][2]
        assert start.scores == dict.fromkeys(SEATS[players], 0)
        assert game.winner is not None
        assert game.target == target
        assert game.scores[game.winner] >= target
        assert all(score < target for seat, score in game.scores.items() if seat is not game.winner)
        assert played == whole_game(players, seed)
        endings |= {after.round.ending for _, _, after in played}
    assert endings == {None, Ending.OUT, Ending.BLOCKED}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_starts_with_a_lot_a_deal_and_no_points(players: int):
    """Rules D1 and D4: each player keeps an own score, and the lot chooses the opener."""
    game = Game.start(players, random.Random(5))
    assert game.scores == dict.fromkeys(SEATS[players], 0)
    assert (game.number, game.winner, game.players) == (1, None, players)
    assert max(game.lots[-1], key=lambda drawn: drawn[1].pips)[0] is game.round.turn


def test_the_lot_does_not_look_at_the_hands():
    """Rule D4: the opener is often somebody who holds neither the highest double nor the heaviest hand."""
    heaviest = 0
    for seed in range(200):
        game = Game.start(2, random.Random(seed))
        pips = {seat: sum(tile.pips for tile in hand) for seat, hand in game.round.hands.items()}
        heaviest += pips[game.round.turn] == max(pips.values())
    assert 60 < heaviest < 140


def test_reaching_the_target_wins_at_once_without_deductions():
    """Rule D18: the round is not played on, and no hand is taken off."""
    game = position((245, 180), "1-1 6-6", "2-2 5-5", "0-0", line="1-4 4-4@right 3-4@right").after(play("1-1@left"))
    assert (game.scores[YOU], game.winner, game.round.ending) == (250, YOU, None)
    assert game.scores[ACROSS] == 180
    assert game.legal_actions() == ()
    assert game.why_illegal(Draw()) is Reason.GAME_OVER
    with pytest.raises(IllegalPlay) as caught:
        game.after(play("2-2@left"))
    assert (caught.value.reason, caught.value.tile) == (Reason.GAME_OVER, parse_tiles("2-2")[0])
    with pytest.raises(IllegalPlay) as caught:
        game.next_round(random.Random(0))
    assert caught.value.reason is Reason.GAME_OVER


def test_passing_the_target_with_the_last_tile_wins_without_deductions():
    """Rule D18: also when the placement ends the round, nothing is taken off any more."""
    game = position((245, 180), "4-4", "2-2 5-5", "0-0", line="1-4 1-1@left").after(play("4-4@right"))
    assert (game.winner, game.scores) == (YOU, {YOU: 255, ACROSS: 180})


def test_a_score_short_of_the_target_is_settled_and_the_game_goes_on():
    """Rules D16 and D17: who goes out keeps the own points, and only the other hand is taken off its owner."""
    game = position((100, 5), "4-4", "2-2 5-5", "0-0", line="1-4 1-1@left").after(play("4-4@right"))
    assert (game.winner, game.scores) == (None, {YOU: 110, ACROSS: -10})
    with pytest.raises(IllegalPlay) as caught:
        game.after(Pass())
    assert caught.value.reason is Reason.ROUND_OVER
    following = game.next_round(random.Random(0))
    assert (following.round.turn, following.number, following.scores) == (YOU, 2, game.scores)


def test_a_blocked_round_is_settled_and_a_lot_decides_who_opens():
    """Rules D6, D12, D16 and D17: each own hand is taken off, and the opener is drawn anew."""
    game = position((100, 50), "1-1 2-2", "3-3 6-6", "", line="1-4 4-4@right 0-4@right").after(play("1-1@left"))
    assert (game.round.ending, game.scores) == (Ending.BLOCKED, {YOU: 95, ACROSS: 30})
    openers = {game.next_round(random.Random(seed)).round.turn for seed in range(20)}
    assert openers == {YOU, ACROSS}
    assert game.next_round(random.Random(0)).lots


def test_the_next_round_waits_for_the_end_of_this_one():
    """Rule D16: a round ends only when somebody goes out or when it is blocked."""
    with pytest.raises(IllegalPlay) as caught:
        Game.start(2, random.Random(0)).next_round(random.Random(0))
    assert caught.value.reason is Reason.ROUND_NOT_OVER


@pytest.mark.parametrize("players", [1, 5])
def test_no_game_for_one_or_five(players: int):
    """Rule D2: two, three or four play."""
    with pytest.raises(IllegalPlay) as caught:
        Game.start(players, random.Random(0))
    assert caught.value.reason is Reason.WRONG_COUNT_OF_PLAYERS
