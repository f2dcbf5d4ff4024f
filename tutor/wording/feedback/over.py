"""Is it over: first the target, then the empty hand, then the block."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.choice import Outcome, OverQuestion
from tutor.puzzles.misconceptions import Mistake
from tutor.rules.dominoes import TARGET, Tile, points
from tutor.wording.feedback.act import open_ends
from tutor.wording.reader import Reader


def right(reader: Reader, question: OverQuestion, answer: ChoiceAnswer) -> tuple[str, ...]:
    """Why the game or the round is over, or why it goes on."""
    return shown(reader, question)


def shown(reader: Reader, question: OverQuestion) -> tuple[str, ...]:
    """The score and the target, the hand, the boneyard: as far as they decide."""
    match question.outcome:
        case Outcome.WON:
            return (
                *_score(reader, question),
                reader.gettext("The target is reached: the game is won at once, and no hand is settled any more."),
            )
        case Outcome.OUT:
            return (
                *_score(reader, question),
                reader.gettext("That was the last tile of the hand. Whoever plays it goes out, and the round is over."),
            )
        case Outcome.BLOCKED:
            return (
                *_score(reader, question),
                reader.gettext("The boneyard is empty."),
                open_ends(reader, question.line),
                reader.gettext("No tile in any hand fits, so the round is blocked."),
            )
        case Outcome.GOES_ON:
            return (*_score(reader, question), *_why_it_goes_on(reader, question))


def _score(reader: Reader, question: OverQuestion) -> tuple[str, ...]:
    """The score of the player who has just placed, and how far it is from the target."""
    before, scored = dict(question.scores)[question.mover], points(question.line)
    now = reader.addition((before, scored)) if scored else reader.number(before)
    target = TARGET[question.players]
    if question.score >= target:
        # NOTE: %(score)s is an addition such as 235 + 15 = 250, or a single number.
        return (reader.gettext("The new score: %(score)s. The target: %(target)s.", score=now, target=target),)
    # NOTE: %(score)s is an addition such as 195 + 15 = 210, or a single number.
    return (
        reader.gettext("The new score: %(score)s. The target, %(target)s, is not reached.", score=now, target=target),
    )


def _playable(question: OverQuestion) -> tuple[Tile, ...]:
    return tuple(tile for _, hand in question.hands for tile in hand if question.line.fits(tile))


def _why_it_goes_on(reader: Reader, question: OverQuestion) -> tuple[str, ...]:
    sentences = [reader.gettext("The player who has just placed still holds tiles.")]
    if question.boneyard:
        sentences.append(
            reader.ngettext(
                "The boneyard still holds %(n)s tile, so the round is not blocked.",
                "The boneyard still holds %(n)s tiles, so the round is not blocked.",
                question.boneyard,
            )
        )
    else:
        fitting = _playable(question)
        sentences.append(
            reader.ngettext(
                "The tile %(tiles)s in a hand still fits, so the round is not blocked.",
                "The tiles %(tiles)s in the hands still fit, so the round is not blocked.",
                len(fitting),
                tiles=reader.and_list(map(reader.tile, fitting)),
            )
        )
    return tuple(sentences)


def wrong(reader: Reader, question: OverQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """What to look at first, seen from the answer given."""
    if mistake is Mistake.SETTLED_AFTER_TARGET:
        return (
            reader.gettext(
                "Look at the score first. Reaching or passing the target wins at once: "
                "the round is not played on, and no deduction is made."
            ),
        )
    if mistake is Mistake.TARGETS_MIXED:
        return (
            reader.gettext(
                "You may have mixed up the two targets: %(two)s with two players, %(more)s with three or four. "
                "Look at how many play here.",
                two=TARGET[2],
                more=TARGET[3],
            ),
        )
    if question.outcome is Outcome.WON:
        return (
            reader.gettext(
                "Begin with the score: add the points of this placement, then compare the new score with the target."
            ),
        )
    held = len(dict(question.hands)[question.mover])
    match Outcome(answer.choice):
        case Outcome.WON:
            return _score(reader, question)
        case Outcome.OUT:
            return (
                reader.ngettext(
                    "To go out is to play the last tile of the hand. "
                    "The player who has just placed still holds %(n)s tile.",
                    "To go out is to play the last tile of the hand. "
                    "The player who has just placed still holds %(n)s tiles.",
                    held,
                ),
            )
        case Outcome.BLOCKED if question.outcome is Outcome.OUT:
            return (
                reader.gettext(
                    "Look at the hand of the player who has just placed. "
                    "When it is empty, it does not matter whether anybody else could have moved."
                ),
            )
        case Outcome.BLOCKED if question.boneyard:
            return (
                reader.ngettext(
                    "A round is blocked only when the boneyard is empty. It still holds %(n)s tile.",
                    "A round is blocked only when the boneyard is empty. It still holds %(n)s tiles.",
                    question.boneyard,
                ),
            )
        case Outcome.BLOCKED:
            return (
                reader.gettext(
                    "A round is blocked only when no tile in any hand fits. Compare every tile with both ends."
                ),
                open_ends(reader, question.line),
            )
        case _ if not held:
            return (
                reader.gettext("Look at the hand of the player who has just placed: how many tiles are left in it?"),
            )
        case _:
            return (
                reader.gettext("The boneyard is empty. Compare every tile in the hands with both ends."),
                open_ends(reader, question.line),
            )
