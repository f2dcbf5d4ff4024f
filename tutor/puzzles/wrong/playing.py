"""Mistakes in choosing placements: one for a goal, all that score, the tile that is needed, the score that is wrong."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.beliefs import BELIEVED_SUMS, OF_SCORING, points_believed
from tutor.puzzles.find_mistake import FindMistakeQuestion
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.needed import NeededAnswer, NeededQuestion
from tutor.puzzles.play import Goal, PlayAnswer, PlayQuestion
from tutor.puzzles.scoring import ScoringAnswer, ScoringQuestion
from tutor.puzzles.wrong import Answers, Family
from tutor.puzzles.wrong.turns import seems_to_branch
from tutor.rules.dominoes import Line, Placement, points

#: Goals that have nothing to do with points.
_NOT_OF_POINTS: Final = frozenset({Goal.LEGAL, Goal.DOUBLE, Goal.INSIDE})


def _for_a_goal(mistake: Mistake) -> Callable[[PlayQuestion], Answers]:
    """Legal placements that miss the goal, but would meet it if the mistake were the rule."""

    def answers(question: PlayQuestion) -> Answers:
        if _NOT_OF_POINTS.issuperset(question.goals):
            return set()
        legal = question.legal_placements()
        best = max((question.points_of(placement) for placement in legal), default=0)
        return {
            PlayAnswer(placement)
            for placement in legal
            for believed in points_believed(mistake, question.line.after(placement))
            if all(_seems_met(goal, question, placement, believed, best) for goal in question.goals)
        }

    return answers


def _seems_met(goal: Goal, question: PlayQuestion, placement: Placement, believed: int, best: int) -> bool:
    match goal:
        case Goal.SCORE:
            return believed > 0
        case Goal.QUIET:
            return believed == 0
        case Goal.MOST:
            return believed >= max(best, 1)
        case Goal.FIVE | Goal.TEN | Goal.FIFTEEN | Goal.TWENTY:
            return believed == int(goal)
        case _:
            return PlayAnswer(placement) in replace(question, goals=(goal,)).right_answers()


def _branching(question: PlayQuestion) -> Answers:
    """Tiles that fit no end, but would fit the side of an internal double; asked where it is only about fitting."""
    if question.drawn is not None or not _NOT_OF_POINTS.issuperset(question.goals):
        return ()
    tiles = seems_to_branch(question.line, question.hand)
    return {PlayAnswer(Placement(tile, place.end)) for tile in tiles for place in question.line.open_places}


def _other_than_drawn(question: PlayQuestion) -> Answers:
    if question.drawn is None:
        return ()
    others = (tile for tile in question.hand if tile != question.drawn)
    ends = [place.end for place in question.line.open_places]
    return {PlayAnswer(Placement(tile, end)) for tile in others for end in ends}


def _scoring_beliefs(mistake: Mistake, line: Line, placement: Placement) -> set[bool]:
    """Whether this placement scores, as somebody with the mistake sees it; both, where the mistake leaves it open."""
    after = line.after(placement)
    return {believed > 0 for believed in points_believed(mistake, after)} or {points(after) > 0}


def _all_that_score(mistake: Mistake) -> Callable[[ScoringQuestion], Answers]:
    def answers(question: ScoringQuestion) -> Answers:
        beliefs = {
            placement: _scoring_beliefs(mistake, question.line, placement) for placement in question.legal_placements()
        }
        marked = {
            frozenset(placement for placement, believed in beliefs.items() if True in believed),
            frozenset(placement for placement, believed in beliefs.items() if False not in believed),
        }
        return {ScoringAnswer(placements) for placements in marked if placements}

    return answers


def _needed(mistake: Mistake) -> Callable[[NeededQuestion], Answers]:
    def answers(question: NeededQuestion) -> Answers:
        beliefs = {
            tile: [_scoring_beliefs(mistake, question.line, place) for place in question.line.placements_of(tile)]
            for tile in question.tiles
        }
        marked = {
            frozenset(tile for tile, places in beliefs.items() if any(True in believed for believed in places)),
            frozenset(tile for tile, places in beliefs.items() if any(False not in believed for believed in places)),
        }
        return {NeededAnswer(tiles) for tiles in marked if tiles}

    return answers


def _first_to_differ(mistake: Mistake) -> Callable[[FindMistakeQuestion], Answers]:
    """The first placement whose written points are not those that the mistake leads to."""

    def answers(question: FindMistakeQuestion) -> Answers:
        differing: Iterable[Placement] = (
            claim.placement
            for claim in question.claims()
            if claim.points not in (points_believed(mistake, claim.line) or (points(claim.line),))
        )
        return [ChoiceAnswer(str(placement)) for placement in differing][:1]

    return answers


PLAYING: Final[Family] = {
    **{
        (mistake, PlayQuestion): _for_a_goal(mistake)
        for mistake in (*BELIEVED_SUMS, Mistake.NEAR_MULTIPLE, Mistake.ZERO_SCORED)
    },
    (Mistake.BRANCHED_DOUBLE, PlayQuestion): _branching,
    (Mistake.OTHER_THAN_DRAWN, PlayQuestion): _other_than_drawn,
    **{
        (mistake, question): answers(mistake)
        for mistake in OF_SCORING
        if mistake is not Mistake.DIVIDED_BY_FIVE
        for question, answers in ((ScoringQuestion, _all_that_score), (NeededQuestion, _needed))
    },
    **{(mistake, FindMistakeQuestion): _first_to_differ(mistake) for mistake in OF_SCORING},
}
