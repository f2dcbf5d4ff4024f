"""How fast somebody may go on: so many a minute on the whole, all of them at once if need be."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final

#: Whoever has not come for longest is forgotten beyond this number, so that inventing names fills no memory.
MOST: Final = 50_000
_MINUTE: Final = 60.0


class Pace:
    """Counts what each key does, in the memory of this process (the generic cell rate algorithm).

    One number a key, constant work a call, no thread: a counter per window of time would need to be swept.

    >>> pace = Pace(2, clock=lambda: 0.0)
    >>> [pace.wait("ada"), pace.wait("ada"), pace.wait("ada"), pace.wait("grace")]
    [0.0, 0.0, 30.0, 0.0]
    """

    def __init__(self, per_minute: int, *, clock: Callable[[], float] = time.monotonic, most: int = MOST) -> None:
        """Let `per_minute` through, for each of the `most` keys that came last."""
        self._step = _MINUTE / per_minute
        self._clock = clock
        self._most = most
        self._free_at: OrderedDict[Hashable, float] = OrderedDict()
        self._lock = Lock()

    def wait(self, key: Hashable, *, cost: int = 1) -> float:
        """Let one through, which counts for `cost`: 0. If that is too fast nothing is counted: seconds to wait."""
        now = self._clock()
        with self._lock:
            free_at = max(self._free_at.get(key, now), now) + cost * self._step
            # A sum of many steps may be a hair above the minute that it is.
            early = free_at - now - max(_MINUTE, cost * self._step)
            if early > 1e-6:
                return early
            self._free_at[key] = free_at
            self._free_at.move_to_end(key)
            while len(self._free_at) > self._most:
                self._free_at.popitem(last=False)
        return 0.0

    def __len__(self) -> int:
        """How many keys are remembered."""
        return len(self._free_at)
