"""What an answer changes: the writing half of the store, inside a transaction that the store has begun."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from sqlalchemy import Connection, delete, select, update

from tutor.progress.facts import MOST_IN_A_SPRINT, Answered, Finished, Ran, Running, is_rule
from tutor.progress.rows import CARD_COLUMNS, Values, answered_of, card_of, put, put_once, row_of_answer, rows_of_cards
from tutor.progress.schedule import Card, cards_of, ratings, review
from tutor.progress.schema import answers, cards, days, learners, slips, sprints, steps


def record(connection: Connection, learner: int, answered: Answered) -> bool:
    """Keep an answer and what follows from it; False, and nothing changes, when one with its id is kept already."""
    if not put_once(connection, answers, row_of_answer(learner, answered)):
        return False
    rated = ratings(answered.answer)
    mine = select(cards).where(cards.c.learner_id == learner, cards.c.skill.in_(rated))
    before = {row.skill: card_of(row) for row in connection.execute(mine)}
    after = {skill: review(before.get(skill), rating, answered.at) for skill, rating in rated.items()}
    put(connection, cards, rows_of_cards(learner, after), replace=CARD_COLUMNS)
    put(connection, slips, _rows_of_slips(learner, _slips([answered])), add=("times",))
    put(connection, days, _rows_of_days(learner, _days([answered])), add=("answered", "right"))
    return True


@dataclass(frozen=True, slots=True)
class Outcome:
    """What follows from all of a learner's answers, and from how many it was worked out."""

    answers: int
    cards: dict[str, Card]
    slips: Counter[tuple[str, str]]
    days: Counter[tuple[date, bool]]

    @classmethod
    def of(cls, answered: Sequence[Answered]) -> "Outcome":
        """Work it out; the answers come in any order and count in the order of their times."""
        in_order = sorted(answered, key=lambda one: (one.at, one.answer.id))
        return cls(len(in_order), cards_of(in_order), _slips(in_order), _days(in_order))


def add_answers(
    connection: Connection, learner: int, more: Sequence[Answered], *, expected: Outcome | None = None
) -> int:
    """Add answers given elsewhere, and work out anew what follows from all of them; how many were not here yet.

    Answers with an id that is here already are left as they are. `expected` is what the caller, ahead of this
    transaction, found to follow; it is used when no answer has come in between.
    """
    here = set(connection.scalars(select(answers.c.id).where(answers.c.learner_id == learner)))
    new = [answered for answered in more if answered.answer.id not in here]
    if not new:
        return 0
    put(connection, answers, [row_of_answer(learner, answered) for answered in new])
    # Answers never change and never go, so as many as expected are the ones expected.
    if expected is None or expected.answers != len(here) + len(new):
        expected = Outcome.of(all_answers(connection, learner))
    for table in (cards, slips, days):
        connection.execute(delete(table).where(table.c.learner_id == learner))
    put(connection, cards, rows_of_cards(learner, expected.cards))
    put(connection, slips, _rows_of_slips(learner, expected.slips))
    put(connection, days, _rows_of_days(learner, expected.days))
    return len(new)


def all_answers(connection: Connection, learner: int) -> list[Answered]:
    """Every answer of a learner, the oldest first."""
    mine = select(answers).where(answers.c.learner_id == learner).order_by(answers.c.answered_at, answers.c.id)
    return [answered_of(row) for row in connection.execute(mine)]


def tick(connection: Connection, learner: int, done: Sequence[Finished]) -> None:
    """Mark lesson steps as finished; one that is finished already keeps its time."""
    rows = [{"learner_id": learner, **place._asdict(), "finished_at": at} for place, at in done]
    put(connection, steps, rows)


def add_sprints(connection: Connection, learner: int, ran: Sequence[Ran]) -> None:
    """Keep the results of sprints; one whose id is there already stays as it is."""
    rows: list[Values] = [
        {
            "learner_id": learner,
            "id": sprint.id,
            "seconds": sprint.seconds,
            "answered": sprint.answered,
            "right": sprint.right,
            "ended_at": at,
        }
        for sprint, at in ran
    ]
    put(connection, sprints, rows)


def count_sprint(connection: Connection, learner: int, sprint: Running, now: datetime) -> None:
    """Keep the result of a sprint so far: the first tries since it began. Nothing changes once its time is over."""
    until = sprint.begun + timedelta(seconds=sprint.seconds)
    if not sprint.begun <= now < until:
        return
    mine = select(answers.c.right).where(
        answers.c.learner_id == learner,
        answers.c.answered_at >= sprint.begun,
        answers.c.answered_at < until,
        # A later try says nothing about any skill.
        answers.c.skills != "",
    )
    rights = connection.scalars(mine.limit(MOST_IN_A_SPRINT)).all()
    if rights:
        row = {
            "learner_id": learner,
            "id": sprint.id,
            "seconds": sprint.seconds,
            "answered": len(rights),
            "right": sum(rights),
            "ended_at": now,
        }
        put(connection, sprints, [row], replace=("answered", "right", "ended_at"))


def change(connection: Connection, learner: int, **columns: object) -> None:
    """Set what a learner has chosen."""
    connection.execute(update(learners).where(learners.c.id == learner).values(**columns))


def _slips(answered: Iterable[Answered]) -> Counter[tuple[str, str]]:
    return Counter(
        (skill, mistake)
        for answer, _, _ in answered
        for skill in answer.skills
        if is_rule(skill)
        for mistake in answer.mistakes
    )


def _days(answered: Iterable[Answered]) -> Counter[tuple[date, bool]]:
    return Counter((day, answer.right) for answer, _, day in answered)


def _rows_of_slips(learner: int, slips_: Counter[tuple[str, str]]) -> list[Values]:
    return [
        {"learner_id": learner, "skill": skill, "mistake": mistake, "times": times}
        for (skill, mistake), times in slips_.items()
    ]


def _rows_of_days(learner: int, days_: Counter[tuple[date, bool]]) -> list[Values]:
    return [
        {
            "learner_id": learner,
            "day": day,
            "answered": days_[day, True] + days_[day, False],
            "right": days_[day, True],
        }
        for day in {day for day, _ in days_}
    ]
