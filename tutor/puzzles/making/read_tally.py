"""Reading a paper tally."""

from typing import Final

from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.scores import score_between, some_scores
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.tally import TallyQuestion
from tutor.rules.dominoes import SEATS, STROKE, Seat

AIMS: Final = {
    1: (None,),
    2: (Mistake.CROSS_AS_STROKE, Mistake.REST_LEFT_OUT),
    3: (Mistake.CROSS_AS_STROKE, Mistake.REST_LEFT_OUT, Mistake.TALLY_SIGN_LOST),
}
"""Where the levels are steered. At level 3 every tally has signs, strokes and points beside them."""

#: With one opponent there would not be a thousand different pages.
_PLAYERS: Final = (3, 4)


def make(level: int, chance: Chance) -> Made:
    """Your tally, and the scores of the others as numbers."""
    aim: Mistake | None = chance.choice(AIMS[level])
    players = chance.choice(_PLAYERS)
    others = [seat for seat in SEATS[players] if seat is not Seat.YOU]
    points = tallied(level, aim, chance)
    return Made(TallyQuestion(points), Shown(tally=points, scores=some_scores(chance, others, players)), aim)


def tallied(level: int, aim: Mistake | None, chance: Chance) -> int:
    """A score for a level: strokes only; then signs or a rest; then all of them together, above or below zero."""
    match level, aim:
        case 1, _:
            return score_between(chance, 5, 45)
        case 2, Mistake.CROSS_AS_STROKE:
            return score_between(chance, 50, 195)
        case 2, _:
            return score_between(chance, 5, 95) + _rest(chance)
        case _:
            size = 50 * (1 + chance.below(3)) + score_between(chance, 5, 45) + _rest(chance)
            return -size if aim is Mistake.TALLY_SIGN_LOST else size


def _rest(chance: Chance) -> int:
    return 1 + chance.below(STROKE - 1)
