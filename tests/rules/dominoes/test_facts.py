"""The facts of a position, against worked ones and against an independent referee."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.oracle_dominoes import WORD, Board, Refused
from tutor.rules.dominoes import DOUBLE_SIX, Line, Placement, facts
from tutor.rules.errors import IllegalPlay

POSITIONS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "data" / "positions.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("position", POSITIONS, ids=[position["name"] for position in POSITIONS])
def test_the_worked_positions_have_the_facts_stated(position: dict[str, Any]):
    """Rules D7, D8, D13, D14 and D15 on the positions worked by hand."""
    expected = {key: value for key, value in position.items() if key not in {"name", "replay"}}
    assert json.loads(json.dumps(facts(Line.parse(position["replay"])))) == expected


def test_the_empty_table_has_no_ends_and_no_points():
    """Rule D13: without a placement nothing is counted."""
    assert facts(Line()) == {
        "tiles": [],
        "line": [],
        "branching_doubles": [],
        "joints": [],
        "open": [],
        "counted": [],
        "sum": 0,
        "points": 0,
    }


def test_a_hundred_thousand_random_placements_agree_with_the_referee():
    """Rules D7, D8, D13, D14 and D15: a brute-force board that shares no code finds the same facts.

    Before every placement both also agree on what can be placed at all.
    """
    rng = random.Random(20_201_129)
    placed = 0
    longest = 0
    while placed < 100_000:
        line, board = Line(), Board()
        while True:
            legal = [play for tile in DOUBLE_SIX for play in line.placements_of(tile)]
            assert {str(play) for play in legal} == board.possible()
            if not legal:
                break
            play = rng.choice(legal)
            line = line.after(play)
            board.put(str(play))
            assert facts(line) == board.facts()
            placed += 1
        assert Line.parse(str(line)) == line
        longest = max(longest, len(line))
    assert longest == 28


def test_the_referee_refuses_what_the_rules_refuse():
    """Rules D7 and D8: random words, legal or not, are taken or refused alike."""
    rng = random.Random(7)
    words = [f"{one}-{other}{end}" for one in range(8) for other in range(8) for end in ("", "@left", "@right")]
    refused = 0
    for _ in range(300):
        line, board = Line(), Board()
        for word in rng.choices(words, k=60):
            before = board.facts()
            try:
                board.put(word)
            except Refused:
                refused += 1
                assert facts(line) == before
                if WORD.fullmatch(word):
                    with pytest.raises(IllegalPlay):
                        line.after(Placement.parse(word))
            else:
                line = line.after(Placement.parse(word))
                assert facts(line) == board.facts()
    assert refused > 1000
