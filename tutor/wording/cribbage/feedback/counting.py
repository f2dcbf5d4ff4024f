"""What a hand or a crib is worth: each combination, or where a count went wrong."""

from tutor.puzzles.answer import TotalAnswer
from tutor.puzzles.cribbage.beliefs import points_of
from tutor.puzzles.cribbage.count import CountQuestion, Part
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.rules.cribbage import HIGHEST_TOTAL, IMPOSSIBLE_TOTALS
from tutor.wording.cribbage import breakdown, traps
from tutor.wording.cribbage.feedback.partial import of_one_rank, partial
from tutor.wording.cribbage.traps import Held
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


def right(reader: Reader, question: CountQuestion, answer: TotalAnswer) -> Sentences:
    """Every combination with its cards."""
    return shown(reader, question)


def shown(reader: Reader, question: CountQuestion) -> Sentences:
    """Every combination of what is asked for, and what they come to."""
    return breakdown.sentences(reader, question.breakdown, crib=question.crib, part=question.asked)


def wrong(reader: Reader, question: CountQuestion, answer: TotalAnswer, mistake: Mistake | None) -> Sentences:
    """Impossible, too high or too low, and the mistake told from the cards; without one, where to begin again."""
    (true,) = question.right_answers()
    never = answer.total > HIGHEST_TOTAL or (question.asked is Part.TOTAL and answer.total in IMPOSSIBLE_TOTALS)
    first = traps.impossible(reader, answer.total) if never else _direction(reader, answer.total, true.total)
    if mistake is None or mistake is Mistake.IMPOSSIBLE_TOTAL:
        found = partial(reader, question, answer.total)
        return found or (first, *_nudge(reader, question, answer))
    held = Held(question.cards, question.starter, question.crib)
    fitting = [
        scored
        for scored in held.believed(mistake)
        if points_of(each for each in scored if question.asked.holds(each)) == answer.total
    ]
    return (first, *traps.why(reader, mistake, held, fitting or held.believed(mistake)))


def _direction(reader: Reader, answer: int, true: int) -> str:
    if answer > true:
        return reader.gettext("Your number is too high.")
    if answer < 0:
        return reader.gettext("A count is never below 0.")
    return reader.gettext("Your number is too low: there is more to count.")


def _nudge(reader: Reader, question: CountQuestion, answer: TotalAnswer) -> Sentences:
    """Where to begin again."""
    match question.asked:
        case Part.TOTAL:
            return (_first_part(reader, question),)
        case Part.FIFTEENS:
            return (
                reader.gettext(
                    "Take the highest card and look for everything that makes fifteen with it. "
                    "Then go on without it to the next one."
                ),
            )
        case Part.PAIRS:
            return of_one_rank(reader, question, answer.total)
        case Part.RUNS:
            return (
                reader.gettext(
                    "Put the five cards in order, the ace at the lower end. How long is the longest run, "
                    "and is any of its ranks there more than once?"
                ),
            )
        case Part.FLUSH if question.crib:
            return (reader.gettext("This is a crib: compare the suits of all five cards."),)
        case Part.FLUSH:
            return (
                reader.gettext(
                    "Look at the four cards of the hand alone. Are all of one suit? Only then look at the starter."
                ),
            )
        case Part.NOBS:
            return (
                reader.gettext("Compare the suit of each jack among the four cards with the suit of the starter."),
                traps.starter(reader, question.starter),
            )


def _first_part(reader: Reader, question: CountQuestion) -> str:
    """What the fifteens score, as far as that does not give everything away."""
    scored = question.breakdown
    sorts = sum(points > 0 for points in breakdown.parts_of(scored))
    if not sorts:
        return reader.gettext(
            "Go through what you have counted once more: does it really make fifteen, a pair, a run, a flush or his "
            "nobs?"
        )
    if sorts == 1:
        return reader.gettext(
            "Only one sort of combination scores here. Go through them: fifteens? Pairs? Runs? A flush? His nobs?"
        )
    if not scored.fifteens:
        return reader.gettext("There is no fifteen here. Go on with pairs and runs, then flush and nobs.")
    return reader.ngettext(
        "Begin again in order. There is %(n)s fifteen here. Then come pairs, runs, flush and nobs.",
        "Begin again in order. There are %(n)s fifteens here. Then come pairs, runs, flush and nobs.",
        len(scored.fifteens),
    )
