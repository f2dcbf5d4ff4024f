"""Every text of lessons and rules reaches the translators, with its notes, and nothing else does."""

import io
import tomllib
from pathlib import Path

import pytest

from tutor import extract, places

SCRIPTS = sorted((*places.LESSONS.glob("*/*.toml"), *places.RULES.glob("*.toml")))


def test_texts_come_in_order_with_the_notes_of_their_table() -> None:
    """A note goes to everything in its own table, and to nothing outside it."""
    script = b"""
title = "Doubles"
rules = ["D8"]
[[step]]
id = "both-halves"
line = "1-1"
note = "A double."
say = ["One.", "Two."]
[[step]]
ask = "Which?"
hint = ["Look."]
"""
    found = list(extract.toml(io.BytesIO(script), (), (), {}))
    assert found == [
        (2, "gettext", "Doubles", []),
        (8, "gettext", "One.", ["A double."]),
        (8, "gettext", "Two.", ["A double."]),
        (10, "gettext", "Which?", []),
        (11, "gettext", "Look.", []),
    ]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_every_sentence_of_a_script_is_found(path: Path) -> None:
    """Each string with a space and a full stop, wherever it stands, is among the messages; ids and replays are not."""
    with path.open("rb") as file:
        found = {message for _, _, message, _ in extract.toml(file, (), (), {})}
    table = tomllib.loads(path.read_text("utf-8"))
    assert found
    assert {text for text in _strings(table) if text.endswith((".", "?", "!"))} <= found
    assert not found & {str(step.get("id")) for step in table.get("step", ())}


def _strings(value: object, key: str = "") -> set[str]:
    if isinstance(value, dict):
        return set().union(*(_strings(inner, name) for name, inner in value.items()), set())
    if isinstance(value, list):
        return set().union(*(_strings(inner, key) for inner in value), set())
    return {value} if isinstance(value, str) and key != extract.NOTE else set()
