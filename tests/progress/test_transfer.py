"""Progress as a file, out and in."""

import json
import tracemalloc
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.progress.making import NOON, Place, answer
from tests.progress.test_store import ENDS, count_rows
from tutor.progress import BadImport, ImportReason, Progress, Running, Settings, Store
from tutor.progress.facts import Answered
from tutor.progress.transfer import MOST_ANSWERS, MOST_BYTES, NOTHING, VERSION, Belongings, read, write


def busy(store: Store, place: Place) -> str:
    """A learner of some weeks, with everything that can be kept."""
    key = None
    for number in range(60):
        place.clock.go(hours=9)
        right = number % 3 > 0
        mistakes = "" if right else "double-once whole-line"
        sprint = Running(f"sprint-{number}", place.clock.now, 300) if number > 57 else None
        skills = "D13 D15" if number % 2 else "D9"
        key = store.record(key, answer(number, right, skills, mistakes), sprint=sprint, utc_offset=120).key
    assert key is not None
    store.finish(key, ENDS)
    store.set_quiet(key, True)
    return key


def everything(store: Store, key: str) -> tuple[object, ...]:
    """All that a store says about a learner."""
    return (
        store.progress(key),
        store.recent(key, 1000),
        store.finished(key),
        store.sprints(key),
        store.settings(key),
        store.due(key),
    )


def test_a_file_brings_everything_to_another_place(store: Store, place: Place) -> None:
    """Schedules, streak and mistakes too, though they are not in the file: they follow from the answers."""
    key = busy(store, place)
    imported = store.take_in(None, store.export(key))
    assert (imported.new_key, imported.added, imported.here_already) == (True, 60, 0)
    frozen = place.clock.now
    before = everything(store, key)
    place.clock.now = frozen
    after = everything(store, imported.key)
    for one, other in zip(before[1:], after[1:], strict=True):
        assert one == other
    assert isinstance(before[0], Progress)
    assert isinstance(after[0], Progress)
    assert before[0] == after[0]


def test_the_same_file_twice_changes_nothing(store: Store, place: Place) -> None:
    """Nor does the own file."""
    key = busy(store, place)
    before = store.progress(key)
    for _ in range(2):
        imported = store.take_in(key, store.export(key).encode())
        assert (imported.key, imported.new_key, imported.added, imported.here_already) == (key, False, 0, 60)
    assert store.progress(key) == before


def test_a_file_is_added_to_what_is_here(store: Store, place: Place) -> None:
    """Nothing that is here is lost, what both know counts once, and settings stay as chosen here."""
    there = busy(store, place)
    here = store.record(None, answer(7, True, "D9"), place=ENDS._replace(step="alone")).key
    store.record(here, answer(100, True, "D1"))
    imported = store.take_in(here, store.export(there))
    assert (imported.key, imported.added, imported.here_already) == (here, 59, 1)
    assert store.progress(here).answered == 61
    assert {done.place.step for done in store.finished(here)} == {"terminal", "alone"}
    assert store.settings(here) == Settings()
    # The answer that was here already is the one that stays.
    assert [one.answer for one in store.recent(here, 100) if one.answer.id == "answer-7"] == [answer(7, True, "D9")]
    assert store.progress(there).answered == 60


def test_schedules_come_out_as_if_everything_had_been_done_here(store: Store, place: Place) -> None:
    """Two devices that took turns know as much as one would."""
    keys: list[str | None] = [None, None, None]
    for number in range(20):
        place.clock.go(hours=30)
        for which in (number % 2, 2):
            place.clock.now -= timedelta(milliseconds=1)
            keys[which] = store.record(keys[which], answer(number, number % 5 > 0, mistakes="")).key
    store.take_in(keys[0], store.export(keys[1]))
    merged, whole = store.progress(keys[0]), store.progress(keys[2])
    assert merged.skills == whole.skills


def test_nobody_exports_an_empty_file_that_can_be_read(store: Store) -> None:
    """And taking it in makes a learner who has done nothing."""
    assert read(store.export(None)).answers == []
    assert store.take_in(None, store.export(None)).added == 0


def test_the_key_is_not_in_the_file(store: Store, place: Place) -> None:
    """Whoever gets hold of a file can read it but not go on as its learner."""
    key = busy(store, place)
    assert key not in store.export(key)


