"""May a player do this? Tried out in the rules."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Final

from tutor.puzzles.answer import Choice
from tutor.puzzles.cribbage.choice import NO, YES, yes_or_no
from tutor.puzzles.cribbage.seats import TWO
from tutor.rules.cribbage import (
    ACCEPT,
    HIGHEST_TOTAL,
    IMPOSSIBLE_TOTALS,
    Action,
    Announce,
    Answer,
    CribbageReason,
    Deal,
    Game,
    Go,
    IllegalAction,
    Lay,
    Phase,
    Reply,
    Table,
    parse_cards,
)


class Act(StrEnum):
    """What a player would like to do."""

    MUGGINS_ON_PLAY = "muggins-on-play"
    """Call muggins on points of the play. Rule C10."""
    MUGGINS_ON_HEELS = "muggins-on-heels"
    """Call muggins on his heels. Rule C10."""
    MUGGINS_ON_CRIB = "muggins-on-crib"
    """Call muggins on the count of the crib. Rule C9."""
    MUGGINS_IN_REVERSE = "muggins-in-reverse"
    """Call muggins in the reverse game. Rule C13."""
    MUGGINS_WHEN_SETTLED = "muggins-when-settled"
    """Call muggins after another opponent's call. Rule C3."""
    MUGGINS_WHEN_ACCEPTED = "muggins-when-accepted"
    """Call muggins after everybody has accepted. Rule C4."""
    MUGGINS_AT_TARGET = "muggins-at-target"
    """Call muggins on a count that is too low and has reached the target. Rule C11."""
    ANSWER_OWN_COUNT = "answer-own-count"
    """Answer the own count. Rule C3."""
    ANSWER_FOR_PARTNER = "answer-for-partner"
    """Answer the own partner's count. Rule C12."""
    ANSWER_OUT_OF_TURN = "answer-out-of-turn"
    """Answer before somebody who sits nearer to the counter's left. Rule C3."""
    ANNOUNCE_IMPOSSIBLE = "announce-impossible"
    """Announce 19, which no hand is worth. Rule C7."""
    ANNOUNCE_MORE = "announce-more"
    """Announce 30. Rule C2."""
    CLAIM_NOTHING = "claim-nothing"
    """Call muggins for no points. Rule C7."""
    CLAIM_MORE = "claim-more"
    """Call muggins for 30 points. Rule C7."""
    CLAIM_BEYOND_MISSED = "claim-beyond-missed"
    """Call muggins for more points than were missed. Rule C5."""
    TO_61 = "to-61"
    """Call muggins in a game to 61. Rule C12."""


@dataclass(frozen=True, slots=True)
class AllowedQuestion(Choice):
    """May a player do this? (Rules C2 to C13, as the act says.)"""

    act: Act

    kind: ClassVar[str] = "allowed"

    @property
    def options(self) -> tuple[str, ...]:
        """Yes and no."""
        return (YES, NO)

    @property
    def refused(self) -> CribbageReason | None:
        """Why the rules refuse it; None when they let it pass."""
        return _TRIED[self.act]()

    @property
    def right(self) -> str:
        """Whether the rules let it pass."""
        return yes_or_no(self.refused is None)


_THREE: Final = Table(3)
_PARTNERS: Final = Table(4, partners=True)
_TWO_POINTS: Final = Answer.muggins(2)
#: What up to four players keep; the first to count holds a pair, and a fifteen with the five that is turned.
_KEPT: Final = ("4H 4D 9S QC", "3H 3D 8S KC", "2H 2D 7S JC", "AH AD 6S TC")
#: What they give to the crib, and with three the pack.
_GIVEN: Final = ("5H 5D", "TD TH", "9C", "9D")
_FIVE: Final = "5C"
_JACK: Final = "JD"


def _playing(table: Table = TWO, *, starter: str = _FIVE, target: int = 121) -> Game:
    """The play begins; the last player deals, so that the first one leads and counts first."""
    to_crib = 2 if table.players == 2 else 1
    given = [parse_cards(cards)[:to_crib] for cards in _GIVEN[: table.players]]
    kept = [parse_cards(cards) for cards in _KEPT[: table.players]]
    hands = [(*cards, *away) for cards, away in zip(kept, given, strict=True)]
    pack = parse_cards(starter if table.players != 3 else f"{_GIVEN[3]} {starter}")
    deal = Deal.of(table, table.players - 1, hands, pack)
    for player in deal.waiting:
        deal = deal.discard(player, given[player])
    return Game.of(deal, target=target)


