"""One JSON object for each line of standard input, in order, for every command that reads `-`."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from tutor.rules.cribbage.errors import IllegalAction
from tutor.rules.errors import IllegalPlay, NotationError, RulesError

#: The exit status after bad input.
BAD_INPUT: Final = 2

Answering = Callable[[str], Mapping[str, object]]


def answer_standard_input(answer: Answering) -> int:
    """Print the answer to each line at once; the exit status is 2 when a line was bad, else 0."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        # Bytes that are no text are answered as a bad word of that line, and the run goes on.
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="backslashreplace")
    status = 0
    for is_good, facts in answers(sys.stdin, answer):
        if not is_good:
            status = BAD_INPUT
        # Each answer leaves at once, so that another program can ask line by line.
        sys.stdout.write(json.dumps(facts) + "\n")
        sys.stdout.flush()
    return status


def answers(lines: Iterable[str], answer: Answering) -> Iterator[tuple[bool, Mapping[str, object]]]:
    """The answer to each line, or what is wrong with it and its number from 1, and whether the line was good."""
    for number, text in enumerate(lines, start=1):
        try:
            yield True, answer(text)
        except RulesError as problem:
            yield False, {**error_facts(problem), "line": number}


def error_facts(problem: RulesError) -> dict[str, object]:
    """What is wrong, as data: a stable word under `error` and whatever it is about.

    The word is the reason of the rules, or `expected-card`, `expected-number` and the like.
    """
    if isinstance(problem, NotationError):
        return {"error": f"expected-{problem.expected}", "position": problem.position, "text": problem.text}
    if isinstance(problem, IllegalPlay):
        tile = None if problem.tile is None else str(problem.tile)
        return {"error": problem.reason, "position": problem.position, "tile": tile, "end": problem.end}
    if isinstance(problem, IllegalAction):
        card = None if problem.card is None else str(problem.card)
        about = {"player": problem.player, "card": card, "number": problem.number}
        return {"error": str(problem.reason), **{name: fact for name, fact in about.items() if fact is not None}}
    raise problem
