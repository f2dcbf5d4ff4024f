"""`tutor`: serve the course, state the facts of a position, draw it, check the lessons."""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from itertools import pairwise
from typing import Any, Final, NoReturn

from tutor.i18n import LOCALES, SOURCE, MissingCatalogue, negotiate
from tutor.rules.errors import RulesError
from tutor.wording.errors import sentence
from tutor.wording.reader import Reader

#: Every module in `tutor.commands` that registers a command, in the order of `tutor --help`.
COMMANDS: Final = ("serve", "export", "config", "lessons", "facts", "draw", "count", "settle")


class CommandError(Exception):
    """Something a command cannot do; the message is one line, already in the reader's language."""


class _Help(argparse.HelpFormatter):
    """Help whose first word is the reader's."""

    def __init__(self, *, reader: Reader, **settings: Any) -> None:
        """Know who reads."""
        super().__init__(**settings)
        self._reader = reader

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The line that shows how a command is given."""
        # NOTE: Stands before a command and what can be given to it, such as “Usage: tutor facts [-h] replay”.
        said = self._reader.gettext("Usage: %(command)s", command="") if prefix is None else prefix
        super().add_usage(usage, actions, groups, said)


class _Parser(argparse.ArgumentParser):
    """An argument parser that speaks the reader's language, and reports a usage error in one line with status 2."""

    def __init__(self, *, reader: Reader, given: Sequence[str], **settings: Any) -> None:
        """Know who reads, and what was given, so that it can be quoted; what argparse would say is English."""
        super().__init__(add_help=False, formatter_class=partial(_Help, reader=reader), **settings)
        self._reader = reader
        self._given = given
        self._positionals.title = reader.gettext("Arguments")
        self._optionals.title = reader.gettext("Options")
        self.add_argument("-h", "--help", action="help", help=reader.gettext("Show this help."))
        # Which language it is has been found out before (`_language_of`): here the option is only known.
        self.add_argument(
            "--lang",
            choices=sorted(LOCALES),
            default=argparse.SUPPRESS,
            help=reader.gettext("The language of messages; without it that of the terminal."),
        )

    def error(self, message: str) -> NoReturn:
        """Say it in the reader's language; what argparse says is English, so only its finding is used."""
        said = self._reader.gettext(
            # NOTE: %(given)s is quoted, such as “serve --port x”; %(help)s is such as “tutor serve --help”.
            "This cannot be done: %(given)s. What can be given is shown by %(help)s.",
            given=self._reader.quote(" ".join(self._given)),
            help=self._reader.quote(f"{self.prog} --help"),
        )
        self.exit(2, f"tutor: {said}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 done, 1 found something wrong, 2 bad input."""
    given = sys.argv[1:] if argv is None else argv
    try:
        reader = Reader.of(_language_of(given))
    except MissingCatalogue as problem:
        return _refused(str(problem))
    arguments = build_parser(reader, given).parse_args(given)
    arguments.reader = reader
    try:
        status = int(arguments.run(arguments))
        sys.stdout.flush()
    except RulesError as problem:
        return _refused(sentence(reader, problem))
    except CommandError as problem:
        return _refused(str(problem))
    except BrokenPipeError:
        # Whoever reads has read enough.
        _drop_output()
        return 0
    except OSError as problem:
        _drop_output()
        # NOTE: %(reason)s is what the system says, in the system's own language, such as “No space left on device”.
        return _refused(reader.gettext("Nothing can be written: %(reason)s.", reason=problem.strerror or str(problem)))
    return status


def _refused(said: str) -> int:
    """Say in one line why something is not done; the exit status for that."""
    with suppress(OSError):
        print(f"tutor: {said}", file=sys.stderr, flush=True)
    return 2


def _drop_output() -> None:
    """What is still to be written goes nowhere, or Python would complain of it at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def build_parser(reader: Reader, given: Sequence[str]) -> argparse.ArgumentParser:
    """The parser with every command registered, which helps in the reader's language."""
    parser_class: Any = partial(_Parser, reader=reader, given=given)
    about = reader.gettext("Serve the tutor, state the facts of a position, draw it, check the lessons.")
    parser: argparse.ArgumentParser = parser_class(prog="tutor", description=about)
    commands = parser.add_subparsers(
        title=reader.gettext("Commands"), required=True, metavar="COMMAND", parser_class=parser_class
    )
    for name in COMMANDS:
        import_module(f"tutor.commands.{name}").register(commands, reader)
    return parser


def _language_of(given: Sequence[str]) -> str:
    """The language that `--lang` names, also when the rest cannot be read; else that of the terminal."""
    named = [word for before, word in pairwise(("", *given)) if before == "--lang"]
    named += [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    return next((word for word in named if word in LOCALES), _own_language())


def _own_language() -> str:
    """The language of the terminal, as the environment states it."""
    tags = [os.environ.get(name, "").partition(".")[0] for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return negotiate(cookie=None, accepted=[tag for tag in tags if tag not in ("", "C", "POSIX")] or [SOURCE])


def entry() -> NoReturn:
    """The console script: whatever the terminal cannot show is shown as ?, and a stream that is closed is empty."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - for as long as we live.
        elif name != "stdin":
            stream.reconfigure(errors="replace")
    sys.exit(main())
