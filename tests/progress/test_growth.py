"""What a learner waits for does not depend on how many learners there are."""

import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import pytest
from sqlalchemy import Connection, Select, create_engine, select, text

from tests.progress.making import NOON, Place, postgresql_place, sqlite_place
from tutor.progress import Store
from tutor.progress.keys import hashed, new_key
from tutor.progress.reading import cards_query, recent_query
from tutor.progress.schema import EPOCH, codes, days, devices, slips, sprints, steps

FEW, MANY, SKILLS = 1_000, 100_000, 6
SAMPLE = 100
NOW = (NOON - EPOCH).days * 86_400_000_000


def fill(connection: Connection, learners: int) -> None:
    """Learners with cards, of which some are due, in the order in which such rows come in: not sorted by learner."""
    sqlite = connection.dialect.name == "sqlite"
    numbers = (
        "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :learners) "
        if sqlite
        else "WITH numbers AS (SELECT generate_series(1, :learners) AS n) "
    )
    known = {"learners": learners, "now": NOW}
    connection.execute(
        text(
            "INSERT INTO learners (id, made_at, quiet) " + numbers + "SELECT n, :now, false FROM numbers"
            if sqlite
            else numbers + "INSERT INTO learners (id, made_at, quiet) SELECT n, :now, false FROM numbers"
        ),
        known,
    )
    for skill in range(1, SKILLS + 1):
        columns = 'learner_id, skill, seen, "right", recent, state, stability, difficulty, due, reviewed_at'
        values = (
            f"SELECT n, 'D{skill}', 9, 7, 255, 2, 10.0, 5.0, CAST(:now AS BIGINT) + (n % 7 - 3) * 86400000000,"
            " CAST(:now AS BIGINT) - 864000000000 FROM numbers"
        )
        insert = f"INSERT INTO cards ({columns}) "
        connection.execute(text(insert + numbers + values if sqlite else numbers + insert + values), known)


@contextmanager
def filled(kind: str, folder: Path, learners: int) -> Iterator[tuple[Place, list[str]]]:
    """A database with so many learners, and keys of some of them, chosen at random."""
    rng = random.Random(7)
    with sqlite_place(folder) if kind == "sqlite" else postgresql_place() as place:
        place.store().check()
        keys = {new_key(): learner for learner in rng.sample(range(1, learners + 1), SAMPLE)}
        engine = create_engine(place.url)
        with engine.begin() as connection:
            fill(connection, learners)
            connection.execute(
                devices.insert(),
                [{"hash": hashed(key), "learner_id": learner, "made_at": NOON} for key, learner in keys.items()]
                + [{"hash": hashed(f"{n}"), "learner_id": n, "made_at": NOON} for n in range(1, min(learners, 20_000))],
            )
        if kind == "postgresql":
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.execute(text("VACUUM ANALYZE"))
        engine.dispose()
        yield place, list(keys)


def timed(question: Callable[[str], object], keys: list[str]) -> float:
    """The median time, in seconds, of a question about each of these learners."""
    times = []
    for key in keys:
        started = time.perf_counter()
        question(key)
        times.append(time.perf_counter() - started)
    return median(times)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_is_due_is_found_as_fast_among_many_learners(kind: str, tmp_path: Path) -> None:
    """A hundred times the learners: at most one and a half times the time, measured side by side, best of several."""
    with (
        filled(kind, tmp_path / "few", FEW) as (few, keys_few),
        filled(kind, tmp_path / "many", MANY) as (many, keys_many),
    ):
        stores = few.store(), many.store()
        for name in ("due", "progress", "streak"):
            ratios = []
            for _ in range(5):
                of_few, of_many = (
                    timed(getattr(store, name), keys) for store, keys in zip(stores, (keys_few, keys_many), strict=True)
                )
                ratios.append(of_many / of_few)
            assert min(ratios) < 1.5, (name, ratios)
        assert len({stores[1].due(key) for key in keys_many}) > 1
        check_plans(many)


def check_plans(place: Place) -> None:
    """Every query about a learner goes through an index, and none reads a whole table or sorts the answers."""
    engine = create_engine(place.url)
    mine: list[Select[tuple[object, ...]]] = [
        cards_query(7),
        recent_query(7, 20),
        *(select(table).where(table.c.learner_id == 7) for table in (slips, days, steps, sprints, codes, devices)),
        select(devices).where(devices.c.hash == b"x"),
        select(codes).where(codes.c.hash == b"x"),
    ]
    with engine.connect() as connection:
        if not place.is_sqlite:
            # Small tables are read as a whole, which is right; what is asked here is whether they have to be.
            connection.execute(text("SET enable_seqscan = off"))
        for query in mine:
            plan = explain(connection, query)
            assert not re.search(r"\bSCAN\b|Seq Scan|TEMP B-TREE|^\s*Sort", plan, re.MULTILINE), plan
            assert re.search(r"SEARCH|Index", plan), plan
    engine.dispose()


def explain(connection: Connection, query: Select[tuple[object, ...]]) -> str:
    """The plan of a query as the database tells it."""
    compiled = query.compile(connection, compile_kwargs={"render_postcompile": True})
    prefix = "EXPLAIN QUERY PLAN " if connection.dialect.name == "sqlite" else "EXPLAIN "
    parameters = {name: compiled.params[name] for name in compiled.params}
    if compiled.positional:
        given: object = tuple(parameters[name] for name in compiled.positiontup or ())
    else:
        given = parameters
    return "\n".join(str(row[-1]) for row in connection.exec_driver_sql(prefix + str(compiled), given))  # type: ignore[arg-type]


def test_a_learner_of_years_is_told_at_once(store: Store) -> None:
    """Questions do not go through all of a learner's answers: after 3,000 of them, each takes a few milliseconds."""
    from tests.progress.making import answer
    from tutor.progress.facts import ONE_DAY, Answered, Settings
    from tutor.progress.transfer import Belongings, write

    answered = [
        Answered(
            answer(n, skills=f"D{n % 19 + 1} D15" if n % 19 != 14 else "D15"), NOON - n * ONE_DAY / 10, NOON.date()
        )
        for n in range(3000)
    ]
    answered = [one._replace(day=one.at.date()) for one in answered]
    key = store.take_in(None, write(Belongings(Settings(), answered, [], []), NOON)).key
    assert store.progress(key).answered == 3000
    for question in (store.due, store.progress, store.streak, store.recent):
        assert timed(question, [key] * 9) < 0.05
    assert store.streak(key).longest >= 299
