"""The application as a WSGI server loads it: `tutor.web.wsgi:app`.

From the outside in: the access log, if it is wanted; who asks, as our own proxies tell it; so many bodies and no
more at once; what is the same for everybody, from memory; the pages.

`tutor serve` makes it once and forks, where the system can and no thread is in the way: workers begin at once, and
share what they do not change. Elsewhere each worker makes its own.
"""

import ctypes
import gc
import os
import signal
import sys
import time
from collections.abc import Mapping
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from werkzeug.middleware.proxy_fix import ProxyFix

from tutor.settings import ACCESS_LOG, PROXIES
from tutor.web import create_app
from tutor.web.access_log import AccessLog
from tutor.web.bodies import FewBodies
from tutor.web.memory import Memory

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

#: So many threads of a process at the most wait for bodies; `tutor serve` has more, so pages are always served.
_WAITING: Final = 12


def build(config: Mapping[str, Any] | None = None) -> "WSGIApplication":
    """The whole application, as the environment wants it, and `config` for `create_app`, which may raise."""
    whole: WSGIApplication = Memory(create_app(config).wsgi_app)
    whole = FewBodies(whole, most=_WAITING)
    proxies = PROXIES.value(os.environ)
    if proxies:
        whole = ProxyFix(whole, x_for=proxies, x_proto=proxies, x_host=proxies)
    return AccessLog(whole) if ACCESS_LOG.value(os.environ) else whole


_prepared: "WSGIApplication | None" = None


def prepare(config: Mapping[str, Any] | None = None) -> "WSGIApplication":
    """Make the application now, for all workers that are forked from here. Raises what `create_app` raises."""
    global _prepared
    _prepared = build(config)
    # What is loaded stays for as long as the process lives: the garbage collector, which would touch all of it and so
    # copy it into every worker, leaves it alone.
    gc.freeze()
    return _prepared


def worker() -> "WSGIApplication":
    """The application in a worker, which answers already while what the first learner needs is being loaded."""
    _spare_memory()
    Thread(target=import_module, args=("tutor.progress.store",), daemon=True).start()
    Thread(target=_end_after, args=(os.getppid(),), daemon=True).start()
    return _prepared or prepare()


def _spare_memory() -> None:
    """Let the threads of a worker share what they need while they make pages, and give it back.

    The C library of Linux gives each thread a store of its own and keeps what was in use once: 80 MB a worker with
    sixteen readers at once. The numbers are those of `mallopt` in malloc.h; other libraries have no such function.
    """
    trim_threshold, mmap_threshold, arena_max = -1, -3, -8
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if mallopt is not None:
        mallopt(arena_max, 1)
        mallopt(trim_threshold, 1024 * 1024)
        mallopt(mmap_threshold, 256 * 1024)


def _end_after(parent: int) -> None:
    """End this process once the one that has started it is gone: nobody else could, and the port would stay taken."""
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)


def __getattr__(name: str) -> Any:
    """`app`, made when a server first asks for it."""
    if name != "app":
        raise AttributeError(name)
    return _prepared or prepare()
