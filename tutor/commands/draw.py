"""`tutor draw`: the picture of a position, or of a cribbage hand, as an SVG file of its own."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tutor.rules.cribbage.card import Card, parse_cards
from tutor.rules.cribbage.count import count
from tutor.rules.dominoes import End, Line
from tutor.wording.reader import Reader


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], reader: Reader) -> None:
    """Add `draw` to the commands of `tutor`."""
    parser = commands.add_parser(
        "draw",
        help=reader.gettext("Draw a position as an SVG file."),
        description=reader.gettext(
            "Draw a position of dominoes, or a hand of cribbage, as an SVG file that stands alone, with its facts as"
            " text inside."
        ),
    )
    played = reader.gettext("The tiles in the order played, such as %(example)s.", example='"1-4 1-1@left 4-4@right"')
    cards = reader.gettext("Four cards, such as %(example)s.", example='"5H 5C 5S JD"')
    shown = parser.add_mutually_exclusive_group(required=True)
    shown.add_argument("replay", nargs="?", help=played)
    shown.add_argument("--cards", help=cards)
    parser.add_argument(
        "--starter",
        default="",
        metavar="CARD",
        help=reader.gettext("The starter, such as %(example)s.", example="5D"),
    )
    parser.add_argument("--crib", action="store_true", help=reader.gettext("The cards are those of the crib."))
    parser.add_argument("--four-colour", action="store_true", help=reader.gettext("A colour for each suit."))
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="FILE",
        help=reader.gettext("The file to write. Without it the picture is printed."),
    )
    parser.set_defaults(run=run, refuse=parser.error)


def run(args: argparse.Namespace) -> int:
    """Write or print the picture; `RulesError` for bad input, `CommandError` for a file that cannot be written."""
    if args.cards is not None:
        write(args, cards_drawn(args.reader, args.cards, args.starter, crib=args.crib, four_colour=args.four_colour))
        return 0
    if args.starter or args.crib or args.four_colour:
        args.refuse("--starter, --crib and --four-colour belong to --cards")
    write(args, line_drawn(args.reader, args.replay))
    return 0


def line_drawn(reader: Reader, replay: str) -> str:
    """The picture of a line of tiles."""
    # Imported here so that the other commands start without a drawing library.
    from tutor.draw import line_picture
    from tutor.wording import labels
    from tutor.wording.position import describe, line_title

    line = Line.parse_placed(replay)
    return line_picture(
        line,
        title=line_title(reader, line),
        description=" ".join(describe(reader, line)),
        end_labels=(labels.end(reader, End.LEFT), labels.end(reader, End.RIGHT)),
        standalone=True,
        uid="position",
    )


def cards_drawn(reader: Reader, cards: str, starter: str, *, crib: bool, four_colour: bool) -> str:
    """The picture of a hand or of the crib with the starter, and what it is worth as text. Rule C1."""
    from tutor.draw.cribbage import Words, hand_picture
    from tutor.wording.cribbage import labels, pictures
    from tutor.wording.cribbage.breakdown import sentences

    four = parse_cards(cards)
    fifth = Card.parse(starter, position=len(four))
    breakdown = count(four, fifth, crib=crib)
    return hand_picture(
        four,
        fifth,
        crib=crib,
        title=labels.cards(reader, four, fifth, crib=crib),
        description=" ".join(sentences(reader, breakdown, crib=crib)),
        ranks=pictures.ranks(reader),
        words=Words(labels.starter(reader), labels.crib(reader), pictures.hand(reader)),
        four_colour=four_colour,
        standalone=True,
        uid="cards",
    )


def write(args: argparse.Namespace, picture: str) -> None:
    """Write a picture to the file asked for, or print it."""
    from tutor.cli import CommandError

    if args.output is None:
        # An SVG file is UTF-8 whatever the terminal is set to.
        sys.stdout.flush()
        sys.stdout.buffer.write(picture.encode())
        return
    try:
        args.output.write_text(picture, encoding="utf-8", newline="\n")
    except OSError as problem:
        reason = problem.strerror or type(problem).__name__
        path = args.reader.quote(str(args.output))
        # NOTE: %(reason)s is what the system says, in the system's own language, such as “Permission denied”.
        said = args.reader.gettext("The file %(path)s cannot be written: %(reason)s.", path=path, reason=reason)
        raise CommandError(said) from problem
