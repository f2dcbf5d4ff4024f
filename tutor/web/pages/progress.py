"""What is kept of a learner: seen, chosen, taken out, taken in, and forgotten."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from typing import NamedTuple

from flask import Blueprint, Response, redirect, render_template, request, url_for
from werkzeug.exceptions import ServiceUnavailable
from werkzeug.wrappers import Response as Answer

from tutor.progress import BadImport, StoreDown
from tutor.web import learner
from tutor.web.learner import forget, personal, remember
from tutor.web.progressing import shelves, sprint_rows
from tutor.web.resuming import Standing, standings
from tutor.web.site import reader, site
from tutor.web.ways import Way, way
from tutor.wording.games import GameWords, words
from tutor.wording.progress import bad_import, not_kept

blueprint = Blueprint("progress", __name__, url_prefix="/<language:language>/progress")

#: A file with progress, and the form around it, is no longer than this.
_LONGEST_FILE = 17 * 1024 * 1024
#: Seconds that a file waits for another one: a class that begins together sends small ones.
_PATIENCE = 0.5
#: Seconds after which it may be sent again.
_AGAIN = 5


class Shown(NamedTuple):
    """How far a learner has come in a course, with the name of its game and the way on."""

    words: GameWords
    standing: Standing
    way: Way


@blueprint.get("")
def progress() -> Response:
    """Everything that is kept of this learner, and what can be done with it."""
    return _page()


@blueprint.post("/quiet")
def quiet() -> Answer:
    """Turn the quiet mode on or off."""
    quiet = "quiet" in request.form
    return _done("quiet", lambda: learner.store().set_quiet(learner.key(), quiet))


@blueprint.get("/export.json")
def export() -> Answer:
    """Everything that is kept, as a file."""
    try:
        text = learner.store().export(learner.key())
    except StoreDown as down:
        return _page(down=down)
    headers = {
        "Cache-Control": "private, no-store",
        "Content-Disposition": 'attachment; filename="muggins-tutor.json"',
    }
    return Response(text, mimetype="application/json", headers=headers)


@blueprint.get("/import")
@blueprint.get("/quiet")
def nothing_to_see() -> Answer:
    """What is only posted to leads back to the page with its form."""
    return redirect(url_for("progress.progress"))


@blueprint.post("/import")
def take_in() -> Answer:
    """Add what a file holds; a bad file is refused whole, with the reason, and while another is taken in, 503."""
    request.max_content_length = _LONGEST_FILE
    upload = request.files.get("file")
    if upload is None or not upload.filename:
        return _page(refused=reader().gettext("Choose a file first."))
    try:
        with closing(upload), _only_one():
            imported = learner.store().take_in(learner.key(), upload.read())
    except BadImport as problem:
        return _page(refused=bad_import(reader(), problem))
    except StoreDown as down:
        return _page(down=down)
    response = redirect(url_for("progress.progress", done="import", added=imported.added), 303)
    remember(response, imported.key)
    return response


@contextmanager
def _only_one() -> Iterator[None]:
    """Take in one file at a time: a large one keeps a processor busy for seconds, and fills memory."""
    if not site().taking_in.acquire(timeout=_PATIENCE):
        raise ServiceUnavailable(retry_after=_AGAIN)
    try:
        yield
    finally:
        site().taking_in.release()


@blueprint.get("/forget")
def confirm_forget() -> str:
    """Ask before everything is deleted."""
    return render_template("forget.html", page="forget", section="practice", canonical=None)


@blueprint.post("/forget")
def forget_me() -> Answer:
    """Delete everything, on all devices, and take the cookie back."""
    response = _done("forget", lambda: learner.store().forget(learner.key()))
    if response.status_code == 303:
        forget(response)
    return response


def _done(what: str, change: Callable[[], object]) -> Answer:
    """Change something, and lead back to the page, which says so."""
    try:
        change()
    except StoreDown as down:
        return _page(down=down)
    return redirect(url_for("progress.progress", done=what), 303)


def _page(*, refused: str = "", down: StoreDown | None = None) -> Response:
    """The page; 400 with a file that is refused, 503 while the store is down."""
    kept: Mapping[str, object] = {"known": False}
    if down is None:
        try:
            kept = _kept()
        except StoreDown as problem:
            down = problem
    body = render_template(
        "progress.html",
        page="progress",
        section="practice",
        canonical=None,
        refused=refused,
        done=request.args.get("done", ""),
        added=_added(request.args.get("added", "")),
        notice=not_kept(reader(), down.trouble) if down else (),
        **kept,
    )
    return personal(body, 503 if down else 400 if refused else 200)


def _added(text: str) -> int:
    """How many answers a file has brought, as far as the address tells; no file brings a million."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else 0


def _kept() -> Mapping[str, object]:
    """Everything that the store knows of this learner. Raises `StoreDown`."""
    store, key, reads, now = learner.store(), learner.key(), reader(), datetime.now(UTC)
    store.check()
    settings, progress, done = store.settings(key), store.progress(key), store.finished(key)
    return {
        "known": store.is_known(key),
        "settings": settings,
        "progress": progress,
        "shelves": shelves(reads, progress, settings.utc_offset, now=now),
        "sprints": sprint_rows(reads, store.sprints(key), settings.utc_offset, now=now),
        "courses": tuple(
            Shown(words(reads, one.game), one, way(one)) for one in standings(site().courses.values(), done)
        ),
    }
