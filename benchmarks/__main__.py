"""`python -m benchmarks [GROUP…]`: measure everything, or some groups, and print one table; 1 when a target is missed.

Ratios are medians of runs that took turns, so they hold on a busy machine too; absolute figures depend on the machine
and on what else it does, which the last line tells.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from benchmarks import browser, crowd, growth, hostile, pages, puzzles, rules, starting
from benchmarks.table import Row, print_table

GROUPS: Final[dict[str, Callable[[Path], Iterator[Row]]]] = {
    "pages": pages.measure,
    "browser": browser.measure,
    "rules": rules.measure,
    "puzzles": puzzles.measure,
    "starting": starting.measure,
    "crowd": crowd.measure,
    "growth": growth.measure,
    "hostile": hostile.measure,
}


def main(names: list[str]) -> int:
    """Measure the groups with these names, all when none is named."""
    rows: list[Row] = []
    for name in names or GROUPS:
        print(f"measuring {name} …", file=sys.stderr)
        with tempfile.TemporaryDirectory(prefix="muggins-") as folder:
            rows += GROUPS[name](Path(folder))
    print_table(rows)
    load = os.getloadavg()[1]
    print(f"\n{os.cpu_count()} processors; load in the last five minutes, this benchmark included: {load:.1f}")
    return int(any(row.ok is False for row in rows))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
