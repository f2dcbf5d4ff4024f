"""`tutor facts`: the facts of a domino position as JSON, for one replay or for one a line."""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Iterable, Iterator

from tutor.rules.dominoes.facts import facts
from tutor.rules.dominoes.line import Line
from tutor.rules.errors import IllegalPlay, NotationError, RulesError


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `facts` to the commands of `tutor`."""
    parser = commands.add_parser(
        "facts",
        help="print the facts of a domino position as JSON",
        description="Print tiles, joints, open places, counted ends, sum and points of a domino position as JSON.",
    )
    parser.add_argument("replay", help='tiles in the order played, such as "1-4 1-1@left"; - reads one replay a line')
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the facts; `RulesError` for a bad replay, status 2 when a line read from standard input was bad."""
    if args.replay != "-":
        print(json.dumps(facts(parse_replay(args.replay))))
        return 0
    if isinstance(sys.stdin, io.TextIOWrapper):
        # Bytes that are no text are answered as a bad word of that line, and the run goes on.
        sys.stdin.reconfigure(errors="backslashreplace")
    status = 0
    for is_good, answer in answers(sys.stdin):
        if not is_good:
            status = 2
        # Each answer leaves at once, so that another program can ask line by line.
        sys.stdout.write(answer + "\n")
        sys.stdout.flush()
    return status


def answers(lines: Iterable[str]) -> Iterator[tuple[bool, str]]:
    """One JSON object for each line, in order, and whether the line was a legal replay."""
    encode = json.JSONEncoder(check_circular=False).encode
    for number, text in enumerate(lines, start=1):
        try:
            yield True, encode(facts(parse_replay(text)))
        except RulesError as problem:
            yield False, encode({"line": number, **error_facts(problem)})


def parse_replay(text: str) -> Line:
    """The line that a replay leads to; an empty text is an error here, since it states no position."""
    line = Line.parse(text)
    if not line.placements:
        raise NotationError(text.strip(), "replay")
    return line


def error_facts(problem: RulesError) -> dict[str, object]:
    """What is wrong with a replay: a stable word, the index of the offending word, and the word itself.

    The stable word is the reason of the rules, or `expected-placement` or `expected-replay`.
    """
    if isinstance(problem, NotationError):
        return {"error": f"expected-{problem.expected}", "position": problem.position, "text": problem.text}
    if isinstance(problem, IllegalPlay):
        return {
            "error": problem.reason,
            "position": problem.position,
            "tile": None if problem.tile is None else str(problem.tile),
            "end": problem.end,
        }
    raise problem
