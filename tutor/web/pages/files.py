"""What programs ask for: static files, the site map, and what robots may read."""

from collections.abc import Iterator

from flask import Blueprint, Response, abort, render_template, url_for

from tutor.web.caching import FOR_A_DAY, FOR_EVER
from tutor.web.site import site

blueprint = Blueprint("files", __name__)

#: Puzzles have no end, and what is somebody's own is not for robots.
PRIVATE = "".join(f"Disallow: /*/{path}\n" for path in ("practice/", "progress", "take", "_mine/", "sprint/"))


@blueprint.get("/static/<name>")
def static(name: str) -> Response:
    """An asset under its hashed name."""
    asset = next((asset for asset in site().assets.values() if asset.hashed == name), None)
    if asset is None:
        abort(404)
    return Response(asset.content, content_type=asset.media_type, headers={"Cache-Control": FOR_EVER})


@blueprint.get("/robots.txt")
def robots() -> Response:
    """Everything that has an end may be read."""
    text = f"User-agent: *\nAllow: /\n{PRIVATE}Sitemap: {site().root_url()}sitemap.xml\n"
    return Response(text, mimetype="text/plain", headers={"Cache-Control": FOR_A_DAY})


@blueprint.get("/sitemap.xml")
def sitemap() -> Response:
    """Every page in every language; each page names its alternates itself, which here would be languages squared."""
    text = render_template("sitemap.xml", paths=paths(), languages=site().languages, root=site().root_url())
    return Response(text, mimetype="application/xml", headers={"Cache-Control": FOR_A_DAY})


def paths() -> Iterator[str]:
    """The path of every page behind its language prefix."""
    for address in addresses():
        yield address.lstrip("/").partition("/")[2]


def addresses() -> Iterator[str]:
    """The address of every page, in the reader's language."""
    yield url_for("home.home")
    yield url_for("learn.index")
    for game, course in site().courses.items():
        yield url_for("learn.course", game=game)
        for lesson, step in course.pages():
            yield url_for("learn.step", game=game, slug=lesson.slug, step_id=step.id)
    yield url_for("practice.index")
    yield url_for("sprint.sprint")
    yield url_for("rules.index")
    for game in site().articles:
        yield url_for("rules.rules", game=game)
    yield url_for("about.about")
