"""The tables, as they are after the newest migration.

`answers` is what a learner did and never changes; `cards`, `slips` and `days` are what follows from it, kept so that no
question about a learner reads more than that learner's few dozen rows, however many learners or answers there
are. Every key of a table starts with the learner, and on SQLite the rows lie in that order.
"""

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Date,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
)

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class Moment(TypeDecorator[datetime]):
    """A time as microseconds since 1970 in UTC: the same, exact and sortable, in every database."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """The number kept for an aware time."""
        return None if value is None else (value - EPOCH) // timedelta(microseconds=1)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        """The time, in UTC, of a number kept."""
        return None if value is None else EPOCH + timedelta(microseconds=value)


metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
_Id = BigInteger().with_variant(Integer, "sqlite")


def _learner() -> Column[int]:
    return Column("learner_id", _Id, ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True)


learners: Final = Table(
    "learners",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=True),
    Column("made_at", Moment, nullable=False),
    Column("quiet", Boolean, nullable=False),
    Column("utc_offset", SmallInteger),
)

devices: Final = Table(
    "devices",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("learner_id", _Id, ForeignKey("learners.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made_at", Moment, nullable=False),
)

answers: Final = Table(
    "answers",
    metadata,
    _learner(),
    Column("id", String(64), primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("seed", String(80), nullable=False),
    Column("right", Boolean, nullable=False),
    Column("skills", Text, nullable=False),
    Column("mistakes", Text, nullable=False),
    Column("answered_at", Moment, nullable=False),
    Column("day", Date, nullable=False),
    Column("helped", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)
Index(None, answers.c.learner_id, answers.c.answered_at, answers.c.id)

cards: Final = Table(
    "cards",
    metadata,
    _learner(),
    Column("skill", String(40), primary_key=True),
    Column("seen", Integer, nullable=False),
    Column("right", Integer, nullable=False),
    Column("recent", SmallInteger, nullable=False),
    Column("state", SmallInteger, nullable=False),
    Column("step", SmallInteger),
    Column("stability", Double, nullable=False),
    Column("difficulty", Double, nullable=False),
    Column("due", Moment, nullable=False),
    Column("reviewed_at", Moment, nullable=False),
    sqlite_with_rowid=False,
)

slips: Final = Table(
    "slips",
    metadata,
    _learner(),
    Column("skill", String(40), primary_key=True),
    Column("mistake", String(40), primary_key=True),
    Column("times", Integer, nullable=False),
    sqlite_with_rowid=False,
)

days: Final = Table(
    "days",
    metadata,
    _learner(),
    Column("day", Date, primary_key=True),
    Column("answered", Integer, nullable=False),
    Column("right", Integer, nullable=False),
    sqlite_with_rowid=False,
)

steps: Final = Table(
    "steps",
    metadata,
    _learner(),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("step", String(40), primary_key=True),
    Column("finished_at", Moment, nullable=False),
    sqlite_with_rowid=False,
)

sprints: Final = Table(
    "sprints",
    metadata,
    _learner(),
    Column("id", String(64), primary_key=True),
    Column("seconds", Integer, nullable=False),
    Column("answered", Integer, nullable=False),
    Column("right", Integer, nullable=False),
    Column("ended_at", Moment, nullable=False),
    sqlite_with_rowid=False,
)

codes: Final = Table(
    "codes",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("learner_id", _Id, ForeignKey("learners.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires_at", Moment, nullable=False),
    Column("used_at", Moment),
)
