"""Looking for a position that shows what a puzzle is about."""

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Final, TypeVar

T = TypeVar("T")

#: So many candidates are never needed; whoever needs them looks for something that does not come about in play.
_FAR_TOO_MANY: Final = 200_000


def first(candidates: Iterable[T], wanted: Callable[[T], bool]) -> T:
    """The first of the candidates that is wanted."""
    for candidate in islice(candidates, _FAR_TOO_MANY):
        if wanted(candidate):
            return candidate
    raise LookupError("no such position comes about")
