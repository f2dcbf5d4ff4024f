"""The fields of an answer as a page shows them: labels, choices, what is filled in, and what is wrong with it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from markupsafe import Markup

from tutor.draw import tally_picture, tile_picture
from tutor.puzzles.answer import AnswerError, Field, FieldType, Question
from tutor.puzzles.play import PlayQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.puzzles.scoring import ScoringQuestion
from tutor.puzzles.settle import SettleQuestion
from tutor.puzzles.write_tally import WriteTallyQuestion, word_of
from tutor.rules.dominoes import End, Placement, Tile, print_tiles
from tutor.web.hands import Hand, hand
from tutor.web.position import values_at_ends
from tutor.web.state import State
from tutor.wording import labels
from tutor.wording.errors import answer_sentence
from tutor.wording.reader import Reader


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose."""

    value: str
    label: str
    short: str
    """The label where a picture says the rest; may be empty."""
    picture: Markup | None
    chosen: bool
    drawn: bool = False
    """Whether it is the tile just drawn."""
    note: str = ""
    """What sets it apart from the others."""
    solution: bool = False
    """Whether it belongs to the answer that is shown."""


@dataclass(frozen=True, slots=True)
class Group:
    """A tile with the choices that are about it."""

    label: str
    picture: Markup
    choices: tuple[Choice, ...]


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
    groups: tuple[Group, ...] = ()
    """The same choices by tile, where each tile can be chosen at two ends."""
    replay: str | None = None
    """The hand that is chosen from, in notation."""
    look: str = ""
    """How the choices lie, as a class."""
    error: str = ""


INPUT: Final = {FieldType.NUMBER: "text", FieldType.ONE: "radio", FieldType.SEVERAL: "checkbox"}


def entries(
    reader: Reader, question: DominoQuestion, state: State, problem: AnswerError | None, *, opens: bool = True
) -> tuple[Entry, ...]:
    """Every field of a question, in order; without `opens` nothing tells the values of the open ends."""
    told_ends = values_at_ends(question.line) if opens and isinstance(question, PlayQuestion | ScoringQuestion) else {}
    return tuple(
        _entry(reader, question, field, index, state, error, told_ends)
        for field, index, error in told(reader, question.fields, problem)
    )


def told(reader: Reader, fields: Sequence[Field], problem: AnswerError | None) -> Iterator[tuple[Field, int, str]]:
    """Every field with its place among those that share its name, and what is wrong with it."""
    seen: dict[str, int] = {}
    for field in fields:
        index = seen[field.name] = seen.get(field.name, -1) + 1
        broken = problem is not None and (problem.field, problem.index) == (field.name, index)
        several = field.type is FieldType.SEVERAL
        yield field, index, answer_sentence(reader, problem, several=several) if problem and broken else ""


def solution(question: Question[Any], state: State) -> Mapping[str, frozenset[str]]:
    """The values of each field in the answer that is shown, where there is but one right answer."""
    answers = question.right_answers() if state.shown else frozenset()
    if len(answers) != 1:
        return {}
    (answer,) = answers
    return {name: frozenset(values) for name, values in answer.form().items()}


def _entry(
    reader: Reader,
    question: DominoQuestion,
    field: Field,
    index: int,
    state: State,
    error: str,
    told_ends: Mapping[End, int],
) -> Entry:
    values = state.form.get(field.name, [])
    right = solution(question, state).get(field.name, frozenset())
    choices = tuple(
        replace(_choice(reader, question, field, option, values, told_ends), solution=option in right)
        for option in field.options
    )
    return Entry(
        id=f"{field.name}-{index}" if field.owner else field.name,
        name=field.name,
        label=labels.field(reader, question, field),
        input=INPUT[field.type],
        value=values[index] if field.type is FieldType.NUMBER and index < len(values) else "",
        choices=choices,
        groups=_groups(reader, question, choices) if isinstance(question, ScoringQuestion) else (),
        hand=hand(reader, *question.hands[index]) if isinstance(question, SettleQuestion) else None,
        replay=_chosen_from(question) if field.name in ("tile", "ends") else None,
        error=error,
    )


def _chosen_from(question: DominoQuestion) -> str | None:
    """The hand from which an answer is chosen, in notation."""
    return print_tiles(question.hand) if isinstance(question, PlayQuestion | ScoringQuestion) else None


def _groups(reader: Reader, question: ScoringQuestion, choices: tuple[Choice, ...]) -> tuple[Group, ...]:
    """The placements of a hand, tile by tile."""
    return tuple(
        Group(
            reader.tile(tile),
            Markup(tile_picture(tile, title="")),
            tuple(choice for choice in choices if Placement.parse(choice.value).tile == tile),
        )
        for tile in question.hand
    )


def _choice(
    reader: Reader,
    question: DominoQuestion,
    field: Field,
    option: str,
    values: list[str],
    told_ends: Mapping[End, int],
) -> Choice:
    tile = Placement.parse(option).tile if field.name in ("tile", "ends") else None
    drawn = tile is not None and isinstance(question, PlayQuestion) and tile == question.drawn
    return Choice(
        value=option,
        label=_label(reader, question, field, option, told_ends),
        short=_end(reader, question, option, told_ends),
        picture=_picture(question, option, tile, drawn),
        chosen=option in values,
        drawn=drawn,
    )


def _label(reader: Reader, question: DominoQuestion, field: Field, option: str, told_ends: Mapping[End, int]) -> str:
    if field.name == "end":
        return labels.end(reader, End(option), told_ends.get(End(option)))
    return labels.option(reader, field, option, question)


def _end(reader: Reader, question: DominoQuestion, option: str, told_ends: Mapping[End, int]) -> str:
    """The end of a placement, where the tile stands above it anyway."""
    end = Placement.parse(option).end if isinstance(question, ScoringQuestion) else None
    return labels.end(reader, end, told_ends.get(end)) if end else ""


def _picture(question: DominoQuestion, option: str, tile: Tile | None, drawn: bool) -> Markup | None:
    """The picture of what is chosen: a tile, or a tally."""
    if isinstance(question, WriteTallyQuestion):
        shown = next(shown for shown in question.tallies if word_of(shown) == option)
        return Markup(tally_picture(shown.points, title=""))
    return Markup(tile_picture(tile, title="", drawn=drawn)) if tile else None
