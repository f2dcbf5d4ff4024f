"""A sprint of five minutes, as it stands in the address: when it began, and how it goes."""

import re
from datetime import UTC, datetime
from typing import Final, NamedTuple, Self

from tutor.progress import Running, answer_id

#: Seconds that a sprint takes.
SECONDS: Final = 300
#: Nobody answers more than this in five minutes.
_MOST: Final = 999
_RUN: Final = re.compile(r"([1-9][0-9]{0,11})-(0|[1-9][0-9]{0,2})-(0|[1-9][0-9]{0,2})(?:-(count))?")
#: The word of a sprint in counting hands and cribs.
COUNTING: Final = "count"


class Run(NamedTuple):
    """A sprint that is being run: its beginning in seconds since 1970, the first tries so far, and the right ones."""

    begun: int
    answered: int = 0
    right: int = 0
    what: str = ""
    """What is practised: counting, or else dominoes."""

    @classmethod
    def begin(cls, what: str = "") -> Self:
        """A sprint that begins now."""
        return cls(_now(), what=COUNTING if what == COUNTING else "")

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """Read a sprint out of an address; None when it is not written as the printer writes it.

        >>> Run.parse("1764450000-7-5"), Run.parse("1764450000-5-7")
        (Run(begun=1764450000, answered=7, right=5, what=''), None)
        """
        match = _RUN.fullmatch(text)
        run = cls(int(match[1]), int(match[2]), int(match[3]), match[4] or "") if match else None
        return run if run and run.right <= run.answered else None

    def __str__(self) -> str:
        """As it stands in an address."""
        return "-".join(str(part) for part in self if part != "")

    @property
    def until(self) -> int:
        """When it ends, in seconds since 1970."""
        return self.begun + SECONDS

    @property
    def is_over(self) -> bool:
        """Whether its time is over, or lies in a time to come."""
        return not self.begun <= _now() < self.until

    @property
    def running(self) -> Running | None:
        """The sprint as the store knows it, which counts for itself; None when its time is over."""
        if self.is_over:
            return None
        return Running(answer_id("sprint", str(self.begun)), datetime.fromtimestamp(self.begun, UTC), SECONDS)

    def after(self, right: bool) -> Self:
        """The sprint after one more answer, which counts only while there is time."""
        if self.is_over or self.answered == _MOST:
            return self
        return self._replace(answered=self.answered + 1, right=self.right + right)


def _now() -> int:
    return int(datetime.now(UTC).timestamp())
