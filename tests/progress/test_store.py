"""What is kept of a learner, in both databases."""

import threading
from datetime import date, timedelta

import pytest
from sqlalchemy import create_engine, text

from tests.progress.making import NOON, Place, answer
from tutor.progress import (
    Answer,
    Because,
    Choice,
    Progress,
    Running,
    Settings,
    Sprint,
    Store,
    Streak,
)
from tutor.progress import Place as Step
from tutor.progress.facts import Finished
from tutor.progress.keys import hashed, new_key
from tutor.progress.schema import metadata

ENDS = Step("dominoes", "doubles", "terminal")


def test_the_first_answer_makes_a_key(store: Store) -> None:
    """Later ones go on with it."""
    first = store.record(None, answer(1))
    assert first.new_key
    assert store.is_known(first.key)
    again = store.record(first.key, answer(2))
    assert (again.key, again.new_key, again.counted) == (first.key, False, True)
    assert store.progress(first.key).answered == 2


def test_a_key_from_outside_is_never_taken(store: Store) -> None:
    """Whoever sends a key that was not given out gets another one, or two people might be made to share it."""
    forged = new_key()
    for key in (forged, "", "short", "x" * 5000, "\0" * 32, "ä" * 32):
        recorded = store.record(key, answer(1))
        assert recorded.new_key
        assert recorded.key != key
    assert not store.is_known(forged)


def test_nobody_has_nothing(store: Store, place: Place) -> None:
    """Without a key every question has an empty answer, and the database is not even opened."""
    for key in (None, "", "forged"):
        assert store.progress(key) == Progress()
        assert store.due(key) == ()
        assert store.streak(key) == Streak()
        assert store.settings(key) == Settings()
        assert [*store.finished(key), *store.recent(key), *store.sprints(key)] == []
        assert store.next_skill(key, ["D1"]) == Choice("D1", Because.NEW)
        assert store.transfer_code(key) is None
        for kept in (store.finish(key, ENDS), store.set_quiet(key, True), store.forget(key)):
            assert not kept
    if place.is_sqlite:
        assert not place.path.parent.exists()
    assert not store.set_quiet(new_key(), True)
    assert store.progress(new_key()) == Progress()


def test_an_answer_sent_twice_counts_once(store: Store) -> None:
    """Neither in the number of answers nor in cards, mistakes or days."""
    key = store.record(None, answer(1, False, mistakes="double-once")).key
    before = store.progress(key)
    again = store.record(key, answer(1, False, mistakes="double-once"))
    assert not again.counted
    assert store.progress(key)._replace(skills=()) == before._replace(skills=())
    assert [skill.seen for skill in store.progress(key).skills] == [1, 1]
    assert store.progress(key).skills[0].mistakes == (("double-once", 1),)


def test_the_same_id_of_another_learner_is_another_answer(store: Store) -> None:
    """Ids need to be unique for a learner only."""
    one, other = store.record(None, answer(1)), store.record(None, answer(1))
    assert one.counted
    assert other.counted


def test_progress_by_skill(store: Store) -> None:
    """Seen, right, due and the typical mistakes, the most frequent first."""
    key = None
    for number, (right, mistakes) in enumerate(
        [(True, ""), (False, "double-once"), (False, "whole-line"), (False, "double-once whole-line")]
        + [(False, word) for word in ("near-multiple", "zero-scored", "double-once")]
    ):
        key = store.record(key, answer(number, right, "D13 D15", mistakes)).key
    progress = store.progress(key)
    assert (progress.answered, progress.right) == (7, 1)
    by_skill = {skill.skill: skill for skill in progress.skills}
    assert set(by_skill) == {"D13", "D15", "double-once", "whole-line", "near-multiple", "zero-scored"}
    thirteen = by_skill["D13"]
    assert (thirteen.seen, thirteen.right, thirteen.is_weak, thirteen.is_due) == (7, 1, True, False)
    assert thirteen.mistakes == (("double-once", 3), ("whole-line", 2), ("near-multiple", 1))
    assert (by_skill["double-once"].seen, by_skill["double-once"].right) == (3, 0)


def test_skills_come_back(store: Store, place: Place) -> None:
    """What is due is said, with the reason, and no longer when it was answered."""
    key = store.record(None, answer(1)).key
    assert store.due(key) == ()
    assert store.next_skill(key, ["D13", "D14"]) == Choice("D14", Because.NEW)
    place.clock.go(hours=1)
    assert store.due(key) == ("D13",)
    assert store.progress(key).skills[0].is_due
    assert store.next_skill(key, ["D13", "D14"]) == Choice("D13", Because.DUE)
    store.record(key, answer(2))
    assert store.due(key) == ()


