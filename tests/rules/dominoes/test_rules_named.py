"""Every rule of dominoes has a test that names it."""

import ast
import re
from pathlib import Path

import pytest

RULE = re.compile(r"\bD(\d+)(?: to D(\d+))?\b")


def rules_in(text: str) -> set[int]:
    """The numbers of the rules that a docstring names, ranges included."""
    found = RULE.findall(text)
    return {number for first, last in found for number in range(int(first), int(last or first) + 1)}


def docstrings() -> list[str]:
    """The docstring of every test in this folder."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(__file__).parent.glob("test_*.py")]
    nodes = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [ast.get_docstring(node) or "" for node in nodes if node.name.startswith("test_")]


@pytest.mark.parametrize("number", range(1, 20))
def test_the_rule_is_named_by_a_test(number: int):
    """A rule that no test names is a rule that may be broken unseen."""
    assert any(number in rules_in(text) for text in docstrings())
