"""`tutor serve`: the course in a browser."""

from __future__ import annotations

import argparse
import os
import socket
from contextlib import ExitStack
from multiprocessing import set_start_method
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tutor.settings import Bind
    from tutor.wording.reader import Reader

#: Threads of a worker at the most, made when they are needed: 12 may wait for slow bodies (see `web.wsgi`), 12 for the
#: store (see `progress.database`), and the others serve pages.
_THREADS: Final = 32
#: Headers that are longer than this, in bytes, or come more slowly, in milliseconds, are none of a browser's.
_LONGEST_HEADERS: Final = 32 * 1024
_SLOWEST_HEADERS: Final = 15_000


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], reader: Reader) -> None:
    """Add `serve` to the commands of `tutor`."""
    parser = commands.add_parser(
        "serve",
        help=reader.gettext("Serve the tutor to browsers."),
        description=reader.gettext(
            "Serve the tutor to browsers until Ctrl+C stops it. "
            "%(command)s lists the environment variables that it reads.",
            command=reader.quote("tutor config"),
        ),
    )
    parser.add_argument("--host", help=reader.gettext("The address to listen at (127.0.0.1: this machine only)."))
    parser.add_argument("--port", type=_port, help=reader.gettext("The port to listen at (8000)."))
    parser.add_argument("--workers", type=_workers, help=reader.gettext("How many processes serve pages (1)."))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check everything that pages are made from, then serve; `CommandError` when that or the port cannot be had."""
    # Imported here so that the other commands start without a web server.
    from tutor.cli import CommandError
    from tutor.i18n import LOCALES
    from tutor.lessons import LessonError
    from tutor.progress import BadAddress
    from tutor.settings import BIND, GRACE, METRICS, WORKERS, BadSetting, check
    from tutor.web import wsgi
    from tutor.web.assets import AssetError
    from tutor.wording.errors import sentence
    from tutor.wording.progress import bad_address
    from tutor.wording.settings import bad_setting

    try:
        check()
        wsgi.prepare()
    except LessonError as problem:
        raise CommandError(sentence(args.reader, problem)) from problem
    except BadAddress as problem:
        raise CommandError(bad_address(args.reader, problem.reason)) from problem
    except BadSetting as problem:
        raise CommandError(bad_setting(args.reader, problem)) from problem
    except (AssetError, FileNotFoundError) as problem:
        raise CommandError(str(problem)) from problem
    bind = BIND.value(os.environ)
    bind = bind._replace(host=args.host or bind.host, port=args.port or bind.port)
    metrics = METRICS.value(os.environ)
    with ExitStack() as probes:
        found, *shown = [_found(args.reader, place, probes) for place in (bind, metrics) if place is not None]
    address = f"http://{bind}/"
    print(
        # NOTE: The one line that `tutor serve` prints; %(languages)s are codes such as fi and en.
        args.reader.gettext(
            "Muggins Tutor is served at %(address)s (%(languages)s). Stop it with Ctrl+C.",
            address=address,
            languages=", ".join(LOCALES),
        ),
        flush=True,
    )
    workers = args.workers or WORKERS.value(os.environ)
    serve(
        "tutor.web.wsgi:worker", found, workers=workers, grace=GRACE.value(os.environ), metrics=next(iter(shown), None)
    )
    return 0


def serve(target: str, bind: Bind, *, workers: int, grace: int, metrics: Bind | None = None) -> None:
    """Serve the application that the function named by `target` makes in each of so many workers, until stopped."""
    from granian import Granian
    from granian.constants import Interfaces
    from granian.http import HTTP1Settings
    from granian.log import LogLevels

    shown: dict[str, Any] = {"metrics_address": metrics.host, "metrics_port": metrics.port} if metrics else {}
    if metrics:
        # Figures are gathered by threads of this process, which begin just before the workers do: a worker forked in
        # the middle of it would wait for ever for what such a thread holds, so workers begin from nothing.
        set_start_method("spawn")
    Granian(
        target,
        factory=True,
        address=bind.host,
        port=bind.port,
        interface=Interfaces.WSGI,
        workers=workers,
        blocking_threads=_THREADS,
        http1_settings=HTTP1Settings(header_read_timeout=_SLOWEST_HEADERS, max_buffer_size=_LONGEST_HEADERS),
        websockets=False,
        respawn_failed_workers=True,
        workers_kill_timeout=grace,
        metrics_enabled=metrics is not None,
        metrics_scrape_interval=5,
        log_level=LogLevels.error,
        log_dictconfig=_LOG,
        **shown,
    ).serve()


_STDERR: Final = {"formatter": "generic", "class": "logging.StreamHandler", "stream": "ext://sys.stderr"}
#: The server speaks of trouble alone, and not where the access log is written.
_LOG: Final[dict[str, Any]] = {"handlers": {"console": _STDERR, "access": _STDERR}}


def _found(reader: Reader, place: Bind, probes: ExitStack) -> Bind:
    """The place by its number, once it is clear that it can be had; `CommandError` when it cannot.

    It is held for as long as `probes` are, so that nothing else of ours is promised the same place.
    """
    from tutor.cli import CommandError

    try:
        family, kind, protocol, _, address = socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)[0]
        probe = probes.enter_context(socket.socket(family, kind, protocol))
        # As servers do: a port whose last connections are still being closed is not taken.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(address)
        probe.listen(1)
    except (OSError, UnicodeError) as problem:
        reason = getattr(problem, "strerror", None) or type(problem).__name__
        # NOTE: %(reason)s is what the system says, in the system's own language, such as “Address already in use”.
        said = reader.gettext(
            "Nothing can be served at %(host)s, port %(port)s: %(reason)s. Choose another port with --port.",
            host=place.host,
            port=str(place.port),
            reason=reason,
        )
        raise CommandError(said) from problem
    return place._replace(host=str(address[0]))


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
