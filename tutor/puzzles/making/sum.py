"""The sum of the ends and its points."""

from typing import Final

from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.scores import some_scores
from tutor.puzzles.making.search import first
from tutor.puzzles.making.table import Moment, moments, play, states
from tutor.puzzles.making.traps import costs_points, has_blank_end, has_double, is_trapped, shows
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.sum import SumQuestion
from tutor.rules.dominoes import SEATS, Act, Line, Placement, Round, Tile, legal_acts, points

#: Players of a round that begins with a lone double.
_TWO: Final = 2
_LONE: Final = (Mistake.LONE_DOUBLE_TWICE, Mistake.LONE_DOUBLE_HALF)
AIMS: Final = {
    2: (
        Mistake.DOUBLE_ONCE,
        Mistake.INTERNAL_DOUBLE,
        Mistake.ONLY_LAST_END,
        Mistake.WHOLE_LINE,
        Mistake.ZERO_AS_FIVE,
        Mistake.NEAR_MULTIPLE,
        Mistake.DIVIDED_BY_FIVE,
        Mistake.LONE_DOUBLE_TWICE,
        Mistake.SCORED_WITHOUT_PLACEMENT,
    ),
    3: (
        Mistake.DOUBLE_ONCE,
        Mistake.INTERNAL_DOUBLE,
        Mistake.ZERO_AS_FIVE,
        Mistake.NEAR_MULTIPLE,
        Mistake.ZERO_SCORED,
        Mistake.LONE_DOUBLE_HALF,
        Mistake.SCORED_WITHOUT_PLACEMENT,
    ),
}
"""Where the levels are steered. At level 3 the mistake costs or brings points, and another one lies in wait too."""

#: The lone doubles whose sum is 10, or next to a multiple of five.
_TRICKY_ALONE: Final = (Tile(2, 2), Tile(3, 3), Tile(5, 5))


def make(level: int, chance: Chance) -> Made:
    """Level 1: a short line without doubles or blank ends. From level 2: whatever the aim needs."""
    if level == 1:
        return _plain(chance)
    aim = chance.choice(AIMS[level])
    if aim in _LONE:
        return _lone(level, chance, aim)
    if aim is Mistake.SCORED_WITHOUT_PLACEMENT:
        return _without_placement(level, chance)
    return _steered(level, chance, aim)


def _plain(chance: Chance) -> Made:
    scores = chance.one_in(2)

    def is_plain(moment: Moment) -> bool:
        line = moment.line
        if has_double(line) or has_blank_end(line) or bool(points(line)) is not scores:
            return False
        return not is_trapped(SumQuestion(line))

    line = first(moments(chance, shortest=4, longest=6, doubles=False), is_plain).line
    return Made(SumQuestion(line), Shown(line=line))


def _steered(level: int, chance: Chance, aim: Mistake) -> Made:
    def is_tricky(moment: Moment) -> bool:
        question = SumQuestion(moment.line)
        if not shows(aim, question):
            return False
        return level == 2 or (costs_points(aim, moment.line) and is_trapped(question, besides=aim))

    shortest, longest = (4, 8) if level == 2 else (5, 16)
    line = first(moments(chance, shortest=shortest, longest=longest), is_tricky).line
    return Made(SumQuestion(line), Shown(line=line), aim)


def _lone(level: int, chance: Chance, aim: Mistake) -> Made:
    """A double that opens a round for two, with the rest of the opener's hand and the scores beside it."""
    while True:
        dealt = next(play(chance, _TWO, begun=Line()))
        doubles = [tile for tile in dealt.hands[dealt.turn] if tile.is_double and tile.pips]
        if level == 3:
            doubles = [tile for tile in doubles if tile in _TRICKY_ALONE]
        if doubles:
            break
    opening = chance.choice(doubles)
    hand = tuple(tile for tile in dealt.hands[dealt.turn] if tile != opening)
    line = Line((Placement(opening),))
    scores = some_scores(chance, SEATS[_TWO], _TWO)
    return Made(SumQuestion(line), Shown(line=line, hand=hand, scores=scores), aim)


def _without_placement(level: int, chance: Chance) -> Made:
    def only_seems_to_score(state: Round) -> bool:
        return points(state.line) > 0 and state.ending is None and _act(state) is not Act.PLAY

    shortest, longest = (3, 9) if level == 2 else (6, 20)
    state = first(states(chance, shortest=shortest, longest=longest), only_seems_to_score)
    act = _act(state)
    question = SumQuestion(state.line, ("points",), act)
    shown = Shown(line=state.line, hand=state.hands[state.turn], boneyard=len(state.boneyard))
    return Made(question, shown, Mistake.SCORED_WITHOUT_PLACEMENT)


def _act(state: Round) -> Act:
    return legal_acts(state.line, state.hands[state.turn], len(state.boneyard), state.drawn)
