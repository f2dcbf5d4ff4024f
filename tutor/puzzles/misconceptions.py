"""The mistakes that players make at dominoes, each as the answers that somebody with that mistake would give.

A wrong answer is looked up among them (`explain`), so that a learner hears which mistake it was and not only
that it was one.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from enum import StrEnum
from typing import Any, Final

from tutor.puzzles.act import ActAnswer, ActQuestion
from tutor.puzzles.answer import ChoiceAnswer, TotalAnswer
from tutor.puzzles.choice import OpenerQuestion, Outcome, OverQuestion, WinnerQuestion
from tutor.puzzles.ends import EndsAnswer, EndsQuestion
from tutor.puzzles.number import Fact, NumberQuestion
from tutor.puzzles.play import Goal, PlayAnswer, PlayQuestion
from tutor.puzzles.questions import DominoAnswer, DominoQuestion
from tutor.puzzles.settle import SettleAnswer, SettleQuestion
from tutor.puzzles.sum import SumQuestion
from tutor.rules.dominoes import (
    TARGET,
    Act,
    Line,
    Placement,
    Tile,
    counted,
    legal_acts,
    points_for,
    sum_of_ends,
)


class Mistake(StrEnum):
    """What people get wrong at domino Muggins, the more telling explanation first."""

    LONE_DOUBLE_TWICE = "lone-double-twice"
    """A double that is the whole line counted at both of its ends. Rule D14."""
    LONE_DOUBLE_HALF = "lone-double-half"
    """Only one half of a double that is the whole line counted. Rule D14."""
    DOUBLE_ONCE = "double-once"
    """A double at an end counted with one half. Rule D13."""
    INTERNAL_DOUBLE = "internal-double"
    """A double inside the line still counted. Rule D13."""
    ONLY_LAST_END = "only-last-end"
    """Only the end just played counted. Rule D13."""
    ZERO_LEFT_OUT = "zero-left-out"
    """An end of zero not taken for a counted end. Rule D13."""
    ZERO_AS_FIVE = "zero-as-five"
    """An end of zero taken for five. Rules D13, D15."""
    WHOLE_LINE = "whole-line"
    """Every tile of the line counted. Rule D13."""
    NEAR_MULTIPLE = "near-multiple"
    """A sum next to a multiple of five taken for that multiple. Rule D15."""
    DIVIDED_BY_FIVE = "divided-by-five"
    """One point for every five. Rule D15."""
    ZERO_SCORED = "zero-scored"
    """Points for a sum of zero. Rule D15."""
    SCORED_WITHOUT_PLACEMENT = "scored-without-placement"
    """Points for drawing or passing. Rule D13."""
    BRANCHED_DOUBLE = "branched-double"
    """A double taken for a place where the line branches. Rule D8."""
    DREW_THOUGH_FITS = "drew-though-fits"
    """Drawing although a tile fits. Rule D9."""
    PASSED_THOUGH_FITS = "passed-though-fits"
    """Passing although a tile fits. Rules D9, D11."""
    LAST_TWO_KEPT = "last-two-kept"
    """The last two tiles of the boneyard kept back. Rule D3."""
    PASSED_THOUGH_BONEYARD = "passed-though-boneyard"
    """Passing although the boneyard holds tiles. Rule D11."""
    DREW_ON = "drew-on"
    """Going on drawing after a playable tile. Rule D10."""
    OTHER_THAN_DRAWN = "other-than-drawn"
    """Playing another tile than the one just drawn. Rule D10."""
    NO_ROUNDING = "no-rounding"
    """The pips taken off as they are. Rule D16."""
    THREE_ROUNDED_DOWN = "three-rounded-down"
    """A remainder of three rounded down. Rule D16."""
    TWO_ROUNDED_UP = "two-rounded-up"
    """A remainder of two rounded up. Rule D16."""
    ALWAYS_ROUNDED_UP = "always-rounded-up"
    """Every remainder rounded up. Rule D16."""
    WRONG_PLAYER = "wrong-player"
    """The deduction taken from another player's score. Rule D16."""
    OTHERS_PIPS_WON = "others-pips-won"
    """The pips of the others given to the player who went out. Rule D17."""
    LIGHTEST_WINS = "lightest-wins"
    """A blocked round given to the player with the fewest pips. Rule D17."""
    OPENER_AGAIN = "opener-again"
    """The last opener opening again after a blocked round. Rule D6."""
    SETTLED_AFTER_TARGET = "settled-after-target"
    """The round settled although the target was reached. Rule D18."""
    TARGETS_MIXED = "targets-mixed"
    """The target for two players taken for that of more, or the other way round. Rule D18."""


