"""Domino Muggins: a double-six set, one line, no spinner (rules D1 to D22)."""

from tutor.rules.dominoes.action import Act, Action, Draw, Pass, Play, act_of, legal_acts, playable
from tutor.rules.dominoes.facts import Facts, facts
from tutor.rules.dominoes.game import TARGET, Game
from tutor.rules.dominoes.line import End, Half, Joint, Line, OpenPlace, Oriented, Placement
from tutor.rules.dominoes.lot import Lot, draw_lot, settle_lot
from tutor.rules.dominoes.playout import Ended, playout
from tutor.rules.dominoes.round import Ending, Move, Round
from tutor.rules.dominoes.scoring import Contribution, counted, points, points_for, sum_of_ends
from tutor.rules.dominoes.seat import HAND_SIZE, SEATS, Seat, next_seat, seats_of
from tutor.rules.dominoes.settlement import deduction, next_opener, pips_of, rounded, settle
from tutor.rules.dominoes.tally import STROKE, STROKES_IN_A_FIFTY, Tally, tally
from tutor.rules.dominoes.tile import DOUBLE_SIX, MOST_PIPS, Tile, parse_tiles, print_tiles, words_of
from tutor.rules.errors import IllegalPlay, NotationError, Reason, RulesError

__all__ = [
    "DOUBLE_SIX",
    "HAND_SIZE",
    "MOST_PIPS",
    "SEATS",
    "STROKE",
    "STROKES_IN_A_FIFTY",
    "TARGET",
    "Act",
    "Action",
    "Contribution",
    "Draw",
    "End",
    "Ended",
    "Ending",
    "Facts",
    "Game",
    "Half",
    "IllegalPlay",
    "Joint",
    "Line",
    "Lot",
    "Move",
    "NotationError",
    "OpenPlace",
    "Oriented",
    "Pass",
    "Placement",
    "Play",
    "Reason",
    "Round",
    "RulesError",
    "Seat",
    "Tally",
    "Tile",
    "act_of",
    "counted",
    "deduction",
    "draw_lot",
    "facts",
    "legal_acts",
    "next_opener",
    "next_seat",
    "parse_tiles",
    "pips_of",
    "playable",
    "playout",
    "points",
    "points_for",
    "print_tiles",
    "rounded",
    "seats_of",
    "settle",
    "settle_lot",
    "sum_of_ends",
    "tally",
    "words_of",
]
