"""Every text that is marked in the code is found by the extractor."""

import ast
from pathlib import Path

import pytest

from tests.i18n.catalogues import ROOT, extracted, forms, messages

MODULES = sorted((ROOT / "tutor").rglob("*.py"))
#: Which arguments of the marking functions are texts.
TEXTS = {"gettext": (0,), "ngettext": (0, 1), "pgettext": (1,)}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(ROOT)))
def test_every_marked_text_is_in_the_template(module: Path) -> None:
    """A text inside an f-string, for one, would be missed by the extractor and stay English."""
    known = {text for message in messages(extracted()) for text in forms(message.id)}
    missed = []
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TEXTS:
            for place in TEXTS[node.func.attr]:
                argument = node.args[place] if place < len(node.args) else None
                if isinstance(argument, ast.Constant) and argument.value not in known:
                    missed.append(argument.value)
    assert missed == []


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(ROOT)))
def test_the_marking_functions_have_no_other_name(module: Path) -> None:
    """The extractor knows them by name: under another one its texts would stay English."""
    tree = ast.parse(module.read_text("utf-8"))
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    named = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in TEXTS and id(node) not in called
    ]
    assert named == []
