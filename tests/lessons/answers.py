"""Wrong answers to every kind of question, found without asking the question which are right."""

from itertools import combinations, product

from tutor.puzzles.act import ActAnswer, ActQuestion
from tutor.puzzles.answer import ChoiceAnswer, TotalAnswer
from tutor.puzzles.ends import EndsAnswer, EndsQuestion
from tutor.puzzles.play import PlayAnswer, PlayQuestion
from tutor.puzzles.questions import DominoAnswer, DominoQuestion
from tutor.puzzles.settle import SettleAnswer, SettleQuestion
from tutor.puzzles.sum import SumQuestion
from tutor.rules.dominoes import Act, End, Placement, Tile


def wrong_answers_to(question: DominoQuestion) -> list[DominoAnswer]:
    """Several answers (every one where there are few) that are not among the right ones."""
    return [answer for answer in _candidates(question) if answer not in set(question.right_answers())]


def _candidates(question: DominoQuestion) -> list[DominoAnswer]:
    match question:
        case SumQuestion():
            return [
                question.answer(sum=total, points=points) for total in range(23) for points in (0, 1, 5, 10, 15, 20)
            ]
        case EndsQuestion():
            tiles = [Tile.parse(option) for option in question.fields[0].options]
            sizes = range(1, min(len(tiles), 3) + 1)
            return [EndsAnswer(frozenset(some)) for size in sizes for some in combinations(tiles, size)]
        case PlayQuestion():
            ends = list(End) if question.line.placements else [None]
            return [PlayAnswer(Placement(tile, end)) for tile, end in product(question.hand, ends)]
        case ActQuestion():
            return [ActAnswer(act) for act in Act]
        case SettleQuestion():
            return (
                [SettleAnswer(off) for off in product(range(0, 26), repeat=min(len(question.hands), 2))]
                if len(question.hands) <= 2
                else [SettleAnswer((off,) * len(question.hands)) for off in range(26)]
            )
        case _ if question.fields[0].name == "choice":
            return [ChoiceAnswer(option) for option in question.fields[0].options]
        case _:
            return [TotalAnswer(total) for total in range(-5, 301)]
