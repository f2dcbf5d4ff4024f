"""Reading a TOML table strictly: a missing key, a key too many and a wrong type are all refused."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from enum import StrEnum
from typing import Any, Final, TypeVar

from tutor.lessons.errors import LessonError, LessonReason
from tutor.rules.dominoes import Line, Seat, Tile, parse_tiles

E = TypeVar("E", bound=StrEnum)

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NOT_TEXT = re.compile(r"[%{}<>]|https?:|www\.")
_REQUIRED: Any = object()

#: From here on a key looks like another one.
_ALIKE: Final = 0.8
#: Keys that look like another one and are none of its misspellings.
_TWINS: Final = frozenset({"hand", "hands", "counted", "counter"})


class Table:
    """A TOML table whose keys are taken one by one; `finish` refuses what is left over."""

    def __init__(self, values: Any, *, name: str = "") -> None:
        """Take over a parsed table; `name` is how errors call it."""
        if not isinstance(values, Mapping):
            raise LessonError(LessonReason.WRONG_TYPE, name or str(values))
        self._values = dict(values)
        self._asked: set[str] = set()

    def __contains__(self, key: str) -> bool:
        """Whether a key is still there to be taken."""
        self._asked.add(key)
        return key in self._values

    def finish(self) -> None:
        """Refuse the table when a key was not taken."""
        for key in self._values:
            raise LessonError(LessonReason.UNKNOWN, key, words=get_close_matches(key, self._asked, 1, _ALIKE))

    def explained(self, problem: LessonError) -> LessonError:
        """The same problem, or what is behind it: a key that is missing may be there, written a little differently."""
        if problem.reason is LessonReason.MISSING:
            for alike in get_close_matches(problem.subject, set(self._values) - _TWINS, 1, _ALIKE):
                return LessonError(LessonReason.UNKNOWN, alike, words=(problem.subject,))
        return problem

    def take(self, key: str, kind: type | tuple[type, ...], default: Any = _REQUIRED) -> Any:
        """Take a value of a type (a bool is no int); raises LessonError."""
        if key not in self:
            if default is _REQUIRED:
                raise LessonError(LessonReason.MISSING, key)
            return default
        value = self._values.pop(key)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise LessonError(LessonReason.WRONG_TYPE, key)
        return value

    def text(self, key: str, default: Any = _REQUIRED) -> str:
        """Take a text for people."""
        value = self.take(key, str, default)
        return value if value is default else _checked(key, value)

    def texts(self, key: str, default: Any = _REQUIRED) -> tuple[str, ...]:
        """Take a list of texts for people."""
        return tuple(_checked(key, value) for value in self.words(key, default))

    def words(self, key: str, default: Any = _REQUIRED) -> tuple[str, ...]:
        """Take a list of strings; a single string is a list of one."""
        value = self.take(key, (str, list), default)
        values = [value] if isinstance(value, str) else list(value)
        if not all(isinstance(one, str) for one in values):
            raise LessonError(LessonReason.WRONG_TYPE, key)
        return tuple(values)

    def id(self, key: str) -> str:
        """Take a stable word, as it stands in addresses."""
        value: str = self.take(key, str)
        if not _ID.fullmatch(value):
            raise LessonError(LessonReason.BAD_ID, value)
        return value

    def number(self, key: str, default: Any = _REQUIRED) -> Any:
        """Take a whole number."""
        return self.take(key, int, default)

    def word(self, key: str, kind: type[E], default: Any = _REQUIRED) -> Any:
        """Take one of the words of an enumeration."""
        value = self.take(key, str, default)
        return value if value is default else as_word(kind, value, key)

    def line(self, key: str = "line", default: Any = _REQUIRED) -> Any:
        """Take a replay."""
        value = self.take(key, str, default)
        return value if value is default else Line.parse(value)

    def tiles(self, key: str, default: Any = _REQUIRED) -> Any:
        """Take tiles."""
        value = self.take(key, str, default)
        return value if value is default else parse_tiles(value)

    def by_seat(self, key: str, kind: type) -> tuple[tuple[Seat, Any], ...]:
        """Take an inner table with a value a seat, in the order it is written; empty when it is missing."""
        inner = Table(self.take(key, dict, {}), name=key)
        seats = [as_word(Seat, word, key) for word in list(inner._values)]
        return tuple((seat, inner.take(seat.value, kind)) for seat in seats)

    def hands(self, key: str = "hands") -> tuple[tuple[Seat, tuple[Tile, ...]], ...]:
        """Take an inner table with a hand a seat."""
        return tuple((seat, parse_tiles(tiles)) for seat, tiles in self.by_seat(key, str))


def as_word(kind: type[E], value: str, key: str) -> E:
    """The member of an enumeration with this value, which stands under this key; raises LessonError."""
    try:
        return kind(value)
    except ValueError:
        raise LessonError(LessonReason.BAD_WORD, value, key=key, words=kind) from None


def one_of(value: str, words: Iterable[str], key: str) -> str:
    """The value, which must be one of the words; raises LessonError."""
    words = tuple(words)
    if value not in words:
        raise LessonError(LessonReason.BAD_WORD, value, key=key, words=words)
    return value


def name_of(values: Any, number: int) -> str:
    """How errors call a step: by its id, else by its number."""
    named = values.get("id") if isinstance(values, Mapping) else None
    return str(named) if named else f"#{number}"


def distinct(ids: Iterable[str]) -> None:
    """Refuse an id that comes twice."""
    seen: set[str] = set()
    for one in ids:
        if one in seen:
            raise LessonError(LessonReason.SAME_ID, one)
        seen.add(one)


def _checked(key: str, text: str) -> str:
    if not text.strip() or text != text.strip() or "\n" in text or _NOT_TEXT.search(text):
        raise LessonError(LessonReason.BAD_TEXT, f"{key} = {text[:60]}")
    return text
