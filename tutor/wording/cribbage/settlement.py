"""What an announced count comes to: who said what, who settles it, who gets what, and whether the game is over."""

from collections.abc import Sequence

from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.over import Ending, ending
from tutor.puzzles.cribbage.seats import Seat
from tutor.rules.cribbage import Answer, Call, Settlement, Verdict
from tutor.wording.cribbage import talk
from tutor.wording.cribbage.breakdown import the_count
from tutor.wording.reader import Reader
from tutor.wording.seats import seat as label


def sentences(reader: Reader, count: AnnouncedCount, answers: Sequence[Answer]) -> tuple[str, ...]:
    """A settled count from the announced number to the scores. Rules C2 to C8 and C11."""
    settlement = count.settle(answers)
    return (
        *talked(reader, count, answers),
        *why(reader, count, answers),
        *gained(reader, count, settlement),
        *scored(reader, count, answers),
        shown(reader, settlement),
    )


def talked(reader: Reader, count: AnnouncedCount, answers: Sequence[Answer]) -> tuple[str, ...]:
    """What was announced, and what was answered until the count was settled."""
    return (talk.announces(reader, count.counter, count.announced), *answered(reader, count, answers))


def answered(reader: Reader, count: AnnouncedCount, answers: Sequence[Answer]) -> tuple[str, ...]:
    """What was answered until the count was settled; nothing where nobody was asked."""
    if not count.announcement.is_asked:
        return ()
    settled = count.settle(answers).by
    return talk.replies(reader, count, answers if settled is None else answers[: settled + 1])


def why(reader: Reader, count: AnnouncedCount, answers: Sequence[Answer]) -> tuple[str, ...]:
    """The true count, and what the rules make of the answers."""
    settlement = count.settle(answers)
    if not settlement.asked:
        return _ended(reader, count)
    said = [the_count(reader, count.true)]
    by = settlement.by
    if by is None and count.announced != count.true:
        said.append(talk.accepted_though_wrong(reader, count.opponents))
    said.append(_verdict(reader, count, answers, settlement))
    if by is not None and any(later.call is not Call.ACCEPT for later in answers[by + 1 :]):
        said.append(later_get_nothing(reader))
    return tuple(said)


def later_get_nothing(reader: Reader) -> str:
    """What becomes of those who answer after the count is settled. Rule C7."""
    return reader.gettext(
        "The first answer other than accept settles the count. Later answers get nothing, even if they would be right."
    )


def _ended(reader: Reader, count: AnnouncedCount) -> tuple[str, ...]:
    """Why nobody answers. Rule C11."""
    said = [
        # NOTE: %(score)s is an addition such as 113 + 8 = 121.
        reader.gettext(
            "The counter’s score: %(score)s. The count is not too high and reaches the target of %(target)s, "
            "so the game ends at once and nobody answers.",
            score=reader.addition((count.score_of(count.counter), count.announced)),
            target=count.target,
        )
    ]
    if count.announcement.missed:
        said.append(
            reader.ngettext(
                "%(n)s point was missed, but it is gone.",
                "%(n)s points were missed, but they are gone.",
                count.announcement.missed,
            )
        )
    return tuple(said)


def _verdict(reader: Reader, count: AnnouncedCount, answers: Sequence[Answer], settlement: Settlement) -> str:
    """Why the count was settled like this, with the numbers that matter."""
    missed, excess = count.announcement.missed, count.announcement.excess
    claim = 0 if settlement.by is None else answers[settlement.by].claim
    yours = count.caller(answers) is Seat.YOU
    match settlement.verdict:
        case Verdict.MUGGINS:
            return _right_call(reader, missed, claim) if not yours else _your_right_call(reader, missed, claim)
        case Verdict.WRONG_MUGGINS if excess:
            return reader.ngettext(
                "Nothing was missed: the count was too high. Muggins is a wrong call there, so the over-count stands, "
                "and the counter gets the %(n)s point that was named besides.",
                "Nothing was missed: the count was too high. Muggins is a wrong call there, so the over-count stands, "
                "and the counter gets the %(n)s points that were named besides.",
                claim,
            )
        case Verdict.WRONG_MUGGINS:
            return reader.ngettext(
                "Nothing was missed, so the call was wrong: the counter gets the %(n)s point that it named besides.",
                "Nothing was missed, so the call was wrong: the counter gets the %(n)s points that it named besides.",
                claim,
            )
        case Verdict.OVER if yours:
            return reader.ngettext(
                "The count was %(n)s point too high. The counter loses the excess, and you get as many points.",
                "The count was %(n)s points too high. The counter loses the excess, and you get as many points.",
                excess,
            )
        case Verdict.OVER:
            return reader.ngettext(
                "The count was %(n)s point too high. The counter loses the excess, "
                "and whoever challenged the count gets as many points.",
                "The count was %(n)s points too high. The counter loses the excess, "
                "and whoever challenged the count gets as many points.",
                excess,
            )
        case Verdict.WRONG_OVER if missed:
            return reader.ngettext(
                "The count was not too high, so the challenge changes nothing. "
                "%(n)s point was missed, but the challenge has settled the count, so nobody gets it.",
                "The count was not too high, so the challenge changes nothing. "
                "%(n)s points were missed, but the challenge has settled the count, so nobody gets them.",
                missed,
            )
        case Verdict.WRONG_OVER:
            return reader.gettext("The count was exact and not too high, so the challenge changes nothing.")
        case _ if missed:
            return reader.ngettext(
                "%(n)s point was missed, but nobody gets it.", "%(n)s points were missed, but nobody gets them.", missed
            )
        case _ if excess:
            return reader.ngettext(
                "It is %(n)s point too high, but the counter keeps that point too.",
                "It is %(n)s points too high, but the counter keeps those points too.",
                excess,
            )
        case _:
            return reader.gettext("The announced count is exact, and nobody objected: it stands.")


