"""Who opens next, what the lot says, and whose turn it is."""

from collections.abc import Iterator
from typing import Final

from tutor.puzzles.choice import LotQuestion, OpenerQuestion, TurnQuestion
from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.scores import some_scores
from tutor.puzzles.making.search import first
from tutor.puzzles.making.table import PLAYERS, at_random, ended, hands_of, states, to_block, told
from tutor.puzzles.mistake import Mistake
from tutor.rules.dominoes import DOUBLE_SIX, SEATS, Ending, Play, Round, settle_lot

#: What is asked at each level.
ASKED: Final = {1: ("out", "lot", "turn"), 2: ("blocked", "out", "lot"), 3: ("blocked", "tied", "tied-again")}

AIMS: Final = {
    level: tuple(Mistake.OPENER_AGAIN if asked == "blocked" else None for asked in kinds)
    for level, kinds in ASKED.items()
}
"""Where the levels are steered."""


def make(level: int, chance: Chance) -> Made:
    """Level 1: somebody went out; a clear lot; whose turn. Level 2: blocked rounds too. Level 3: tied lots too."""
    match chance.choice(ASKED[level]):
        case "turn":
            return _turn(chance)
        case "lot":
            return _lot(chance, tied=False)
        case "tied":
            return _lot(chance, tied=True)
        case "tied-again":
            return _lot_of_tied(chance)
        case "blocked":
            return _opener(chance, Ending.BLOCKED, level)
        case _:
            return _opener(chance, Ending.OUT, level)


def _opener(chance: Chance, ending: Ending, level: int) -> Made:
    """A round that has ended: the hands show how. From level 2 on another player opened it than the one who is out."""

    def is_wanted(round: Round) -> bool:  # noqa: A002
        return round.ending is ending and (level == 1 or round.history[0].seat is not round.out_seat)

    taste = to_block if ending is Ending.BLOCKED else at_random
    round = first(ended(chance, taste=taste), is_wanted)  # noqa: A001
    question = OpenerQuestion(round.players, round.history[0].seat, round.out_seat)
    scores = some_scores(chance, round.hands, round.players)
    shown = Shown(line=round.line, hands=hands_of(round), scores=scores)
    return Made(question, shown, Mistake.OPENER_AGAIN if ending is Ending.BLOCKED else None)


def _lot(chance: Chance, *, tied: bool) -> Made:
    """A lot of all players after a blocked round; when it is tied, somebody is not, so that it matters who draws."""
    players = chance.choice((3, 4)) if tied else chance.choice(PLAYERS)

    def is_wanted(made: LotQuestion) -> bool:
        leaders = settle_lot(dict(made.lots))
        return (1 < len(leaders) < players) if tied else len(leaders) == 1

    question = first(_lots(chance, players, players), is_wanted)
    return Made(question, Shown(lots=question.lots, scores=some_scores(chance, SEATS[players], players)))


def _lot_of_tied(chance: Chance) -> Made:
    """The lot after a tied one: only the players who were tied draw, and it may be tied again."""
    players = chance.choice((3, 4))
    again = chance.one_in(3)
    question = first(_lots(chance, players, 2), lambda made: (len(settle_lot(dict(made.lots))) > 1) is again)
    return Made(question, Shown(lots=question.lots, scores=some_scores(chance, SEATS[players], players)))


def _lots(chance: Chance, players: int, drawing: int) -> Iterator[LotQuestion]:
    while True:
        drawers = {*chance.sample(SEATS[players], drawing)}
        seats = [seat for seat in SEATS[players] if seat in drawers]
        yield LotQuestion(tuple(zip(seats, chance.sample(DOUBLE_SIX, drawing), strict=True)))


def _turn(chance: Chance) -> Made:
    """A placement has just ended a turn; what has been done since the deal is told."""
    state = first(
        states(chance, (3, 4), shortest=3, longest=9),
        lambda state: state.ending is None and isinstance(state.history[-1].action, Play),
    )
    question = TurnQuestion(state.players, state.history[-1].seat)
    return Made(question, Shown(line=state.line, moves=told(state)))
