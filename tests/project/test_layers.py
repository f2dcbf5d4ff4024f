"""Arrows point one way: web, cli -> wording, draw -> progress -> lessons -> puzzles -> rules."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "tutor"
MODULES = sorted(PACKAGE.rglob("*.py"))

#: What each layer may import of the tutor, besides itself.
ALLOWED = {
    "rules": set(),
    "puzzles": {"rules"},
    "lessons": {"rules", "puzzles", "places"},
    "places": set(),
    "i18n": {"places"},
    "settings": set(),
    "draw": {"rules"},
    "wording": {"rules", "puzzles", "lessons", "i18n", "progress", "settings"},
    "progress": {"rules", "puzzles", "lessons"},
    "rules_text": {"rules", "lessons", "places"},
    "extract": set(),
    "web": {"rules", "puzzles", "lessons", "places", "i18n", "draw", "wording", "progress", "rules_text", "settings"},
    "commands": {
        "rules",
        "puzzles",
        "lessons",
        "places",
        "i18n",
        "draw",
        "wording",
        "progress",
        "rules_text",
        "settings",
        "web",
        "cli",
    },
    "cli": {"rules", "wording", "i18n", "commands"},
    "__main__": {"cli"},
    "__init__": set(),
}


def layer(module: Path) -> str:
    """The layer that a module belongs to: the first folder or the module below `tutor`."""
    return module.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(module: Path) -> set[str]:
    """The names of everything that a module imports."""
    names = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: relative import"
            names.add(node.module or "")
            if node.module == "tutor":
                names.update(f"tutor.{alias.name}" for alias in node.names)
    return names


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(PACKAGE)))
def test_no_arrow_runs_back(module: Path) -> None:
    """A module imports only its own layer and those below it."""
    here = layer(module)
    used = {name.split(".")[1] for name in imports(module) if name.startswith("tutor.")}
    assert used - {here} <= ALLOWED[here]


@pytest.mark.parametrize("module", [m for m in MODULES if layer(m) in ("rules", "puzzles")], ids=lambda m: m.stem)
def test_rules_and_puzzles_need_nothing_but_the_standard_library(module: Path) -> None:
    """Neither web nor SVG nor gettext nor the clock is known to rules and puzzles."""
    import sys

    outside = {name.split(".")[0] for name in imports(module)} - {"tutor"}
    assert outside <= set(sys.stdlib_module_names)
    assert not outside & {"time", "datetime", "gettext", "locale", "os"}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(PACKAGE)))
def test_only_draw_knows_svgwrite(module: Path) -> None:
    """The library that writes SVG stays behind `draw`."""
    if layer(module) != "draw":
        assert "svgwrite" not in {name.split(".")[0] for name in imports(module)}


@pytest.mark.parametrize("module", [m for m in MODULES if layer(m) in ("rules", "puzzles")], ids=lambda m: m.stem)
def test_no_global_randomness(module: Path) -> None:
    """A random.Random is handed in; the functions of the module `random` are never called."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
            assert node.attr == "Random"
