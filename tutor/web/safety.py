"""What every answer carries for safety, and which posts are refused."""

from typing import Final
from urllib.parse import urlsplit

from flask import Flask, Request, Response, abort, request

from tutor.web.site import site


def _policy(**sources: str) -> str:
    """A Content-Security-Policy; made once, so that all pages in memory share it."""
    return "; ".join(f"{name.replace('_', '-')} {source}" for name, source in sources.items())


#: Nothing comes from elsewhere, nothing is inline.
_POLICY: Final = _policy(
    default_src="'none'",
    script_src="'self'",
    style_src="'self'",
    img_src="'self' data:",
    connect_src="'self'",
    form_action="'self'",
    base_uri="'none'",
    frame_ancestors="'self'",
)
#: A stand-alone picture brings its own styles and may be shown on anybody's page.
_PICTURE_POLICY: Final = _policy(default_src="'none'", style_src="'unsafe-inline'")


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
    which carries no cookies that a foreign page could misuse. A page of ours may have come by https though the post
    did not, as far as can be seen: a proxy that nobody has announced may have ended it.
    """
    fetch_site = post.headers.get("Sec-Fetch-Site")
    if fetch_site is not None:
        return fetch_site in ("same-origin", "none")
    origin = post.headers.get("Origin")
    if origin is None:
        return True
    scheme, _, host = origin.partition("://")
    return scheme in ("https", post.scheme) and host in (post.host, urlsplit(site().root_url()).netloc)


def set_headers(response: Response) -> Response:
    """Say what a browser may do with this answer."""
    picture = request.endpoint == "diagram.diagram"
    headers = response.headers
    headers["Content-Security-Policy"] = _PICTURE_POLICY if picture else _POLICY
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
