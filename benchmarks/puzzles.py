"""How long it takes to make a puzzle of each kind and level: `python -m benchmarks.puzzles [COUNT]`.

The median must stay below five milliseconds of processor time; the exit status says whether it does.
"""

import sys
from statistics import median
from time import process_time

from tutor.puzzles.diagnosis import diagnose, next_puzzle
from tutor.puzzles.making import KINDS, LEVELS, make_puzzle

LIMIT = 5.0


def milliseconds(kind: str, level: int, count: int) -> list[float]:
    """The time of each of so many puzzles."""
    times = []
    for number in range(count):
        start = process_time()
        make_puzzle(kind, level, number)
        times.append(1000 * (process_time() - start))
    return times


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
