"""What the ranks of five cards make, whatever their suits: fifteens, pairs and runs. Rule C1.

Five cards have one of only 6,175 sets of ranks, so each is looked at once.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple

#: Places of cards among the five, which stand in order of rank.
Group = tuple[int, ...]

_GROUPS: Final = tuple(group for size in (2, 3, 4, 5) for group in combinations(range(5), size))


class Made(NamedTuple):
    """The groups among five cards, by their places in order of rank, and what all of them score together."""

    fifteens: tuple[Group, ...]
    pairs: tuple[Group, ...]
    runs: tuple[Group, ...]
    points: int


@cache
def made(ranks: tuple[int, ...]) -> Made:
    """What five ranks make that stand in order, the lowest first. Rule C1.

    >>> made((5, 5, 5, 5, 11)).points
    28
    """
    fifteens = tuple(group for group in _GROUPS if sum(min(ranks[place], 10) for place in group) == 15)
    pairs = tuple(group for group in _GROUPS if len(group) == 2 and ranks[group[0]] == ranks[group[1]])
    # Five cards have room for one stretch of ranks only, so the longest runs are all of it.
    runs = [group for group in _GROUPS if len(group) >= 3 and _is_run([ranks[place] for place in group])]
    longest = tuple(group for group in runs if len(group) == len(runs[-1]))
    return Made(fifteens, pairs, longest, 2 * len(fifteens) + 2 * len(pairs) + sum(map(len, longest)))


def _is_run(ranks: list[int]) -> bool:
    return all(after == before + 1 for before, after in pairwise(ranks))
