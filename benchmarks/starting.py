"""From `tutor serve` to the first page, and what a worker holds in memory once it has answered everything."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from statistics import median

from benchmarks.pages import ENCODINGS
from benchmarks.processes import PATIENCE, Server, children, memory, processor_seconds, tutor
from benchmarks.table import Row, at_most, told
from tutor.puzzles.making import KINDS, LEVELS

STARTS, FEW, MANY, READERS = 5, 2, 10, 4


def measure(folder: Path) -> Iterator[Row]:
    """The rows about starting and memory."""
    waited, taken = [], []
    for _ in range(STARTS):
        with tutor(folder) as server:
            worker = children(server.process.pid)[0]
            taken.append(processor_seconds(server.process.pid) + processor_seconds(worker))
            waited.append(server.seconds)
            # Afterwards the tables are there, as they are wherever the tutor has run before.
            assert server.get("/readyz").status == 200
    said = f"median; {median(waited):.2f} s on the clock, {min(waited):.2f} s at best"
    yield at_most("`tutor serve` to the first page, processor time", median(taken), 1.0, unit=" s", said=said)
    with tutor(folder) as server:
        worker = children(server.process.pid)[0]
        fresh = memory(worker)
        everything = pages(server)
        yield told("memory of a worker that has just begun", fresh, unit=" MB")
        held = {0: fresh}
        for number in range(1, MANY + 1):
            fetch(server, everything)
            held[number] = memory(worker)
        what = f"memory of a worker, {len(everything)} pages in all languages"
        yield at_most(f"{what} fetched twice", held[FEW], 120, unit=" MB")
        yield at_most(
            f"{what}: after ten times to after two", held[MANY] / held[FEW], 1.03, said=f"{held[MANY]:.0f} MB"
        )


def pages(server: Server) -> list[str]:
    """Every page that the site map names, every kind of puzzle in every language, and what belongs to a learner."""
    named = re.findall(r"<loc>https?://[^/]+([^<]*)</loc>", server.get("/sitemap.xml").body.decode())
    codes = sorted({path.split("/")[1] for path in named})
    puzzles = [f"/{code}/practice/{kind}/{level}-7" for code in codes for kind in KINDS for level in LEVELS]
    own = [f"/{code}/{page}" for code in codes for page in ("practice", "progress", "sprint", "_mine/banner")]
    return [*named, *puzzles, *own]


def fetch(server: Server, paths: list[str]) -> None:
    """Fetch all pages, by several readers at once."""
    with ThreadPoolExecutor(READERS) as readers:
        list(readers.map(lambda reader: _fetch(server, paths[reader::READERS]), range(READERS)))


def _fetch(server: Server, paths: list[str]) -> None:
    """Fetch pages one after the other, as a browser does."""
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as connection:
        for path in paths:
            connection.request("GET", path, headers={"Accept-Encoding": ENCODINGS})
            response = connection.getresponse()
            response.read()
            assert response.status == 200, (path, response.status)
