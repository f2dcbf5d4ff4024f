"""Chance that falls the same way for ever."""

import random
from collections.abc import Iterable, MutableSequence, Sequence
from functools import cache
from typing import Any, Self, TypeVar

T = TypeVar("T")


@cache
def _start_of(series: str) -> int:
    """Where a series of numbers starts to count, so that two series do not go side by side."""
    return int(random.Random(series).random() * 10_000)


class Chance(random.Random):
    """A stream of chance that depends on its seed alone, in every version of Python.

    Python promises to keep only the numbers of `random()` and the meaning of a seed; so whatever puzzles need is taken
    from `random()` here.
    """

    number: int = 0
    """The number of the puzzle that is made."""
    turn: int = 0
    """One more with every number: for what must not come again within a thousand puzzles."""

    @classmethod
    def of(cls, *words: object, number: int) -> Self:
        """The chance that belongs to these words and this number."""
        series = " ".join(map(str, words))
        chance = cls(f"{series} {number}")
        chance.number = number
        chance.turn = _start_of(series) + number
        return chance

    def below(self, count: int) -> int:
        """A whole number from 0, less than `count`."""
        return int(self.random() * count)

    def one_in(self, count: int) -> bool:
        """True once in so many times."""
        return self.below(count) == 0

    def choice(self, seq: Any) -> Any:
        """One of a sequence."""
        return seq[self.below(len(seq))]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Bring a list into any order."""
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]

    def sample(self, population: Sequence[T], k: int, *, counts: Iterable[int] | None = None) -> list[T]:
        """So many different members of a sequence, in any order."""
        if counts is not None:
            raise NotImplementedError("repeated members are never drawn")
        return self.shuffled(population)[:k]

    def shuffled(self, members: Iterable[T]) -> list[T]:
        """All of them, in any order."""
        result = list(members)
        self.shuffle(result)
        return result
