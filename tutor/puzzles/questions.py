"""Every kind of question there is about dominoes."""

from typing import TypeAlias

from tutor.puzzles.act import ActAnswer, ActQuestion
from tutor.puzzles.answer import ChoiceAnswer, TotalAnswer
from tutor.puzzles.choice import LotQuestion, OpenerQuestion, OverQuestion, TurnQuestion, WinnerQuestion
from tutor.puzzles.ends import EndsAnswer, EndsQuestion
from tutor.puzzles.number import NumberQuestion
from tutor.puzzles.play import PlayAnswer, PlayQuestion
from tutor.puzzles.settle import SettleAnswer, SettleQuestion
from tutor.puzzles.sum import SumAnswer, SumQuestion
from tutor.puzzles.tally import TallyQuestion

ChoiceQuestion: TypeAlias = OpenerQuestion | TurnQuestion | LotQuestion | OverQuestion | WinnerQuestion
DominoQuestion: TypeAlias = (
    SumQuestion
    | EndsQuestion
    | PlayQuestion
    | ActQuestion
    | SettleQuestion
    | ChoiceQuestion
    | NumberQuestion
    | TallyQuestion
)
DominoAnswer: TypeAlias = SumAnswer | EndsAnswer | PlayAnswer | ActAnswer | SettleAnswer | ChoiceAnswer | TotalAnswer
