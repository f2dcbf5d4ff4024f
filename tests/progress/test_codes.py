"""Taking progress to another device."""

import threading
from datetime import timedelta

import pytest

from tests.progress.making import Place, answer
from tests.progress.test_store import ENDS, count_rows
from tutor.progress import BadCode, CodeReason, Running, Store
from tutor.progress.codes import LIFETIME, MOST_CODES
from tutor.progress.keys import new_key


def code_of(store: Store, key: str) -> str:
    """A new code for a learner."""
    code = store.transfer_code(key)
    assert code is not None
    return code.code


def refused(store: Store, code: str, key: str | None = None) -> CodeReason:
    """Why a code is refused, when looked at and when redeemed alike."""
    with pytest.raises(BadCode) as looked:
        store.look_at_code(code)
    with pytest.raises(BadCode) as redeemed:
        store.redeem(code, key)
    assert looked.value.reason is redeemed.value.reason
    return redeemed.value.reason


def test_a_code_lets_another_device_go_on(store: Store) -> None:
    """With a key of its own for the same learner; both devices see what either does."""
    phone = store.record(None, answer(1), place=ENDS).key
    moved = store.redeem(code_of(store, phone))
    assert moved.new_key
    assert moved.key != phone
    store.record(moved.key, answer(2))
    assert store.recent(phone) == store.recent(moved.key)
    assert store.progress(phone).answered == 2
    assert store.finished(moved.key) == store.finished(phone)


def test_a_code_works_once(store: Store) -> None:
    """A link that is found later, in a mailbox or a log, is worth nothing."""
    key = store.record(None, answer(1)).key
    code = code_of(store, key)
    store.redeem(code)
    assert refused(store, code) is CodeReason.USED


def test_looking_at_a_code_does_not_use_it_up(store: Store) -> None:
    """Programs open links on their own."""
    key = store.record(None, answer(1)).key
    code = store.transfer_code(key)
    assert code is not None
    assert store.look_at_code(code.code) == store.look_at_code(code.code) == code
    store.redeem(code.code)


def test_a_code_expires_after_a_day(store: Store, place: Place) -> None:
    """It is good until then."""
    key = store.record(None, answer(1)).key
    code = code_of(store, key)
    place.clock.go(hours=23)
    store.look_at_code(code)
    place.clock.go(hours=2)
    assert refused(store, code) is CodeReason.EXPIRED


def test_a_code_of_a_clock_that_was_ahead_does_not_last_for_years(store: Store, place: Place) -> None:
    """Once the clock is right again the code has expired."""
    place.clock.go(days=3000)
    code = code_of(store, store.record(None, answer(1)).key)
    place.clock.go(days=-3000)
    assert refused(store, code) is CodeReason.EXPIRED


def test_forged_and_truncated_codes_are_refused(store: Store) -> None:
    """And nothing is lost or shown."""
    key = store.record(None, answer(1)).key
    code = code_of(store, key)
    for bad in ("", code[:-1], code + "a", code[:-1] + "ä", "%" * 32):
        assert refused(store, bad) is CodeReason.MALFORMED
    other = "A" if code[0] != "A" else "B"
    for forged in (new_key(), other + code[1:], key):
        assert refused(store, forged) is CodeReason.UNKNOWN
    assert store.progress(key).answered == 1
    store.redeem(code)


def test_a_code_is_no_key(store: Store) -> None:
    """It cannot be used as a cookie."""
    key = store.record(None, answer(1)).key
    assert not store.is_known(code_of(store, key))


def test_a_forgotten_learners_code_leads_nowhere(store: Store) -> None:
    """Forgetting takes it away as well."""
    key = store.record(None, answer(1)).key
    code = code_of(store, key)
    store.forget(key)
    assert refused(store, code) is CodeReason.UNKNOWN


def test_only_the_newest_codes_stay_open(store: Store) -> None:
    """Asking again and again does not leave a heap of open doors."""
    key = store.record(None, answer(1)).key
    codes = [code_of(store, key) for _ in range(MOST_CODES + 2)]
    assert [refused(store, code) for code in codes[:2]] == [CodeReason.UNKNOWN] * 2
    for code in codes[2:]:
        store.look_at_code(code)


def test_a_device_brings_along_what_it_has_done(store: Store, place: Place) -> None:
    """Nothing is lost, nothing counts twice, and nobody is left behind whom no key reaches."""
    phone = store.record(None, answer(1)).key
    laptop = store.record(None, answer(2, False, mistakes="whole-line"), place=ENDS).key
    store.record(laptop, answer(1), sprint=Running("one", place.clock.now, 300))
    moved = store.redeem(code_of(store, phone), laptop)
    assert moved.added == 1
    assert not store.is_known(laptop)
    for key in (phone, moved.key):
        progress = store.progress(key)
        assert (progress.answered, progress.right) == (2, 1)
        assert {skill.skill: skill.seen for skill in progress.skills} == {"D13": 2, "whole-line": 1}
        assert [done.place for done in store.finished(key)] == [ENDS]
        assert len(store.sprints(key)) == 1
    counts = count_rows(place)
    assert (counts["learners"], counts["devices"], counts["answers"]) == (1, 2, 2)


def test_other_devices_of_a_learner_stay_with_it(store: Store) -> None:
    """Only the device that uses the code changes its learner."""
    phone = store.record(None, answer(1)).key
    laptop = store.record(None, answer(2)).key
    tablet = store.redeem(code_of(store, laptop)).key
    store.redeem(code_of(store, phone), tablet)
    assert not store.is_known(tablet)
    assert store.progress(laptop).answered == 1
    assert store.progress(phone).answered == 2


def test_the_device_that_made_a_code_keeps_its_key(store: Store) -> None:
    """Opening the own link by mistake changes nothing and does not use up the code."""
    key = store.record(None, answer(1)).key
    code = code_of(store, key)
    moved = store.redeem(code, key)
    assert (moved.key, moved.new_key, moved.added) == (key, False, 0)
    store.look_at_code(code)


def test_of_two_devices_with_one_code_one_is_let_in(store: Store, place: Place) -> None:
    """Also when both come at the same moment."""
    key = store.record(None, answer(1)).key
    code, results = code_of(store, key), []

    def redeem() -> None:
        try:
            results.append(store.redeem(code).key)
        except BadCode as refused_:
            results.append(refused_.reason)

    threads = [threading.Thread(target=redeem) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results.count(CodeReason.USED) == 3
    assert count_rows(place)["devices"] == 2


def test_a_code_lasts_a_day() -> None:
    """Long enough for a mail to oneself."""
    assert timedelta(days=1) == LIFETIME
