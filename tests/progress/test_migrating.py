"""The tables come into being, and change without losing a row."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, text

from tests.progress.making import Place
from tutor.progress import StoreDown, Trouble
from tutor.progress.keys import hashed, new_key
from tutor.progress.migrating import HEAD, MIGRATIONS, migrate, revision_of
from tutor.progress.schema import metadata

ROOT = Path(__file__).parents[2]


def test_the_newest_revision_is_the_one_we_name() -> None:
    """The shortcut that spares loading Alembic names the head."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_the_tables_are_those_of_the_schema(place: Place) -> None:
    """Migrations and schema describe the same tables: columns, types, keys and indexes."""
    place.store().check()
    engine = create_engine(place.url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        found = inspect(connection)
        for name, table in metadata.tables.items():
            assert set(found.get_pk_constraint(name)["constrained_columns"]) == {c.name for c in table.primary_key}
            assert all(key["options"] == {"ondelete": "CASCADE"} for key in found.get_foreign_keys(name))
    engine.dispose()


def test_small_tables_lie_in_the_order_of_learners(sqlite: Place) -> None:
    """SQLite keeps a learner's rows together."""
    sqlite.store().check()
    engine = create_engine(sqlite.url)
    with engine.connect() as connection:
        tables = connection.execute(text("SELECT name FROM sqlite_master WHERE sql LIKE '%WITHOUT ROWID%'"))
        assert {name for (name,) in tables} == {"answers", "cards", "slips", "days", "steps", "sprints"}
    engine.dispose()


FIRST = [
    "INSERT INTO learners (id, made_at, quiet, utc_offset) VALUES (7, 1796000000000000, true, 120)",
    "INSERT INTO devices (hash, learner_id, made_at) VALUES (:hash, 7, 1796000000000000)",
    'INSERT INTO answers (learner_id, id, kind, seed, "right", skills, mistakes, answered_at, day)'
    " VALUES (7, 'a', 'sum', '1-1', false, 'D13 D15', 'whole-line', 1796000000000000, '2026-11-29')",
    'INSERT INTO cards (learner_id, skill, seen, "right", recent, state, step, stability, difficulty, due, reviewed_at)'
    " VALUES (7, 'D13', 1, 0, 0, 1, 0, 0.2, 6.4, 1796000060000000, 1796000000000000)",
    "INSERT INTO slips (learner_id, skill, mistake, times) VALUES (7, 'D13', 'whole-line', 1)",
    """INSERT INTO days (learner_id, day, answered, "right") VALUES (7, '2026-11-29', 1, 0)""",
    "INSERT INTO steps (learner_id, game, lesson, step, finished_at)"
    " VALUES (7, 'dominoes', 'doubles', 'terminal', 1796000000000000)",
    'INSERT INTO sprints (learner_id, id, seconds, answered, "right", ended_at)'
    " VALUES (7, 's', 300, 9, 8, 1796000000000000)",
]


def test_a_migration_from_the_first_schema_keeps_every_row(place: Place) -> None:
    """What was kept by the first version is read by this one, and can be taken along."""
    key = new_key()
    if place.is_sqlite:
        place.path.parent.mkdir()
    engine = create_engine(place.url)
    with engine.begin() as connection:
        migrate(connection, to="0001")
        assert revision_of(connection) == "0001"
        for statement in FIRST:
            connection.execute(text(statement), {"hash": hashed(key)} if ":hash" in statement else {})
    engine.dispose()
    store = place.store()
    (answered,) = store.recent(key)
    assert (answered.answer.id, answered.answer.helped, answered.day.isoformat()) == ("a", False, "2026-11-29")
    assert store.settings(key) == (True, 120)
    assert [skill.mistakes for skill in store.progress(key).skills] == [(("whole-line", 1),)]
    assert store.progress(key).answered == 1
    assert len(store.finished(key)) == len(store.sprints(key)) == 1
    assert store.transfer_code(key) is not None
    assert place.store().take_in(None, store.export(key)).added == 1


def test_a_store_of_a_newer_version_is_left_alone(place: Place) -> None:
    """It is said to be down rather than broken by an older tutor."""
    first = place.store()
    first.check()
    engine = create_engine(place.url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StoreDown) as caught:
        place.store().check()
    assert caught.value.trouble is Trouble.NEWER
    # Who was there before goes on.
    first.check()


def test_a_migration_that_fails_leaves_the_old_tables(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it happens or nothing; the next start tries again."""
    if place.is_sqlite:
        place.path.parent.mkdir()
    engine = create_engine(place.url)
    with engine.begin() as connection:
        migrate(connection, to="0001")
    engine.dispose()
    with monkeypatch.context() as patched:
        patched.setattr("alembic.op.create_index", _fail)
        with pytest.raises(StoreDown):
            place.store().check()
    engine = create_engine(place.url)
    with engine.connect() as connection:
        assert revision_of(connection) == "0001"
        assert "codes" not in inspect(connection).get_table_names()
    engine.dispose()
    place.store().check()


def test_migrations_that_cannot_be_found_are_no_crash(sqlite: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation with a part missing says that the store is down, like everything else."""
    monkeypatch.setattr("tutor.progress.migrating.MIGRATIONS", sqlite.path.parent / "nowhere")
    with pytest.raises(StoreDown) as caught:
        sqlite.store().check()
    assert caught.value.trouble is Trouble.OTHER


def _fail(*_arguments: object, **_options: object) -> None:
    raise OSError(28, "No space left on device")


def test_processes_that_start_at_once_make_the_tables_once(place: Place) -> None:
    """Four at the same moment on an empty database; each keeps an answer."""
    program = (
        "import sys; from tutor.progress import Answer, Store; from tutor.progress.address import parse_url;"
        "store = Store(parse_url(sys.argv[1])); sys.stdin.read();"
        "print(store.record(None, Answer('a', 'sum', '1-1', True, ('D13',))).counted); store.close()"
    )
    command = [sys.executable, "-W", "error", "-c", program, place.text]
    started = [
        subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for _ in range(4)
    ]
    for process in started:
        assert process.stdin is not None
        process.stdin.close()
        process.stdin = None
    done = [process.communicate(timeout=60) for process in started]
    assert done == [("True\n", "")] * 4
    engine = create_engine(place.url)
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM learners")) == 4
        assert connection.scalar(text("SELECT count(*) FROM alembic_version")) == 1
    engine.dispose()
