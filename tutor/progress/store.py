"""What learners have done, kept: the one door to the store for everybody else."""

import os
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Table, func, select

from tutor.progress import codes, learners, reading, recording, transfer
from tutor.progress.address import database_url
from tutor.progress.choosing import choose_first, due_skills
from tutor.progress.database import Database
from tutor.progress.errors import BadImport, ImportReason
from tutor.progress.facts import (
    UTC_OFFSETS,
    Answer,
    Answered,
    Choice,
    Finished,
    Imported,
    Moved,
    Place,
    Progress,
    Ran,
    Recorded,
    Running,
    Settings,
    Streak,
    TransferCode,
)
from tutor.progress.keys import is_key
from tutor.progress.schedule import Card, clamped
from tutor.progress.schema import answers, cards, sprints, steps
from tutor.progress.streak import day_of

Clock = Callable[[], datetime]
"""Says what time it is: aware, in any time zone."""

_T = TypeVar("_T")

#: What one learner may have at most of each after an import.
_MOST: dict[Table, int] = {
    answers: 2 * transfer.MOST_ANSWERS,
    cards: 2 * transfer.MOST_DIFFERENT_WORDS,
    steps: 2 * transfer.MOST_STEPS,
    sprints: 2 * transfer.MOST_SPRINTS,
}


def system_clock() -> datetime:
    """The time that the computer shows."""
    return datetime.now(UTC)


