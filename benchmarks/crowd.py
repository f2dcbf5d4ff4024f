"""A newspaper links to the site: 500 connections ask for twice what two workers can serve, pages that nobody asked for.

A user of the site waits for a page as long as it takes to serve all others who wait: their number by the rate.
"""

from collections.abc import Iterator
from pathlib import Path
from statistics import median

from benchmarks.processes import tutor
from benchmarks.table import Row, at_least, at_most, told
from tests.deploy.crowd import crowd
from tests.deploy.test_overload import CONNECTIONS, puzzle

SECONDS = 10.0


def measure(folder: Path) -> Iterator[Row]:
    """The rows about a crowd."""
    with tutor(folder, workers=2) as server:
        before = crowd(server.port, puzzle, connections=1, seconds=2)
        able = crowd(server.port, puzzle, connections=8, seconds=5, first=100_000)
        crowded = crowd(
            server.port, puzzle, connections=CONNECTIONS, seconds=SECONDS, rate=2 * able.rate, first=200_000
        )
        after = crowd(server.port, puzzle, connections=1, seconds=2, first=300_000)
    what = f"{CONNECTIONS} connections, twice what it can serve: "
    wrong = [*before.wrong, *able.wrong, *crowded.wrong, *after.wrong]
    yield at_most(f"{what}wrong pages and errors", len(wrong), 0, said=f"of {len(crowded.times):,}")
    yield at_least(
        f"{what}pages/s beside those of 8 connections",
        crowded.rate / able.rate,
        0.5,
        said=f"{crowded.rate:,.0f}/s to {able.rate:,.0f}/s",
    )
    bound = 2 * CONNECTIONS / crowded.rate
    yield at_most(f"{what}99 of 100 pages served within", crowded.p99, round(bound, 1), unit=" s")
    yield told(
        "one page afterwards",
        1000 * median(after.times),
        unit=" ms",
        said=f"{1000 * median(before.times):.1f} ms before",
    )
