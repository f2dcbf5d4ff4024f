"""Writing a paper tally."""

from typing import Final

from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.read_tally import tallied
from tutor.puzzles.making.scores import some_scores
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.write_tally import WriteTallyQuestion
from tutor.puzzles.wrong.counting import misread
from tutor.rules.dominoes import SEATS, STROKE, STROKES_IN_A_FIFTY, Seat, Tally, tally

AIMS: Final = {
    1: (None,),
    2: (Mistake.CROSS_AS_STROKE, Mistake.REST_LEFT_OUT),
    3: (Mistake.CROSS_AS_STROKE, Mistake.REST_LEFT_OUT, Mistake.TALLY_SIGN_LOST),
}
"""Where the levels are steered; the scores are those that are read at the same level."""

_PLAYERS: Final = (3, 4)
#: How many tallies there are to choose from.
OFFERED: Final = 4


def make(level: int, chance: Chance) -> Made:
    """Your score, four tallies, and the scores of the others as numbers."""
    aim: Mistake | None = chance.choice(AIMS[level])
    players = chance.choice(_PLAYERS)
    others = [seat for seat in SEATS[players] if seat is not Seat.YOU]
    points = tallied(level, aim, chance)
    question = WriteTallyQuestion(points, tuple(chance.shuffled(_offered(points, aim, chance))))
    return Made(question, Shown(scores=some_scores(chance, others, players)), aim)


def _offered(points: int, aim: Mistake | None, chance: Chance) -> list[Tally]:
    """The right tally, the one that the aim leads to, and others that lie near."""
    offered = [tally(points)]
    if aim is not None:
        offered.append(mistaken(aim, points))
    near = chance.shuffled(points + step for step in (STROKE, -STROKE, 2 * STROKE, 50, -50, 45, -45))
    offered += [tally(other) for other in near if other and tally(other) not in offered and other * points > 0]
    return offered[:OFFERED]


def mistaken(mistake: Mistake, points: int) -> Tally:
    """The tally that somebody with this mistake would write or take for a score."""
    if mistake is Mistake.CROSS_AS_STROKE:
        strokes = abs(points) // STROKE
        per_sign = STROKES_IN_A_FIFTY // 2
        return tally(points)._replace(fifties=strokes // per_sign, strokes=strokes % per_sign)
    return tally(misread(mistake, points))