class Store:
    """Learners' progress in one database.

    A learner is addressed by the key of the device, as the cookie brings it: None, a forged and a forgotten key are all
    the same, nobody's. Questions about nobody have empty answers. Only `record` and `take_in` make a learner, `redeem`
    makes a device join one; these three return the key to be set.

    What a method returns is committed. Every method raises `StoreDown` when the store does not work; nothing of the
    call is kept then. One store serves all threads of a process; nothing is opened before the first use.
    """

    def __init__(
        self, url: URL, *, clock: Clock = system_clock, on_connect: Callable[[Any], None] | None = None
    ) -> None:
        """A store at an address (see `address`). `on_connect` is called with every new connection of the driver."""
        self._database = Database(url, on_connect=on_connect)
        self._clock = clock

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ, *, clock: Clock = system_clock) -> "Store":
        """The store that `TUTOR_DATABASE_URL` names, else a file in the user's data folder. Raises `BadAddress`."""
        return cls(database_url(environ), clock=clock)

    def check(self) -> None:
        """Is the store there, up to date and readable? Raises `StoreDown`."""
        with self._database.reading() as connection:
            connection.scalar(select(answers.c.id).limit(1))

    def close(self) -> None:
        """Close the connections; they are opened again when needed."""
        self._database.close()

    # Writing.

    def record(
        self,
        key: str | None,
        answer: Answer,
        *,
        place: Place | None = None,
        sprint: Running | None = None,
        utc_offset: int | None = None,
    ) -> Recorded:
        """Keep an answer, once: what is sent again with its id changes nothing.

        `place` is the lesson step that the answer finishes. `sprint` is the one in which it was given; its result is
        what the store itself has counted since it began. `utc_offset`, in minutes, says where the learner's day begins;
        it is remembered, and one that is no offset of this Earth is ignored.
        """
        now = self._now()
        with self._database.writing() as connection:
            learner, key, new_key = learners.find_or_make(connection, key, now)
            before = reading.settings(connection, learner).utc_offset
            offset = utc_offset if utc_offset in UTC_OFFSETS else before
            if offset != before:
                recording.change(connection, learner, utc_offset=offset)
            counted = recording.record(connection, learner, Answered(answer, now, day_of(now, offset)))
            if place is not None:
                recording.tick(connection, learner, [Finished(place, now)])
            if sprint is not None:
                recording.count_sprint(connection, learner, sprint, now)
        return Recorded(key, new_key, counted)

    def finish(self, key: str | None, place: Place) -> bool:
        """Tick a lesson step that asks nothing. False, and nothing is kept, for nobody."""
        now = self._now()
        return self._change(key, lambda connection, me: recording.tick(connection, me, [Finished(place, now)]))

    def set_quiet(self, key: str | None, quiet: bool) -> bool:
        """Turn the quiet mode on or off. False, and nothing is kept, for nobody."""
        return self._change(key, lambda connection, me: recording.change(connection, me, quiet=quiet))

    def forget(self, key: str | None) -> bool:
        """Delete everything about a learner, on all devices, at once. False when there was nobody to forget."""
        return self._change(key, learners.forget)

    # Asking.

    def is_known(self, key: str | None) -> bool:
        """Does the key belong to a learner?"""
        return self._ask(key, lambda connection, me: True, False)

    def settings(self, key: str | None) -> Settings:
        """What the learner has chosen."""
        return self._ask(key, reading.settings, Settings())

    def due(self, key: str | None) -> tuple[str, ...]:
        """The rules and the mistakes made that are due, the one most likely forgotten first."""
        now = self._now()
        return self._ask(key, lambda connection, me: due_skills(reading.cards_of_learner(connection, me), now), ())

    def next_skill(self, key: str | None, known: Sequence[str], later: Sequence[str] = ()) -> Choice | None:
        """What to practise next of the skills that the caller can ask, in the order of the lessons, and why.

        `later` are skills that are asked only when they must.
        """
        now = self._now()
        mine = self._ask(key, reading.cards_of_learner, dict[str, Card]())
        return choose_first(mine, known, later, now)

    def progress(self, key: str | None) -> Progress:
        """Everything that a progress page shows."""
        now = self._now()

        def ask(connection: Connection, me: int) -> Progress:
            today = day_of(now, reading.settings(connection, me).utc_offset)
            return reading.progress(connection, me, now, today)

        return self._ask(key, ask, Progress())

    def streak(self, key: str | None) -> Streak:
        """The days in a row, as of today."""
        now = self._now()

        def ask(connection: Connection, me: int) -> Streak:
            return reading.streak_of(connection, me, day_of(now, reading.settings(connection, me).utc_offset))

        return self._ask(key, ask, Streak())

    def recent(self, key: str | None, limit: int = 20) -> tuple[Answered, ...]:
        """The latest answers, the newest first."""
        return self._ask(key, lambda connection, me: reading.recent(connection, me, limit), ())

    def finished(self, key: str | None) -> tuple[Finished, ...]:
        """The lesson steps that are done, in the order in which that happened: the learner was at the last one."""
        return self._ask(key, reading.finished, ())

    def sprints(self, key: str | None) -> tuple[Ran, ...]:
        """The sprints, in the order in which they ended."""
        return self._ask(key, reading.ran, ())

    # Taking it elsewhere.

    def export(self, key: str | None) -> str:
        """Everything about the learner, except the key, as a JSON file."""

        def ask(connection: Connection, me: int) -> transfer.Belongings:
            return transfer.Belongings(
                reading.settings(connection, me),
                recording.all_answers(connection, me),
                reading.finished(connection, me),
                reading.ran(connection, me),
            )

        return transfer.write(self._ask(key, ask, transfer.NOTHING), self._now())

    def take_in(self, key: str | None, data: bytes | str) -> Imported:
        """Add what a file of `export` holds to what is here; nothing that is here is lost. Raises `BadImport`.

        A learner who is here keeps the settings chosen here.
        """
        now = self._now()
        file = transfer.read(data)
        here = self._ask(key, recording.all_answers, list[Answered]())
        # What follows from many answers takes a while to work out, in which nobody else should have to wait.
        known = {answered.answer.id for answered in here}
        together = [*here, *(answered for answered in file.answers if answered.answer.id not in known)]
        expected = recording.Outcome.of(together)
        with self._database.writing() as connection:
            learner, key, new_key = learners.find_or_make(connection, key, now)
            if new_key:
                recording.change(connection, learner, **file.settings._asdict())
            recording.tick(connection, learner, file.steps)
            recording.add_sprints(connection, learner, file.sprints)
            added = recording.add_answers(connection, learner, file.answers, expected=expected)
            for table, most in _MOST.items():
                mine = select(func.count()).select_from(table).where(table.c.learner_id == learner)
                if connection.execute(mine).scalar_one() > most:
                    raise BadImport(ImportReason.TOO_MANY, table.name)
        return Imported(key, new_key, added, len(file.answers) - added)

    def transfer_code(self, key: str | None) -> TransferCode | None:
        """A code for one more device, good once and for a day. None for nobody, who has nothing to take along."""
        now = self._now()
        code: list[TransferCode] = []
        self._change(key, lambda connection, me: code.append(codes.give_out(connection, me, now)))
        return code[0] if code else None

    def look_at_code(self, code: str) -> TransferCode:
        """Is this code good, and until when? Changes nothing, so it is safe for a link. Raises `BadCode`."""
        now = self._now()
        with self._database.reading() as connection:
            return codes.look_at(connection, code, now)[1]

    def redeem(self, code: str, key: str | None = None) -> Moved:
        """Let the device go on with the learner behind the code, and bring along what it has done. Raises `BadCode`."""
        now = self._now()
        with self._database.writing() as connection:
            return codes.redeem(connection, code, key, now)

    def _now(self) -> datetime:
        return clamped(self._clock())

    def _ask(self, key: str | None, question: Callable[[Connection, int], _T], nobody: _T) -> _T:
        if not is_key(key):
            return nobody
        with self._database.reading() as connection:
            learner = learners.find(connection, key)
            return nobody if learner is None else question(connection, learner)

    def _change(self, key: str | None, change: Callable[[Connection, int], object]) -> bool:
        if not is_key(key):
            return False
        with self._database.writing() as connection:
            learner = learners.find(connection, key, to_write=True)
            if learner is None:
                return False
            change(connection, learner)
        return True
