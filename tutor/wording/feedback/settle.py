"""The settlement: for each hand its pips, the remainder, and which way it is rounded."""

from tutor.puzzles.misconceptions import Mistake
from tutor.puzzles.settle import SettleAnswer, SettleQuestion
from tutor.rules.dominoes import Seat, Tile, deduction, pips_of
from tutor.wording import labels
from tutor.wording.reader import Reader

_NEAREST = 5


def right(reader: Reader, question: SettleQuestion, answer: SettleAnswer) -> tuple[str, ...]:
    """How each deduction comes about."""
    return shown(reader, question)


def shown(reader: Reader, question: SettleQuestion) -> tuple[str, ...]:
    """The deduction of each hand: its pips, the remainder, the rounding."""
    sentences = [deducted(reader, seat, hand) for seat, hand in question.hands]
    if any(not hand for _, hand in question.hands):
        sentences.append(reader.gettext("Nobody gets points for the hands of the others."))
    return tuple(sentences)


def deducted(reader: Reader, seat: Seat, hand: tuple[Tile, ...]) -> str:
    """Why so much comes off the score of this player."""
    who, off, remainder = labels.seat(reader, seat), deduction(hand), pips_of(hand) % _NEAREST
    pips = reader.addition(tile.pips for tile in hand) if hand else ""
    if not hand:
        # NOTE: %(seat)s is a label such as “Left neighbour”; it stands before a colon and is not inflected.
        return reader.gettext("%(seat)s: no tile is left in the hand, so nothing comes off.", seat=who)
    if remainder == 0:
        # NOTE: %(pips)s is an addition such as 5 + 8 = 13, or a single number.
        return reader.gettext(
            "%(seat)s: the pips add up to %(pips)s. That is a multiple of five, so the deduction is %(off)s.",
            seat=who,
            pips=pips,
            off=off,
        )
    if remainder <= _NEAREST // 2:
        # NOTE: %(pips)s is an addition such as 5 + 8 = 13, or a single number.
        return reader.gettext(
            "%(seat)s: the pips add up to %(pips)s. The remainder %(remainder)s is rounded down, "
            "so the deduction is %(off)s.",
            seat=who,
            pips=pips,
            remainder=remainder,
            off=off,
        )
    # NOTE: %(pips)s is an addition such as 5 + 8 = 13, or a single number.
    return reader.gettext(
        "%(seat)s: the pips add up to %(pips)s. The remainder %(remainder)s is rounded up, "
        "so the deduction is %(off)s.",
        seat=who,
        pips=pips,
        remainder=remainder,
        off=off,
    )


def wrong(reader: Reader, question: SettleQuestion, answer: SettleAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """The mistake, and the pips of the hands that are concerned; the rounding is left to the learner."""
    concerned = [
        (seat, hand, off)
        for (seat, hand), off in zip(question.hands, answer.off, strict=True)
        if off != deduction(hand)
    ]
    if mistake is None:
        return tuple(_nudge(reader, seat, hand, off) for seat, hand, off in concerned)
    return (
        _explained(reader, mistake),
        *(
            _pips(reader, seat, hand)
            for seat, hand, _ in concerned
            if mistake not in (Mistake.WRONG_PLAYER, Mistake.OTHERS_PIPS_WON) and hand
        ),
    )


def _explained(reader: Reader, mistake: Mistake) -> str:
    match mistake:
        case Mistake.NO_ROUNDING:
            return reader.gettext(
                "You took the pips off as they are. They are rounded to the nearest five first: "
                "a remainder of 1 or 2 down, a remainder of 3 or 4 up."
            )
        case Mistake.THREE_ROUNDED_DOWN:
            return reader.gettext("You rounded a remainder of 3 down. It lies closer to the next five, so it goes up.")
        case Mistake.TWO_ROUNDED_UP:
            return reader.gettext("You rounded a remainder of 2 up. It lies closer to the five below, so it goes down.")
        case Mistake.ALWAYS_ROUNDED_UP:
            return reader.gettext(
                "You rounded every remainder up. Only a remainder of 3 or 4 goes up; a remainder of 1 or 2 goes down."
            )
        case Mistake.WRONG_PLAYER:
            return reader.gettext(
                "The numbers are right, but they come off the wrong scores. "
                "Each player’s own hand is taken from that player’s own score."
            )
        case _:
            return reader.gettext(
                "Nobody gets points for the hands of the others, not even the player who went out. "
                "Each player loses what their own hand holds, and no more."
            )


def _pips(reader: Reader, seat: Seat, hand: tuple[Tile, ...]) -> str:
    """What a hand holds and what remains beyond a multiple of five."""
    who, pips = labels.seat(reader, seat), reader.addition(tile.pips for tile in hand)
    remainder = pips_of(hand) % _NEAREST
    if remainder == 0:
        return reader.gettext(
            "%(seat)s: the pips add up to %(pips)s, which is a multiple of five.", seat=who, pips=pips
        )
    return reader.gettext(
        "%(seat)s: the pips add up to %(pips)s, and the remainder is %(remainder)s.",
        seat=who,
        pips=pips,
        remainder=remainder,
    )


def _nudge(reader: Reader, seat: Seat, hand: tuple[Tile, ...], off: int) -> str:
    """Where to look in a hand whose deduction is wrong."""
    who = labels.seat(reader, seat)
    if not hand:
        return reader.gettext("%(seat)s: is there any tile left in this hand?", seat=who)
    if off % _NEAREST:
        return reader.gettext(
            "%(seat)s: a deduction is always a multiple of five. Add up all pips of the hand, then round.", seat=who
        )
    return reader.gettext(
        "%(seat)s: count all pips of this hand once more, both halves of every tile. "
        "Then round to the nearest multiple of five.",
        seat=who,
    )
