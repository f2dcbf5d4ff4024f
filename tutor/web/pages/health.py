"""Whether this process is alive, and whether it can keep progress: for whoever watches over it."""

from flask import Blueprint, Response

from tutor.progress import StoreDown
from tutor.web.caching import NEVER
from tutor.web.site import site

blueprint = Blueprint("health", __name__)


@blueprint.get("/healthz")
def alive() -> Response:
    """The process answers; what it reads from was loaded before it did."""
    return _said("ok")


@blueprint.get("/readyz")
def ready() -> Response:
    """Progress can be read; 503 with one word when it cannot. Reading goes on all the same."""
    try:
        site().store.check()
    except StoreDown as down:
        return _said(f"store {down.trouble}", 503)
    return _said("ok")


def _said(text: str, status: int = 200) -> Response:
    return Response(f"{text}\n", status, mimetype="text/plain", headers={"Cache-Control": NEVER})
