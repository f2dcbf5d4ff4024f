"""The application as a WSGI server loads it.

From the outside in: the access log, if it is wanted; who asks, as our own proxies tell it; so many bodies and no
more at once; what is the same for everybody, from memory; the pages.
"""

import os
from typing import TYPE_CHECKING, Final

from werkzeug.middleware.proxy_fix import ProxyFix

from tutor.settings import ACCESS_LOG, PROXIES
from tutor.web import create_app
from tutor.web.access_log import AccessLog
from tutor.web.bodies import FewBodies
from tutor.web.memory import Memory

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

#: So many threads of a process at the most wait for bodies; `tutor serve` has more, so pages are always served.
_WAITING: Final = 24


def build() -> "WSGIApplication":
    """The whole application, as the environment wants it. Raises what `create_app` raises."""
    whole: WSGIApplication = Memory(create_app().wsgi_app)
    whole = FewBodies(whole, most=_WAITING)
    proxies = PROXIES.value(os.environ)
    if proxies:
        whole = ProxyFix(whole, x_for=proxies, x_proto=proxies, x_host=proxies)
    return AccessLog(whole) if ACCESS_LOG.value(os.environ) else whole


app = build()
