"""Practice: every kind of puzzle, the puzzles themselves, and the one that comes next for a learner."""

from typing import NamedTuple
from urllib.parse import urlencode

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answer

from tutor.progress import StoreDown
from tutor.puzzles.making import LAST_NUMBER, LEVELS, Seed
from tutor.web import answering, exercises, learner, practising
from tutor.web.answering import Walk
from tutor.web.caching import NEVER
from tutor.web.exercise import View
from tutor.web.languages import Query
from tutor.web.learnt import BEGINS_AFTER, WHOLE_AFTER
from tutor.web.practised import GAMES, SKILLS, AnyPuzzle, Practised, of_kind
from tutor.web.site import reader, site
from tutor.web.sprinting import Run
from tutor.wording import skills
from tutor.wording.games import GameWords, words
from tutor.wording.progress import Why, why_chosen

blueprint = Blueprint("practice", __name__, url_prefix="/<language:language>/practice")


class Link(NamedTuple):
    """A link with its words."""

    href: str
    name: str
    current: bool = False


class Kind(NamedTuple):
    """A kind of puzzle, and after which lesson it can be solved; its levels can be chosen in each of its puzzles."""

    href: str
    name: str
    after: str


class GamePractice(NamedTuple):
    """What can be practised of a game."""

    game: str
    words: GameWords
    only: str
    """Leads to practice in this game alone."""
    kinds: tuple[Kind, ...]
    rules: tuple[Link, ...]
    mistakes: tuple[Link, ...]


class Going(NamedTuple):
    """How a sprint goes."""

    said: str
    until: int


@blueprint.get("")
def index() -> str:
    """Every kind, and lists by rule and by mistake."""
    return render_template(
        "practice.html",
        page="practice",
        section="practice",
        practices=tuple(_practice(practised) for practised in GAMES.values()),
    )


def _practice(practised: Practised) -> GamePractice:
    reads, game = reader(), practised.game
    named = words(reads, game)
    kinds = tuple(
        Kind(url_for("practice.any_level", kind=kind), skills.kind(reads, kind), _after(game, kind))
        for kind in practised.kinds
    )
    # NOTE: %(game)s is the name of a game.
    only = reads.gettext("Practise: %(game)s", game=named.name)
    return GamePractice(game, named, only, kinds, _by(practised.rules), _by(practised.habits))


def _after(game: str, kind: str) -> str:
    """After which lesson a kind can be solved; empty where other lessons than ours are taught."""
    places = {lesson.slug: place for place, lesson in enumerate(site().courses[game].lessons, 1)}
    place = places.get(WHOLE_AFTER.get(kind, BEGINS_AFTER[kind]))
    # NOTE: %(n)s is the number of a lesson: the puzzle can be solved after it.
    return reader().gettext("after lesson %(n)s", n=place) if place else ""


@blueprint.get("/next")
def next_for_learner() -> Answer:
    """The puzzle that is most useful to this learner now; `game` asks for one of the two.

    `skipped` are the kinds that the learner has just left unanswered: another one comes.
    """
    game, skipped = request.args.get("game", ""), _skipped()
    try:
        chosen = practising.choose(learner.store(), learner.key(), game, skipped)
    except StoreDown:
        chosen = practising.choose_without_store(game)
    carried = [("why", chosen.why.value)] + ([("skill", chosen.skill)] if chosen.skill else [])
    return _off_to(chosen.puzzle, carried + _carry(skipped))


@blueprint.get("/by/<skill>")
def by_skill(skill: str) -> Answer:
    """Any puzzle that exercises a rule, or in which a mistake would show."""
    if skill not in SKILLS:
        abort(404)
    return _off_to(practising.about(learner.key(), skill), [("why", Why.ASKED_FOR.value), ("skill", skill)])


@blueprint.get("/<kind>")
def any_level(kind: str) -> Answer:
    """A kind begins at its first level, and goes on at the one that the learner has reached."""
    found = practising.of_level(learner.key(), kind)
    return _off_to(found) if found else abort(404)


@blueprint.get("/<kind>/<int:level>")
def any_puzzle(kind: str, level: int) -> Answer:
    """Any puzzle of a kind and a level."""
    puzzle = practising.find(kind, str(Seed(level, practising.any_number())))
    return _off_to(puzzle) if puzzle else abort(404)


@blueprint.get("/<kind>/<seed>")
def puzzle(kind: str, seed: str) -> Response:
    """A puzzle, as far as the address says that the learner has come."""
    found = practising.find(kind, seed) or abort(404)
    return answering.look(exercises.of_puzzle(reader(), found), _carried(), _pages(found))


