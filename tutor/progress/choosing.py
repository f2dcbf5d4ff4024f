"""Which skill to practise next, and why."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from tutor.progress.facts import Because, Choice, is_rule
from tutor.progress.schedule import Card

#: What was asked so short a time ago waits until something else has been asked.
_JUST_NOW: Final = timedelta(minutes=10)


def due_skills(cards: Mapping[str, Card], now: datetime) -> tuple[str, ...]:
    """The skills that are due, the one most likely forgotten first; a mistake never made is not one of them."""
    due = [skill for skill, card in cards.items() if card.is_due(now) and _is_asked_for(skill, card)]
    return tuple(sorted(due, key=lambda skill: (cards[skill].recall(now), cards[skill].due, skill)))


def _is_asked_for(skill: str, card: Card) -> bool:
    """Is it a rule, or a mistake that was made at least once? What nobody gets wrong need not be practised against."""
    return is_rule(skill) or card.right < card.seen


def choose(cards: Mapping[str, Card], known: Sequence[str], now: datetime) -> Choice | None:
    """The skill to practise next among those that the caller can ask, which come in the order of the lessons.

    First what is due, then what went wrong lately, then rules that are new, and when nothing is left of that, whatever
    comes due first. What was asked just now waits, so that something lies in between. Mistakes are chosen when they
    have been made, and never as something new. None only when nothing can be asked.
    """
    mine = {skill: cards[skill] for skill in known if skill in cards and _is_asked_for(skill, cards[skill])}
    latest = max((card.reviewed_at for card in mine.values()), default=now)
    just_now = {skill for skill in mine if mine[skill].reviewed_at == latest and abs(now - latest) < _JUST_NOW}
    due = due_skills(mine, now)
    weak = sorted((skill for skill in mine if mine[skill].is_weak), key=lambda skill: mine[skill].recall(now))
    new = [skill for skill in known if skill not in cards and is_rule(skill)]
    ahead = sorted(mine, key=lambda skill: mine[skill].due)
    rested = (((due, Because.DUE), (weak, Because.WEAK), (new, Because.NEW), (ahead, Because.AHEAD)), just_now)
    at_once = (((due, Because.DUE), (weak, Because.WEAK), (ahead, Because.AHEAD)), set[str]())
    for wanted, waiting in (rested, at_once):
        for skills, because in wanted:
            skill = next((skill for skill in skills if skill not in waiting), None)
            if skill is not None:
                return Choice(skill, because)
    return None


def choose_first(cards: Mapping[str, Card], known: Sequence[str], later: Sequence[str], now: datetime) -> Choice | None:
    """What to practise next of skills that can be asked, and of others that can be asked only if they must.

    The others come in when they are due or went wrong, and nothing else is due, weak or new.
    """
    choice = choose(cards, known, now)
    if choice and choice.because is not Because.AHEAD:
        return choice
    other = choose(cards, later, now)
    return other if other and other.because in (Because.DUE, Because.WEAK) else choice