def test_a_streak_is_counted_in_the_learners_days(store: Store, place: Place) -> None:
    """An answer after midnight in Helsinki belongs to the next day, though it is still evening at UTC."""
    place.clock.go(hours=11)
    key = store.record(None, answer(1), utc_offset=120).key
    assert store.recent(key)[0].day == date(2026, 11, 30)
    assert store.settings(key).utc_offset == 120
    place.clock.go(hours=23, minutes=30)
    assert store.streak(key) == Streak(1, False, 1)
    store.record(key, answer(2))
    assert store.streak(key) == store.progress(key).streak == Streak(2, True, 2)
    place.clock.go(days=2)
    assert store.streak(key) == Streak(0, False, 2)


@pytest.mark.parametrize("offset", [10**9, -(10**9), 841, -721])
def test_an_offset_of_no_place_on_earth_is_ignored(store: Store, offset: int) -> None:
    """It comes from the browser and may be anything."""
    key = store.record(None, answer(1), utc_offset=60).key
    store.record(key, answer(2), utc_offset=offset)
    assert store.settings(key).utc_offset == 60


def test_the_latest_answers_come_first(store: Store) -> None:
    """As many as asked for, just as they were recorded."""
    key = None
    for number in range(30):
        key = store.record(key, answer(number, number % 2 > 0, "D13 D15", "" if number % 2 else "whole-line")).key
    recent = store.recent(key, 3)
    assert [answered.answer for answered in recent] == [
        answer(29, True, "D13 D15"),
        answer(28, False, "D13 D15", "whole-line"),
        answer(27, True, "D13 D15"),
    ]
    assert recent[0].at > recent[1].at > recent[2].at > NOON


def test_finished_steps_are_ticked_in_order(store: Store, place: Place) -> None:
    """With the answer that finishes them, or by reading on; the last one is where the learner was."""
    key = store.record(None, answer(1), place=ENDS).key
    reading = ENDS._replace(step="alone")
    assert store.finish(key, reading)
    place.clock.go(hours=1)
    assert store.finish(key, ENDS)
    assert [done.place for done in store.finished(key)] == [ENDS, reading]
    assert all(isinstance(done, Finished) and done.at < NOON + timedelta(hours=1) for done in store.finished(key))


def test_a_repeated_answer_still_ticks_its_step(store: Store) -> None:
    """The step of an answer that was recorded elsewhere is finished all the same."""
    key = store.record(None, answer(1)).key
    assert not store.record(key, answer(1), place=ENDS).counted
    assert [done.place for done in store.finished(key)] == [ENDS]


def test_a_sprint_is_what_the_store_has_counted(store: Store, place: Place) -> None:
    """Each answer of a sprint brings its result up to date: first tries since it began, each once, and those right."""
    key = store.record(None, answer(1)).key
    place.clock.go(seconds=1)
    first = Running("one", place.clock.now, 300)
    for number in (2, 3, 3, 4, 1):
        store.record(key, answer(number, number != 3), sprint=first)
        place.clock.go(seconds=30)
    # A later try, by which no skill is judged, counts nothing.
    store.record(key, answer(5, skills=""), sprint=first)
    assert [ran.sprint for ran in store.sprints(key)] == [Sprint("one", 300, 3, 2)]
    second = Running("two", place.clock.now, 300)
    store.record(key, answer(6), sprint=second)
    place.clock.go(seconds=299)
    store.record(key, answer(7), sprint=second)
    place.clock.go(seconds=1)
    store.record(key, answer(8), sprint=second)
    store.record(key, answer(9), sprint=first)
    assert [ran.sprint for ran in store.sprints(key)] == [Sprint("one", 300, 3, 2), Sprint("two", 300, 2, 2)]


@pytest.mark.parametrize("begun", [-10_000, -300, 1, 10_000])
def test_a_sprint_of_another_time_is_none(store: Store, place: Place, begun: int) -> None:
    """Whatever is claimed: over before the answer, or still to come."""
    sprint = Running("one", place.clock.now + timedelta(seconds=begun), 300)
    key = store.record(None, answer(1), sprint=sprint).key
    assert store.sprints(key) == ()


def test_nobody_elses_answers_count_in_a_sprint(store: Store, place: Place) -> None:
    """Two learners at one time, each with a result of their own."""
    sprint = Running("one", place.clock.now, 300)
    keys = [store.record(None, answer(1, right), sprint=sprint).key for right in (True, False)]
    store.record(keys[0], answer(2), sprint=sprint)
    assert [store.sprints(key)[0].sprint for key in keys] == [Sprint("one", 300, 2, 2), Sprint("one", 300, 1, 0)]


def test_quiet_mode_is_remembered(store: Store) -> None:
    """And can be turned off again."""
    key = store.record(None, answer(1)).key
    assert not store.settings(key).quiet
    assert store.set_quiet(key, True)
    assert store.settings(key) == Settings(quiet=True)
    assert store.set_quiet(key, False)
    assert store.settings(key) == Settings(quiet=False)


