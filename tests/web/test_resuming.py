"""Where a learner stands in a course, and where it goes on."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from tests.web.course import COURSE
from tests.web.cribbage_course import COURSE as CRIBBAGE
from tutor.lessons import AnyStep
from tutor.progress import Finished, Place
from tutor.web.resuming import standing, standings, where_to_go_on

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
PAGES = tuple(COURSE.pages())
FIRST, SECOND, THIRD, FOURTH = COURSE.lessons[:4]


def done(*places: str, game: str = COURSE.game) -> tuple[Finished, ...]:
    """Steps, written `lesson/step`, in the order in which they were done."""
    words = (place.split("/") for place in places)
    return tuple(Finished(Place(game, *word), NOON + n * timedelta(minutes=1)) for n, word in enumerate(words))


def steps(slug: str, chosen: Iterable[AnyStep]) -> list[str]:
    """Steps of a lesson as `done` reads them."""
    return [f"{slug}/{step.id}" for step in chosen]


def goes_on(*places: str) -> str | None:
    """Where it goes on, as `lesson/step`."""
    found = where_to_go_on(COURSE, done(*places))
    return f"{found[0].slug}/{found[1].id}" if found else None


def test_it_goes_on_with_the_step_after_the_last_one() -> None:
    """Before the first step there is no last one; a step that is no more is none."""
    assert goes_on() is None
    assert goes_on("gone/for-ever") is None
    assert goes_on(f"{FIRST.slug}/{FIRST.steps[0].id}") == f"{FIRST.slug}/{FIRST.steps[1].id}"
    assert goes_on(*steps(FIRST.slug, FIRST.steps)) == f"{SECOND.slug}/{SECOND.steps[0].id}"


def test_steps_that_are_done_are_passed_over() -> None:
    """Somebody who has jumped back goes on with what is still open."""
    places = steps(FIRST.slug, FIRST.steps[1:]) + steps(FIRST.slug, FIRST.steps[:1])
    assert goes_on(*places) == f"{SECOND.slug}/{SECOND.steps[0].id}"


def test_it_never_leads_back_into_a_finished_lesson() -> None:
    """Who answered lessons 2 and 3 without reading everything, and then reads in lesson 1, goes on behind them."""
    asking = [step for lesson in (FIRST, SECOND, THIRD) for step in steps(lesson.slug, filter(asks, lesson.steps))]
    assert goes_on(*asking, f"{FIRST.slug}/{FIRST.steps[0].id}") == f"{FOURTH.slug}/{FOURTH.steps[0].id}"


def test_who_has_answered_the_last_question_reads_the_lesson_to_its_end() -> None:
    """The lesson is finished by then, but not read."""
    lesson = next(one for one in CRIBBAGE.lessons if asks(one.steps[-2]) and not asks(one.steps[-1]))
    found = where_to_go_on(CRIBBAGE, done(*steps(lesson.slug, lesson.steps[:-1]), game=CRIBBAGE.game))
    assert found == (lesson, lesson.steps[-1])


def test_after_the_end_it_goes_on_with_what_was_left_out() -> None:
    """From the start of the course; None once every lesson is finished."""
    last = COURSE.lessons[-1]
    assert goes_on(*steps(last.slug, last.steps)) == f"{FIRST.slug}/{FIRST.steps[0].id}"
    everything = [f"{lesson.slug}/{step.id}" for lesson, step in PAGES]
    assert goes_on(*everything) is None
    whole = standing(COURSE, done(*everything))
    assert (whole.begun, whole.finished, whole.number) == (True, COURSE.lessons, 0)


def test_the_game_of_the_last_step_stands_first() -> None:
    """A game that nothing was done of comes last; to somebody new they stand in their order."""
    mine = done(f"{FIRST.slug}/{FIRST.steps[0].id}")
    theirs = done(f"{CRIBBAGE.lessons[0].slug}/{CRIBBAGE.lessons[0].steps[0].id}", game=CRIBBAGE.game)
    games = (COURSE, CRIBBAGE)
    assert [one.game for one in standings(games, ())] == ["dominoes", "cribbage"]
    assert [one.game for one in standings(games, theirs)] == ["cribbage", "dominoes"]
    assert [one.game for one in standings(games, theirs + mine)] == ["dominoes", "cribbage"]
    assert [one.begun for one in standings(games, theirs)] == [True, False]


def asks(step: AnyStep) -> bool:
    """Whether a step asks something."""
    return step.question is not None
