"""All placements of a hand that score."""

from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.choosing import make_choosing
from tutor.puzzles.making.puzzle import Made
from tutor.puzzles.scoring import ScoringQuestion


def make(level: int, chance: Chance) -> Made:
    """Which placements score? At least one does, and at least one legal placement does not."""
    return make_choosing(level, chance, ScoringQuestion)
