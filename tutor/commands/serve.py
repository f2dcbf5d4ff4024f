"""`tutor serve`: the course in a browser."""

from __future__ import annotations

import argparse
import socket

#: Threads of a worker that make pages: a slow reader does not hold up the next one.
_THREADS = 4


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `serve` to the commands of `tutor`."""
    parser = commands.add_parser(
        "serve",
        help="serve the course to browsers",
        description="Serve the course to browsers until it is stopped with Ctrl+C.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1: this machine only)")
    parser.add_argument("--port", type=_port, default=8000, help="the port to listen at (8000)")
    parser.add_argument("--workers", type=_workers, default=1, help="how many processes serve pages (1)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check everything that pages are made from, then serve; `CommandError` when that or the port cannot be had."""
    # Imported here so that the other commands start without a web server.
    from granian import Granian
    from granian.constants import Interfaces

    from tutor.cli import CommandError
    from tutor.lessons import LessonError
    from tutor.progress import BadAddress
    from tutor.web import create_app
    from tutor.web.assets import AssetError
    from tutor.web.site import EXTENSION
    from tutor.wording.errors import sentence
    from tutor.wording.progress import bad_address

    try:
        languages = create_app().extensions[EXTENSION].readers
    except LessonError as problem:
        raise CommandError(sentence(args.reader, problem)) from problem
    except BadAddress as problem:
        raise CommandError(bad_address(args.reader, problem.reason)) from problem
    except (AssetError, FileNotFoundError) as problem:
        raise CommandError(str(problem)) from problem
    try:
        _try_port(args.host, args.port)
    except OSError as problem:
        reason = problem.strerror or type(problem).__name__
        # NOTE: %(reason)s is what the system says, in the system's own language, such as “Address already in use”.
        said = args.reader.gettext(
            "Nothing can be served at %(host)s, port %(port)s: %(reason)s. Choose another port with --port.",
            host=args.host,
            port=str(args.port),
            reason=reason,
        )
        raise CommandError(said) from problem
    host = f"[{args.host}]" if ":" in args.host else args.host
    address = f"http://{host}:{args.port}/"
    print(
        # NOTE: The one line that `tutor serve` prints; %(languages)s are codes such as fi and en.
        args.reader.gettext(
            "Muggins Tutor is served at %(address)s (%(languages)s). Stop it with Ctrl+C.",
            address=address,
            languages=", ".join(languages),
        ),
        flush=True,
    )
    Granian(
        "tutor.web.wsgi:app",
        address=args.host,
        port=args.port,
        interface=Interfaces.WSGI,
        workers=args.workers,
        blocking_threads=_THREADS,
        websockets=False,
        log_enabled=False,
    ).serve()
    return 0


def _try_port(host: str, port: int) -> None:
    """Open the port and close it again; OSError when that cannot be done."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind, protocol) as probe:
        # As servers do: a port whose last connections are still being closed is not taken.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(address)
        probe.listen(1)


def _port(text: str) -> int:
    port = int(text)
    if not 0 < port < 65536:
        raise ValueError(text)
    return port


def _workers(text: str) -> int:
    workers = int(text)
    if not 0 < workers <= 64:
        raise ValueError(text)
    return workers
