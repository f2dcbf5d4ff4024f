"""The table that `make bench` prints."""

from collections.abc import Iterable
from typing import NamedTuple


class Row(NamedTuple):
    """Something measured, beside what is wanted of it; rows that are told for information alone want nothing."""

    what: str
    measured: str
    wanted: str = ""
    ok: bool | None = None


def at_least(what: str, value: float, wanted: float, *, unit: str = "", said: str = "") -> Row:
    """A row whose value may not be smaller; `said` tells more about the figure."""
    return Row(what, _figure(value, unit, said), f"≥ {wanted:,g}{unit}", value >= wanted)


def at_most(what: str, value: float, wanted: float, *, unit: str = "", said: str = "") -> Row:
    """A row whose value may not be greater; `said` tells more about the figure."""
    return Row(what, _figure(value, unit, said), f"≤ {wanted:,g}{unit}", value <= wanted)


def told(what: str, value: float, *, unit: str = "", said: str = "") -> Row:
    """A row for information."""
    return Row(what, _figure(value, unit, said))


def _figure(value: float, unit: str, said: str) -> str:
    figure = f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    return f"{figure}{unit}" + (f" ({said})" if said else "")


def print_table(rows: Iterable[Row]) -> None:
    """Print all rows in columns."""
    said = {True: "yes", False: "NO", None: ""}
    table = [("what", "measured", "wanted", "ok")]
    table += [(row.what, row.measured, row.wanted, said[row.ok]) for row in rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for line in table:
        print("  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip())
