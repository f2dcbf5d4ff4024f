"""Is the round over, or the game?"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tutor.puzzles.choice import Outcome, OverQuestion
from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.scores import LOWEST, Scores, score_between, some_scores
from tutor.puzzles.making.search import first
from tutor.puzzles.making.table import PLAYERS, Moment, at_random, moments, to_block, to_draw
from tutor.puzzles.making.traps import shows
from tutor.puzzles.mistake import Mistake
from tutor.rules.dominoes import STROKE, TARGET, points

#: The lower and the higher of the two targets.
_LOWER, _HIGHER = sorted({*TARGET.values()})
#: Level 1 keeps so far below every target.
_FAR_BELOW: Final = 150


class Wanted(NamedTuple):
    """How the puzzle is to be: who can play, what happens on the table, and whether the target is reached."""

    players: tuple[int, ...] = PLAYERS
    table: tuple[Outcome, ...] = (Outcome.GOES_ON, Outcome.OUT, Outcome.BLOCKED)
    """What the placement would lead to if there were no target."""
    won: bool = False
    lowest: int = LOWEST
    """The lowest score that the player may have after the placement."""
    highest: int = _FAR_BELOW
    aim: Mistake | None = None


_TWO: Final = (2,)
_MORE: Final = (3, 4)
_ROUND_OVER: Final = (Outcome.OUT, Outcome.BLOCKED)

WANTED: Final[dict[int, tuple[Wanted, ...]]] = {
    1: (
        Wanted(table=(Outcome.GOES_ON,)),
        Wanted(table=(Outcome.OUT,)),
        Wanted(table=(Outcome.BLOCKED,)),
        Wanted(
            _TWO, (Outcome.GOES_ON,), won=True, lowest=_HIGHER, highest=_HIGHER + 20, aim=Mistake.SETTLED_AFTER_TARGET
        ),
    ),
    2: (
        Wanted(_TWO, (Outcome.GOES_ON,), lowest=_LOWER, highest=_HIGHER - STROKE, aim=Mistake.TARGETS_MIXED),
        Wanted(_MORE, (Outcome.GOES_ON,), won=True, lowest=_LOWER, highest=_LOWER + 20, aim=Mistake.TARGETS_MIXED),
        Wanted(_TWO, (Outcome.OUT,), won=True, lowest=_HIGHER, highest=_HIGHER + 20, aim=Mistake.SETTLED_AFTER_TARGET),
        Wanted(table=(Outcome.BLOCKED,), lowest=_FAR_BELOW, highest=_LOWER - STROKE),
    ),
    3: (
        Wanted(_TWO, _ROUND_OVER, lowest=_LOWER, highest=_HIGHER - STROKE, aim=Mistake.TARGETS_MIXED),
        Wanted(_MORE, (Outcome.OUT,), won=True, lowest=_LOWER, highest=_LOWER, aim=Mistake.TARGETS_MIXED),
        Wanted(_TWO, (Outcome.OUT,), won=True, lowest=_HIGHER, highest=_HIGHER, aim=Mistake.SETTLED_AFTER_TARGET),
        Wanted(_TWO, (Outcome.GOES_ON,), lowest=_LOWER, highest=_HIGHER - STROKE, aim=Mistake.LAST_TWO_KEPT),
    ),
}
"""Far from the target at level 1, between the targets at level 2, and at level 3 two things come together."""

AIMS: Final = {level: tuple(wanted.aim for wanted in kinds) for level, kinds in WANTED.items()}
"""Where the levels are steered."""


def make(level: int, chance: Chance) -> Made:
    """Level 1: one thing happens, far from the target. Level 2: near the targets. Level 3: two things at once."""
    wanted: Wanted = chance.choice(WANTED[level])
    question = first(_questions(chance, wanted), lambda asked: wanted.aim is None or shows(wanted.aim, asked))
    shown = Shown(line=question.line, hands=question.hands, boneyard=question.boneyard, scores=question.scores)
    return Made(question, shown, wanted.aim)


def _questions(chance: Chance, wanted: Wanted) -> Iterator[OverQuestion]:
    outcome: Outcome = chance.choice(wanted.table)
    shortest = 4 if outcome is Outcome.GOES_ON and wanted.aim is not Mistake.LAST_TWO_KEPT else 8
    longest = 20 if shortest == 4 else 28
    taste = at_random if outcome is Outcome.OUT else to_draw if wanted.aim is Mistake.LAST_TWO_KEPT else to_block
    for moment in moments(chance, wanted.players, shortest=shortest, longest=longest, taste=taste):
        if _on_the_table(moment) is not outcome:
            continue
        if wanted.aim is Mistake.LAST_TWO_KEPT and (moment.fitting or not 0 < len(moment.before.boneyard) <= 2):
            continue
        scored = points(moment.line)
        if scored or not wanted.won:
            after = score_between(chance, wanted.lowest, min(wanted.highest, _reachable(moment, scored)))
            yield _asked(moment, _scores(chance, moment, after - scored))


def _on_the_table(moment: Moment) -> Outcome:
    """What the placement would lead to if there were no target."""
    if moment.goes_out:
        return Outcome.OUT
    return Outcome.GOES_ON if moment.before.boneyard or moment.fitting else Outcome.BLOCKED


def _reachable(moment: Moment, scored: int) -> int:
    """The highest score after a placement of somebody who was still below the target."""
    return TARGET[moment.before.players] - STROKE + scored


def _scores(chance: Chance, moment: Moment, movers: int) -> Scores:
    """The scores before the placement: so many points for the player, anything below the target for the others."""
    mover = moment.before.turn
    scores = some_scores(chance, moment.before.hands, moment.before.players)
    return tuple((seat, movers if seat is mover else score) for seat, score in scores)


def _asked(moment: Moment, scores: Scores) -> OverQuestion:
    before = moment.before
    return OverQuestion(before.players, before.turn, scores, moment.line, moment.hands, len(before.boneyard))
