"""Chance that falls the same way for ever."""

import random
from collections.abc import Iterable, MutableSequence, Sequence
from typing import Any, Self, TypeVar

T = TypeVar("T")


class Chance(random.Random):
    """A stream of chance that depends on its seed alone, in every version of Python.

    Python promises to keep only the numbers of `random()` and the meaning of a seed; so whatever puzzles need is taken
    from `random()` here.
    """

    number: int = 0
    """The number of the puzzle that is made, for what must not come again within a thousand puzzles."""

    @classmethod
    def of(cls, *words: object, number: int) -> Self:
        """The chance that belongs to these words and this number."""
        chance = cls(" ".join(map(str, (*words, number))))
        chance.number = number
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