def test_forgetting_leaves_nothing(store: Store, place: Place) -> None:
    """No row in any table knows the learner; another learner's rows are untouched."""
    other = store.record(None, answer(1, False, mistakes="whole-line")).key
    sprint = Running("one", place.clock.now, 300)
    mine = store.record(None, answer(1, False, mistakes="whole-line"), place=ENDS, sprint=sprint, utc_offset=60).key
    assert store.transfer_code(mine) is not None
    before = store.progress(other)
    assert store.forget(mine)
    assert not store.forget(mine)
    assert not store.is_known(mine)
    assert store.progress(mine) == Progress()
    assert store.progress(other).skills[0].seen == before.skills[0].seen == 1
    counts = count_rows(place)
    assert counts == {
        "learners": 1, "devices": 1, "answers": 1, "cards": 2, "slips": 1, "days": 1,
        "steps": 0, "sprints": 0, "codes": 0,
    }  # fmt: skip
    assert store.record(mine, answer(1)).new_key


def test_the_key_is_not_in_the_database(store: Store, place: Place) -> None:
    """Only its hash is: a stolen copy lets nobody go on as somebody else."""
    key = store.record(None, answer(1)).key
    code = store.transfer_code(key)
    assert code is not None
    engine = create_engine(place.url)
    with engine.connect() as connection:
        for table in metadata.tables.values():
            for row in connection.execute(table.select()):
                assert key not in map(str, row)
                assert key.encode() not in row
                assert code.code.encode() not in row
        assert connection.scalar(text("SELECT hash FROM devices")) == hashed(key)
    engine.dispose()
    if place.is_sqlite:
        store.close()
        assert key.encode() not in place.path.read_bytes()


def test_what_is_kept_survives_a_restart(place: Place) -> None:
    """Another process sees what the first one acknowledged."""
    first = place.store()
    key = first.record(None, answer(1), place=ENDS).key
    seen = first.finished(key), first.recent(key)
    first.close()
    second = place.store()
    assert (second.finished(key), second.recent(key)) == seen


def test_a_closed_store_opens_again(store: Store) -> None:
    """Closing gives connections back and loses nothing."""
    key = store.record(None, answer(1)).key
    store.close()
    assert store.progress(key).answered == 1


def test_a_clock_that_goes_back_keeps_schedules(store: Store, place: Place) -> None:
    """Answers of a computer that lost the time are kept, and nothing is put off by them."""
    key = store.record(None, answer(1)).key
    due = store.progress(key).skills[0].due
    place.clock.go(days=-20000)
    store.record(key, answer(2))
    card = store.progress(key).skills[0]
    assert card.seen == 2
    assert card.due > due
    place.clock.go(days=20000)
    assert store.progress(key).skills[0].due == card.due
    assert store.record(key, answer(3)).counted


def test_a_clock_that_was_ahead_blocks_no_skill(store: Store, place: Place) -> None:
    """After years ahead and back again, everything asked in between is due at once."""
    place.clock.go(days=9000)
    key = store.record(None, answer(1)).key
    place.clock.go(days=-9000)
    assert store.due(key) == ("D13",)
    store.record(key, answer(2))
    assert store.due(key) == ()
    assert store.progress(key).skills[0].due < place.clock.now + timedelta(days=30)


def test_threads_share_a_store(store: Store) -> None:
    """Eight threads answer for one learner; each answer counts once, though two threads send it."""
    key = store.record(None, answer(0)).key
    counted: list[bool] = []

    def practise(thread: int) -> None:
        sent = [answer(number + thread // 2 * 100) for number in range(1, 21)]
        counted.extend(store.record(key, one).counted for one in sent)

    threads = [threading.Thread(target=practise, args=[number]) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(counted) == 80
    progress = store.progress(key)
    assert (progress.answered, progress.skills[0].seen) == (81, 81)


@pytest.mark.parametrize(
    "change",
    [
        {"id": ""}, {"id": "a b"}, {"id": "x" * 65}, {"kind": ""}, {"kind": "sum\n"}, {"seed": "1 2"},
        {"seed": "x" * 81},
        {"skills": ("D13", "D13")}, {"skills": ("<b>",)}, {"skills": ("D 13",)}, {"mistakes": ("whole-line",)},
        {"skills": tuple(f"D{n}" for n in range(41))},
    ],
)  # fmt: skip
def test_an_answer_that_is_not_made_of_words_is_no_answer(change: dict[str, object]) -> None:
    """A caller that passes on what it was sent finds out at once."""
    with pytest.raises(ValueError):  # noqa: PT011
        Answer(**({"id": "a", "kind": "sum", "seed": "1-1", "right": True, "skills": ("D13",)} | change))  # type: ignore[arg-type]


@pytest.mark.parametrize(("seconds", "answered", "right"), [(0, 1, 1), (300, 1, 2), (300, -1, -1), (10**6, 1, 1)])
def test_an_impossible_sprint_is_no_sprint(seconds: int, answered: int, right: int) -> None:
    """More right than answered, or no time at all."""
    with pytest.raises(ValueError, match="sprint"):
        Sprint("one", seconds, answered, right)


def count_rows(place: Place) -> dict[str, int]:
    """How many rows each table has."""
    engine = create_engine(place.url)
    with engine.connect() as connection:
        counts = {name: len(connection.execute(table.select()).all()) for name, table in metadata.tables.items()}
    engine.dispose()
    return counts
