"""Play, draw or pass."""

from typing import Final

from tutor.puzzles.act import ActQuestion
from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.search import first
from tutor.puzzles.making.table import states
from tutor.puzzles.making.traps import shows
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.wrong.turns import seems_to_branch
from tutor.rules.dominoes import Act, Round, points

AIMS: Final = {
    2: (
        Mistake.DREW_THOUGH_FITS,
        Mistake.PASSED_THOUGH_FITS,
        Mistake.PASSED_THOUGH_BONEYARD,
        Mistake.LAST_TWO_KEPT,
        None,
    ),
    3: (
        Mistake.DREW_THOUGH_FITS,
        Mistake.LAST_TWO_KEPT,
        Mistake.BRANCHED_DOUBLE,
        Mistake.BRANCHED_DOUBLE,
        None,
    ),
}
"""Where the levels are steered; None is the empty boneyard, where passing is right."""


def make(level: int, chance: Chance) -> Made:
    """Level 1: several tiles fit, or none while the boneyard is full. Later: one fits; the boneyard is low or empty."""
    if level == 1:
        wanted = chance.choice((Act.PLAY, Act.DRAW))
        question = first(
            (question_of(state) for state in states(chance, shortest=3, longest=8) if _is_open(state)),
            lambda asked: is_plain(asked) and _right(asked) is wanted,
        )
        return _made(question, None)
    aim: Mistake | None = chance.choice(AIMS[level])
    late = level == 3 or aim in (Mistake.LAST_TWO_KEPT, None)
    shortest, longest = (8, 28) if late else (3, 14)
    question = first(
        (question_of(state) for state in states(chance, shortest=shortest, longest=longest) if _is_open(state)),
        lambda asked: is_tricky(asked, level, aim),
    )
    return _made(question, aim)


def question_of(state: Round) -> ActQuestion:
    """What must the player do whose turn it is?"""
    return ActQuestion(state.line, state.hands[state.turn], len(state.boneyard))


def is_plain(question: ActQuestion) -> bool:
    """Do several tiles fit, or none, with enough in the boneyard and no double that seems to branch?"""
    if seems_to_branch(question.line, question.hand) or question.boneyard < 3:
        return False
    return len(question.playable()) != 1


def is_tricky(question: ActQuestion, level: int, aim: Mistake | None) -> bool:
    """Does the position lead whoever makes this mistake astray?"""
    if aim is None:
        return _right(question) is Act.PASS
    if not shows(aim, question):
        return False
    if aim in (Mistake.DREW_THOUGH_FITS, Mistake.PASSED_THOUGH_FITS):
        return question.boneyard > 0 and len(question.playable()) == 1 and (level == 2 or not _scores(question))
    return aim is not Mistake.LAST_TWO_KEPT or level == 2 or bool(seems_to_branch(question.line, question.hand))


def _scores(question: ActQuestion) -> bool:
    placements = [place for tile in question.hand for place in question.line.placements_of(tile)]
    return any(points(question.line.after(place)) for place in placements)


def _is_open(state: Round) -> bool:
    return state.ending is None and state.drawn is None


def _right(question: ActQuestion) -> Act:
    (answer,) = question.right_answers()
    return answer.act


def _made(question: ActQuestion, aim: Mistake | None) -> Made:
    return Made(question, Shown(line=question.line, hand=question.hand, boneyard=question.boneyard), aim)
