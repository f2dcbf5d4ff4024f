"""A process of its own that answers and says after each answer that it was acknowledged.

    python -m tests.progress.answering ADDRESS KEY FIRST LAST

One line an acknowledged answer: its number, and whether it was counted now. Standard input is waited for first.
"""

import sys

from tests.progress.making import answer
from tutor.progress import Store
from tutor.progress.address import parse_url


def main(address: str, key: str, first: int, last: int) -> None:
    """Give the answers from the first to the last."""
    store = Store(parse_url(address))
    store.check()
    sys.stdin.readline()
    for number in range(first, last + 1):
        recorded = store.record(key, answer(number, number % 5 > 0, "D13 D15", "" if number % 5 else "whole-line"))
        print(number, recorded.counted, flush=True)
    store.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