def _your_right_call(reader: Reader, missed: int, claim: int) -> str:
    """What your own call brings when something was missed. Rule C5."""
    if claim > missed:
        return reader.ngettext(
            "You named %(claim)s, but only %(n)s point was missed. You get what was missed, and no more.",
            "You named %(claim)s, but only %(n)s points were missed. You get what was missed, and no more.",
            missed,
            claim=claim,
        )
    if claim < missed:
        return reader.ngettext(
            "%(n)s point was missed, but you named only %(claim)s. You get what you named, and the rest is lost.",
            "%(n)s points were missed, but you named only %(claim)s. You get what you named, and the rest is lost.",
            missed,
            claim=claim,
        )
    return reader.ngettext(
        "%(n)s point was missed, and you named exactly that. It is yours; the counter keeps the announced points.",
        "%(n)s points were missed, and you named exactly that. They are yours; the counter keeps the announced points.",
        missed,
    )


def _right_call(reader: Reader, missed: int, claim: int) -> str:
    """What a call brings when something was missed. Rule C5."""
    if claim > missed:
        return reader.ngettext(
            "The call named %(claim)s, but only %(n)s point was missed. The caller gets what was missed, and no more.",
            "The call named %(claim)s, but only %(n)s points were missed. "
            "The caller gets what was missed, and no more.",
            missed,
            claim=claim,
        )
    if claim < missed:
        return reader.ngettext(
            "%(n)s point was missed, but the call named only %(claim)s. "
            "The caller gets what was named, and the rest is lost.",
            "%(n)s points were missed, but the call named only %(claim)s. "
            "The caller gets what was named, and the rest is lost.",
            missed,
            claim=claim,
        )
    return reader.ngettext(
        "%(n)s point was missed, and the call named exactly that. "
        "The caller gets it; the counter keeps the announced points.",
        "%(n)s points were missed, and the call named exactly that. "
        "The caller gets them; the counter keeps the announced points.",
        missed,
    )


def gained(reader: Reader, count: AnnouncedCount, settlement: Settlement) -> tuple[str, ...]:
    """What each of them has from this count."""
    players = (count.counter, *count.opponents)
    return tuple(gain(reader, seat, points) for seat, points in zip(players, count.gains(settlement), strict=True))


def gain(reader: Reader, seat: Seat, points: int) -> str:
    """What one player has from a count."""
    if not points:
        # NOTE: %(seat)s is a label such as “Left neighbour”; it stands before a colon and is not inflected.
        return reader.gettext("%(seat)s: no points from this count.", seat=label(reader, seat))
    return reader.ngettext(
        "%(seat)s: %(n)s point from this count.",
        "%(seat)s: %(n)s points from this count.",
        points,
        seat=label(reader, seat),
    )


def scored(reader: Reader, count: AnnouncedCount, answers: Sequence[Answer]) -> tuple[str, ...]:
    """The scores after the count, and whether one of them ends the game; nothing where no scores are known."""
    settlement = count.settle(answers)
    if not count.scores or not settlement.asked:
        return ()
    caller = count.caller(answers)
    said = [_counters_score(reader, count, settlement)]
    if caller is not None and settlement.caller:
        said.append(
            # NOTE: %(score)s is an addition such as 119 + 2 = 121.
            reader.gettext(
                "The score of whoever settled the count: %(score)s.",
                score=reader.addition((count.score_of(caller), settlement.caller)),
            )
        )
    match ending(count, answers, settlement):
        case Ending.COUNTER:
            said.append(_counter_ends(reader, count, caller, settlement))
        case Ending.CALLER:
            said.append(
                reader.gettext(
                    "The target of %(target)s is reached by the score of whoever settled the count: the game is over.",
                    target=count.target,
                )
            )
        case Ending.GOES_ON:
            said.append(
                reader.gettext("Nobody has reached the target of %(target)s: the game goes on.", target=count.target)
            )
    return tuple(said)


def _counters_score(reader: Reader, count: AnnouncedCount, settlement: Settlement) -> str:
    before = count.score_of(count.counter)
    if settlement.verdict is Verdict.OVER:
        # NOTE: %(score)s is an addition such as 118 + 8 = 126, %(left)s a subtraction such as 126 − 4 = 122.
        return reader.gettext(
            "The counter’s score: first %(score)s, and without the excess %(left)s. Nothing is cut off at the target.",
            score=reader.addition((before, count.announced)),
            left=reader.subtraction(before + count.announced, count.announcement.excess),
        )
    # NOTE: %(score)s is an addition such as 110 + 6 = 116.
    return reader.gettext("The counter’s score: %(score)s.", score=reader.addition((before, settlement.counter)))


def _counter_ends(reader: Reader, count: AnnouncedCount, caller: Seat | None, settlement: Settlement) -> str:
    if caller is not None and count.score_of(caller) + settlement.caller >= count.target:
        return reader.gettext(
            "Both have reached the target of %(target)s. The counter’s score is looked at first, "
            "so it is the counter’s score that ends the game.",
            target=count.target,
        )
    return reader.gettext(
        "The target of %(target)s is reached by the counter’s score: the game is over.", target=count.target
    )


def shown(reader: Reader, settlement: Settlement) -> str:
    """Whether everybody sees the true count. Rules C8 and C11."""
    if settlement.shown is None:
        return reader.gettext("Nobody was asked, so the true count is not shown at the table. You see it only here.")
    return reader.gettext("The count is settled, so the true count is shown to everybody.")
