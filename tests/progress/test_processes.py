"""Several processes on one database, and processes that die."""

import random
import signal
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.progress.making import Place, answer
from tests.progress.test_store import count_rows
from tutor.progress import Store
from tutor.progress.address import parse_url

ROOT = Path(__file__).parents[2]
ANSWERS = 500


def start(place: Place, key: str, first: int, last: int) -> subprocess.Popen[str]:
    """A process that answers (see `answering`), once it is told to begin."""
    command = [sys.executable, "-W", "error", "-m", "tests.progress.answering", place.text, key, str(first), str(last)]
    return subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def begin(process: subprocess.Popen[str]) -> None:
    """Tell a process to begin."""
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


def wrong(numbers: range) -> int:
    """How many of these answers were wrong."""
    return sum(number % 5 == 0 for number in numbers)


def check_totals(store: Store, place: Place, key: str) -> None:
    """Every answer is there once: in the answers, the cards, the mistakes and the days."""
    numbers = range(1, ANSWERS + 1)
    kept = [answered.answer.id for answered in store.recent(key, 10 * ANSWERS)]
    assert sorted(kept) == sorted(answer(number).id for number in numbers)
    progress = store.progress(key)
    by_skill = {skill.skill: skill for skill in progress.skills}
    assert (progress.answered, progress.right) == (ANSWERS, ANSWERS - wrong(numbers))
    assert (by_skill["D13"].seen, by_skill["D13"].right) == (ANSWERS, ANSWERS - wrong(numbers))
    assert by_skill["D15"].mistakes == (("whole-line", wrong(numbers)),)
    assert by_skill["whole-line"].seen == wrong(numbers)
    assert count_rows(place)["answers"] == ANSWERS


def test_no_acknowledged_answer_is_lost_when_the_process_is_killed(place: Place) -> None:
    """Killed in the middle, again and again, with the unacknowledged answer repeated: all 500 are there, none twice."""
    rng = random.Random(1)
    store = place.store()
    key = store.record(None, answer(1, skills="D13 D15")).key
    acknowledged = 1
    kills = 0
    while acknowledged < ANSWERS:
        # The last acknowledged answer is sent once more as well, as by a learner who pressed reload.
        with start(place, key, acknowledged, ANSWERS) as process:
            begin(process)
            assert process.stdout is not None
            for _ in range(rng.randrange(60, 160)):
                line = process.stdout.readline()
                if not line:
                    break
                number, counted = line.split()
                assert counted == "False" or int(number) != acknowledged
                acknowledged = int(number)
            else:
                process.send_signal(signal.SIGKILL)
                kills += 1
            # What was acknowledged between the last line read and the end; `communicate` would pass over what
            # `readline` has read ahead. The last line may have been cut.
            for line in process.stdout.read().splitlines(keepends=True):
                if line.endswith("\n"):
                    acknowledged = int(line.split()[0])
            assert process.stderr is not None
            assert process.stderr.read() == ""
        kept = {answered.answer.id for answered in store.recent(key, 10 * ANSWERS)}
        assert {answer(number).id for number in range(1, acknowledged + 1)} <= kept
        assert len(kept) <= acknowledged + 1
    assert kills >= 3
    check_totals(store, place, key)


def test_two_processes_count_each_answer_once(place: Place) -> None:
    """Both send all 500 for the same learner at the same time; of each pair, one is counted."""
    store = place.store()
    key = store.record(None, answer(1, skills="D13 D15")).key
    both = [start(place, key, 2, ANSWERS), start(place, key, 2, ANSWERS)]
    for process in both:
        begin(process)
    done = [process.communicate(timeout=120) for process in both]
    assert [errors for _, errors in done] == ["", ""]
    counted = [line.split()[0] for output, _ in done for line in output.splitlines() if line.endswith("True")]
    assert sorted(counted, key=int) == [str(number) for number in range(2, ANSWERS + 1)]
    check_totals(store, place, key)


def test_a_process_sees_what_another_one_did(place: Place) -> None:
    """At once: a learner's next request may go to another worker."""
    one, other = place.store(), place.store()
    key = one.record(None, answer(1)).key
    for number in range(2, 20):
        writer, reader = (one, other) if number % 2 else (other, one)
        assert writer.record(key, answer(number)).counted
        assert reader.progress(key).answered == number
    assert other.forget(key)
    assert not one.is_known(key)


@cache
def opened(address: str) -> Store:
    """The one store that a process keeps open."""
    return Store(parse_url(address))


def counted_here(address: str, key: str, number: int) -> bool:
    """Give an answer in whichever process this is; whether it was counted."""
    return opened(address).record(key, answer(number)).counted


@pytest.mark.skipif(sys.platform == "win32", reason="a file that is open cannot be removed there")
@pytest.mark.parametrize("order", ["here here there here", "there there here there"])
def test_a_file_that_is_removed_under_two_processes_is_made_again(sqlite: Place, order: str) -> None:
    """By whichever comes first, though the -shm that is left is still open in the other one."""
    store = sqlite.store()
    key = store.record(None, answer(1)).key
    with ProcessPoolExecutor(1, get_context("spawn")) as there:
        assert there.submit(counted_here, sqlite.text, key, 2).result()
        sqlite.path.unlink()
        assert Path(f"{sqlite.path}-shm").exists()
        for number, where in enumerate(order.split(), 3):
            if where == "here":
                assert store.record(key, answer(number)).counted
            else:
                assert there.submit(counted_here, sqlite.text, key, number).result()
    # Nobody knows the key any more, so each answer begins a learner of its own.
    assert count_rows(sqlite)["answers"] == 4
