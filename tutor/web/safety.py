"""What every answer carries for safety, and which posts are refused."""

from typing import Final
from urllib.parse import urlsplit

from flask import Flask, Request, Response, abort, request

from tutor.web.site import site

#: Nothing comes from elsewhere, nothing is inline.
_POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'self'",
}
#: A stand-alone picture brings its own styles and may be shown on anybody's page.
_PICTURE_POLICY: Final = {"default-src": "'none'", "style-src": "'unsafe-inline'"}


def init_app(app: Flask) -> None:
    """Refuse foreign posts and set the headers on every answer."""
    app.before_request(refuse_foreign_posts)
    app.after_request(set_headers)


def refuse_foreign_posts() -> None:
    """Answer 403 to a post that a browser sends from somebody else's page."""
    if request.method == "POST" and not is_our_own(request):
        abort(403)


def is_our_own(post: Request) -> bool:
    """Tell whether a post comes from our own pages, or from no page at all.

    A browser always sends Sec-Fetch-Site or Origin with a post; without both it is somebody's own program,
    which carries no cookies that a foreign page could misuse.
    """
    fetch_site = post.headers.get("Sec-Fetch-Site")
    if fetch_site is not None:
        return fetch_site in ("same-origin", "none")
    origin = post.headers.get("Origin")
    return origin is None or origin.partition("://")[2] in (post.host, urlsplit(site().root_url()).netloc)


def set_headers(response: Response) -> Response:
    """Say what a browser may do with this answer."""
    picture = request.endpoint == "diagram.diagram"
    policy = _PICTURE_POLICY if picture else _POLICY
    headers = response.headers
    headers["Content-Security-Policy"] = "; ".join(f"{name} {value}" for name, value in policy.items())
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "same-origin"
    headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=()"
    if picture:
        headers["Access-Control-Allow-Origin"] = "*"
        headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    else:
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
        headers["Cross-Origin-Resource-Policy"] = "same-origin"
    return response
