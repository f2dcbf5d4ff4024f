"""Codes for other devices, answers that came with help, and a learner's latest answers without reading them all."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Progress can be taken to another device, and answers are read in the order in which they were given."""
    op.create_table(
        "codes",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("learner_id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="pk_codes"),
        sa.ForeignKeyConstraint(["learner_id"], ["learners.id"], "fk_codes_learner_id", ondelete="CASCADE"),
    )
    op.create_index("ix_codes_learner_id", "codes", ["learner_id"])
    op.add_column("answers", sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_answers_learner_id_answered_at_id", "answers", ["learner_id", "answered_at", "id"])
