"""Take it with you: a link and a QR code that let another device go on with the same progress."""

from flask import Blueprint, Response, redirect, render_template, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response as Answer

from tutor.progress import BadCode, StoreDown, TransferCode
from tutor.web import learner
from tutor.web.learner import personal, remember
from tutor.web.site import reader, site
from tutor.wording.progress import bad_code, not_kept

blueprint = Blueprint("take", __name__, url_prefix="/<language:language>/take")


@blueprint.get("")
def nothing_to_see() -> Answer:
    """A link is made by a button, on the page with the progress."""
    return redirect(url_for("progress.progress"))


@blueprint.post("")
def make() -> Answer:
    """A new link, as text and as a picture for a camera."""
    try:
        code = learner.store().transfer_code(learner.key())
    except StoreDown as down:
        return _page(notice=not_kept(reader(), down.trouble), status=503)
    if code is None:
        return redirect(url_for("progress.progress"), 303)
    path = url_for("take.confirm", code=code.code)
    link = f"{site().root_url()}{path.lstrip('/')}"
    return _page(link=link, picture=_qr(link))


@blueprint.get("/<code>")
def confirm(code: str) -> Response:
    """Ask before this device goes on with that progress; nothing is changed by opening a link."""
    try:
        found: TransferCode = learner.store().look_at_code(code)
    except BadCode as problem:
        return _page(refused=bad_code(reader(), problem.reason), status=404)
    except StoreDown as down:
        return _page(notice=not_kept(reader(), down.trouble), status=503)
    return _page(code=found.code)


@blueprint.post("/<code>")
def redeem(code: str) -> Answer:
    """Let this device go on with the progress behind the link."""
    try:
        moved = learner.store().redeem(code, learner.key())
    except BadCode as problem:
        return _page(refused=bad_code(reader(), problem.reason), status=404)
    except StoreDown as down:
        return _page(notice=not_kept(reader(), down.trouble), status=503)
    response = redirect(url_for("progress.progress", done="take"), 303)
    remember(response, moved.key)
    return response


def _qr(link: str) -> Markup:
    """The picture of a link: black on white in any scheme, as cameras want it."""
    # Loaded here so that the first page of all does not wait for what few ever ask for.
    import segno

    return Markup(segno.make_qr(link, error="m").svg_inline(light="#fff", dark="#000", omitsize=True))


def _page(
    *,
    link: str = "",
    picture: Markup | None = None,
    code: str = "",
    refused: str = "",
    notice: tuple[str, ...] = (),
    status: int = 200,
) -> Response:
    body = render_template(
        "take.html",
        page="take",
        section="practice",
        canonical=None,
        link=link,
        picture=picture,
        code=code,
        refused=refused,
        notice=notice,
    )
    return personal(body, status)
