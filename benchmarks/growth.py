"""What grows with lessons, languages and learners, and what must not: answers, start, memory, what is due."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from benchmarks import grown
from benchmarks.pages import PAGES, rate
from benchmarks.processes import Server, children, free_port, memory, processor_seconds, serving, tutor
from benchmarks.starting import fetch, pages
from benchmarks.table import Row, at_least, at_most
from tests.progress.making import POSTGRES
from tests.progress.test_growth import filled, timed

FEW, MANY = 1_000, 1_000_000
#: Of the pages of the grown site so many are fetched, spread over all of it.
SAMPLE = 3_000
#: So many times the questions about few and about many learners are asked in turn.
TURNS = 7
#: So many times both sites are started and asked for a page in turn.
RUNS = 5


def measure(folder: Path) -> Iterator[Row]:
    """The rows about growth."""
    copies = folder / "grown"
    grown.grow(copies)
    yield from _larger(folder, copies)
    yield from _learners(folder, "sqlite", "SQLite")
    if os.environ.get(POSTGRES):
        yield from _learners(folder, "postgresql", "PostgreSQL")
    else:
        yield Row("the same on PostgreSQL", f"not measured: {POSTGRES} names no cluster")


def _larger(folder: Path, copies: Path) -> Iterator[Row]:
    """The grown site beside the one that is."""
    what = "with 10 times the lessons and 10 languages: "
    ratios, starts = [], []
    for _ in range(RUNS):
        # New servers each time: one may be quicker than its like by a third, for as long as it lives.
        with tutor(folder) as small, _grown(folder, copies) as large:
            starts.append((_start(large), _start(small)))
            for server in (small, large):
                # Afterwards the tables are there and everything is loaded, as wherever the tutor has run before.
                assert server.get("/readyz").status == 200
            ratios.append(rate(large, PAGES["lesson page"]) / rate(small, PAGES["lesson page"]))
    own, other = (median(column) for column in zip(*starts, strict=True))
    yield at_most(f"{what}start, processor time", own, 1.0, unit=" s", said=f"beside {other:.2f} s")
    yield at_least(f"{what}pages/s beside those without", median(ratios), 0.9)
    with _grown(folder, copies) as large:
        everything = pages(large)
        some = everything[:: max(1, len(everything) // SAMPLE)]
        worker = children(large.process.pid)[0]
        for _ in range(2):
            fetch(large, some)
        said = f"{len(some):,} of {len(everything):,} pages"
        yield at_most(f"{what}memory of a worker after two rounds", memory(worker), 120, unit=" MB", said=said)


@contextmanager
def _grown(folder: Path, copies: Path) -> Iterator[Server]:
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.grown", str(port), "1"]
    environ = {grown.FOLDER: str(copies), "TUTOR_DATABASE_URL": "", "XDG_DATA_HOME": str(folder)}
    with serving(command, port, path="/en/", environ=environ) as server:
        yield server


def _start(server: Server) -> float:
    """The processor time of the process that loads everything."""
    return processor_seconds(server.process.pid)


def _learners(folder: Path, kind: str, name: str) -> Iterator[Row]:
    """What is due and how a learner gets on, among few and among many."""
    with (
        filled(kind, folder / f"{kind}-few", FEW) as (few, keys_few),
        filled(kind, folder / f"{kind}-many", MANY) as (many, keys_many),
    ):
        stores = few.store(), many.store()
        for question in ("due", "progress", "streak"):
            asked = [getattr(store, question) for store in stores]
            times = [(timed(asked[0], keys_few), timed(asked[1], keys_many)) for _ in range(TURNS)]
            ratio = median(of_many / of_few for of_few, of_many in times)
            own = 1000 * median(of_many for _, of_many in times)
            what = f"{name}, `{question}` among {MANY:,} learners beside {FEW:,}"
            yield at_most(what, ratio, 1.5, said=f"{own:.2f} ms")
