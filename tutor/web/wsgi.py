"""The application as a WSGI server loads it: `tutor.web.wsgi:app`.

From the outside in: the access log, if it is wanted; who asks, as our own proxies tell it; so many bodies and no
more at once; what is the same for everybody, from memory; the pages.

`tutor serve` makes it once and forks, where the system can: workers begin at once, and share what they do not change.
"""

import gc
import os
import signal
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
    Thread(target=import_module, args=("tutor.progress.store",), daemon=True).start()
    Thread(target=_end_after, args=(os.getppid(),), daemon=True).start()
    return _prepared or prepare()


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
