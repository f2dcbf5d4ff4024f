"""The Babel extractor for lesson scripts and rules: every text that a reader sees, in the order it is read.

`babel.cfg` names it; `note` of a table goes to the translators of everything in that table.
"""

import tomllib
from collections.abc import Collection, Iterator, Mapping
from typing import IO, Any, Final

#: The keys that hold text for readers: a string, or a list of strings of one paragraph each.
TEXTS: Final = ("title", "about", "lead", "intro", "text", "say", "ask", "hint", "caption")

#: The key whose text is for translators only.
NOTE: Final = "note"

Message = tuple[int, str, str, list[str]]


def toml(
    file: IO[bytes], keywords: Collection[str], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Message]:
    """Yield every message of a TOML file as Babel wants it: line number, function, message, comments."""
    source = file.read().decode("utf-8")
    lines = source.splitlines()
    for message, notes in messages(tomllib.loads(source)):
        yield _line_of(message, lines), "gettext", message, notes


def messages(table: Mapping[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Every text of a table and of the tables in it, with the notes for translators.

    >>> list(messages({"title": "Doubles", "line": "1-1", "step": [{"say": ["One.", "Two."], "note": "A tile."}]}))
    [('Doubles', []), ('One.', ['A tile.']), ('Two.', ['A tile.'])]
    """
    notes = [table[NOTE]] if table.get(NOTE) else []
    for key, value in table.items():
        if key in TEXTS:
            texts = [value] if isinstance(value, str) else value
            yield from ((text, notes) for text in texts if text)
        else:
            inner = value if isinstance(value, list) else [value]
            for item in inner:
                if isinstance(item, Mapping):
                    yield from messages(item)


def _line_of(message: str, lines: list[str]) -> int:
    """Where a message stands, as far as it can be found: text with escapes is not looked for."""
    return next((number for number, line in enumerate(lines, start=1) if message in line), 1)
