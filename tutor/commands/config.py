"""`tutor config`: every variable of the environment, what it means, what it is."""

from __future__ import annotations

import argparse
import os
import sys
from textwrap import fill, indent
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.wording.reader import Reader


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], reader: Reader) -> None:
    """Add `config` to the commands of `tutor`."""
    parser = commands.add_parser(
        "config",
        help=reader.gettext("List the environment variables that the tutor reads."),
        description=reader.gettext(
            "List every environment variable with its meaning, its default and its current value."
        ),
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the table; status 1, and a line on standard error each, when something cannot be used."""
    from tutor.progress.address import database_url
    from tutor.progress.errors import BadAddress
    from tutor.settings import DATABASE, SETTINGS, BadSetting, unknown
    from tutor.wording.progress import bad_address
    from tutor.wording.settings import bad_setting, meanings

    reads = args.reader
    meaning = meanings(reads)
    problems: list[str] = []
    for setting in SETTINGS:
        now = setting.text(os.environ)
        try:
            if setting is DATABASE:
                # What follows a question mark may hold a password too.
                now = database_url(os.environ).set(query={}).render_as_string(hide_password=True)
            setting.value(os.environ)
        except BadAddress as problem:
            now = "…"
            problems.append(bad_address(reads, problem.reason))
        except BadSetting as problem:
            problems.append(bad_setting(reads, problem))
        print(f"{setting.name}={now}")
        print(fill(meaning[setting.name], 100, initial_indent="    ", subsequent_indent="    "))
        if setting.default:
            # NOTE: %(value)s is what a variable is when nothing is set.
            print(indent(reads.gettext("Default: %(value)s", value=setting.default), "    "))
    problems += [
        reads.gettext("%(name)s is set, but the tutor knows no such variable.", name=name) for name in unknown()
    ]
    for said in problems:
        print(f"tutor: {said}", file=sys.stderr)
    return 1 if problems else 0
