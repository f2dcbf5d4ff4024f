"""How long it takes to make a puzzle of each kind and level: `python -m benchmarks.puzzles [COUNT]`.

The median must stay below five milliseconds of processor time; the exit status says whether it does.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time

from benchmarks.table import Row, at_most
from tutor.puzzles.diagnosis import diagnose, next_puzzle
from tutor.puzzles.making import KINDS, LEVELS, make_puzzle

LIMIT = 5.0
#: For the one table, so many puzzles of each kind and level.
COUNT = 40


def milliseconds(kind: str, level: int, count: int) -> list[float]:
    """The time of each of so many puzzles."""
    times = []
    for number in range(count):
        start = process_time()
        make_puzzle(kind, level, number)
        times.append(1000 * (process_time() - start))
    return times


def measure(_folder: Path) -> Iterator[Row]:
    """The row about puzzles: the slowest kind and level."""
    medians = {(kind, level): median(milliseconds(kind, level, COUNT)) for kind in KINDS for level in LEVELS}
    slowest = max(medians, key=lambda made: medians[made])
    said = f"{slowest[0]} of level {slowest[1]}; all kinds: {median(medians.values()):.2f} ms"
    yield at_most("a puzzle of the slowest kind, processor time", medians[slowest], LIMIT, unit=" ms", said=said)


def main(count: int) -> int:
    """Print a table; 1 when a kind is too slow."""
    print("kind           median ms at level 1, 2, 3   slowest of all")
    medians = {}
    for kind in KINDS:
        times = [milliseconds(kind, level, count) for level in LEVELS]
        medians[kind] = [median(of_level) for of_level in times]
        columns = " ".join(f"{value:8.2f}" for value in medians[kind])
        print(f"{kind:14} {columns}   {max(map(max, times)):8.1f}")
    start = process_time()
    for number in range(20):
        next_puzzle(diagnose([]), 1000 * number)
    print(f"choosing the next puzzle: {1000 * (process_time() - start) / 20:.0f} ms")
    return int(any(value >= LIMIT for values in medians.values() for value in values))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
