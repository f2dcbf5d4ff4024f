"""`tutor settle`: what an announced cribbage count comes to after the opponents' answers, as JSON."""

from __future__ import annotations

import argparse
import json
from typing import Final

from tutor.commands.lines import answer_standard_input
from tutor.rules.cribbage.muggins import Announcement, parse_answers
from tutor.rules.errors import NotationError
from tutor.wording.reader import Reader

#: The words of a line before the answers.
NUMBERS: Final = ("true", "announced", "score", "target")


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], reader: Reader) -> None:
    """Add `settle` to the commands of `tutor`."""
    parser = commands.add_parser(
        "settle",
        help=reader.gettext("Print how an announced cribbage count is settled as JSON."),
        description=reader.gettext(
            "Print who gets what for an announced cribbage count after the opponents’ answers, as JSON."
        ),
    )
    parser.add_argument(
        "lines",
        nargs="?",
        choices=["-"],
        help=reader.gettext(
            "With %(dash)s lines are read, each with %(fields)s.",
            dash=reader.quote("-"),
            fields="TRUE ANNOUNCED SCORE TARGET ANSWERS",
        ),
    )
    numbers = {
        "true": reader.gettext("What the hand is worth, 0 to 29. Numbers that no hand is worth are settled too."),
        "announced": reader.gettext("What the counter announced, 0 to 29."),
        "score": reader.gettext("The counter’s score before the count (0)."),
        "target": reader.gettext("The target, 61 or 121 (121)."),
    }
    usual = {"score": "0", "target": "121"}
    for name, said in numbers.items():
        parser.add_argument(f"--{name}", default=usual.get(name, ""), metavar="POINTS", help=said)
    parser.add_argument(
        "--answers",
        default="",
        help=reader.gettext("The answers in turn, such as %(one)s or %(other)s.", one="accept,muggins:2", other="over"),
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the settlement; `RulesError` for bad input, status 2 when a line read from standard input was bad."""
    if args.lines == "-":
        return answer_standard_input(settle_line)
    if not args.true or not args.announced:
        raise NotationError("", "true-and-announced")
    print(json.dumps(settlement([args.true, args.announced, args.score, args.target], args.answers)))
    return 0


def settle_line(text: str) -> dict[str, object]:
    """The settlement for `TRUE ANNOUNCED SCORE TARGET ANSWERS`; without a question the answers may be missing."""
    words = text.split(maxsplit=len(NUMBERS))
    if len(words) < len(NUMBERS):
        raise NotationError(text.strip(), "settlement", len(words))
    return settlement(words[: len(NUMBERS)], "".join(words[len(NUMBERS) :]))


def settlement(numbers: list[str], answers: str) -> dict[str, object]:
    """The settlement as data, from the true count, the announced one, the score, the target and the answers."""
    true, announced, score, target = (whole_number(text, position) for position, text in enumerate(numbers))
    replies = parse_answers(answers, position=len(NUMBERS))
    return Announcement(true, announced, score, target).settle(replies)._asdict()


def whole_number(text: str, position: int) -> int:
    """Read a whole number of at most three digits; a `NotationError` quotes anything else."""
    if not (text.isascii() and text.isdigit() and len(text) <= 3):
        raise NotationError(text, "number", position)
    return int(text)
