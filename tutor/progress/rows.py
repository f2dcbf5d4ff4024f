"""Between rows of the tables and values."""

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, Row, Table
from sqlalchemy.dialects import postgresql, sqlite

from tutor.progress.facts import Answer, Answered
from tutor.progress.schedule import Card

Values = dict[str, Any]


def put(
    connection: Connection,
    table: Table,
    rows: list[Values],
    *,
    replace: Iterable[str] = (),
    add: Iterable[str] = (),
) -> None:
    """Insert rows.

    Where the key is there already, the columns in `replace` get the new values, those in `add` are added to the old
    ones, and without either the row is left as it is.
    """
    if not rows:
        return
    insert = _insert(connection, table)
    columns: dict[str, Any] = {name: insert.excluded[name] for name in replace}
    columns.update({name: table.c[name] + insert.excluded[name] for name in add})
    connection.execute(
        insert.on_conflict_do_update(index_elements=list(table.primary_key), set_=columns)
        if columns
        else insert.on_conflict_do_nothing(),
        rows,
    )


def put_once(connection: Connection, table: Table, row: Values) -> bool:
    """Insert a row; False, and nothing happens, when its key is there already."""
    insert = _insert(connection, table).values(row).on_conflict_do_nothing()
    # Drivers disagree about the number of rows that an insert without effect had; the row that comes back is certain.
    return connection.execute(insert.returning(*table.primary_key)).first() is not None


def _insert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    return (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(table)


def row_of_answer(learner: int, answered: Answered) -> Values:
    """A row of `answers`."""
    answer = answered.answer
    return {
        "learner_id": learner,
        "id": answer.id,
        "kind": answer.kind,
        "seed": answer.seed,
        "right": answer.right,
        "skills": " ".join(answer.skills),
        "mistakes": " ".join(answer.mistakes),
        "answered_at": answered.at,
        "day": answered.day,
        "helped": answer.helped,
    }


def answered_of(row: Row[Any]) -> Answered:
    """The answer that a row of `answers` holds."""
    answer = Answer(
        id=row.id,
        kind=row.kind,
        seed=row.seed,
        right=row.right,
        skills=tuple(row.skills.split()),
        mistakes=tuple(row.mistakes.split()),
        helped=row.helped,
    )
    return Answered(answer, row.answered_at, row.day)


def rows_of_cards(learner: int, cards: Mapping[str, Card]) -> list[Values]:
    """Rows of `cards`."""
    return [
        {
            "learner_id": learner,
            "skill": skill,
            "seen": card.seen,
            "right": card.right,
            "recent": card.recent,
            "state": card.state,
            "step": card.step,
            "stability": card.stability,
            "difficulty": card.difficulty,
            "due": card.due,
            "reviewed_at": card.reviewed_at,
        }
        for skill, card in cards.items()
    ]


def card_of(row: Row[Any]) -> Card:
    """The card that a row of `cards` holds."""
    return Card(
        seen=row.seen,
        right=row.right,
        recent=row.recent,
        state=row.state,
        step=row.step,
        stability=row.stability,
        difficulty=row.difficulty,
        due=row.due,
        reviewed_at=row.reviewed_at,
    )


CARD_COLUMNS = ("seen", "right", "recent", "state", "step", "stability", "difficulty", "due", "reviewed_at")
"""What an answer changes of a card."""
