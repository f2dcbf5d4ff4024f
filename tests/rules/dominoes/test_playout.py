"""Games at random, played fast, are the games that the rules play."""

import random

import pytest

from tutor.rules.dominoes import Ended, Game, IllegalPlay, Play, playout

ROUNDS = 60


def played_slowly(players: int, rng: random.Random) -> Ended:
    """The same game, position by position."""
    game, placements = Game.start(players, rng), 0
    while game.winner is None:
        if game.round.ending is not None and game.number == ROUNDS:
            break
        if game.round.ending is not None:
            game = game.next_round(rng)
            continue
        actions = game.legal_actions()
        action = actions[0] if len(actions) == 1 else rng.choice(actions)
        placements += isinstance(action, Play)
        game = game.after(action)
    return Ended(dict(game.scores), game.winner, game.number, placements)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_played_fast_is_the_game_of_the_rules(players: int):
    """Same seed, same choices: same scores, winner, rounds and placements. Rules D1 to D18."""
    winners = set()
    for seed in range(6):
        ended = playout(players, random.Random(seed), rounds=ROUNDS)
        assert ended == played_slowly(players, random.Random(seed))
        winners.add(ended.winner)
    assert players > 2 or len(winners) > 1


def test_a_game_is_for_two_three_or_four():
    """Nobody plays alone or with five. Rule D2."""
    for players in (1, 5):
        with pytest.raises(IllegalPlay):
            playout(players, random.Random(1), rounds=1)
