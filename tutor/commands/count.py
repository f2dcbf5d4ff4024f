"""`tutor count`: what a cribbage hand or crib is worth, combination by combination, as JSON."""

from __future__ import annotations

import argparse
import json
from typing import Final

from tutor.commands.lines import answer_standard_input
from tutor.rules.cribbage.card import Card, parse_cards
from tutor.rules.cribbage.count import Breakdown, count
from tutor.rules.errors import NotationError
from tutor.wording.reader import Reader

#: The last word of a line, and whether it means the crib.
WHERE: Final = {"hand": False, "crib": True}


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], reader: Reader) -> None:
    """Add `count` to the commands of `tutor`."""
    parser = commands.add_parser(
        "count",
        help=reader.gettext("Print as JSON what a cribbage hand is worth."),
        description=reader.gettext(
            "Print every fifteen, pair and run of a cribbage hand, flush, nobs and the total as JSON."
        ),
    )
    parser.add_argument(
        "cards",
        help=reader.gettext(
            "Four cards, such as %(example)s. With %(dash)s one hand a line is read, such as %(hand)s or %(crib)s.",
            example='"5H 5C 5S JD"',
            dash=reader.quote("-"),
            hand="5H 5C 5S JD|5D|hand",
            crib="5H 5C 5S JD|5D|crib",
        ),
    )
    parser.add_argument("starter", nargs="?", help=reader.gettext("The starter, such as %(example)s.", example="5D"))
    parser.add_argument(
        "--crib", action="store_true", help=reader.gettext("Count a crib, in which only a flush of five counts.")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the breakdown; `RulesError` for bad cards, status 2 when a line read from standard input was bad."""
    if args.cards == "-" and args.starter is None:
        return answer_standard_input(count_line)
    if args.starter is None:
        raise NotationError(args.cards, "hand-and-starter")
    cards = parse_cards(args.cards)
    starter = Card.parse(args.starter, position=len(cards))
    print(json.dumps(breakdown_facts(count(cards, starter, crib=args.crib))))
    return 0


def count_line(text: str) -> dict[str, object]:
    """The breakdown for `CARDS|STARTER|hand` or `CARDS|STARTER|crib`."""
    parts = text.strip().split("|")
    if len(parts) != 3:
        raise NotationError(text.strip(), "count")
    cards = parse_cards(parts[0])
    starter = Card.parse(parts[1], position=len(cards))
    where = parts[2].strip()
    if where not in WHERE:
        raise NotationError(where, "hand-or-crib", len(cards) + 1)
    return breakdown_facts(count(cards, starter, crib=WHERE[where]))


def breakdown_facts(breakdown: Breakdown) -> dict[str, object]:
    """The breakdown as data: the cards of each combination, `points` for each kind, and `total`.

    `flush` and `nobs` are points, since the hand itself shows which cards they are.
    """
    return {
        "fifteens": [list(map(str, cards)) for cards in breakdown.fifteens],
        "pairs": [list(map(str, cards)) for cards in breakdown.pairs],
        "runs": [list(map(str, cards)) for cards in breakdown.runs],
        "flush": breakdown.flush_points,
        "nobs": breakdown.nobs_points,
        "points": {
            "fifteens": breakdown.fifteen_points,
            "pairs": breakdown.pair_points,
            "runs": breakdown.run_points,
            "flush": breakdown.flush_points,
            "nobs": breakdown.nobs_points,
        },
        "total": breakdown.total,
    }
