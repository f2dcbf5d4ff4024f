"""Where a learner stands on a step, as it stands in the address: the answer, the tries, the hints, the answer shown."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Self
from urllib.parse import urlencode

from werkzeug.datastructures import MultiDict

from tutor.puzzles.answer import Field, FieldType, Question
from tutor.web.languages import Query

#: No count in an address goes beyond this.
_MOST: Final = 99
#: No answer, and nothing that can be chosen, is as long as this; a longer one is kept cut, and cannot be read either.
_LONGEST: Final = 200


@dataclass(frozen=True, slots=True)
class State:
    """What is filled in, and how far the learner has come."""

    typed: Query = ()
    """The fields of the answer as they were filled in."""
    submitted: bool = False
    """Whether what is filled in was handed in, or only stands there."""
    tries: int = 0
    """How many answers have been judged."""
    hints: int = 0
    """How many hints are open."""
    shown: bool = False
    """Whether the right answer is shown."""

    @classmethod
    def read(cls, question: Question[Any] | None, values: "MultiDict[str, str]", *, posted: bool = False) -> Self:
        """Read the state out of a form or an address; whatever cannot be read counts as not there.

        An answer in an address was handed in, unless `tries` is 0 (nothing was judged yet) or `judged` names another
        answer: then a hint or the language switch carried along what stood in the form.
        """
        typed = _typed(question.fields, values.to_dict(flat=False)) if question else ()
        tries = _count(values, "tries")
        handed_in = values["judged"] == urlencode(typed) if "judged" in values else "tries" not in values or tries > 0
        return cls(
            typed=typed,
            submitted=posted or (bool(typed) and handed_in),
            tries=tries,
            hints=_count(values, "hints"),
            shown=values.get("show") == "1",
        )

    @property
    def form(self) -> Mapping[str, list[str]]:
        """The answer as the question reads it."""
        form: dict[str, list[str]] = {}
        for name, value in self.typed:
            form.setdefault(name, []).append(value)
        return form

    @property
    def judged(self) -> str:
        """The answer that was handed in, in one word; empty when none was."""
        return urlencode(self.typed) if self.submitted else ""

    def after(self, question: Question[Any], form: Mapping[str, list[str]]) -> Self:
        """The state once this answer has been judged."""
        return replace(self, typed=_typed(question.fields, form), submitted=True, tries=min(self.tries + 1, _MOST))

    def query(self) -> Query:
        """The state as an address carries it, in a stable order; `read` makes the same state of it."""
        query = list(self.typed)
        if self.tries or (self.typed and not self.submitted):
            query.append(("tries", str(self.tries)))
        if self.hints:
            query.append(("hints", str(self.hints)))
        if self.shown:
            query.append(("show", "1"))
        if self.tries and self.typed and not self.submitted:
            query.append(("judged", ""))
        return tuple(query)


def _typed(fields: Sequence[Field], form: Mapping[str, Sequence[str]]) -> Query:
    """What is filled in: choices in the order they are shown; where several fields share a name, each in its place."""
    shared = Counter(field.name for field in fields)
    typed: list[tuple[str, str]] = []
    for field in {field.name: field for field in fields}.values():
        values = [_cut(value) for value in form.get(field.name, ()) if value.strip() or shared[field.name] > 1]
        if field.type is not FieldType.NUMBER and shared[field.name] == 1:
            values = list(dict.fromkeys(values))
        if field.type is FieldType.SEVERAL:
            values.sort(key=lambda value: _place(field, value))
        # One more than can be right, so that too many are still too many.
        most = max(shared[field.name], len(field.options)) + 1
        typed += [(field.name, value) for value in values[:most]]
    return tuple(typed) if any(value.strip() for _, value in typed) else ()


def _cut(value: str) -> str:
    return value if len(value) <= _LONGEST else f"{value[:_LONGEST]}…"


def _place(field: Field, value: str) -> int:
    return field.options.index(value) if value in field.options else len(field.options)


def _count(values: "MultiDict[str, str]", name: str) -> int:
    """The largest of the whole numbers with this name; 0 where there is none."""
    counts = [int(value) for value in values.getlist(name) if value.isascii() and value.isdigit() and len(value) <= 3]
    return min(max(counts, default=0), _MOST)
