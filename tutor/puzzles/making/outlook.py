"""Tiles that tempt: what each of them would score on a line, and what it seems to score to somebody with a mistake."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Self

from tutor.puzzles.beliefs import points_believed
from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.traps import TRAPS
from tutor.puzzles.mistake import Mistake
from tutor.rules.dominoes import Line, Tile, points


class Outlook(NamedTuple):
    """A tile, and the lines that its placements would lead to, with their points."""

    tile: Tile
    lines: tuple[Line, ...]
    scores: tuple[int, ...]

    @classmethod
    def of(cls, line: Line, tile: Tile) -> Self:
        """Look ahead by one placement."""
        lines = tuple(line.after(placement) for placement in line.placements_of(tile))
        return cls(tile, lines, tuple(map(points, lines)))

    @property
    def best(self) -> int:
        """The most that the tile scores."""
        return max(self.scores, default=0)

    def seems(self, mistake: Mistake) -> int:
        """The most that a placement which scores nothing seems to score to whoever makes this mistake."""
        believed = (
            points_believed(mistake, line) for line, score in zip(self.lines, self.scores, strict=True) if not score
        )
        return max((most for beliefs in believed for most in beliefs), default=0)

    @property
    def tempts(self) -> bool:
        """Does any of the traps make it seem to score more than it does?"""
        return any(map(self.seems, TRAPS))


def tempting_tiles(
    chance: Chance, outlooks: Sequence[Outlook], size: int, aim: Mistake | None, *, twice: bool
) -> tuple[Tile, ...] | None:
    """So many tiles of which one scores and one tempts whoever makes the mistake, if there are such tiles.

    Without an aim none of the tiles tempts; `twice` adds one that tempts by another mistake too. What tempts seems to
    score at least as much as the best of the tiles does.
    """
    chosen: list[Outlook] = []
    most = 0
    if aim is None:
        outlooks = [outlook for outlook in outlooks if not outlook.tempts]
        most = max((outlook.best for outlook in outlooks), default=0)
    else:
        tempting = [(seeming, outlook) for outlook in outlooks if (seeming := outlook.seems(aim)) and not outlook.best]
        if not tempting:
            return None
        most, lure = chance.choice(tempting)
        chosen.append(lure)
    scoring = [outlook for outlook in outlooks if 0 < outlook.best <= most]
    if not scoring:
        return None
    chosen.append(chance.choice(scoring))
    best = chosen[-1].best
    if twice and aim is not None and not _tempts_otherwise(chosen, aim, best):
        others = [outlook for outlook in outlooks if not outlook.best and _tempts_otherwise([outlook], aim, best)]
        if not others:
            return None
        chosen.append(chance.choice(others))
    rest = [outlook for outlook in outlooks if outlook.best <= best and outlook not in chosen]
    chosen += chance.shuffled(rest)[: size - len(chosen)]
    if len(chosen) != size:
        return None
    return tuple(sorted(outlook.tile for outlook in chosen))


def _tempts_otherwise(outlooks: Iterable[Outlook], aim: Mistake, best: int) -> bool:
    others = [trap for trap in TRAPS if trap is not aim]
    return any(outlook.seems(trap) >= best for outlook in outlooks for trap in others if not outlook.best)
