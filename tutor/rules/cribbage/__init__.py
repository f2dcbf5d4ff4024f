"""The rules of cribbage with Muggins, C0 to C14."""

from tutor.rules.cribbage.action import Action, Announce, Discard, Go, Lay, Reply
from tutor.rules.cribbage.card import PACK, RANKS, Card, Suit, parse_cards, print_cards
from tutor.rules.cribbage.count import (
    CARDS_IN_HAND,
    HIGHEST_TOTAL,
    IMPOSSIBLE_TOTALS,
    Breakdown,
    Combination,
    Kind,
    count,
    total,
)
from tutor.rules.cribbage.counting import Counting, Counts
from tutor.rules.cribbage.deal import CARDS_DEALT, CRIB_FROM_PACK, Cut, Deal, cut_for_deal, lowest_cuts
from tutor.rules.cribbage.errors import CribbageReason, IllegalAction
from tutor.rules.cribbage.event import Counted, Event, Heels
from tutor.rules.cribbage.game import Game, Phase
from tutor.rules.cribbage.muggins import (
    ACCEPT,
    OVER,
    TARGETS,
    Announcement,
    Answer,
    Call,
    Settlement,
    Verdict,
    parse_answers,
    print_answers,
)
from tutor.rules.cribbage.play import LIMIT, Laid, Play, PlayKind, PlayPoints, points_for_last, running_total
from tutor.rules.cribbage.table import Table

__all__ = [
    "ACCEPT",
    "CARDS_DEALT",
    "CARDS_IN_HAND",
    "CRIB_FROM_PACK",
    "HIGHEST_TOTAL",
    "IMPOSSIBLE_TOTALS",
    "LIMIT",
    "OVER",
    "PACK",
    "RANKS",
    "TARGETS",
    "Action",
    "Announce",
    "Announcement",
    "Answer",
    "Breakdown",
    "Call",
    "Card",
    "Combination",
    "Counted",
    "Counting",
    "Counts",
    "CribbageReason",
    "Cut",
    "Deal",
    "Discard",
    "Event",
    "Game",
    "Go",
    "Heels",
    "IllegalAction",
    "Kind",
    "Laid",
    "Lay",
    "Phase",
    "Play",
    "PlayKind",
    "PlayPoints",
    "Reply",
    "Settlement",
    "Suit",
    "Table",
    "Verdict",
    "count",
    "cut_for_deal",
    "lowest_cuts",
    "parse_answers",
    "parse_cards",
    "points_for_last",
    "print_answers",
    "print_cards",
    "running_total",
    "total",
]
