"""What the rules of cribbage refuse, as facts; the wording makes sentences of them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from tutor.rules.errors import RulesError

if TYPE_CHECKING:
    from tutor.rules.cribbage.card import Card


class CribbageReason(StrEnum):
    """Why something cannot be done at the cribbage table."""

    CARD_TWICE = "card-twice"
    """The same card lies in two places at once."""
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"
    """A hand, a discard or a pack has more or fewer cards than the rules say."""
    WRONG_NUMBER_OF_PLAYERS = "wrong-number-of-players"
    """Cribbage is played here by two, three or four."""
    PARTNERS_NEED_FOUR = "partners-need-four"
    """Partners sit opposite each other, which takes four players."""
    UNKNOWN_PLAYER = "unknown-player"
    """Nobody sits at that place."""
    UNKNOWN_TARGET = "unknown-target"
    """A game goes to 61 or to 121."""
    SCORE_OUT_OF_RANGE = "score-out-of-range"
    """A score is below zero, or there already was a winner."""
    COUNT_OUT_OF_RANGE = "count-out-of-range"
    """A count is a whole number from 0 to 29."""
    CLAIM_OUT_OF_RANGE = "claim-out-of-range"
    """A claim is a whole number from 1 to 29."""
    NO_ANSWERS = "no-answers"
    """The count waits for the answers of the opponents."""
    TOO_MANY_ANSWERS = "too-many-answers"
    """Nobody has more than three opponents."""
    NOT_NOW = "not-now"
    """The game is at another stage."""
    NOT_YOUR_TURN = "not-your-turn"
    """Another player is to act."""
    OWN_SIDE = "own-side"
    """Nobody answers the own count or that of the own partner."""
    ALREADY_DISCARDED = "already-discarded"
    """This player has given cards to the crib already."""
    NOT_IN_HAND = "not-in-hand"
    """The player does not hold that card."""
    OVER_THIRTY_ONE = "over-thirty-one"
    """The card would take the running total above 31."""
    MUST_PLAY = "must-play"
    """The player holds a card that fits and may not say go."""
    DEAL_NOT_FINISHED = "deal-not-finished"
    """There is still something to play or to count."""
    GAME_OVER = "game-over"
    """Somebody has reached the target."""


class IllegalAction(RulesError):  # noqa: N818 - named after what it is about, like IllegalPlay
    """The rules refuse an action or a position: `reason` says why, the rest says what it is about."""

    def __init__(
        self,
        reason: CribbageReason,
        *,
        player: int | None = None,
        card: Card | None = None,
        number: int | None = None,
    ) -> None:
        """Keep the reason with the player, the card and the number it is about, where there are any."""
        super().__init__(reason)
        self.reason = reason
        self.player = player
        self.card = card
        self.number = number

    def __str__(self) -> str:
        """A terse line for logs, not for learners."""
        details = {"player": self.player, "card": self.card, "number": self.number}
        return " ".join(
            [str(self.reason), *(f"{name}={detail}" for name, detail in details.items() if detail is not None)]
        )