def test_a_refused_file_changes_nothing(store: Store, place: Place) -> None:
    """Neither for a learner nor by leaving an empty one behind."""
    key = busy(store, place)
    file = json.loads(store.export(key))
    file["answers"][0][0] = "new"
    file["answers"][-1][2] = "<script>"
    before, rows = everything(store, key), count_rows(place)
    for whose in (key, None):
        with pytest.raises(BadImport) as caught:
            store.take_in(whose, json.dumps(file))
        assert (caught.value.reason, caught.value.where) == (ImportReason.BAD_WORD, "answers[59].seed")
    assert count_rows(place) == rows
    assert everything(store, key)[1:5] == before[1:5]


def test_too_much_of_anything_is_refused_in_the_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files one after the other cannot fill the store for one learner, and the one too many is not taken in at all."""
    monkeypatch.setattr("tutor.progress.store._MOST", dict.fromkeys(_tables(), 5))
    key = store.record(None, answer(0)).key
    there = store.record(None, answer(1)).key
    for number in range(2, 6):
        store.record(there, answer(number))
    with pytest.raises(BadImport) as caught:
        store.take_in(key, store.export(there))
    assert (caught.value.reason, caught.value.where) == (ImportReason.TOO_MANY, "answers")
    assert store.progress(key).answered == 1


def _tables() -> list[Any]:
    from tutor.progress.store import _MOST

    return list(_MOST)


def file_with(**changes: Any) -> str:
    """A small good file with some parts changed; None takes a part away."""
    file = json.loads(write(SMALL, NOON)) | changes
    return json.dumps({name: value for name, value in file.items() if value is not None or name not in changes})


SMALL = Belongings(
    Settings(),
    [
        Answered(answer(n, False, "D13 D15", "whole-line"), NOON + n * timedelta(seconds=1), NOON.date())
        for n in range(3)
    ],
    [],
    [],
)
ROW = json.loads(write(SMALL, NOON))["answers"][0]


def row(**changes: Any) -> str:
    """A file with one answer, some of its columns changed."""
    names = ("id", "kind", "seed", "right", "helped", "skills", "mistakes", "at", "day")
    return file_with(answers=[[changes.get(name, value) for name, value in zip(names, ROW, strict=True)]])


def test_the_small_file_is_good() -> None:
    """Before anything in it is broken."""
    assert read(file_with()).answers == SMALL.answers
    assert len(read(row()).answers) == 1


R = ImportReason


@pytest.mark.parametrize(
    ("file", "reason", "where"),
    [
        ("", R.NOT_JSON, ""),
        ("{", R.NOT_JSON, ""),
        (b"\xff\xfe{}", R.NOT_TEXT, ""),
        (b"\x1f\x8b\x08", R.NOT_TEXT, ""),
        ("[" * 50_000, R.NOT_JSON, ""),
        ('{"a":' * 50_000, R.NOT_JSON, ""),
        ("[" * 100_000, R.TOO_MANY, ""),
        ('{"a":' * 100_000, R.TOO_MANY, ""),
        ("9" * 10_000, R.NOT_JSON, ""),
        ("NaN", R.NOT_JSON, ""),
        ('{"format": "muggins-tutor-progress", "format": "muggins-tutor-progress"}', R.NOT_JSON, ""),
        (" " * (MOST_BYTES + 1), R.TOO_LARGE, ""),
        (b" " * (MOST_BYTES + 1), R.TOO_LARGE, ""),
        ("null", R.NOT_PROGRESS, ""),
        ("[]", R.NOT_PROGRESS, ""),
        ("{}", R.NOT_PROGRESS, ""),
        (file_with(format="other"), R.NOT_PROGRESS, ""),
        (file_with(version=VERSION + 1), R.VERSION, "version"),
        (file_with(version=True), R.WRONG_TYPE, "version"),
        (file_with(version=10**30), R.OUT_OF_RANGE, "version"),
        (file_with(version=1.0), R.WRONG_TYPE, "version"),
        (file_with(answers=None), R.MISSING, "answers"),
        (file_with(settings=None), R.MISSING, "settings"),
        (file_with(more=1), R.UNKNOWN, ""),
        (file_with(columns={}), R.UNKNOWN, "columns"),
        (file_with(left_out=-1), R.OUT_OF_RANGE, "left_out"),
        (file_with(exported_at="yesterday"), R.BAD_TIME, "exported_at"),
        (file_with(settings=[]), R.WRONG_TYPE, "settings"),
        (file_with(settings={"quiet": False}), R.MISSING, "settings.utc_offset"),
        (file_with(settings={"quiet": 0, "utc_offset": 0}), R.WRONG_TYPE, "settings.quiet"),
        (file_with(settings={"quiet": True, "utc_offset": 900}), R.OUT_OF_RANGE, "settings.utc_offset"),
        (file_with(settings={"quiet": True, "utc_offset": None, "admin": True}), R.UNKNOWN, "settings"),
        (file_with(answers={}), R.WRONG_TYPE, "answers"),
        (file_with(answers=[{}]), R.WRONG_TYPE, "answers[0]"),
        (file_with(answers=[ROW, ROW[:-1]]), R.MISSING, "answers[1]"),
        (file_with(answers=[[*ROW, 1]]), R.UNKNOWN, "answers[0]"),
        (file_with(answers=[ROW, ROW]), R.TWICE, "answers"),
        (file_with(answers=[[]] * (MOST_ANSWERS + 1)), R.TOO_MANY, "answers"),
        (row(id=7), R.WRONG_TYPE, "answers[0].id"),
        (row(id="a b"), R.BAD_WORD, "answers[0].id"),
        (row(id=""), R.BAD_WORD, "answers[0].id"),
        (row(kind="sum\u0000"), R.BAD_WORD, "answers[0].kind"),
        (row(kind="\ud800"), R.BAD_WORD, "answers[0].kind"),
        (row(seed="'; DROP TABLE answers; --"), R.BAD_WORD, "answers[0].seed"),
        (row(right=1), R.WRONG_TYPE, "answers[0].right"),
        (row(right=True), R.UNKNOWN, "answers[0].mistakes"),
        (row(skills="D13  D15"), R.BAD_WORD, "answers[0].skills"),
        (row(skills="D13 D13"), R.TWICE, "answers[0].skills"),
        (row(skills=" ".join(f"D{n}" for n in range(41))), R.TOO_MANY, "answers[0].skills"),
        (row(skills=["D13"]), R.WRONG_TYPE, "answers[0].skills"),
        (row(at="2026-11-29T12:00:00"), R.BAD_TIME, "answers[0].at"),
        (row(at="0001-01-01T00:00:00+14:00"), R.BAD_TIME, "answers[0].at"),
        (row(at="9999-12-31T23:59:59-14:00"), R.BAD_TIME, "answers[0].at"),
        (row(at="2019-12-31T12:00:00+00:00"), R.BAD_TIME, "answers[0].at"),
        (row(at="2200-01-01T12:00:00+00:00"), R.BAD_TIME, "answers[0].at"),
        (row(at="2026-11-29T12:00:00Z"), R.BAD_TIME, "answers[0].at"),
        (row(at="2026-11-29T14:00:00+02:00"), R.BAD_TIME, "answers[0].at"),
        (row(at="2026-W48-7T12:00:00+00:00"), R.BAD_TIME, "answers[0].at"),
        (row(at="2026-11-29T12:00:00+00:00\0"), R.BAD_TIME, "answers[0].at"),
        (row(day="20261129"), R.BAD_TIME, "answers[0].day"),
        (row(day="2026-W48-7"), R.BAD_TIME, "answers[0].day"),
        (row(at=1764417600), R.WRONG_TYPE, "answers[0].at"),
        (row(day="2026-11-27"), R.BAD_TIME, "answers[0].day"),
        (row(day="soon"), R.BAD_TIME, "answers[0].day"),
        (file_with(steps=[["dominoes", "doubles", "", NOON.isoformat()]]), R.BAD_WORD, "steps[0].step"),
        (file_with(sprints=[["a", 300, 5, 6, NOON.isoformat()]]), R.OUT_OF_RANGE, "sprints[0].right"),
        (file_with(sprints=[["a", 0, 5, 5, NOON.isoformat()]]), R.OUT_OF_RANGE, "sprints[0].seconds"),
        (file_with(sprints=[["a", 1e300, 5, 5, NOON.isoformat()]]), R.WRONG_TYPE, "sprints[0].seconds"),
    ],
    ids=lambda value: repr(value)[:40],
)  # fmt: skip
def test_a_bad_file_is_refused_with_the_reason_and_the_place(
    file: bytes | str, reason: ImportReason, where: str
) -> None:
    """As facts, from which a sentence is made elsewhere."""
    with pytest.raises(BadImport) as caught:
        read(file)
    assert (caught.value.reason, caught.value.where) == (reason, where)


def test_too_many_words_are_refused() -> None:
    """A small file that takes minutes to work out is refused before that."""
    rows = [[f"a{n}", *ROW[1:5], " ".join(f"D{m}" for m in range(40)), "", *ROW[7:]] for n in range(8000)]
    with pytest.raises(BadImport) as caught:
        read(file_with(answers=rows))
    assert (caught.value.reason, caught.value.where) == (R.TOO_MANY, "answers")
    rows = [[f"a{n}", *ROW[1:5], f"skill-{n}", "", *ROW[7:]] for n in range(1000)]
    with pytest.raises(BadImport) as caught:
        read(file_with(answers=rows))
    assert (caught.value.reason, caught.value.where) == (R.TOO_MANY, "answers")


@pytest.mark.parametrize("repeated", ["[],", "{},", "12345,", "1.5,", '"abcdef",', '"",'])
def test_a_file_of_countless_things_costs_no_memory(repeated: str) -> None:
    """What is more than a file can hold is refused before it is made into lists, texts and numbers."""
    file = "[" + repeated * (MOST_BYTES // 2 // len(repeated)) + "0]"
    tracemalloc.start()
    try:
        with pytest.raises(BadImport) as caught:
            read(file)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert caught.value.reason is R.TOO_MANY
    assert peak < MOST_BYTES / 4


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


def paths(value: Any, so_far: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to each value inside a document."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [so_far, *(path for name, one in inner for path in paths(one, (*so_far, name)))]


GOOD = json.loads(
    write(
        Belongings(
            Settings(True, 120),
            SMALL.answers,
            [],
            [],
        ),
        NOON,
    )
) | {
    "steps": [["dominoes", "doubles", "terminal", NOON.isoformat()]],
    "sprints": [["one", 300, 20, 17, NOON.isoformat()]],
}


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(paths(GOOD)), JSON)
def test_anything_anywhere_in_a_file_is_read_or_refused(path: tuple[Any, ...], value: Any) -> None:
    """Whatever stands in whichever place: the file is good, or it is refused as a whole, and nothing else happens."""
    document = json.loads(json.dumps(GOOD))
    if path:
        inner = document
        for name in path[:-1]:
            inner = inner[name]
        inner[path[-1]] = value
    else:
        document = value
    try:
        belongings = read(json.dumps(document))
    except BadImport:
        return
    assert read(write(belongings, NOON)) == belongings


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300) | st.text(max_size=300))
def test_any_bytes_are_refused_with_a_reason(data: bytes | str) -> None:
    """No file that is not ours gets through, and none causes another error."""
    with pytest.raises(BadImport):
        read(data)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 255))
def test_a_file_that_was_cut_or_changed_on_the_way_is_read_or_refused(at: int, byte: int) -> None:
    """One byte wrong, or the end missing."""
    whole = json.dumps(GOOD).encode()
    at %= len(whole)
    with pytest.raises(BadImport):
        read(whole[:at])
    with suppress(BadImport):
        read(whole[:at] + bytes([byte]) + whole[at + 1 :])


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.tuples(st.integers(0, 50), st.booleans(), st.datetimes(datetime(2020, 1, 2), datetime(2190, 1, 1))),
        max_size=30,
    )
)
def test_whatever_can_be_read_can_be_kept(sqlite: Place, given_: list[tuple[int, bool, datetime]]) -> None:
    """In any order of times, the future included."""
    answered = {n: Answered(answer(n, right), at.replace(tzinfo=UTC), at.date()) for n, right, at in given_}
    store = sqlite.store()
    imported = store.take_in(None, write(Belongings(Settings(), list(answered.values()), [], []), NOON))
    assert imported.added == len(answered)
    assert {one.answer.id for one in store.recent(imported.key, 100)} == {one.answer.id for one in answered.values()}
    store.close()


def test_what_does_not_fit_into_a_file_is_left_out_and_counted() -> None:
    """The oldest answers go first, and the file can always be taken in again."""
    many = [
        Answered(answer(n, skills=" ".join(f"D{m}" for m in range(39))), NOON + n * timedelta(seconds=1), NOON.date())
        for n in range(10_000)
    ]
    text = write(Belongings(Settings(), many, [], []), NOON)
    kept = read(text).answers
    assert json.loads(text)["left_out"] == len(many) - len(kept) > 0
    assert kept == many[-len(kept) :]


def test_an_empty_file_is_small() -> None:
    """And says its version."""
    assert json.loads(write(NOTHING, NOON))["version"] == VERSION
