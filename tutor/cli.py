"""`tutor`: serve the course, state the facts of a position, draw it, check the lessons."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

from tutor.i18n import LOCALES, SOURCE, MissingCatalogue, negotiate
from tutor.rules.errors import RulesError
from tutor.wording.errors import sentence
from tutor.wording.reader import Reader

#: Every module in `tutor.commands` that registers a command, in the order of `tutor --help`.
COMMANDS: Final = ("serve", "export", "config", "lessons", "facts", "draw", "count", "settle")


class CommandError(Exception):
    """Something a command cannot do; the message is one line, already in the reader's language."""


class _Parser(argparse.ArgumentParser):
    """An argument parser that reports a usage error in one line and ends with status 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (--help)\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 done, 1 found something wrong, 2 bad input."""
    parser = build_parser()
    arguments = parser.parse_args(argv)
    try:
        arguments.reader = Reader.of(arguments.lang)
        return int(arguments.run(arguments))
    except RulesError as problem:
        print(f"tutor: {sentence(arguments.reader, problem)}", file=sys.stderr)
        return 2
    except (CommandError, MissingCatalogue) as problem:
        print(f"tutor: {problem}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def build_parser() -> argparse.ArgumentParser:
    """The parser with every command registered."""
    parser = _Parser(prog="tutor", description=__doc__)
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND", parser_class=_Parser)
    for name in COMMANDS:
        import_module(f"tutor.commands.{name}").register(commands)
    for command in commands.choices.values():
        command.add_argument("--lang", choices=sorted(LOCALES), default=_own_language(), help="language of messages")
    return parser


def _own_language() -> str:
    """The language of the terminal, as the environment states it."""
    tags = [os.environ.get(name, "").partition(".")[0] for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return negotiate(cookie=None, accepted=[tag for tag in tags if tag not in ("", "C", "POSIX")] or [SOURCE])


def entry() -> NoReturn:
    """The console script."""
    sys.exit(main())
