"""`tutor facts`: the facts of a domino position as JSON, for one replay or for one a line."""

from __future__ import annotations

import argparse
import json

from tutor.commands.lines import answer_standard_input
from tutor.rules.dominoes.facts import Facts, facts
from tutor.rules.dominoes.line import Line
from tutor.rules.errors import NotationError
from tutor.wording.reader import Reader


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], reader: Reader) -> None:
    """Add `facts` to the commands of `tutor`."""
    parser = commands.add_parser(
        "facts",
        help=reader.gettext("Print the facts of a domino position as JSON."),
        description=reader.gettext(
            "Print tiles, joints, open places, counted ends, sum and points of a domino position as JSON."
        ),
    )
    parser.add_argument(
        "replay",
        help=reader.gettext(
            "The tiles in the order played, such as %(example)s. With %(dash)s one position a line is read.",
            example='"1-4 1-1@left"',
            dash=reader.quote("-"),
        ),
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the facts; `RulesError` for a bad replay, status 2 when a line read from standard input was bad."""
    if args.replay == "-":
        return answer_standard_input(facts_of)
    print(json.dumps(facts_of(args.replay)))
    return 0


def facts_of(text: str) -> Facts:
    """The facts of the position that a replay leads to; an empty text is an error here, since it states none."""
    line = Line.parse(text)
    if not line.placements:
        raise NotationError(text.strip(), "replay")
    return facts(line)
