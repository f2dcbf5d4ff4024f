"""The fields of an answer about cribbage as a page shows them."""

from dataclasses import replace

from markupsafe import Markup

from tutor.draw.cribbage import card_picture
from tutor.draw.cribbage.face import printed
from tutor.puzzles.answer import AnswerError, Field, FieldType
from tutor.puzzles.cribbage.missed import MissedQuestion
from tutor.puzzles.cribbage.number import PossibleQuestion
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.rules.cribbage import Card
from tutor.web.entries import INPUT, Choice, Entry, solution, told
from tutor.web.state import State
from tutor.wording.cribbage import labels, pictures
from tutor.wording.reader import Reader


def entries(reader: Reader, question: CribbageQuestion, state: State, problem: AnswerError | None) -> tuple[Entry, ...]:
    """Every field of a question, in order."""
    return tuple(
        _entry(reader, question, field, index, state, error)
        for field, index, error in told(reader, question.fields, problem)
    )


def _entry(reader: Reader, question: CribbageQuestion, field: Field, index: int, state: State, error: str) -> Entry:
    values = state.form.get(field.name, [])
    right = solution(question, state).get(field.name, frozenset())
    return Entry(
        id=f"{field.name}-{index}" if field.owner else field.name,
        name=field.name,
        label=labels.field(reader, question, field),
        input=INPUT[field.type],
        value=values[index] if field.type is FieldType.NUMBER and index < len(values) else "",
        choices=tuple(
            replace(_choice(reader, question, field, option, values), solution=option in right)
            for option in field.options
        ),
        look=_look(question),
        error=error,
    )


def _look(question: CribbageQuestion) -> str:
    match question:
        case MissedQuestion():
            return "of-cards"
        case PossibleQuestion():
            return "of-numbers"
        case _:
            return ""


def _choice(reader: Reader, question: CribbageQuestion, field: Field, option: str, values: list[str]) -> Choice:
    card = Card.parse(option) if isinstance(question, MissedQuestion) else None
    turned = isinstance(question, MissedQuestion) and card == question.starter
    picture = card_picture(card, title="", rank=printed(card, pictures.ranks(reader))) if card else None
    return Choice(
        value=option,
        label=labels.option(reader, field, option, question),
        short="",
        picture=Markup(picture) if picture else None,
        chosen=option in values,
        note=labels.starter(reader) if turned else "",
    )
