"""Learners, their devices, answers, cards, slips, days, lesson steps and sprints."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _learner(table: str) -> tuple[sa.Column[int], sa.ForeignKeyConstraint]:
    return (
        sa.Column("learner_id", _ID, nullable=False),
        sa.ForeignKeyConstraint(["learner_id"], ["learners.id"], f"fk_{table}_learner_id", ondelete="CASCADE"),
    )


def upgrade() -> None:
    """A learner's answers are kept, and what follows from them."""
    op.create_table(
        "learners",
        sa.Column("id", _ID, autoincrement=True, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("quiet", sa.Boolean, nullable=False),
        sa.Column("utc_offset", sa.SmallInteger),
        sa.PrimaryKeyConstraint("id", name="pk_learners"),
    )
    op.create_table(
        "devices",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        *_learner("devices"),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_devices"),
    )
    op.create_index("ix_devices_learner_id", "devices", ["learner_id"])
    op.create_table(
        "answers",
        *_learner("answers"),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("skills", sa.Text, nullable=False),
        sa.Column("mistakes", sa.Text, nullable=False),
        sa.Column("answered_at", sa.BigInteger, nullable=False),
        sa.Column("day", sa.Date, nullable=False),
        sa.PrimaryKeyConstraint("learner_id", "id", name="pk_answers"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "cards",
        *_learner("cards"),
        sa.Column("skill", sa.String(40), nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("recent", sa.SmallInteger, nullable=False),
        sa.Column("state", sa.SmallInteger, nullable=False),
        sa.Column("step", sa.SmallInteger),
        sa.Column("stability", sa.Double, nullable=False),
        sa.Column("difficulty", sa.Double, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("reviewed_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("learner_id", "skill", name="pk_cards"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "slips",
        *_learner("slips"),
        sa.Column("skill", sa.String(40), nullable=False),
        sa.Column("mistake", sa.String(40), nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("learner_id", "skill", "mistake", name="pk_slips"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "days",
        *_learner("days"),
        sa.Column("day", sa.Date, nullable=False),
        sa.Column("answered", sa.Integer, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("learner_id", "day", name="pk_days"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "steps",
        *_learner("steps"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("lesson", sa.String(40), nullable=False),
        sa.Column("step", sa.String(40), nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("learner_id", "game", "lesson", "step", name="pk_steps"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sprints",
        *_learner("sprints"),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("answered", sa.Integer, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("learner_id", "id", name="pk_sprints"),
        sqlite_with_rowid=False,
    )