@blueprint.post("/<kind>/<seed>")
def answer(kind: str, seed: str) -> Answer:
    """Judge an answer and keep it."""
    found = practising.find(kind, seed) or abort(404)
    carried = _carried()
    run = _run(carried)
    return answering.answer(
        exercises.of_puzzle(reader(), found),
        carried,
        _pages(found),
        kind=kind,
        seed=seed,
        sprint=run and run.running,
        then=None if run is None else lambda right: (("sprint", str(run.after(right))),),
    )


def _pages(found: AnyPuzzle) -> answering.Pages:
    def page(view: View, carried: Query) -> Response:
        said = dict(carried)
        run = _run(carried)
        return answering.page(
            "puzzle.html",
            view,
            carried,
            page="puzzle",
            section="practice",
            game=_game(found),
            words=words(reader(), _game(found)),
            name=skills.kind(reader(), found.kind),
            levels=_levels(found.kind, found.level),
            why=why_chosen(reader(), Why(said["why"]), said.get("skill", "")) if "why" in said else "",
            sprint=run and _going(run),
            walk=_walk(found, carried, skips=not view.state.tries),
        )

    return page


def _carried() -> Query:
    """What the address of a puzzle carries along: a sprint, or why the puzzle was chosen and for which skill."""
    run = Run.parse(request.values.get("sprint", ""))
    if run is not None:
        return (("sprint", str(run)),)
    why, skill = request.values.get("why", ""), request.values.get("skill", "")
    skipped = tuple(_carry(_skipped()))
    if why == Why.TELLS_APART:
        return (("why", why), *skipped)
    return (("why", why), ("skill", skill), *skipped) if why in tuple(Why) and skill in SKILLS else ()


def _skipped() -> tuple[str, ...]:
    """The kinds that were left unanswered one after the other, as they stand in the address; the latest is the last."""
    kinds = request.values.get("skipped", "").split(".")
    return tuple(kind for kind in kinds if of_kind(kind))[-practising.MOST_SKIPPED :]


def _carry(skipped: tuple[str, ...]) -> list[tuple[str, str]]:
    return [("skipped", ".".join(skipped))] if skipped else []


def _run(carried: Query) -> Run | None:
    return Run.parse(dict(carried).get("sprint", ""))


def _going(run: Run) -> Going:
    if not run.answered:
        return Going(reader().gettext("Nothing answered yet."), run.until)
    # NOTE: %(right)s and %(n)s are numbers: how many of all answers so far were right.
    said = reader().ngettext("%(right)s of %(n)s right", "%(right)s of %(n)s right", run.answered, right=run.right)
    return Going(said, run.until)


def _walk(found: AnyPuzzle, carried: Query, *, skips: bool) -> Walk:
    """What comes next: the next puzzle of the same sort, whatever the sort is.

    Whoever `skips` a puzzle that the tutor has chosen gets one of another kind.
    """
    label, name = reader().gettext("Puzzles"), reader().gettext("Next puzzle")
    said = dict(carried)
    if "sprint" in said:
        return Walk(label, url_for("sprint.go_on", sprint=said["sprint"]), name, swaps=False, hurries=not skips)
    due = url_for("practice.next_for_learner", game=_game(found))
    if said.get("why") == Why.ASKED_FOR:
        return Walk(label, url_for("practice.by_skill", skill=said["skill"]), name, due=due)
    if "why" in said:
        earlier = (kind for kind in said.get("skipped", "").split(".") if kind and kind != found.kind)
        skipped = ".".join((*earlier, found.kind)) if skips else None
        return Walk(label, url_for("practice.next_for_learner", game=_game(found), skipped=skipped), name)
    number = 0 if found.number == LAST_NUMBER else found.number + 1
    return Walk(label, url_for("practice.puzzle", kind=found.kind, seed=str(Seed(found.level, number))), name, due=due)


def _game(found: AnyPuzzle) -> str:
    practised = of_kind(found.kind)
    assert practised is not None, "every puzzle belongs to a game"
    return practised.game


def _levels(kind: str, current: int | None = None) -> tuple[Link, ...]:
    return tuple(
        Link(url_for("practice.any_puzzle", kind=kind, level=level), skills.level(reader(), level), level == current)
        for level in LEVELS
    )


def _by(practised: tuple[str, ...]) -> tuple[Link, ...]:
    return tuple(Link(url_for("practice.by_skill", skill=skill), skills.skill(reader(), skill)) for skill in practised)


def address(found: AnyPuzzle, carried: "list[tuple[str, str]] | tuple[()]" = ()) -> str:
    """The address of a puzzle, in the reader's language."""
    query = f"?{urlencode(carried)}" if carried else ""
    return url_for("practice.puzzle", kind=found.kind, seed=str(found.seed)) + query


def _off_to(found: AnyPuzzle, carried: "list[tuple[str, str]] | tuple[()]" = ()) -> Answer:
    """Lead to a puzzle that was chosen just now; next time it is another one."""
    response = redirect(address(found, carried), 303)
    response.headers["Cache-Control"] = NEVER
    return response
