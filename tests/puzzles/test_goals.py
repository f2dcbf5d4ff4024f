"""Goals of a placement, on every line of one and two tiles with every tile, against the oracle."""

from functools import cache

import pytest

from tests import oracle_puzzles as oracle
from tutor.puzzles.play import Goal, PlayQuestion
from tutor.rules.dominoes import DOUBLE_SIX, Line, Tile

LINES = [
    Line(),
    *(
        line
        for tile in DOUBLE_SIX
        for opening in [Line().after(Line().placements_of(tile)[0])]
        for line in [opening, *(opening.after(p) for other in DOUBLE_SIX for p in opening.placements_of(other))]
    ),
]


@cache
def legal(replay: str, tile: str) -> list[str]:
    """All placements of a tile."""
    return oracle.placements(replay, tile)


@cache
def score(replay: str) -> int:
    """What the last placement of a replay scores."""
    return oracle.score(replay)


def meets(goal: Goal, replay: str, word: str, hand: tuple[Tile, ...]) -> bool:
    """Whether a legal placement meets a goal, told from the text."""
    scored = score(oracle.added(replay, word))
    one, other = oracle.halves(word.partition("@")[0])
    match goal:
        case Goal.LEGAL:
            return True
        case Goal.SCORE:
            return scored > 0
        case Goal.QUIET:
            return scored == 0
        case Goal.MOST:
            others = [place for tile in hand for place in legal(replay, str(tile))]
            return all(scored >= score(oracle.added(replay, place)) for place in others)
        case Goal.DOUBLE:
            return one == other
        case Goal.INSIDE:
            row = oracle.lay(replay)
            return bool(row) and len({*row[0 if word.endswith("left") else -1]}) == 1
        case _:
            return scored == int(goal)


@pytest.mark.parametrize("goal", Goal)
def test_a_goal_is_met_by_exactly_these(goal: Goal) -> None:
    """With four tiles in hand, the right placements are those that the oracle finds, wherever the line is short."""
    for at, line in enumerate(LINES):
        replay = str(line)
        unseen = [tile for tile in DOUBLE_SIX if not line.has(tile)]
        hand = tuple(unseen[(at + step) % len(unseen)] for step in (0, 7, 12, 19))
        found = {str(answer.placement) for answer in PlayQuestion(line, hand, (goal,)).right_answers()}
        places = [place for tile in hand for place in legal(replay, str(tile))]
        assert found == {place for place in places if meets(goal, replay, place, hand)}


def test_goals_combine() -> None:
    """Two goals are met by what meets both."""
    for line in LINES[:200]:
        hand = tuple(tile for tile in DOUBLE_SIX if not line.has(tile))[:7]
        one, other, both = (
            PlayQuestion(line, hand, goals).right_answers()
            for goals in ((Goal.DOUBLE,), (Goal.SCORE,), (Goal.DOUBLE, Goal.SCORE))
        )
        assert both == one & other


def test_only_the_drawn_tile_may_be_played() -> None:
    """Rule D10: with a drawn tile that fits, no other tile of the hand is right."""
    for line in LINES[1:]:
        hand = tuple(tile for tile in DOUBLE_SIX if not line.has(tile))
        for drawn in hand:
            question = PlayQuestion(line, hand, (Goal.LEGAL,), drawn)
            found = {str(answer.placement) for answer in question.right_answers()}
            assert found == {*legal(str(line), str(drawn))}
