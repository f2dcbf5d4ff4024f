"""The fields of an answer as a page shows them: labels, choices, what is filled in, and what is wrong with it."""

from dataclasses import dataclass

from markupsafe import Markup

from tutor.draw import tile_picture
from tutor.puzzles.answer import AnswerError, Field, FieldType
from tutor.puzzles.play import PlayQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.puzzles.settle import SettleQuestion
from tutor.rules.dominoes import Tile
from tutor.web.hands import Hand, hand
from tutor.web.state import State
from tutor.wording import labels
from tutor.wording.errors import sentence
from tutor.wording.reader import Reader


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose."""

    value: str
    label: str
    picture: Markup | None
    chosen: bool
    drawn: bool = False
    """Whether it is the tile just drawn."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One field of the form."""

    id: str
    name: str
    label: str
    input: str
    """How it is filled in: `text` for a number, `radio` for one choice, `checkbox` for several."""
    value: str = ""
    choices: tuple[Choice, ...] = ()
    hand: Hand | None = None
    """The hand that a number is asked about."""
    replay: str | None = None
    """The hand that is chosen from, in notation."""
    error: str = ""


_INPUT = {FieldType.NUMBER: "text", FieldType.ONE: "radio", FieldType.SEVERAL: "checkbox"}


def entries(reader: Reader, question: DominoQuestion, state: State, problem: AnswerError | None) -> tuple[Entry, ...]:
    """Every field of a question, in order."""
    seen: dict[str, int] = {}
    shown = []
    for field in question.fields:
        index = seen[field.name] = seen.get(field.name, -1) + 1
        error = ""
        if problem and problem.field == field.name and problem.index == index:
            error = sentence(reader, problem)
        shown.append(_entry(reader, question, field, index, state, error))
    return tuple(shown)


def _entry(reader: Reader, question: DominoQuestion, field: Field, index: int, state: State, error: str) -> Entry:
    values = state.form.get(field.name, [])
    return Entry(
        id=f"{field.name}-{index}" if field.owner else field.name,
        name=field.name,
        label=labels.field(reader, question, field),
        input=_INPUT[field.type],
        value=values[index] if field.type is FieldType.NUMBER and index < len(values) else "",
        choices=tuple(_choice(reader, question, field, option, values) for option in field.options),
        hand=hand(reader, *question.hands[index]) if isinstance(question, SettleQuestion) else None,
        replay=" ".join(field.options) if isinstance(question, PlayQuestion) and field.name == "tile" else None,
        error=error,
    )


def _choice(reader: Reader, question: DominoQuestion, field: Field, option: str, values: list[str]) -> Choice:
    tile = Tile.parse(option) if field.name in ("tile", "ends") else None
    drawn = tile is not None and isinstance(question, PlayQuestion) and tile == question.drawn
    return Choice(
        value=option,
        label=labels.option(reader, field, option),
        picture=Markup(tile_picture(tile, title="", drawn=drawn)) if tile else None,
        chosen=option in values,
        drawn=drawn,
    )