Answers = Iterable[DominoAnswer]


def explain(question: DominoQuestion, answer: DominoAnswer) -> tuple[Mistake, ...]:
    """Every mistake that leads to this wrong answer, the more telling one first; none for a right answer.

    When no mistake gives the whole answer to a question for sum and points, one that gives its sum explains it.
    """
    if answer in _right(question):
        return ()
    whole = tuple(mistake for mistake in Mistake if answer in wrong_answers(mistake, question))
    if whole or not isinstance(question, SumQuestion) or set(question.asked) != {"sum", "points"}:
        return whole
    only_sum = replace(question, asked=("sum",))
    given = only_sum.answer(sum=getattr(answer, "sum", 0))
    return () if given in only_sum.right_answers() else explain(only_sum, given)


def wrong_answers(mistake: Mistake, question: DominoQuestion) -> frozenset[DominoAnswer]:
    """The wrong answers that somebody with this mistake would give; none where the mistake cannot show."""
    answers = _ANSWERS.get((mistake, type(question)))
    return frozenset(answers(question)) - _right(question) if answers else frozenset()


def _right(question: DominoQuestion) -> frozenset[DominoAnswer]:
    return frozenset[DominoAnswer](question.right_answers())


# --- The sum of the ends -------------------------------------------------------------------------------------------


def believed_sums(mistake: Mistake, line: Line) -> tuple[int, ...]:
    """The sums of the ends that somebody with this mistake would find for a line; none where it cannot show."""
    sums = _BELIEVED_SUMS.get(mistake)
    return tuple(sums(line)) if sums and line.placements else ()


def _doubles_at_an_end(line: Line) -> list[Tile]:
    return [part.tile for part in counted(line) if part.tile.is_double]


def internal_doubles(line: Line) -> tuple[Tile, ...]:
    """The doubles that lie inside a line, left to right."""
    ends = {part.tile for part in counted(line)}
    return tuple(laid.tile for laid in line.oriented if laid.tile.is_double and laid.tile not in ends)


def _lone_double(line: Line) -> Tile | None:
    return line.placements[0].tile if len(line.placements) == 1 and line.placements[0].tile.is_double else None


def _double_once(line: Line) -> Iterable[int]:
    doubles = [] if _lone_double(line) else _doubles_at_an_end(line)
    total = sum_of_ends(line)
    once = [total - tile.low for tile in doubles]
    return {*once, total - sum(tile.low for tile in doubles)} if doubles else ()


def _lone(factor: int) -> Callable[[Line], Iterable[int]]:
    def sums(line: Line) -> Iterable[int]:
        tile = _lone_double(line)
        return (factor * tile.low,) if tile else ()

    return sums


def _with_internal_doubles(line: Line) -> Iterable[int]:
    doubles = internal_doubles(line)
    total = sum_of_ends(line)
    return {*(total + tile.pips for tile in doubles), total + sum(tile.pips for tile in doubles)} if doubles else ()


def _only_last(line: Line) -> Iterable[int]:
    if len(line.placements) < 2:
        return ()
    last = line.placements[-1].tile
    return tuple(part.value for part in counted(line) if part.tile == last)


