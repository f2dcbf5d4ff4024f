"""The learner behind a request: an anonymous key in a cookie, what is kept under it, and the language beside it.

Nothing is remembered before an answer has been recorded; when the store is down everything goes on without it.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from flask import Response, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from tutor.progress import Answer, Place, Recorded, Running, StoreDown, Trouble, answer_id
from tutor.puzzles.cribbage.judge import Verdict as CribbageVerdict
from tutor.puzzles.judge import Verdict
from tutor.web.languages import LANGUAGE_COOKIE
from tutor.web.site import reader, site
from tutor.web.state import State
from tutor.wording.progress import not_kept

if TYPE_CHECKING:
    from tutor.progress.store import Store

COOKIE: Final = "learner"
#: Browsers keep no cookie longer than this; every answer renews it.
LIFETIME: Final = timedelta(days=400)
#: How far the learner's clock is from UTC, in minutes, told by our own script.
_UTC_OFFSET: Final = "X-UTC-Offset"


@dataclass(frozen=True, slots=True)
class Kept:
    """What came of keeping something: the device's key, or why nothing was kept."""

    key: str | None = None
    trouble: Trouble | None = None

    def onto(self, response: AnyResponse) -> AnyResponse:
        """The response with the cookies or, for htmx, with the banner that says that nothing is being kept."""
        if self.key is not None:
            remember(response, self.key)
        if "HX-Request" not in request.headers:
            return response
        if self.trouble is None:
            response.headers["HX-Trigger"] = "kept"
        elif response.status_code == 200:
            banner = render_template("_banner.html", notice=not_kept(reader(), self.trouble), oob=True)
            response.set_data(f"{response.get_data(as_text=True)}{banner}")
        return response


def store() -> "Store":
    """Where progress is kept."""
    return site().store


def key() -> str | None:
    """The key of the device, as its cookie brings it."""
    return request.cookies.get(COOKIE)


def remember(response: AnyResponse, device: str) -> None:
    """Set the key, and the language in which this learner last did something: `/` leads there.

    A site that the world sees through https sends them through https alone.
    """
    for name, value in ((COOKIE, device), (LANGUAGE_COOKIE, reader().language.code)):
        response.set_cookie(
            name,
            value,
            max_age=LIFETIME,
            secure=request.is_secure or site().root_url().startswith("https:"),
            httponly=True,
            samesite="Lax",
        )


def forget(response: AnyResponse) -> None:
    """Take the cookies back."""
    for name in (COOKIE, LANGUAGE_COOKIE):
        response.delete_cookie(name, secure=request.is_secure, httponly=True, samesite="Lax")


def keep(
    verdict: Verdict | CribbageVerdict,
    state: State,
    *,
    kind: str,
    seed: str,
    skills: tuple[str, ...],
    place: Place | None = None,
    sprint: Running | None = None,
) -> Kept:
    """Record a judged answer; `state` is that before it. Only the first try of a day counts for the schedule.

    The same answer sent twice is recorded once: the first try at an address by its address and day, later ones by what
    was answered as well. `skills` are what the answer says something about, `place` is ticked by a right answer, and
    `sprint` is the one in which it was given.
    """
    day = datetime.now(UTC).date().isoformat()
    first = state.tries == 0
    again = () if first else (str(state.tries), state.judged)
    answer = Answer(
        id=answer_id(kind, seed, day, *again),
        kind=kind,
        seed=seed,
        right=verdict.right,
        skills=skills if first else (),
        mistakes=tuple(mistake.value for mistake in verdict.mistakes),
        helped=verdict.right and state.hints > 0,
    )
    ticked = place if verdict.right else None
    try:
        recorded: Recorded = store().record(key(), answer, place=ticked, sprint=sprint, utc_offset=_utc_offset())
    except StoreDown as down:
        return Kept(trouble=down.trouble)
    return Kept(key=recorded.key)


def _utc_offset() -> int | None:
    text = request.headers.get(_UTC_OFFSET, "")
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 4 else None


def trouble() -> Trouble | None:
    """Why nothing is being kept at the moment; None while all is well."""
    try:
        store().check()
    except StoreDown as down:
        return down.trouble
    return None


def personal(body: str, status: int = 200) -> Response:
    """A page or a fragment for one learner alone, which nobody keeps."""
    return Response(body, status, headers={"Cache-Control": "private, no-store"})
