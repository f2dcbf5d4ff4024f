"""What opponents answer, right or wrong."""

from typing import Final

from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.reply import best_answer
from tutor.puzzles.making.chance import Chance
from tutor.rules.cribbage import ACCEPT, HIGHEST_TOTAL, OVER, Answer

#: Claims of those who guess.
_GUESSED: Final = (1, 2, 2, 2, 3, 4, 4, 5, 6)


def some_reply(chance: Chance, count: AnnouncedCount) -> Answer:
    """The best answer, a claim that is somewhat off, or one that is quite wrong."""
    best = best_answer(count.announcement)
    if chance.one_in(3):
        return best
    if best.claim and chance.below(3):
        off = chance.choice((-3, -2, -2, -1, 1, 2, 2, 3))
        return Answer.muggins(min(max(best.claim + off, 1), HIGHEST_TOTAL))
    guess = Answer.muggins(chance.choice(_GUESSED))
    return (ACCEPT, OVER, guess)[chance.below(3)]


def some_replies(chance: Chance, count: AnnouncedCount) -> tuple[Answer, ...]:
    """An answer of every opponent, in turn, whether they are asked or would be."""
    return tuple(some_reply(chance, count) for _ in count.opponents)


def until_settled(answers: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """The answers up to the one that settles the count."""
    first = next((index for index, answer in enumerate(answers) if answer != ACCEPT), len(answers) - 1)
    return answers[: first + 1]
