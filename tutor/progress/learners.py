"""Who a key belongs to: finding, making and forgetting learners."""

from datetime import datetime

from sqlalchemy import Connection, delete, insert, select

from tutor.progress.keys import hashed, is_key, new_key
from tutor.progress.schema import devices, learners


def find(connection: Connection, key: str | None, *, to_write: bool = False) -> int | None:
    """The learner to whom a key belongs, None for a key that was never given out or is forgotten.

    With `to_write` nobody else changes anything of this learner until the transaction ends.
    """
    if key is None or not is_key(key):
        return None
    whose = select(learners.c.id).join(devices).where(devices.c.hash == hashed(key))
    return connection.scalar(whose.with_for_update(of=learners) if to_write else whose)


def lock(connection: Connection, learner: int) -> None:
    """Let nobody else change anything of this learner until the transaction ends."""
    connection.execute(select(learners.c.id).where(learners.c.id == learner).with_for_update())


def make(connection: Connection, now: datetime) -> int:
    """A new learner of whom nothing is known."""
    made = connection.execute(insert(learners).values(made_at=now, quiet=False).returning(learners.c.id))
    return int(made.scalar_one())


def give_key(connection: Connection, learner: int, now: datetime) -> str:
    """A new key for one more device of a learner. A key is never taken from outside: it could be known to others."""
    key = new_key()
    connection.execute(insert(devices).values(hash=hashed(key), learner_id=learner, made_at=now))
    return key


def find_or_make(connection: Connection, key: str | None, now: datetime) -> tuple[int, str, bool]:
    """The learner to write to, the key to use from now on, and whether that key is a new one."""
    learner = find(connection, key, to_write=True)
    if learner is not None and key is not None:
        return learner, key, False
    learner = make(connection, now)
    return learner, give_key(connection, learner, now), True


def forget(connection: Connection, learner: int) -> None:
    """Delete a learner; everything that belongs to a learner goes with it."""
    connection.execute(delete(learners).where(learners.c.id == learner))
