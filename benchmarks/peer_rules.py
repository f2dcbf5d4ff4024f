"""The rules of other packages at work: `python peer_rules.py WHAT SECONDS` prints how many a second.

Runs in the benchmark's own environment, where these packages are installed and the tutor is not; see `rules.py`.
"""

import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any


def placements() -> Iterator[int]:
    """Random rounds of the package `dominoes`: placements without scoring."""
    import dominoes

    rng = random.Random(1)
    while True:
        game, placed = dominoes.Game.new(), 0
        while game.result is None:
            game.make_move(*rng.choice(game.valid_moves))
            placed += 1
        yield placed


def totals() -> Iterator[int]:
    """Hands counted by `cribbage-scorer`."""
    from cribbage_scorer.cribbage_scorer import show_calc_score

    pack = [(rank, suit) for suit in "CDHS" for rank in range(1, 14)]
    return hands(pack, lambda hand, starter: show_calc_score(starter, hand))


def items() -> Iterator[int]:
    """Hands counted item by item by `magmacrunch-cribbage`."""
    from cribbage.cards import Deck, score_hand

    return hands(Deck().cards, score_hand)


def hands(pack: list[Any], count: Callable[[list[Any], Any], object]) -> Iterator[int]:
    """Random hands that are counted, a thousand at a time; dealing them takes no time that is measured."""
    rng = random.Random(1)
    dealt = [rng.sample(pack, 5) for _ in range(1000)]
    dealt_hands = [(five[:4], five[4]) for five in dealt]
    while True:
        for hand, starter in dealt_hands:
            count(hand, starter)
        yield len(dealt_hands)


def per_second(work: Iterator[int], seconds: float) -> float:
    """How much of it is done in a second of processor time."""
    next(work)
    done, started = 0, time.process_time()
    while (taken := time.process_time() - started) < seconds:
        done += next(work)
    return done / taken


if __name__ == "__main__":
    print(per_second({"placements": placements, "totals": totals, "items": items}[sys.argv[1]](), float(sys.argv[2])))
