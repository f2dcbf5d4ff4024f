"""A newspaper links to the site: 500 connections ask for twice what it can serve."""

from pathlib import Path
from statistics import median

from tests.deploy.crowd import crowd
from tests.deploy.machines import tutor

CONNECTIONS = 500
SECONDS = 5.0


def puzzle(number: int) -> str:
    """A puzzle that nobody has asked for, so that no page comes from memory."""
    return f"/en/practice/sum/{1 + number % 3}-{number}"


def test_a_crowd_is_served_and_gone_without_a_trace(tmp_path: Path) -> None:
    """No crash and no wrong page; nobody waits longer than it takes to serve everybody twice; normal at once after."""
    with tutor(TUTOR_DATABASE_URL=f"sqlite:///{tmp_path / 'progress.sqlite3'}", TUTOR_WORKERS="2") as (server, port):
        alone = crowd(port, puzzle, connections=1, seconds=1)
        able = crowd(port, puzzle, connections=8, seconds=3, first=100_000)
        assert (alone.wrong, able.wrong) == ([], [])
        crowded = crowd(port, puzzle, connections=CONNECTIONS, seconds=SECONDS, rate=2 * able.rate, first=200_000)
        assert crowded.wrong == []
        assert len(crowded.times) >= CONNECTIONS
        assert crowded.rate > able.rate / 3
        assert crowded.p99 < 2 * CONNECTIONS / crowded.rate + 1
        after = crowd(port, puzzle, connections=1, seconds=1, first=300_000)
        assert after.wrong == []
        assert median(after.times) < 3 * median(alone.times) + 0.02
        assert server.poll() is None
