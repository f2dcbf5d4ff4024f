"""Many connections at once that ask for pages at a given rate, whether or not the server keeps up."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from statistics import quantiles

#: Seconds after which a request counts as never answered.
PATIENCE = 30.0


@dataclass
class Outcome:
    """What a crowd saw."""

    seconds: float = 0.0
    """How long it was, until the last answer."""
    times: list[float] = field(default_factory=list)
    """Seconds from asking to the whole answer, of each page that was served."""
    wrong: list[str] = field(default_factory=list)
    """What else came: another page, another status, nothing."""

    @property
    def rate(self) -> float:
        """Pages served a second."""
        return len(self.times) / self.seconds

    @property
    def p99(self) -> float:
        """The time within which 99 of 100 pages were served."""
        return quantiles(self.times, n=100)[-1]


def crowd(
    port: int,
    path: Callable[[int], str],
    *,
    connections: int,
    seconds: float,
    rate: float | None = None,
    first: int = 0,
) -> Outcome:
    """Ask for page after page, `path(first)` and so on; `rate` a second in all, or as fast as they are answered.

    A page is right when it names its own address as canonical.
    """
    # In a thread of its own: where a browser is tested, this one has a loop already.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _crowd(port, path, connections, seconds, rate, first)).result()


async def _crowd(
    port: int, path: Callable[[int], str], connections: int, seconds: float, rate: float | None, first: int
) -> Outcome:
    outcome, numbers, begun = Outcome(), count(first), time.perf_counter()
    await asyncio.gather(
        *(
            _one(
                port, path, outcome, numbers, begun, seconds, (begun + one / rate, connections / rate) if rate else None
            )
            for one in range(connections)
        )
    )
    outcome.seconds = time.perf_counter() - begun
    return outcome


async def _one(
    port: int,
    path: Callable[[int], str],
    outcome: Outcome,
    numbers: "count[int]",
    begun: float,
    seconds: float,
    turns: tuple[float, float] | None,
) -> None:
    """One connection; `turns` are when it asks first, and how long from one time to the next."""
    due = turns[0] if turns else begun
    reader, writer = None, None
    while time.perf_counter() < begun + seconds:
        if turns:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += turns[1]
        address = path(next(numbers))
        asked = time.perf_counter()
        try:
            if writer is None or reader is None:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
            status, body = await asyncio.wait_for(_ask(reader, writer, address), PATIENCE)
        except (OSError, EOFError, TimeoutError) as problem:
            outcome.wrong.append(f"{address}: {problem!r}")
            reader, writer = None, None
            continue
        if status == 200 and f'{address}">'.encode() in body.partition(b'rel="canonical"')[2][:200]:
            outcome.times.append(time.perf_counter() - asked)
        else:
            outcome.wrong.append(f"{address}: {status}")
    if writer is not None:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def _ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, address: str) -> tuple[int, bytes]:
    writer.write(f"GET {address} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
    return int(head.split(None, 2)[1]), await reader.readexactly(length)
