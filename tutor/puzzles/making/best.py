"""The best placement of a hand."""

from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.choosing import make_choosing
from tutor.puzzles.making.puzzle import Made
from tutor.puzzles.play import Goal, PlayQuestion


def make(level: int, chance: Chance) -> Made:
    """Which placement scores most? At least one scores, and not all score alike."""
    return make_choosing(level, chance, lambda line, hand: PlayQuestion(line, hand, (Goal.MOST,)))
