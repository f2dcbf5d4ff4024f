"""Mistakes about a turn and about the end of the round: play, draw or pass; blocked; over."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from tutor.puzzles.act import ActAnswer, ActQuestion
from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.beliefs import internal_doubles
from tutor.puzzles.blocked import BlockedQuestion
from tutor.puzzles.choice import NOBODY, OpenerQuestion, Outcome, OverQuestion, WinnerQuestion
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.wrong import Answers, Family
from tutor.rules.dominoes import TARGET, Act, Line, Tile, legal_acts, pips_of

#: As many tiles stay in the boneyard at tables that keep a reserve.
_KEPT: Final = 2
#: A score that no target is near.
_FAR_BELOW: Final = -1000


def seems_to_branch(line: Line, hand: Iterable[Tile]) -> tuple[Tile, ...]:
    """The tiles of a hand that fit no end, but would fit the side of an internal double if a double branched."""
    values = {tile.low for tile in internal_doubles(line)}
    return tuple(tile for tile in hand if values & {tile.low, tile.high} and not line.fits(tile))


def _act(mistake: Mistake) -> Callable[[ActQuestion], Answers]:
    def answers(question: ActQuestion) -> Answers:
        right = legal_acts(question.line, question.hand, question.boneyard, question.drawn)
        drawn = question.drawn is not None
        match mistake:
            case Mistake.DREW_THOUGH_FITS:
                believed = Act.DRAW if right is Act.PLAY and not drawn else right
            case Mistake.DREW_ON:
                believed = Act.DRAW if right is Act.PLAY and drawn else right
            case Mistake.PASSED_THOUGH_FITS:
                believed = Act.PASS if right is Act.PLAY else right
            case Mistake.PASSED_THOUGH_BONEYARD:
                believed = Act.PASS if right is Act.DRAW else right
            case Mistake.LAST_TWO_KEPT:
                believed = Act.PASS if right is Act.DRAW and question.boneyard <= _KEPT else right
            case _:
                believed = Act.PLAY if seems_to_branch(question.line, question.hand) else right
        return {ActAnswer(believed)}

    return answers


def _blocked(mistake: Mistake) -> Callable[[BlockedQuestion], Answers]:
    def answers(question: BlockedQuestion) -> Answers:
        if question.right == Outcome.OUT or not question.is_stuck:
            return set()
        match mistake:
            case Mistake.LIGHTEST_WINS if question.boneyard == 0:
                return _lightest(question)
            case Mistake.LAST_TWO_KEPT if question.boneyard <= _KEPT:
                return {ChoiceAnswer(NOBODY)}
            case Mistake.PASSED_THOUGH_BONEYARD:
                return {ChoiceAnswer(NOBODY)}
            case Mistake.BRANCHED_DOUBLE if any(seems_to_branch(question.line, hand) for _, hand in question.hands):
                return {ChoiceAnswer(Outcome.GOES_ON.value)}
            case _:
                return set()

    return answers


def _lightest(question: WinnerQuestion | BlockedQuestion) -> set[ChoiceAnswer]:
    pips = {seat: pips_of(hand) for seat, hand in question.hands}
    return {ChoiceAnswer(seat.value) for seat, weight in pips.items() if weight == min(pips.values())}


def _settled_after_target(question: OverQuestion) -> Answers:
    if question.outcome is not Outcome.WON:
        return ()
    before = replace(question, scores=tuple((seat, _FAR_BELOW) for seat, _ in question.scores))
    return {ChoiceAnswer(before.right)}


def _other_target(question: OverQuestion) -> Answers:
    """The outcome if the target were that of another number of players."""
    other = sum({*TARGET.values()}) - TARGET[question.players]
    if question.score >= other:
        return {ChoiceAnswer(Outcome.WON.value)}
    return _settled_after_target(question)


def _over(mistake: Mistake) -> Callable[[OverQuestion], Answers]:
    """What a mistake about the block makes of the outcome."""

    def answers(question: OverQuestion) -> Answers:
        if question.outcome not in (Outcome.GOES_ON, Outcome.BLOCKED):
            return ()
        blocked = BlockedQuestion(question.mover, question.line, question.hands, question.boneyard)
        believed = frozenset(_blocked(mistake)(blocked))
        return {ChoiceAnswer(_OUTCOMES[answer]) for answer in believed if answer in _OUTCOMES}

    return answers


#: From an answer about the block to one about what is over.
_OUTCOMES: Final = {
    ChoiceAnswer(NOBODY): Outcome.BLOCKED.value,
    ChoiceAnswer(Outcome.GOES_ON.value): Outcome.GOES_ON.value,
}


def _opener_again(question: OpenerQuestion) -> Answers:
    return () if question.out else {ChoiceAnswer(question.previous.value)}


#: The mistakes about whether somebody can still move.
_OF_BLOCKS: Final = (Mistake.LAST_TWO_KEPT, Mistake.PASSED_THOUGH_BONEYARD, Mistake.BRANCHED_DOUBLE)

TURNS: Final[Family] = {
    **{
        (mistake, ActQuestion): _act(mistake)
        for mistake in (
            Mistake.DREW_THOUGH_FITS,
            Mistake.DREW_ON,
            Mistake.PASSED_THOUGH_FITS,
            Mistake.PASSED_THOUGH_BONEYARD,
            Mistake.LAST_TWO_KEPT,
            Mistake.BRANCHED_DOUBLE,
        )
    },
    **{(mistake, BlockedQuestion): _blocked(mistake) for mistake in (*_OF_BLOCKS, Mistake.LIGHTEST_WINS)},
    **{(mistake, OverQuestion): _over(mistake) for mistake in _OF_BLOCKS},
    (Mistake.SETTLED_AFTER_TARGET, OverQuestion): _settled_after_target,
    (Mistake.TARGETS_MIXED, OverQuestion): _other_target,
    (Mistake.LIGHTEST_WINS, WinnerQuestion): _lightest,
    (Mistake.OPENER_AGAIN, OpenerQuestion): _opener_again,
}
