"""Which skill to practise next, and why."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from tutor.progress.facts import Because, Choice
from tutor.progress.schedule import Card


def due_skills(cards: Mapping[str, Card], now: datetime) -> tuple[str, ...]:
    """The skills that are due, the one most likely forgotten first."""
    due = [skill for skill, card in cards.items() if card.is_due(now)]
    return tuple(sorted(due, key=lambda skill: (cards[skill].recall(now), cards[skill].due, skill)))


def choose(cards: Mapping[str, Card], known: Sequence[str], now: datetime) -> Choice | None:
    """The skill to practise next among those that the caller can ask, which come in the order of the lessons.

    First what is due, then what went wrong lately (but not the skill asked just now, so that something lies in
    between), then what is new, and when nothing is left of that, whatever comes due first. None only when nothing
    can be asked.
    """
    mine = {skill: cards[skill] for skill in known if skill in cards}
    due = due_skills(mine, now)
    if due:
        return Choice(due[0], Because.DUE)
    latest = max((card.reviewed_at for card in mine.values()), default=now)
    weak = sorted((skill for skill in mine if mine[skill].is_weak), key=lambda skill: mine[skill].recall(now))
    rested = [skill for skill in weak if mine[skill].reviewed_at < latest]
    new = [skill for skill in known if skill not in cards]
    for skills, because in ((rested, Because.WEAK), (new, Because.NEW), (weak, Because.WEAK)):
        if skills:
            return Choice(skills[0], because)
    ahead = min(mine, key=lambda skill: mine[skill].due, default=None)
    return None if ahead is None else Choice(ahead, Because.AHEAD)
