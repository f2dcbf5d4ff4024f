"""Every kind of question there is about cribbage."""

from typing import TypeAlias

from tutor.puzzles.answer import ChoiceAnswer, TotalAnswer
from tutor.puzzles.cribbage.allowed import AllowedQuestion
from tutor.puzzles.cribbage.count import CountQuestion
from tutor.puzzles.cribbage.missed import CardsAnswer, MissedQuestion
from tutor.puzzles.cribbage.number import NumberQuestion, PossibleQuestion
from tutor.puzzles.cribbage.order import NextQuestion, TurnQuestion, WhoseQuestion
from tutor.puzzles.cribbage.over import AskedQuestion, OverQuestion, ShownQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion, CallAnswer
from tutor.puzzles.cribbage.settle import SettleAnswer, SettleQuestion

ChoiceQuestion: TypeAlias = (
    OverQuestion
    | AskedQuestion
    | ShownQuestion
    | WhoseQuestion
    | NextQuestion
    | TurnQuestion
    | PossibleQuestion
    | AllowedQuestion
)
CribbageQuestion: TypeAlias = (
    CountQuestion | MissedQuestion | AnswerQuestion | SettleQuestion | ChoiceQuestion | NumberQuestion
)
CribbageAnswer: TypeAlias = TotalAnswer | CardsAnswer | CallAnswer | SettleAnswer | ChoiceAnswer
