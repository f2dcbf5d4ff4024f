"""Take it with you: codes that let one more device go on with a learner's progress.

A code is as random as a key and kept, like one, only as its hash. It works once and for a day: a link that lies in
a mailbox or a log afterwards is worth nothing. It is looked at as often as one likes (mail programs and chats open
links on their own) and used up only by `redeem`, so that must stand behind a button.
"""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from tutor.progress import learners as people
from tutor.progress.errors import BadCode, CodeReason
from tutor.progress.facts import Moved, TransferCode
from tutor.progress.keys import hashed, is_key, new_key
from tutor.progress.reading import finished, ran
from tutor.progress.recording import add_answers, add_sprints, all_answers, tick
from tutor.progress.schema import codes, devices

LIFETIME: Final = timedelta(days=1)
"""For so long a code can be used."""
MOST_CODES: Final = 5
"""So many codes of one learner are open at a time; a further one takes the place of the oldest."""


def give_out(connection: Connection, learner: int, now: datetime) -> TransferCode:
    """A new code for a learner."""
    code = TransferCode(new_key(), now + LIFETIME)
    mine = select(codes.c.hash).where(codes.c.learner_id == learner)
    old = connection.scalars(mine.order_by(codes.c.expires_at.desc(), codes.c.hash).offset(MOST_CODES - 1)).all()
    connection.execute(delete(codes).where(codes.c.hash.in_(old)))
    connection.execute(insert(codes).values(hash=hashed(code.code), learner_id=learner, expires_at=code.expires_at))
    return code


def look_at(connection: Connection, code: str, now: datetime) -> tuple[int, TransferCode]:
    """The learner to whom a code leads, and the code with its time. Raises `BadCode`; changes nothing."""
    if not is_key(code):
        raise BadCode(CodeReason.MALFORMED)
    row = connection.execute(select(codes).where(codes.c.hash == hashed(code))).one_or_none()
    if row is None:
        raise BadCode(CodeReason.UNKNOWN)
    if row.used_at is not None:
        raise BadCode(CodeReason.USED)
    # A code from the far future was given out while the clock was wrong.
    if not now < row.expires_at <= now + 2 * LIFETIME:
        raise BadCode(CodeReason.EXPIRED)
    return row.learner_id, TransferCode(code, row.expires_at)


def redeem(connection: Connection, code: str, key: str | None, now: datetime) -> Moved:
    """Let a device go on with the learner to whom the code leads. Raises `BadCode`.

    What the device has done so far is added to that learner; if it was the only device of its own learner, that
    learner, who could not be reached any more, is deleted. A device that belongs to the learner already keeps its
    key, and the code stays good.
    """
    learner, _ = look_at(connection, code, now)
    before = people.find(connection, key)
    if before == learner and key is not None:
        return Moved(key, False, 0)
    for one in sorted({learner, learner if before is None else before}):
        people.lock(connection, one)
    # Of two devices with one code, only the first finds it unused.
    unused = update(codes).where(codes.c.hash == hashed(code), codes.c.used_at.is_(None))
    if not connection.execute(unused.values(used_at=now)).rowcount:
        look_at(connection, code, now)
        raise BadCode(CodeReason.USED)
    added = 0
    if before is not None and key is not None:
        added = _bring_along(connection, before, learner)
        connection.execute(delete(devices).where(devices.c.hash == hashed(key)))
        if not connection.scalar(select(func.count()).where(devices.c.learner_id == before)):
            people.forget(connection, before)
    return Moved(people.give_key(connection, learner, now), True, added)


def _bring_along(connection: Connection, source: int, target: int) -> int:
    tick(connection, target, finished(connection, source))
    add_sprints(connection, target, ran(connection, source))
    return add_answers(connection, target, all_answers(connection, source))
