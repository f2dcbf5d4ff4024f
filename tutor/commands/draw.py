"""`tutor draw`: the picture of a position as an SVG file of its own."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tutor.rules.dominoes import End, Line


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `draw` to the commands of `tutor`."""
    parser = commands.add_parser(
        "draw",
        help="draw a position as an SVG file",
        description="Draw a position as an SVG file that stands alone, with its facts as text inside.",
    )
    parser.add_argument("replay", help='the tiles in the order played, such as "1-4 1-1@left 4-4@right"')
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the file to write, instead of printing it")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write or print the picture; `RulesError` for a bad replay, `CommandError` for a file that cannot be written."""
    # Imported here so that the other commands start without a drawing library.
    from tutor.cli import CommandError
    from tutor.draw import line_picture
    from tutor.wording import labels
    from tutor.wording.position import describe, line_title

    line = Line.parse(args.replay)
    picture = line_picture(
        line,
        title=line_title(args.reader, line),
        description=" ".join(describe(args.reader, line)),
        end_labels=(labels.end(args.reader, End.LEFT), labels.end(args.reader, End.RIGHT)),
        standalone=True,
        uid="position",
    )
    if args.output is None:
        # An SVG file is UTF-8 whatever the terminal is set to.
        sys.stdout.flush()
        sys.stdout.buffer.write(picture.encode())
        return 0
    try:
        args.output.write_text(picture, encoding="utf-8", newline="\n")
    except OSError as problem:
        reason = problem.strerror or type(problem).__name__
        path = args.reader.quote(str(args.output))
        # NOTE: %(reason)s is what the system says, in the system's own language, such as “Permission denied”.
        said = args.reader.gettext("The file %(path)s cannot be written: %(reason)s.", path=path, reason=reason)
        raise CommandError(said) from problem
    return 0
