"""An address with slashes too many or too few, as people type them, leads to the page all the same."""

from urllib.parse import urlsplit

from flask import Flask, current_app, redirect, request
from werkzeug.exceptions import HTTPException, NotFound
from werkzeug.routing import RequestRedirect
from werkzeug.wrappers import Response


def init_app(app: Flask) -> None:
    """Put addresses right before anything else is done about them."""
    app.before_request(straighten)


def straighten() -> Response | None:
    """Lead to the right address; None where the address is right, or wrong in another way.

    The way there names no host: what a request calls us is not always what the world does.
    """
    problem = request.routing_exception
    if isinstance(problem, RequestRedirect):
        return redirect(urlsplit(problem.new_url)._replace(scheme="", netloc="").geturl(), problem.code)
    if not isinstance(problem, NotFound) or not request.path.endswith("/"):
        return None
    adapter = current_app.create_url_adapter(request)
    assert adapter is not None, "there is a request"
    try:
        address = adapter.build(*adapter.match(request.path.rstrip("/")))
    except HTTPException:
        return None
    query = request.query_string.decode()
    return redirect(f"{address}?{query}" if query else address, RequestRedirect.code)
