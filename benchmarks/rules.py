"""How fast the rules are: facts of positions, random play, counting; beside packages that do something like it."""

import random
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks.peer_rules import hands, per_second
from benchmarks.processes import ROOT
from benchmarks.table import Row, at_least, told
from tutor.rules.cribbage import PACK, count, total
from tutor.rules.dominoes import Game, Play, playout

#: What the packages beside ours are, and what they need. They are installed for the time of the benchmark, elsewhere.
PEERS: Final = ("dominoes==6.1.0", "cribbage-scorer==0.2.5", "more-itertools", "magmacrunch-cribbage==0.1.1")
ROUNDS, SECONDS = 3, 1.0
LINES = 40_000
#: Every package is asked in turn, so that a busy machine slows all of them alike.
COMPARED: Final = {
    "placements": ("random play by all rules, placements/s beside PyPI's dominoes", 1.0),
    "totals": ("hands counted a second beside cribbage-scorer", 5.0),
    "items": ("hands counted item by item a second beside magmacrunch-cribbage", 5.0),
}


def measure(folder: Path) -> Iterator[Row]:
    """The rows about the rules."""
    yield at_least("tutor facts -, lines of about 14 tiles a second", median(islice(_facts(folder), ROUNDS)), 20_000)
    yield told("random play position by position, placements/s", per_second(_positions(), SECONDS))
    try:
        python = _peers(folder)
    except subprocess.CalledProcessError as problem:
        yield Row("beside other packages", f"not measured: {(problem.stderr or b'').decode().strip()[-100:]}")
        return
    for what, (title, wanted) in COMPARED.items():
        work = OURS[what]
        pairs = [(per_second(work(), SECONDS), _peer(python, what)) for _ in range(ROUNDS)]
        own, other = (median(column) for column in zip(*pairs, strict=True))
        ratio = median(mine / theirs for mine, theirs in pairs)
        yield at_least(title, ratio, wanted, said=f"{own:,.0f}/s to {other:,.0f}/s")


def _facts(folder: Path) -> Iterator[float]:
    """The lines that the command answers in a second of processor time, its start included."""
    import resource

    replays = folder / "replays"
    replays.write_text("\n".join(islice(_replays(), LINES)) + "\n")
    while True:
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        with replays.open() as lines:
            subprocess.run(
                [sys.executable, "-m", "tutor", "facts", "-"],
                cwd=ROOT,
                stdin=lines,
                stdout=subprocess.DEVNULL,
                check=True,
            )
        yield LINES / (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)


def _replays() -> Iterator[str]:
    """Lines of random rounds, each as long as it got."""
    rng = random.Random(1)
    while True:
        game = Game.start(2, rng)
        while game.round.ending is None:
            game = game.after(rng.choice(game.legal_actions()))
            if len(game.round.line) > 6:
                yield str(game.round.line)


def _positions() -> Iterator[int]:
    """Placements of `Game`, which keeps every position."""
    rng = random.Random(1)
    while True:
        game, placed = Game.start(2, rng), 0
        while game.winner is None and game.round.ending is None:
            action = rng.choice(game.legal_actions())
            placed += isinstance(action, Play)
            game = game.after(action)
        yield placed


def _placements() -> Iterator[int]:
    """Placements of games at random, with draws, passes, points, settlements and targets."""
    rng = random.Random(1)
    while True:
        yield playout(4, rng, rounds=50).placements


def _totals() -> Iterator[int]:
    return hands(list(PACK), total)


def _items() -> Iterator[int]:
    return hands(list(PACK), lambda hand, starter: count(hand, starter).combinations)


OURS: Final[dict[str, Callable[[], Iterator[int]]]] = {"placements": _placements, "totals": _totals, "items": _items}


def _peers(folder: Path) -> str:
    """An environment with the other packages; its Python. Raises CalledProcessError where they cannot be had."""
    venv.create(folder / "peers", with_pip=True)
    python = str(folder / "peers" / "bin" / "python")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", *PEERS]
    subprocess.run(install, check=True, capture_output=True)
    return python


def _peer(python: str, what: str) -> float:
    command = [python, str(Path(__file__).with_name("peer_rules.py")), what, str(SECONDS)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