def _to_the_counts(game: Game) -> Game:
    """The same deal once all cards are laid."""
    while game.phase is Phase.PLAY and game.play is not None:
        player, cards = game.play.turn, game.play.legal_cards
        game = game.after(Lay(player, cards[0]) if cards else Go(player))
    return game


def _announced(table: Table = TWO, *, target: int = 121) -> Game:
    """The first player has announced nothing, and the second is to answer."""
    return _to_the_counts(_playing(table, target=target)).after(Announce(0, 0))


def _refusal(game: Game, action: Action) -> CribbageReason | None:
    """Why an action is refused; None when it passes."""
    try:
        game.after(action)
    except IllegalAction as refused:
        return refused.reason
    return None


def _muggins(game: Game, player: int) -> CribbageReason | None:
    return _refusal(game, Reply(player, _TWO_POINTS))


def _claim(claim: int) -> CribbageReason | None:
    return _refusal(_announced(), Reply(1, _TWO_POINTS._replace(claim=claim)))


def _on_play() -> CribbageReason | None:
    """The first player has laid a card, and the second would answer what it pegged."""
    game = _playing()
    return _muggins(game.after(Lay(0, game.deal.hands[0][0])), 1)


def _on_crib() -> CribbageReason | None:
    game = _announced().after(Reply(1, ACCEPT)).after(Announce(1, 0)).after(Reply(0, ACCEPT))
    return _muggins(game.after(Announce(1, 0)), 0)


def _in_reverse() -> CribbageReason | None:
    """The same deal as a reverse game with Muggins, so far as there is one."""
    game = _playing()
    return _muggins(_to_the_counts(Game.of(game.deal, with_muggins=True, reverse=True)), 1)


def _at_target() -> CribbageReason | None:
    """Two points announced for a hand that is worth more, with which the target is reached."""
    before = replace(_to_the_counts(_playing()), scores=(119, 0))
    return _muggins(before.after(Announce(0, 2)), 1)


_TRIED: Final[dict[Act, Callable[[], CribbageReason | None]]] = {
    Act.MUGGINS_ON_PLAY: _on_play,
    Act.MUGGINS_ON_HEELS: lambda: _muggins(_playing(starter=_JACK), 0),
    Act.MUGGINS_ON_CRIB: _on_crib,
    Act.MUGGINS_IN_REVERSE: _in_reverse,
    Act.MUGGINS_WHEN_SETTLED: lambda: _muggins(_announced(_THREE).after(Reply(1, _TWO_POINTS)), 2),
    Act.MUGGINS_WHEN_ACCEPTED: lambda: _muggins(_announced().after(Reply(1, ACCEPT)), 1),
    Act.MUGGINS_AT_TARGET: _at_target,
    Act.ANSWER_OWN_COUNT: lambda: _muggins(_announced(), 0),
    Act.ANSWER_FOR_PARTNER: lambda: _muggins(_announced(_PARTNERS).after(Reply(1, ACCEPT)), 2),
    Act.ANSWER_OUT_OF_TURN: lambda: _muggins(_announced(_THREE), 2),
    Act.ANNOUNCE_IMPOSSIBLE: lambda: _refusal(_to_the_counts(_playing()), Announce(0, min(IMPOSSIBLE_TOTALS))),
    Act.ANNOUNCE_MORE: lambda: _refusal(_to_the_counts(_playing()), Announce(0, HIGHEST_TOTAL + 1)),
    Act.CLAIM_NOTHING: lambda: _claim(0),
    Act.CLAIM_MORE: lambda: _claim(HIGHEST_TOTAL + 1),
    Act.CLAIM_BEYOND_MISSED: lambda: _claim(HIGHEST_TOTAL),
    Act.TO_61: lambda: _muggins(_announced(target=61), 1),
}
