"""Counting choices off one by one, so that each comes once before any comes again."""

from collections.abc import Sequence
from math import comb, gcd
from typing import TypeVar

T = TypeVar("T")


def scattered(number: int, count: int) -> int:
    """Where a number comes in an order that meets each of so many places once, neighbours being far apart."""
    step = next(step for step in range(int(count * 0.618), count) if gcd(step, count) == 1)
    return number * step % count


def combination(members: Sequence[T], size: int, place: int) -> tuple[T, ...]:
    """The combination at a place, all combinations of a size being put in order.

    >>> [combination("abcd", 2, place) for place in range(6)]
    [('a', 'b'), ('a', 'c'), ('a', 'd'), ('b', 'c'), ('b', 'd'), ('c', 'd')]
    """
    if not size:
        return ()
    with_first = comb(len(members) - 1, size - 1)
    if place < with_first:
        return (members[0], *combination(members[1:], size - 1, place))
    return combination(members[1:], size, place - with_first)
