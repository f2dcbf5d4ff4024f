"""A scripted deal: the cards, and the moves so far, replayed through the rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from tutor.lessons.cribbage.keys import at_table, scores_of, table_of
from tutor.lessons.cribbage.step import CribbageMove
from tutor.lessons.errors import LessonError, LessonReason
from tutor.lessons.table import Table as Keys
from tutor.lessons.table import as_word
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.seats import SEATS, Seat, player_at, seat_of, sides
from tutor.rules.cribbage import (
    Action,
    Announce,
    Answer,
    Card,
    Deal,
    Discard,
    Game,
    Go,
    Lay,
    Phase,
    Reply,
    parse_cards,
)
from tutor.rules.errors import NotationError

#: The kinds of question about the count that was settled last.
OF_LAST_COUNT: Final = frozenset({"settle", "over", "shown", "whose"})


@dataclass(frozen=True, slots=True)
class Script:
    """A deal as far as it has been told."""

    game: Game
    announced: AnnouncedCount | None = None
    """The count announced last, with the scores before it."""
    answers: tuple[Answer, ...] = ()
    """The answers to it so far."""
    has_settled: bool = False
    """Whether the last move settled it."""

    @classmethod
    def dealt(cls, keys: Keys) -> "Script":
        """Read the `[deal]` of a lesson; raises LessonError, and RulesError when the rules refuse the deal."""
        table = table_of(keys)
        dealer = at_table(table, keys.word("dealer", Seat), "dealer")
        pack = parse_cards(keys.take("pack", str))
        hands = {at_table(table, seat, "hands"): parse_cards(cards) for seat, cards in keys.by_seat("hands", str)}
        target = keys.number("target", 121)
        scores = scores_of(keys, table, target)
        with_muggins, reverse = keys.take("muggins", bool, True), keys.take("reverse", bool, False)
        keys.finish()
        for seat in SEATS[table.players]:
            if seat not in hands:
                raise LessonError(LessonReason.MISSING, f"hands.{seat}")
        deal = Deal.of(table, player_at(table, dealer), [hands[seat] for seat in SEATS[table.players]], pack)
        game = Game.of(
            deal,
            target=target,
            scores=[score for _, score in scores] or None,
            with_muggins=with_muggins,
            reverse=reverse,
        )
        return cls(game)

    def after(self, text: str) -> tuple["Script", CribbageMove]:
        """Make one move, written like `you discard 2H KC`, `across lay 7C`, `you announce 8` or `you muggins:2`."""
        who, _, what = text.partition(" ")
        seat = at_table(self.game.table, as_word(Seat, who, "moves"), "moves")
        action = _action(player_at(self.game.table, seat), what)
        game = self.game.after(action)
        turned = None if self.game.deal.starter else game.deal.starter
        move = CribbageMove(seat, action, game.history[len(self.game.history) :], turned)
        return self._told(game, action), move

    def _told(self, game: Game, action: Action) -> "Script":
        """The script after a move, with the count that it announced or answered."""
        counting = self.game.counting
        if isinstance(action, Announce) and counting is not None:
            announced = AnnouncedCount(
                cards=counting.cards,
                starter=counting.starter,
                crib=counting.crib,
                announced=action.points,
                table=game.table,
                counter=seat_of(game.table, counting.player),
                scores=self.game.scores,
                target=game.target,
            )
            return Script(game, announced, (), game.phase is not Phase.ANSWER)
        if isinstance(action, Reply):
            return replace(
                self, game=game, answers=(*self.answers, action.answer), has_settled=game.phase is not Phase.ANSWER
            )
        return replace(self, game=game, has_settled=False)

    def shown(self, kind: str) -> dict[str, Any]:
        """What a step shows of the deal as it stands: the count settled last, the one to come, or your own cards.

        `kind` is what the step asks, if it asks.
        """
        game = self.game
        shown: dict[str, Any] = {
            "table": game.table,
            "dealer": seat_of(game.table, game.deal.dealer),
            "target": game.target,
            "scores": tuple(zip(sides(game.table), game.scores, strict=True)),
            "starter": game.deal.starter,
        }
        is_last = self.has_settled and kind not in ("count", "missed", "turn")
        if self.announced is not None and (game.phase is Phase.ANSWER or is_last or kind in OF_LAST_COUNT):
            return shown | _shown_count(self.announced) | {"answers": self.answers}
        counting = game.counting
        if counting is not None:
            counter = seat_of(game.table, counting.player)
            return shown | {"cards": counting.cards, "crib": counting.crib, "counter": counter}
        if game.phase is Phase.PLAY and game.play is not None:
            laid = tuple(each.card for each in game.play.sequence)
            return shown | {"hand": game.play.hands[player_at(game.table, Seat.YOU)], "laid": laid}
        return shown | {"hand": game.deal.hands[0]} if game.phase is Phase.DISCARD else shown


def _shown_count(announced: AnnouncedCount) -> dict[str, Any]:
    return {
        "cards": announced.cards,
        "crib": announced.crib,
        "announced": announced.announced,
        "counter": announced.counter,
        "scores": tuple(zip(sides(announced.table), announced.scores, strict=True)),
    }


def _discard(player: int, what: str) -> Action:
    return Discard(player, parse_cards(what))


def _lay(player: int, what: str) -> Action:
    return Lay(player, Card.parse(what))


def _announce(player: int, what: str) -> Action:
    if not (what.isascii() and what.isdigit()):
        raise NotationError(what, "number")
    return Announce(player, int(what))


_WITH_MORE: Final[Mapping[str, Callable[[int, str], Action]]] = {
    "discard": _discard,
    "lay": _lay,
    "announce": _announce,
}


def _action(player: int, text: str) -> Action:
    """Read what a player does; raises LessonError, and NotationError for what is neither a move nor an answer."""
    verb, _, rest = text.strip().partition(" ")
    if verb in _WITH_MORE:
        return _WITH_MORE[verb](player, rest)
    if text == "go":
        return Go(player)
    return Reply(player, Answer.parse(text))


def is_right(move: CribbageMove, right: frozenset[Any]) -> bool:
    """Whether a move is one of the right answers to the question before it."""
    match move.action:
        case Announce(_, points):
            return any(getattr(answer, "total", None) == points for answer in right)
        case Reply(_, answer):
            return any(getattr(one, "answer", None) == answer for one in right)
        case _:
            return False
