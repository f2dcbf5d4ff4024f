"""Every kind of question there is about dominoes."""

from typing import TypeAlias

from tutor.puzzles.act import ActAnswer, ActQuestion
from tutor.puzzles.answer import ChoiceAnswer, TotalAnswer
from tutor.puzzles.blocked import BlockedQuestion
from tutor.puzzles.choice import LotQuestion, OpenerQuestion, OverQuestion, TurnQuestion, WinnerQuestion
from tutor.puzzles.ends import EndsAnswer, EndsQuestion
from tutor.puzzles.find_mistake import FindMistakeQuestion
from tutor.puzzles.needed import NeededAnswer, NeededQuestion
from tutor.puzzles.number import NumberQuestion
from tutor.puzzles.play import PlayAnswer, PlayQuestion
from tutor.puzzles.scoring import ScoringAnswer, ScoringQuestion
from tutor.puzzles.settle import SettleAnswer, SettleQuestion
from tutor.puzzles.sum import SumAnswer, SumQuestion
from tutor.puzzles.tally import TallyQuestion
from tutor.puzzles.write_tally import WriteTallyQuestion

ChoiceQuestion: TypeAlias = (
    OpenerQuestion
    | TurnQuestion
    | LotQuestion
    | OverQuestion
    | WinnerQuestion
    | BlockedQuestion
    | WriteTallyQuestion
    | FindMistakeQuestion
)
DominoQuestion: TypeAlias = (
    SumQuestion
    | EndsQuestion
    | PlayQuestion
    | ScoringQuestion
    | NeededQuestion
    | ActQuestion
    | SettleQuestion
    | ChoiceQuestion
    | NumberQuestion
    | TallyQuestion
)
DominoAnswer: TypeAlias = (
    SumAnswer
    | EndsAnswer
    | PlayAnswer
    | ScoringAnswer
    | NeededAnswer
    | ActAnswer
    | SettleAnswer
    | ChoiceAnswer
    | TotalAnswer
)
