"""An independent referee for the line: cells on a board, two for each tile, and no code of `tutor`.

A tile covers two cells. Along the line an ordinary tile covers two columns of row 0; a double stands
crosswise and covers rows 0 and 1 of one column. What the outer columns show is added up cell by cell.
"""

from __future__ import annotations

import re
from typing import Any

WORD = re.compile(r"([0-6])-([0-6])(?:@(left|right))?")


class Refused(Exception):  # noqa: N818 - it names what happened.
    """The placement is not possible."""


class Board:
    """Cells by column and row: the pips shown there and the number of the tile that covers it."""

    def __init__(self) -> None:
        """An empty board."""
        self.cells: dict[tuple[int, int], tuple[int, int]] = {}
        self.names: list[str] = []
        self.meetings: list[tuple[int, int, int]] = []

    def put(self, word: str) -> None:
        """Lay one tile, written as in a replay."""
        match = WORD.fullmatch(word)
        if match is None:
            raise Refused
        pips = sorted((int(match[1]), int(match[2])))
        name = "-".join(map(str, pips))
        if name in self.names:
            raise Refused
        number = len(self.names)
        if not self.cells:
            if match[3]:
                raise Refused
            self._cover(0, 1, pips, number)
        else:
            if not match[3]:
                raise Refused
            columns = [column for column, _ in self.cells]
            edge, step = (min(columns), -1) if match[3] == "left" else (max(columns), 1)
            shown, neighbour = self.cells[edge, 0]
            if shown not in pips:
                raise Refused
            pips.remove(shown)
            self._cover(edge + step, step, [shown, *pips], number)
            self.meetings.append((neighbour, number, shown))
        self.names.append(name)

    def _cover(self, column: int, step: int, pips: list[int], number: int) -> None:
        """Cover two cells from this column on, a double crosswise."""
        first, second = pips
        self.cells[column, 0] = (first, number)
        self.cells[(column, 1) if first == second else (column + step, 0)] = (second, number)

    def _is_double(self, number: int) -> bool:
        return self.names[number][0] == self.names[number][2]

    def _side(self, number: int, pips: int, rank: int) -> str:
        """The name of a half: low or high by its pips; of a double A or B by the rank of the joining."""
        if self._is_double(number):
            return "AB"[rank]
        return "low" if pips == int(self.names[number][0]) else "high"

    def facts(self) -> dict[str, Any]:
        """What lies there, worked out from the cells alone."""
        columns = sorted({column for column, _ in self.cells})
        joined = dict.fromkeys(range(len(self.names)), 0)
        joints = []
        for older, newer, pips in self.meetings:
            half, to_half = self._side(older, pips, joined[older]), self._side(newer, pips, 0)
            joints.append({"tile": self.names[older], "half": half, "to": self.names[newer], "to_half": to_half})
            joined[older] += 1
            joined[newer] += 1

        order: list[int] = []
        shown: dict[int, str] = {}
        for column in columns:
            pips, number = self.cells[column, 0]
            if number not in order:
                order.append(number)
            crosswise = self.cells.get((column, 1))
            shown[number] = shown.get(number, "") + str(pips) + (str(crosswise[0]) if crosswise else "")

        open_places, counted = [], []
        for rank, column in enumerate((columns[0], columns[-1]) if columns else ()):
            pips, number = self.cells[column, 0]
            alone = len(self.names) == 1
            side = self._side(number, pips, rank if alone else 1)
            open_places.append({"tile": self.names[number], "half": side, "value": pips})
            value = sum(cell[0] for place, cell in self.cells.items() if place[0] == column)
            if not (alone and self._is_double(number) and rank):
                counted.append({"tile": self.names[number], "value": value})
        total = sum(entry["value"] for entry in counted)
        return {
            "tiles": list(self.names),
            "line": ["-".join(shown[number]) for number in order],
            "branching_doubles": [],
            "joints": joints,
            "open": open_places,
            "counted": counted,
            "sum": total,
            "points": total if total in (5, 10, 15, 20) else 0,
        }

    def possible(self) -> set[str]:
        """Every word that could be put next, found by looking at the outer cells."""
        names = [f"{low}-{high}" for low in range(7) for high in range(low, 7)]
        if not self.cells:
            return set(names)
        columns = [column for column, _ in self.cells]
        ends = {"left": self.cells[min(columns), 0][0], "right": self.cells[max(columns), 0][0]}
        return {
            f"{name}@{end}"
            for name in names
            if name not in self.names
            for end, value in ends.items()
            if str(value) in name
        }