def _zero_as_five(line: Line) -> Iterable[int]:
    zeros = sum(part.value == 0 for part in counted(line))
    return (sum_of_ends(line) + 5 * zeros,) if zeros else ()


def _whole_line(line: Line) -> Iterable[int]:
    return (sum(tile.pips for tile in line.tiles),) if len(line.placements) > 1 else ()


_BELIEVED_SUMS: Final[dict[Mistake, Callable[[Line], Iterable[int]]]] = {
    Mistake.LONE_DOUBLE_TWICE: _lone(4),
    Mistake.LONE_DOUBLE_HALF: _lone(1),
    Mistake.DOUBLE_ONCE: _double_once,
    Mistake.INTERNAL_DOUBLE: _with_internal_doubles,
    Mistake.ONLY_LAST_END: _only_last,
    Mistake.ZERO_AS_FIVE: _zero_as_five,
    Mistake.WHOLE_LINE: _whole_line,
}


def believed_points(mistake: Mistake, total: int) -> tuple[int, ...]:
    """The points that somebody with this mistake would give a sum; none where it cannot show."""
    match mistake:
        case Mistake.NEAR_MULTIPLE if total % 5 in (1, 4) and total > 1:
            return (total + (1 if total % 5 == 4 else -1),)
        case Mistake.DIVIDED_BY_FIVE if points_for(total):
            return (total // 5,)
        case Mistake.ZERO_SCORED if total == 0:
            return tuple(range(1, 31))
        case _:
            return ()


def _sums(mistake: Mistake) -> Callable[[SumQuestion], Answers]:
    def answers(question: SumQuestion) -> Answers:
        if question.act is not Act.PLAY:
            return ()
        return {question.answer(sum=total, points=points_for(total)) for total in believed_sums(mistake, question.line)}

    return answers


def _points(mistake: Mistake) -> Callable[[SumQuestion], Answers]:
    def answers(question: SumQuestion) -> Answers:
        if question.act is not Act.PLAY:
            return ()
        total = sum_of_ends(question.line)
        return {question.answer(sum=total, points=points) for points in believed_points(mistake, total)}

    return answers


def _scored_without_placement(question: SumQuestion) -> Answers:
    total = sum_of_ends(question.line)
    return () if question.act is Act.PLAY else {question.answer(sum=total, points=points_for(total))}


# --- Which ends count ----------------------------------------------------------------------------------------------


def _marked(mistake: Mistake) -> Callable[[EndsQuestion], Answers]:
    def answers(question: EndsQuestion) -> Answers:
        line = question.line
        right = frozenset(part.tile for part in counted(line))
        match mistake:
            case Mistake.INTERNAL_DOUBLE:
                doubles = internal_doubles(line)
                marked = {right | {tile} for tile in doubles} | {right.union(doubles)}
            case Mistake.ONLY_LAST_END:
                marked = {frozenset({line.placements[-1].tile})}
            case Mistake.WHOLE_LINE:
                marked = {frozenset(line.tiles)}
            case _:
                marked = {frozenset(part.tile for part in counted(line) if part.value)} - {frozenset()}
        return {EndsAnswer(tiles) for tiles in marked}

    return answers


# --- Playing -------------------------------------------------------------------------------------------------------


def _believed_to_meet(mistake: Mistake) -> Callable[[PlayQuestion], Answers]:
    """Legal placements that miss the goal, but would meet it if the mistake were the rule."""

    def answers(question: PlayQuestion) -> Answers:
        return {
            PlayAnswer(placement)
            for placement in question.legal_placements()
            for points in _seeming_points(mistake, question, placement)
            if _seems_right(question, placement, points)
        }

    return answers


def _seeming_points(mistake: Mistake, question: PlayQuestion, placement: Placement) -> Iterable[int]:
    line = question.line.after(placement)
    total = sum_of_ends(line)
    return (*(points_for(total) for total in believed_sums(mistake, line)), *believed_points(mistake, total))


def _seems_right(question: PlayQuestion, placement: Placement, points: int) -> bool:
    best = max(question.points_of(legal) for legal in question.legal_placements())
    for goal in question.goals:
        match goal:
            case Goal.SCORE:
                met = points > 0
            case Goal.QUIET:
                met = points == 0
            case Goal.MOST:
                met = points >= max(best, 1)
            case Goal.FIVE | Goal.TEN | Goal.FIFTEEN | Goal.TWENTY:
                met = points == int(goal)
            case _:
                met = PlayAnswer(placement) in replace(question, goals=(goal,)).right_answers()
        if not met:
            return False
    return any(goal not in (Goal.LEGAL, Goal.DOUBLE, Goal.INSIDE) for goal in question.goals)


def _other_than_drawn(question: PlayQuestion) -> Answers:
    if question.drawn is None:
        return ()
    others = (tile for tile in question.hand if tile != question.drawn)
    ends = [place.end for place in question.line.open_places]
    return {PlayAnswer(Placement(tile, end)) for tile in others for end in ends}


def _wrong_act(mistake: Mistake) -> Callable[[ActQuestion], Answers]:
    def answers(question: ActQuestion) -> Answers:
        right = legal_acts(question.line, question.hand, question.boneyard, question.drawn)
        acts = {
            Mistake.DREW_THOUGH_FITS: right is Act.PLAY and question.drawn is None and Act.DRAW,
            Mistake.DREW_ON: right is Act.PLAY and question.drawn is not None and Act.DRAW,
            Mistake.PASSED_THOUGH_FITS: right is Act.PLAY and Act.PASS,
            Mistake.PASSED_THOUGH_BONEYARD: right is Act.DRAW and Act.PASS,
            Mistake.LAST_TWO_KEPT: right is Act.DRAW and question.boneyard <= 2 and Act.PASS,
        }
        act = acts[mistake]
        return {ActAnswer(act)} if act else ()

    return answers


# --- The end of the round ------------------------------------------------------------------------------------------


def _rounding(rounded: Callable[[int], int]) -> Callable[[SettleQuestion], Answers]:
    def answers(question: SettleQuestion) -> Answers:
        return {SettleAnswer(tuple(rounded(sum(tile.pips for tile in hand)) for _, hand in question.hands))}

    return answers


def _to_five(up_from: int) -> Callable[[int], int]:
    return lambda pips: pips - pips % 5 + (5 if pips % 5 >= up_from else 0)


def _wrong_player(question: SettleQuestion) -> Answers:
    (right,) = question.right_answers()
    off = right.off
    return {SettleAnswer(off[turn:] + off[:turn]) for turn in range(1, len(off))}


def _others_pips_won(question: SettleQuestion) -> Answers:
    (right,) = question.right_answers()
    pips = [sum(tile.pips for tile in hand) for _, hand in question.hands]
    if 0 not in pips or all(hand for _, hand in question.hands):
        return ()
    out = next(index for index, (_, hand) in enumerate(question.hands) if not hand)
    won = {sum(pips), sum(right.off)}
    return {
        SettleAnswer(tuple(prize if index == out else other for index, other in enumerate(others)))
        for prize in won
        for others in (right.off, tuple(0 for _ in right.off))
    } - {right}


def _lightest_wins(question: WinnerQuestion) -> Answers:
    pips = {seat: sum(tile.pips for tile in hand) for seat, hand in question.hands}
    return {ChoiceAnswer(seat.value) for seat, weight in pips.items() if weight == min(pips.values())}


def _opener_again(question: OpenerQuestion) -> Answers:
    return () if question.out else {ChoiceAnswer(question.previous.value)}


def _settled_after_target(question: OverQuestion) -> Answers:
    if question.outcome is not Outcome.WON:
        return ()
    before = replace(question, scores=tuple((seat, -1000) for seat, _ in question.scores))
    return {ChoiceAnswer(before.right)}


def _other_target(question: OverQuestion) -> Answers:
    """The outcome if the target were that of another number of players."""
    other = 250 + 200 - TARGET[question.players]
    if question.score >= other:
        return {ChoiceAnswer(Outcome.WON.value)}
    return _settled_after_target(question)


def _numbers(mistake: Mistake) -> Callable[[NumberQuestion], Answers]:
    def answers(question: NumberQuestion) -> Answers:
        (right,) = question.right_answers()
        match mistake, question.fact:
            case Mistake.LAST_TWO_KEPT, Fact.BONEYARD_SIZE:
                return {TotalAnswer(right.total - 2)}
            case Mistake.TARGETS_MIXED, Fact.TARGET:
                return {TotalAnswer(other) for other in TARGET.values()}
            case Mistake.BRANCHED_DOUBLE, Fact.OPEN_ENDS:
                doubles = sum(tile.is_double for tile in question.line.tiles)
                return {TotalAnswer(right.total + extra) for extra in range(1, 2 * doubles + 1)}
            case Mistake.DIVIDED_BY_FIVE, Fact.STROKE:
                return {TotalAnswer(1)}
            case _:
                return ()

    return answers


_ANSWERS: Final[dict[tuple[Mistake, type], Callable[[Any], Answers]]] = {
    **{(mistake, SumQuestion): _sums(mistake) for mistake in _BELIEVED_SUMS},
    **{
        (mistake, SumQuestion): _points(mistake)
        for mistake in (Mistake.NEAR_MULTIPLE, Mistake.DIVIDED_BY_FIVE, Mistake.ZERO_SCORED)
    },
    (Mistake.SCORED_WITHOUT_PLACEMENT, SumQuestion): _scored_without_placement,
    **{
        (mistake, EndsQuestion): _marked(mistake)
        for mistake in (
            Mistake.INTERNAL_DOUBLE,
            Mistake.ONLY_LAST_END,
            Mistake.WHOLE_LINE,
            Mistake.ZERO_LEFT_OUT,
        )
    },
    **{
        (mistake, PlayQuestion): _believed_to_meet(mistake)
        for mistake in (*_BELIEVED_SUMS, Mistake.NEAR_MULTIPLE, Mistake.ZERO_SCORED)
    },
    (Mistake.OTHER_THAN_DRAWN, PlayQuestion): _other_than_drawn,
    **{
        (mistake, ActQuestion): _wrong_act(mistake)
        for mistake in (
            Mistake.DREW_THOUGH_FITS,
            Mistake.DREW_ON,
            Mistake.PASSED_THOUGH_FITS,
            Mistake.PASSED_THOUGH_BONEYARD,
            Mistake.LAST_TWO_KEPT,
        )
    },
    (Mistake.NO_ROUNDING, SettleQuestion): _rounding(lambda pips: pips),
    (Mistake.THREE_ROUNDED_DOWN, SettleQuestion): _rounding(_to_five(4)),
    (Mistake.TWO_ROUNDED_UP, SettleQuestion): _rounding(_to_five(2)),
    (Mistake.ALWAYS_ROUNDED_UP, SettleQuestion): _rounding(_to_five(1)),
    (Mistake.WRONG_PLAYER, SettleQuestion): _wrong_player,
    (Mistake.OTHERS_PIPS_WON, SettleQuestion): _others_pips_won,
    (Mistake.LIGHTEST_WINS, WinnerQuestion): _lightest_wins,
    (Mistake.OPENER_AGAIN, OpenerQuestion): _opener_again,
    (Mistake.SETTLED_AFTER_TARGET, OverQuestion): _settled_after_target,
    (Mistake.TARGETS_MIXED, OverQuestion): _other_target,
    **{
        (mistake, NumberQuestion): _numbers(mistake)
        for mistake in (
            Mistake.LAST_TWO_KEPT,
            Mistake.TARGETS_MIXED,
            Mistake.BRANCHED_DOUBLE,
            Mistake.DIVIDED_BY_FIVE,
        )
    },
}
