"""A scene of cribbage as a page shows it: cards, what was said, the count, the board, and the facts in words."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from tutor.draw.cribbage import Words, board_picture, breakdown_picture, hand_picture
from tutor.puzzles.cribbage.count import CountQuestion, Part
from tutor.puzzles.cribbage.missed import MissedQuestion
from tutor.puzzles.cribbage.order import WhoseQuestion
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.scene import Scene
from tutor.puzzles.cribbage.seats import Seat
from tutor.rules.cribbage import Breakdown, Card, Combination, Kind, count, print_answers, print_cards
from tutor.web.cribbage.hooks import named
from tutor.wording.cribbage import breakdown, labels, pictures, talk
from tutor.wording.cribbage.compare import Heads, Row, heads, rows
from tutor.wording.cribbage.position import describe, describe_hand, describe_play, working
from tutor.wording.reader import Reader
from tutor.wording.seats import hand as hand_label
from tutor.wording.seats import seat as seat_label


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards in one picture, with what tells tests and anyone's scripts which they are."""

    picture: Markup
    hooks: Mapping[str, str]
    owner: str = ""
    total: str = ""
    """What the cards of the play add up to, as an addition."""


@dataclass(frozen=True, slots=True)
class Count:
    """Combinations in one picture, true or as somebody has named them."""

    picture: Markup
    title: str
    points: int
    hooks: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was said at the table."""

    sentence: str
    hooks: Mapping[str, str]
    yours: bool


@dataclass(frozen=True, slots=True)
class Comparison:
    """Ordinary cribbage and Muggins side by side."""

    heads: Heads
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class ShownScene:
    """Everything that is shown of a count or a deal."""

    hand: Cards | None = None
    """The cards that are counted."""
    own: Cards | None = None
    """Your own cards, where others are counted or none."""
    laid: Cards | None = None
    said: tuple[Line, ...] = ()
    count: Count | None = None
    board: Cards | None = None
    facts: tuple[str, ...] = ()
    comparison: Comparison | None = None
    sum: tuple[int, ...] = ()
    """What fifteens, pairs, runs, flush and nobs score, where each of them is worth something."""

    @property
    def has_cards(self) -> bool:
        """Whether any cards are shown."""
        return bool(self.hand or self.own or self.laid)

    @property
    def empty(self) -> bool:
        """Whether there is nothing to look at but perhaps the comparison."""
        return not (self.hand or self.own or self.laid or self.said or self.board)


@dataclass(frozen=True, slots=True)
class Look:
    """How much of a scene is shown."""

    counted: bool
    """Whether the combinations and the true count are."""
    settled: bool
    """Whether what an announced count comes to is."""
    talks: bool
    """Whether what was said is, where the question does not tell it anyway."""
    lit: frozenset[Card] = frozenset()
    """The cards that are an answer."""


def shown_scene(
    reader: Reader, scene: Scene, question: CribbageQuestion | None, look: Look, *, compare: bool = False
) -> ShownScene:
    """Everything that a page shows of a scene, as far as it gives no answer away."""
    would = isinstance(question, WhoseQuestion) and not look.settled
    part = _asked_part(question)
    facts = describe(reader, scene, counted=look.counted and part is Part.TOTAL, answered=not would)
    if look.counted and part is not Part.TOTAL and scene.breakdown is not None:
        facts = (*facts, *breakdown.combinations(reader, _of_part(scene.breakdown, part), crib=scene.crib))
    if not look.counted and isinstance(question, MissedQuestion):
        facts = (*facts, *breakdown.combinations(reader, question.named, crib=question.crib))
    if look.settled and question is not None and scene.settlement is not None:
        facts = (*facts, *working(reader, scene))
    return ShownScene(
        hand=_hand(reader, scene, look) if scene.cards else None,
        own=_own(reader, scene) if scene.hand is not None or _starter_alone(scene) else None,
        laid=_laid(reader, scene) if scene.laid else None,
        said=_said(reader, scene, question, would=would) if look.talks else (),
        count=_count(reader, scene, question, look),
        board=_board(reader, scene, settled=look.settled) if scene.scores else None,
        facts=facts,
        comparison=comparison(reader) if compare else None,
    )


def comparison(reader: Reader) -> Comparison:
    """The table of the two games."""
    return Comparison(heads(reader), rows(reader))


def plain_hand(
    reader: Reader, cards: tuple[Card, ...], starter: Card, *, crib: bool = False, uid: str = "cards"
) -> ShownScene:
    """A hand with its true count, outside of any game."""
    worth = count(cards, starter, crib=crib)
    return ShownScene(
        hand=Cards(_cards_picture(reader, cards, starter, crib=crib, uid=uid), _hooks(cards, starter, crib)),
        count=_counted(reader, worth, cards, starter, title=labels.crib(reader) if crib else "", uid=f"{uid}-count"),
        facts=describe_hand(reader, cards, starter, crib=crib, of=worth),
        sum=tuple(points for points in breakdown.parts_of(worth) if points),
    )


def _hooks(cards: Sequence[Card], starter: Card | None, crib: bool) -> dict[str, str]:
    turned = {} if starter is None else {"data-starter": str(starter)}
    return {"data-cards": print_cards(cards), **turned, "data-crib": "yes" if crib else "no"}


def _starter_alone(scene: Scene) -> bool:
    """Whether a starter is shown that belongs to no cards."""
    return scene.starter is not None and not scene.cards and scene.hand is not None


def _hand(reader: Reader, scene: Scene, look: Look) -> Cards:
    """The cards that are counted, and whose they are where that is known."""
    known = scene.announced is not None or scene.counter is Seat.YOU
    picture = _cards_picture(
        reader, scene.cards, scene.starter, crib=scene.crib, lit=look.lit, uid="cards", named=not known
    )
    owner = hand_label(reader, scene.counter) if known and not scene.crib else ""
    return Cards(picture, _hooks(scene.cards, scene.starter, scene.crib), owner)


def _cards_picture(
    reader: Reader,
    cards: tuple[Card, ...],
    starter: Card | None,
    *,
    crib: bool = False,
    lit: Collection[Card] = (),
    uid: str,
    named: bool = True,
) -> Markup:
    whole = starter is not None and len(cards) == 4
    return Markup(
        hand_picture(
            cards,
            starter,
            crib=crib,
            title=labels.cards(reader, cards, starter, crib=crib),
            ranks=pictures.ranks(reader),
            words=Words(labels.starter(reader), labels.crib(reader), pictures.hand(reader) if whole and named else ""),
            highlight=lit,
            uid=uid,
        )
    )


def _own(reader: Reader, scene: Scene) -> Cards:
    """Your own cards, and the starter where one has been turned."""
    cards = scene.hand or ()
    starter = None if scene.cards else scene.starter
    picture = hand_picture(
        cards,
        starter,
        title=labels.hand_of(reader, Seat.YOU, cards) if cards else hand_label(reader, Seat.YOU),
        ranks=pictures.ranks(reader),
        words=Words(labels.starter(reader), ""),
        uid="own",
    )
    turned = {} if starter is None else {"data-starter": str(starter)}
    return Cards(Markup(picture), {"data-hand": print_cards(cards), **turned}, hand_label(reader, Seat.YOU))


def _laid(reader: Reader, scene: Scene) -> Cards:
    """The cards of the play since the total last started again."""
    title, *_ = describe_play(reader, scene.laid, scored=False)
    starter = None if scene.cards or scene.hand is not None else scene.starter
    picture = hand_picture(
        scene.laid,
        starter,
        title=title,
        ranks=pictures.ranks(reader),
        words=Words(labels.starter(reader), ""),
        uid="laid",
    )
    turned = {} if starter is None else {"data-starter": str(starter)}
    hooks = {"data-laid": print_cards(scene.laid), **turned}
    return Cards(Markup(picture), hooks, reader.gettext("The play"), breakdown.values(reader, scene.laid))


def _said(reader: Reader, scene: Scene, question: CribbageQuestion | None, *, would: bool) -> tuple[Line, ...]:
    """What was announced and answered or, where it is asked whose answer counts, what everybody would answer."""
    said = []
    if scene.announced is not None:
        sentence = talk.announces(reader, scene.counter, scene.announced)
        said.append(Line(sentence, {"data-announced": str(scene.announced)}, scene.counter is Seat.YOU))
    if would and isinstance(question, WhoseQuestion):
        return (
            *said,
            *(
                Line(talk.would_answer(reader, seat, answer), _of_seat(seat, str(answer)), seat is Seat.YOU)
                for seat, answer in question.said
            ),
        )
    if scene.count is not None and scene.count.announcement.is_asked:
        for seat, answer in zip(scene.count.opponents, scene.answers, strict=False):
            said.append(Line(talk.answers(reader, seat, answer), _of_seat(seat, str(answer)), seat is Seat.YOU))
    return tuple(said)


def _of_seat(seat: Seat, answer: str) -> dict[str, str]:
    return {"data-seat": seat.value, "data-answer-given": answer}


def _count(reader: Reader, scene: Scene, question: CribbageQuestion | None, look: Look) -> Count | None:
    """The true count or, while it is hidden and something was left out, what the counter has named."""
    worth, starter = scene.breakdown, scene.starter
    if worth is None or starter is None:
        return None
    part = _asked_part(question)
    if look.counted and part is not Part.TOTAL and question is not None:
        asked, title = of_combinations(_of_part(worth, part)), labels.field(reader, question, question.fields[0])
        hooks = {"data-total": str(worth.total)}
        return _counted(reader, asked, scene.cards, starter, title=title, uid="count", hooks=hooks)
    if look.counted:
        return _counted(reader, worth, scene.cards, starter, title=reader.gettext("The true count"), uid="count")
    if not isinstance(question, MissedQuestion):
        return None
    title = reader.gettext("What was counted")
    partial = of_combinations(question.named)
    return _counted(
        reader, partial, scene.cards, starter, title=title, uid="named", hooks={"data-named": named(question.named)}
    )


def _asked_part(question: CribbageQuestion | None) -> Part:
    """The part of a count that is asked for: no other is shown with the answer, as others may not be known yet."""
    return question.asked if isinstance(question, CountQuestion) else Part.TOTAL


def _of_part(worth: Breakdown, part: Part) -> tuple[Combination, ...]:
    return tuple(each for each in worth.combinations if part.holds(each))


def _counted(
    reader: Reader,
    worth: Breakdown,
    cards: tuple[Card, ...],
    starter: Card,
    *,
    title: str,
    uid: str,
    hooks: Mapping[str, str] | None = None,
) -> Count:
    said = breakdown.combinations(reader, worth.combinations)
    picture = breakdown_picture(
        worth,
        cards,
        starter,
        title=title or reader.gettext("The true count"),
        description=" ".join(said),
        ranks=pictures.ranks(reader),
        kinds=pictures.kinds(reader),
        total=labels.part(reader, Part.TOTAL),
        uid=uid,
    )
    return Count(Markup(picture), title, worth.total, {"data-total": str(worth.total)} if hooks is None else hooks)


def of_combinations(scored: Sequence[Combination]) -> Breakdown:
    """Some combinations of a count as a breakdown of their own."""

    def cards_of(kind: Kind) -> tuple[tuple[Card, ...], ...]:
        return tuple(each.cards for each in scored if each.kind is kind)

    flush, nobs = cards_of(Kind.FLUSH), cards_of(Kind.NOBS)
    return Breakdown(
        fifteens=cards_of(Kind.FIFTEEN),
        pairs=cards_of(Kind.PAIR),
        runs=cards_of(Kind.RUN),
        flush=flush[0] if flush else (),
        nobs=nobs[0][0] if nobs else None,
    )


def _board(reader: Reader, scene: Scene, *, settled: bool) -> Cards:
    """The board, with the pegs moved by a count whose settlement is shown."""
    after = scene.scores_after if settled else scene.scores
    picture = board_picture(
        [points for _, points in after],
        previous=[points for _, points in scene.scores],
        target=scene.target,
        names=[seat_label(reader, seat) for seat, _ in after],
        title=reader.gettext("The board"),
        description=" · ".join(labels.score(reader, seat, points, scene.target) for seat, points in after),
        uid="board",
    )
    hooks = {
        "data-board": " ".join(f"{seat}={points}" for seat, points in scene.scores),
        "data-target": str(scene.target),
    }
    if settled and scene.settlement is not None:
        hooks["data-answers"] = print_answers(scene.answers)
    return Cards(Markup(picture), hooks)
