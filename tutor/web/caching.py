"""How long an answer may be kept, and how an unchanged page is answered by 304."""

from typing import Final

from flask import Flask, Response, request

#: A page may be kept, but is asked for again each time; the answer is then mostly 304.
REVALIDATED: Final = "public, no-cache"
#: A picture of a position changes only when the drawing does.
FOR_A_DAY: Final = "public, max-age=86400"
#: A hashed name never gets another content.
FOR_EVER: Final = "public, max-age=31536000, immutable"
#: Errors and refusals are not kept.
NEVER: Final = "no-store"


def init_app(app: Flask) -> None:
    """Give every answer a Cache-Control, and every page its ETag."""
    app.after_request(tag)


def tag(response: Response) -> Response:
    """Set the ETag of a page and answer 304 to whoever has it already."""
    if response.status_code != 200 or request.method not in ("GET", "HEAD"):
        response.headers.setdefault("Cache-Control", NEVER)
        return response
    response.headers.setdefault("Cache-Control", REVALIDATED)
    if NEVER in response.headers["Cache-Control"]:
        return response
    response.add_etag()
    response.make_conditional(request)
    return response
