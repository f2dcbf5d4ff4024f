"""What is asked about a learner: the reading half of the store. Nothing here reads another learner's rows."""

from datetime import date, datetime

from sqlalchemy import Connection, Select, select

from tutor.progress.facts import Answered, Finished, Place, Progress, Ran, Settings, SkillProgress, Sprint, Streak
from tutor.progress.rows import answered_of, card_of
from tutor.progress.schedule import Card
from tutor.progress.schema import answers, cards, days, learners, slips, sprints, steps
from tutor.progress.streak import streak

TYPICAL = 3
"""So many mistakes are called typical of a skill."""


def cards_query(learner: int) -> Select[tuple[object, ...]]:
    """The query behind everything that is due: one learner's cards, by the beginning of their key."""
    return select(cards).where(cards.c.learner_id == learner)


def recent_query(learner: int, limit: int) -> Select[tuple[object, ...]]:
    """The query for a learner's latest answers, the newest first."""
    mine = select(answers).where(answers.c.learner_id == learner)
    return mine.order_by(answers.c.answered_at.desc(), answers.c.id.desc()).limit(limit)


def cards_of_learner(connection: Connection, learner: int) -> dict[str, Card]:
    """A learner's card for each skill that was ever asked."""
    return {row.skill: card_of(row) for row in connection.execute(cards_query(learner))}


def settings(connection: Connection, learner: int) -> Settings:
    """What a learner has chosen."""
    row = connection.execute(
        select(learners.c.quiet, learners.c.utc_offset).where(learners.c.id == learner)
    ).one_or_none()
    return Settings() if row is None else Settings(row.quiet, row.utc_offset)


def streak_of(connection: Connection, learner: int, today: date) -> Streak:
    """A learner's streak as of today."""
    return streak(connection.scalars(select(days.c.day).where(days.c.learner_id == learner)), today)


def progress(connection: Connection, learner: int, now: datetime, today: date) -> Progress:
    """Everything that a progress page shows."""
    typical: dict[str, list[tuple[str, int]]] = {}
    mine = select(slips).where(slips.c.learner_id == learner).order_by(slips.c.times.desc(), slips.c.mistake)
    for row in connection.execute(mine):
        typical.setdefault(row.skill, []).append((row.mistake, row.times))
    skills = tuple(
        SkillProgress(
            skill=skill,
            seen=card.seen,
            right=card.right,
            due=card.due,
            is_due=card.is_due(now),
            is_weak=card.is_weak,
            recall=card.recall(now),
            mistakes=tuple(typical.get(skill, [])[:TYPICAL]),
        )
        for skill, card in sorted(cards_of_learner(connection, learner).items())
    )
    practised = connection.execute(
        select(days.c.day, days.c.answered, days.c.right).where(days.c.learner_id == learner)
    )
    of_days = practised.all()
    return Progress(
        answered=sum(row.answered for row in of_days),
        right=sum(row.right for row in of_days),
        streak=streak((row.day for row in of_days), today),
        skills=skills,
    )


def recent(connection: Connection, learner: int, limit: int) -> tuple[Answered, ...]:
    """A learner's latest answers, the newest first."""
    return tuple(answered_of(row) for row in connection.execute(recent_query(learner, limit)))


def finished(connection: Connection, learner: int) -> tuple[Finished, ...]:
    """The lesson steps that a learner has finished, in the order in which that happened."""
    mine = select(steps).where(steps.c.learner_id == learner)
    in_order = mine.order_by(steps.c.finished_at, steps.c.game, steps.c.lesson, steps.c.step)
    return tuple(
        Finished(Place(row.game, row.lesson, row.step), row.finished_at) for row in connection.execute(in_order)
    )


def ran(connection: Connection, learner: int) -> tuple[Ran, ...]:
    """A learner's sprints in the order in which they ended."""
    mine = select(sprints).where(sprints.c.learner_id == learner).order_by(sprints.c.ended_at, sprints.c.id)
    return tuple(
        Ran(Sprint(row.id, row.seconds, row.answered, row.right), row.ended_at) for row in connection.execute(mine)
    )
