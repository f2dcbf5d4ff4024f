"""Alembic's entry: migrates the connection that `migrating` hands over, inside its transaction and its lock."""

from alembic import context

from tutor.progress.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
