"""May a player do this, here?"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tutor.puzzles.cribbage.allowed import Act, AllowedQuestion
from tutor.puzzles.cribbage.making.hands import Held
from tutor.puzzles.cribbage.making.puzzle import Made, Shown
from tutor.puzzles.cribbage.making.steering import miscounts, steered
from tutor.puzzles.cribbage.making.tables import LARGER, PARTNERS, announced, shown_count
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.seats import TWO, Seat
from tutor.puzzles.cribbage.wrong.ordering import ALLOWED_BY
from tutor.puzzles.making.chance import Chance
from tutor.rules.cribbage import ACCEPT, LIMIT, Answer, Table, count, points_for_last, running_total

ACTS: Final = {
    1: (
        Act.MUGGINS_ON_PLAY,
        Act.MUGGINS_ON_HEELS,
        Act.MUGGINS_ON_CRIB,
        Act.ANSWER_OWN_COUNT,
        Act.ANNOUNCE_IMPOSSIBLE,
        Act.TO_61,
    ),
    2: (
        Act.MUGGINS_ON_PLAY,
        Act.MUGGINS_ON_CRIB,
        Act.MUGGINS_IN_REVERSE,
        Act.MUGGINS_WHEN_ACCEPTED,
        Act.ANNOUNCE_IMPOSSIBLE,
        Act.CLAIM_NOTHING,
        Act.CLAIM_BEYOND_MISSED,
        Act.TO_61,
    ),
    3: (
        Act.MUGGINS_ON_HEELS,
        Act.MUGGINS_ON_CRIB,
        Act.MUGGINS_WHEN_SETTLED,
        Act.MUGGINS_AT_TARGET,
        Act.ANSWER_FOR_PARTNER,
        Act.ANSWER_OUT_OF_TURN,
        Act.CLAIM_BEYOND_MISSED,
        Act.CLAIM_BEYOND_MISSED,
        Act.ANNOUNCE_IMPOSSIBLE,
    ),
}
"""What is asked at each level."""

AIMS: Final = {level: tuple(ALLOWED_BY.get(act) for act in acts) for level, acts in ACTS.items()}
"""Where the levels are steered. None: what no known mistake leads to, and what is allowed."""

_THREE: Final[Table] = LARGER[0]


def make(level: int, chance: Chance) -> Made:
    """Level 1: play, heels, crib. Level 2: claims and the reverse game. Level 3: turns, partners, the target."""
    act: Act = chance.choice(ACTS[level])

    def made(held: Held) -> Made | None:
        shown = _SCENES[act](chance, held)
        return None if shown is None else Made(AllowedQuestion(act), shown, ALLOWED_BY.get(act))

    return steered(chance, Mistake.HEELS_AS_NOBS if act is Act.MUGGINS_ON_HEELS else None, made)


def _on_play(chance: Chance, held: Held) -> Shown | None:
    """Four cards of the play, the last of which scores."""
    laid = held.cards
    if running_total(laid) > LIMIT or not points_for_last(laid):
        return None
    return Shown(laid=laid, starter=held.starter, dealer=Seat.YOU)


def _on_heels(chance: Chance, held: Held) -> Shown | None:
    return Shown(hand=held.cards, starter=held.starter, dealer=Seat.ACROSS)


def _short(chance: Chance, held: Held, *, crib: bool = False) -> int | None:
    """A number that is too low, as people really count."""
    true = count(held.cards, held.starter, crib=crib).total
    low = [each.points for each in miscounts(held, crib=crib) if each.points < true]
    return chance.choice(low) if low else None


def _counted(
    *, table: Table = TWO, counter: Seat = Seat.ACROSS, crib: bool = False, answers: tuple[Answer, ...] = ()
) -> Callable[[Chance, Held], Shown | None]:
    """A count that is too low, and what has been answered to it."""

    def shown(chance: Chance, held: Held) -> Shown | None:
        points = _short(chance, held, crib=crib)
        if points is None:
            return None
        asked = announced(chance, held, points, crib=crib, table=table, counter=counter, target=121)
        return shown_count(asked, answers)

    return shown


def _at_target(chance: Chance, held: Held) -> Shown | None:
    """A count that is too low and has reached the target."""
    points = _short(chance, held)
    if not points:
        return None
    scores = (chance.below(90), 121 - points + chance.below(min(points, 3)))
    return shown_count(announced(chance, held, points, scores=scores, target=121))


def _settled(chance: Chance, held: Held) -> Shown | None:
    """Another opponent, whose turn came first, has called."""
    shown = _counted(table=_THREE, counter=Seat.LEFT)(chance, held)
    return None if shown is None else replace(shown, answers=(Answer.muggins(1 + chance.below(3)),))


def _own_cards(chance: Chance, held: Held) -> Shown | None:
    """Your own hand, which you are about to count."""
    return Shown(cards=held.cards, starter=held.starter, counter=Seat.YOU)


def _own_count(chance: Chance, held: Held) -> Shown | None:
    """Your own count, which is wrong."""
    wrong = miscounts(held, crib=False)
    if not wrong:
        return None
    return shown_count(announced(chance, held, chance.choice(wrong).points, counter=Seat.YOU, target=121))


def _unannounced(chance: Chance, held: Held) -> Shown | None:
    """A hand of the reverse game, in which nobody announces a count."""
    return Shown(cards=held.cards, starter=held.starter)


def _to_61(chance: Chance, held: Held) -> Shown | None:
    points = _short(chance, held)
    return None if points is None else shown_count(announced(chance, held, points, target=61))


_SCENES: Final[dict[Act, Callable[[Chance, Held], Shown | None]]] = {
    Act.MUGGINS_ON_PLAY: _on_play,
    Act.MUGGINS_ON_HEELS: _on_heels,
    Act.MUGGINS_ON_CRIB: _counted(crib=True),
    Act.MUGGINS_IN_REVERSE: _unannounced,
    Act.MUGGINS_WHEN_SETTLED: _settled,
    Act.MUGGINS_WHEN_ACCEPTED: _counted(answers=(ACCEPT,)),
    Act.MUGGINS_AT_TARGET: _at_target,
    Act.ANSWER_OWN_COUNT: _own_count,
    Act.ANSWER_FOR_PARTNER: _counted(table=PARTNERS),
    Act.ANSWER_OUT_OF_TURN: _counted(table=_THREE, counter=Seat.LEFT),
    Act.ANNOUNCE_IMPOSSIBLE: _own_cards,
    Act.CLAIM_NOTHING: _counted(),
    Act.CLAIM_BEYOND_MISSED: _counted(),
    Act.TO_61: _to_61,
}
