"""What a learner fills in: fields of a form, and what is wrong with an answer that cannot be read."""

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol, Self, TypeVar

Form = Mapping[str, Sequence[str]]

A_co = TypeVar("A_co", bound="Answer", covariant=True)

#: A whole number of at most four digits, of any script: more is never asked for.
_WHOLE = re.compile(r"[-+\N{MINUS SIGN}]?\d{1,4}")


class FieldType(StrEnum):
    """How a field is filled in."""

    NUMBER = "number"
    """A whole number, typed."""
    ONE = "one"
    """Exactly one of the options."""
    SEVERAL = "several"
    """Any of the options, at least one."""


class Field(NamedTuple):
    """One field of an answer form: its name in the form, how it is filled in, and what can be chosen."""

    name: str
    type: FieldType
    options: tuple[str, ...] = ()
    owner: str = ""
    """Whose field it is, where several have one name (a seat)."""


class AnswerReason(StrEnum):
    """Why an answer cannot be read."""

    MISSING = "missing"
    """Nothing was filled in."""
    NOT_A_NUMBER = "not-a-number"
    """Something else than a whole number of at most four digits."""
    NOT_AN_OPTION = "not-an-option"
    """Something that was not among the options."""
    TOO_MANY = "too-many"
    """More values than the question asks for."""


class AnswerError(ValueError):
    """An answer that cannot be read: the field, the reason, and the text as it was given."""

    def __init__(self, field: str, reason: AnswerReason, text: str = "", *, index: int = 0) -> None:
        """Name the field and, where several fields share a name, which of them (from 0)."""
        super().__init__(f"{field}[{index}]: {reason} ({text!r})")
        self.field = field
        self.reason = reason
        self.text = text
        self.index = index


class Telltale(StrEnum):
    """What must not be seen beside a question about dominoes before it is answered, since it gives the answer away."""

    NOTHING = "nothing"
    """Everything may be seen."""
    SUM = "sum"
    """The counted values, the sum and the points, and with them the open places."""
    OPEN_PLACES = "open-places"
    """The open places, and the sum that their number follows from."""


class Answer(Protocol):
    """An answer that could be read; equal answers are equal values."""

    def form(self) -> dict[str, list[str]]:
        """The answer as it stands in a form or an address."""
        ...


class Question(Protocol[A_co]):
    """Something that can be asked about a position, with every right answer known to the rules."""

    @property
    def kind(self) -> str:
        """The family, as a stable word."""
        ...

    @property
    def fields(self) -> tuple[Field, ...]:
        """What the form asks for, in order."""
        ...

    def parse(self, form: Form) -> A_co:
        """Read an answer; raises AnswerError."""
        ...

    def right_answers(self) -> frozenset[A_co]:
        """Every right answer; never empty."""
        ...


def whole_number(form: Form, name: str, *, index: int = 0) -> int:
    """Read the whole number in a field; a sign is allowed, and so are spaces around it."""
    values = form.get(name, ())
    text = values[index].strip() if index < len(values) else ""
    if not text:
        raise AnswerError(name, AnswerReason.MISSING, index=index)
    if not _WHOLE.fullmatch(text):
        raise AnswerError(name, AnswerReason.NOT_A_NUMBER, text, index=index)
    return int(text.replace("\N{MINUS SIGN}", "-"))


def one_of(form: Form, field: Field) -> str:
    """Read the one chosen option of a field."""
    values = [value.strip() for value in form.get(field.name, ()) if value.strip()]
    if not values:
        raise AnswerError(field.name, AnswerReason.MISSING)
    if len(set(values)) > 1:
        raise AnswerError(field.name, AnswerReason.TOO_MANY, " ".join(values))
    if values[0] not in field.options:
        raise AnswerError(field.name, AnswerReason.NOT_AN_OPTION, values[0])
    return values[0]


def several_of(form: Form, field: Field) -> frozenset[str]:
    """Read all chosen options of a field, at least one."""
    values = [value.strip() for value in form.get(field.name, ()) if value.strip()]
    if not values:
        raise AnswerError(field.name, AnswerReason.MISSING)
    for value in values:
        if value not in field.options:
            raise AnswerError(field.name, AnswerReason.NOT_AN_OPTION, value)
    return frozenset(values)


class ChoiceAnswer(NamedTuple):
    """One stable word out of several."""

    choice: str

    def form(self) -> dict[str, list[str]]:
        """The answer as it stands in a form."""
        return {"choice": [self.choice]}

    @classmethod
    def read(cls, form: Form, options: tuple[str, ...]) -> Self:
        """Read the chosen word; raises AnswerError."""
        return cls(one_of(form, Field("choice", FieldType.ONE, options)))


class Choice:
    """A question whose answer is one of a few: one field with stable words; the right one is `right`."""

    __slots__ = ()

    @property
    def options(self) -> tuple[str, ...]:
        """The stable words to choose from, in the order they are shown."""
        raise NotImplementedError

    @property
    def right(self) -> str:
        """The right word."""
        raise NotImplementedError

    @property
    def fields(self) -> tuple[Field, ...]:
        """The one choice."""
        return (Field("choice", FieldType.ONE, self.options),)

    def parse(self, form: Form) -> ChoiceAnswer:
        """Read the chosen word; raises AnswerError."""
        return ChoiceAnswer.read(form, self.options)

    def right_answers(self) -> frozenset[ChoiceAnswer]:
        """The right word."""
        return frozenset({ChoiceAnswer(self.right)})


class TotalAnswer(NamedTuple):
    """One whole number."""

    total: int

    def form(self) -> dict[str, list[str]]:
        """The answer as it stands in a form."""
        return {"total": [str(self.total)]}
