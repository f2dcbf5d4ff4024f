"""Whole games at random, very many of them: what `Game` would do, without keeping every position on the way.

What a placement scores and what fits next depends only on the two ends: their values, and whether a double lies
there. There are some two hundred such pairs of ends, so every step from one to the next is worked out once.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from tutor.rules.dominoes.game import TARGET
from tutor.rules.dominoes.lot import draw_lot
from tutor.rules.dominoes.round import dealt
from tutor.rules.dominoes.scoring import points_for
from tutor.rules.dominoes.seat import Seat, seats_of
from tutor.rules.dominoes.settlement import settle
from tutor.rules.dominoes.tile import DOUBLE_SIX, MOST_PIPS, Tile


class Ended(NamedTuple):
    """Where a game was left, and how much was played until then; without a winner it would have gone on."""

    scores: Mapping[Seat, int]
    winner: Seat | None
    rounds: int
    placements: int


def playout(players: int, rng: random.Random, *, rounds: int) -> Ended:
    """Play a game by all rules; whoever may choose among several placements takes any by `rng.choice`.

    The same game as `Game` plays from the same `rng` with the same choices, many times as fast. It is left after so
    many rounds: three or four who play at random lose more than they score, and would hardly ever end.
    Rules D1 to D18.
    """
    seats, target = seats_of(players), TARGET[players]
    scores: Mapping[Seat, int] = dict.fromkeys(seats, 0)
    _, opener = draw_lot(seats, rng)
    placements = 0
    for number in range(1, rounds + 1):
        scored = dict(scores)
        hands, pile = dealt(players, rng)
        held = {seat: list(hand) for seat, hand in hands.items()}
        boneyard = list(reversed(pile))
        turn = seats.index(opener)
        steps = _openings()
        while True:
            seat = seats[turn]
            hand = held[seat]
            options = [step for tile in hand if tile in steps for step in steps[tile]]
            while not options and boneyard:
                hand.append(boneyard.pop())
                options = steps.get(hand[-1], [])
            if options:
                tile, steps, points = options[0] if len(options) == 1 else rng.choice(options)
                placements += 1
                hand.remove(tile)
                if points:
                    scored[seat] += points
                    if scored[seat] >= target:
                        return Ended(scored, seat, number, placements)
                if not hand:
                    opener = seat
                    break
            elif not any(tile in steps for hand in held.values() for tile in hand):
                _, opener = draw_lot(seats, rng)
                break
            turn = (turn + 1) % players
        scores = settle(scored, held)
    return Ended(scores, None, rounds, placements)


class _Side(NamedTuple):
    """An end of the line: its value, and whether a double lies there."""

    value: int
    is_double: bool

    @property
    def counted(self) -> int:
        return 2 * self.value if self.is_double else self.value


class _Step(NamedTuple):
    """A placement of a tile: all steps that can follow, and the raw points."""

    tile: Tile
    following: _Steps
    points: int


_Steps = dict[Tile, list[_Step]]
"""The steps that are possible from one pair of ends, by tile, the left end first."""
_Ends = tuple[_Side, _Side]
"""The ends, left and right. Only a lone double is the same double at both."""

_SIDES: Final = tuple(_Side(value, is_double) for value in range(MOST_PIPS + 1) for is_double in (False, True))


@cache
def _openings() -> _Steps:
    """The steps from an empty table, and behind them all others. Rules D5 to D8 and D13 to D15."""
    known: dict[_Ends, _Steps] = {(left, right): {} for left in _SIDES for right in _SIDES}

    def step(tile: Tile, left: _Side, right: _Side) -> _Step:
        is_lone_double = left == right and left.is_double
        total = left.counted + (0 if is_lone_double else right.counted)
        return _Step(tile, known[left, right], points_for(total))

    for (left, right), steps in known.items():
        for tile in DOUBLE_SIX:
            found = []
            if tile.has(left.value):
                found.append(step(tile, _Side(tile.other(left.value), tile.is_double), right))
            if tile.has(right.value):
                found.append(step(tile, left, _Side(tile.other(right.value), tile.is_double)))
            if found:
                steps[tile] = found
    return {
        tile: [step(tile, _Side(tile.low, tile.is_double), _Side(tile.high, tile.is_double))] for tile in DOUBLE_SIX
    }
