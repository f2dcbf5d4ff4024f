"""What a picture of cribbage shows, as sentences: the cards, the table, what was announced and answered."""

from tutor.puzzles.cribbage.scene import Scene
from tutor.puzzles.cribbage.seats import Seat
from tutor.rules.cribbage import CARDS_IN_HAND, Breakdown, Card, PlayKind, points_for_last
from tutor.wording.cribbage import breakdown, settlement, talk
from tutor.wording.cribbage.asking import at_table, deals
from tutor.wording.cribbage.names import names
from tutor.wording.cribbage.traps import starter
from tutor.wording.reader import Reader
from tutor.wording.seats import seat as label


def describe(reader: Reader, scene: Scene, *, counted: bool = True, answered: bool = True) -> tuple[str, ...]:
    """Everything that is shown, one sentence each.

    Without `counted` the combinations and the true count stay unsaid, without `answered` the answers, which need not
    have been given where it is asked whose counts. What a settled count comes to is said by `working`.
    """
    said = [*at_table(reader, scene.table)]
    if scene.dealer is not None:
        said.append(deals(reader, scene.dealer))
    said += describe_scores(reader, scene.scores, scene.target, before=scene.count is not None)
    if scene.hand is not None:
        said.append(own_cards(reader, scene.hand))
    if scene.cards:
        said.append(_counted_cards(reader, scene))
    if scene.starter is not None:
        said.append(starter(reader, scene.starter))
    if scene.laid:
        said += describe_play(reader, scene.laid, scored=counted)
    if scene.announced is not None:
        said.append(talk.announces(reader, scene.counter, scene.announced))
    if scene.count is not None and answered:
        said += talk.replies(reader, scene.count, scene.answers)
    if counted and scene.breakdown is not None:
        said += breakdown.sentences(reader, scene.breakdown, crib=scene.crib)
    return tuple(said)


def describe_hand(
    reader: Reader, cards: tuple[Card, ...], turned: Card, *, crib: bool = False, of: Breakdown | None = None
) -> tuple[str, ...]:
    """Four cards and the starter, and with `of` what they are worth."""
    first = _crib(reader, cards) if crib else reader.gettext("The hand: %(cards)s.", cards=names(reader, cards))
    worth = () if of is None else breakdown.sentences(reader, of, crib=crib)
    return (first, starter(reader, turned), *worth)


def working(reader: Reader, scene: Scene) -> tuple[str, ...]:
    """Why the count that is shown comes to what it comes to: its settlement, or else its combinations."""
    count = scene.count
    if count is not None and scene.settlement is not None:
        return (
            *settlement.why(reader, count, scene.answers),
            *settlement.gained(reader, count, scene.settlement),
            *settlement.scored(reader, count, scene.answers),
            settlement.shown(reader, scene.settlement),
        )
    return () if scene.breakdown is None else breakdown.sentences(reader, scene.breakdown, crib=scene.crib)


def own_cards(reader: Reader, cards: tuple[Card, ...]) -> str:
    """Your own cards, as far as you still hold them."""
    if not cards:
        return reader.gettext("You have no cards left.")
    return reader.gettext("Your cards: %(cards)s.", cards=names(reader, cards))


def describe_scores(
    reader: Reader, scores: tuple[tuple[Seat, int], ...], target: int, *, before: bool = False
) -> tuple[str, ...]:
    """The score of each side, with `before` the one before a count that is shown, and the target."""
    if not scores:
        return ()
    said = [_score_before(reader, *each) if before else _score(reader, *each) for each in scores]
    return (*said, reader.gettext("The target is %(target)s.", target=target))


def _score(reader: Reader, seat: Seat, points: int) -> str:
    # NOTE: %(seat)s is a label such as “Left neighbour”; it stands before a colon and is not inflected.
    return reader.gettext("%(seat)s: the score is %(score)s.", seat=label(reader, seat), score=points)


def _score_before(reader: Reader, seat: Seat, points: int) -> str:
    # NOTE: %(seat)s is a label such as “Left neighbour”; it stands before a colon and is not inflected.
    return reader.gettext("%(seat)s: the score before this count is %(score)s.", seat=label(reader, seat), score=points)


def describe_play(reader: Reader, laid: tuple[Card, ...], *, scored: bool = True) -> tuple[str, ...]:
    """The cards laid since the total last started again, the running total, and what the last of them scores."""
    said = [
        reader.gettext("Cards in the running total, in the order laid: %(cards)s.", cards=names(reader, laid)),
        # NOTE: %(total)s is an addition such as 7 + 8 = 15.
        reader.gettext("The running total: %(total)s.", total=breakdown.values(reader, laid)),
    ]
    if scored:
        points = points_for_last(laid)
        said += [scores_in_play(reader, kind, number) for kind, number, _ in points]
        if not points:
            said.append(reader.gettext("The last card scores nothing by itself."))
    return tuple(said)


def scores_in_play(reader: Reader, kind: PlayKind, points: int) -> str:
    """What the card just laid scores in the play, and for what. Rule C10."""
    match kind:
        case PlayKind.FIFTEEN:
            return reader.gettext("The running total is fifteen, which scores 2.")
        case PlayKind.THIRTY_ONE:
            return reader.gettext("The running total is 31, which scores 2.")
        case PlayKind.PAIR if points == 12:
            return reader.gettext("The last four cards are of one rank, which scores 12.")
        case PlayKind.PAIR if points == 6:
            return reader.gettext("The last three cards are of one rank, which scores 6.")
        case PlayKind.PAIR:
            return reader.gettext("The last two cards are a pair, which scores 2.")
        case PlayKind.RUN:
            return reader.ngettext(
                "The last %(n)s card is a run, which scores 1 for each card.",
                "The last %(n)s cards are a run, which scores 1 for each card.",
                points,
            )
        case PlayKind.LAST:
            return reader.gettext("The last card scores 1.")


def _crib(reader: Reader, cards: tuple[Card, ...]) -> str:
    return reader.gettext("The crib: %(cards)s.", cards=names(reader, cards))


def _counted_cards(reader: Reader, scene: Scene) -> str:
    """The cards that are counted and whose they are; fewer than four are only shown."""
    if scene.crib:
        return _crib(reader, scene.cards)
    cards = names(reader, scene.cards)
    if len(scene.cards) != CARDS_IN_HAND or scene.starter is None:
        return reader.gettext("The cards: %(cards)s.", cards=cards)
    if scene.announced is None:
        return reader.gettext("The hand: %(cards)s.", cards=cards)
    match scene.counter:
        case Seat.YOU:
            return reader.gettext("Your hand is counted: %(cards)s.", cards=cards)
        case Seat.LEFT:
            return reader.gettext("The hand of your left neighbour is counted: %(cards)s.", cards=cards)
        case Seat.ACROSS:
            return reader.gettext("The hand of the player opposite is counted: %(cards)s.", cards=cards)
        case Seat.RIGHT:
            return reader.gettext("The hand of your right neighbour is counted: %(cards)s.", cards=cards)
