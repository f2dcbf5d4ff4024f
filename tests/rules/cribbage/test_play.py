"""The play of the cards."""

import random

import pytest

from tests import oracle_cribbage as oracle
from tutor.rules.cribbage import (
    PACK,
    Card,
    CribbageReason,
    IllegalAction,
    Play,
    PlayKind,
    Table,
    parse_cards,
    points_for_last,
)


def start(*hands, dealer=None):
    """The play of these hands; player 0 leads unless a dealer is named."""
    table = Table(len(hands))
    return Play.start(table, len(hands) - 1 if dealer is None else dealer, tuple(parse_cards(hand) for hand in hands))


def run_through(play, script):
    """Play a script such as `0:5H 1:go`, and list what each action pegged as (player, kind, points)."""
    scored = []
    for word in script.split():
        player, _, what = word.partition(":")
        play = play.go(int(player)) if what == "go" else play.lay(int(player), Card.parse(what))
        scored.append([(each.player, str(each.kind), each.points) for each in play.pegged])
    return play, scored


@pytest.mark.parametrize(
    ("cards", "scored"),
    [
        ("5H", []),
        ("5H JD", [("fifteen", 2)]),
        ("7H 8D", [("fifteen", 2)]),
        ("7H 7D", [("pair", 2)]),
        ("JH QD", []),
        ("7H 7D 7S", [("pair", 6)]),
        ("5H 5D 5S", [("fifteen", 2), ("pair", 6)]),
        ("7H 7D 7S 7C", [("pair", 12)]),
        ("AH 7H 7D", [("fifteen", 2), ("pair", 2)]),
        ("7H 7D AS 7C", []),
        ("4H 6D 5S", [("fifteen", 2), ("run", 3)]),
        ("4H 6D 5S 3C", [("run", 4)]),
        ("4H 6D 5S 3C 2D AH", [("run", 6)]),
        ("AH 2D 3S 4C 5D 6H 7C", [("run", 7)]),
        ("4H 6D 5S 5C", [("pair", 2)]),
        ("4H 5D 5S 6C", []),
        ("KH 2D 3S 4C", [("run", 3)]),
        ("QH KD AS", []),
        ("JH QD KS", [("run", 3)]),
        ("KH QD AS TC", [("thirty-one", 2)]),
        ("TH QD JS AC", [("thirty-one", 2)]),
        ("9H AD 2C TH 9C", [("thirty-one", 2)]),
        ("9H KD QS 2C", [("thirty-one", 2)]),
        ("7H 8D 8S 8C", [("pair", 6), ("thirty-one", 2)]),
    ],
)
def test_what_a_card_scores(cards, scored):
    """Fifteen 2, pair 2, three 6, four 12, a run of cards just played 1 each, 31 scores 2. Rules C0, C10."""
    assert [(str(kind), points) for kind, points, _ in points_for_last(parse_cards(cards))] == scored


def test_the_cards_of_a_run_are_those_just_played():
    """The cards that a score comes from are named, a run without the card before it. Rule C10."""
    assert points_for_last(parse_cards("KH 2D 3S 4C")) == ((PlayKind.RUN, 3, parse_cards("2D 3S 4C")),)


def test_random_sequences_agree_with_brute_force():
    """On 20,000 random sequences up to 31 a card scores what a brute-force count says. Rules C0, C10."""
    rng = random.Random(4)
    low = [card for card in PACK if card.rank <= 6]
    for _ in range(20_000):
        cards = []
        for card in rng.sample(rng.choice((PACK, low)), 8):
            if sum(each.value for each in cards) + card.value > 31:
                break
            cards.append(card)
            got = sum(points for _, points, _ in points_for_last(cards))
            assert got == oracle.points_in_play([str(each) for each in cards])


def test_the_play_starts_at_the_dealers_left():
    """The player at the dealer's left leads, and turns go to the left. Rule C0."""
    play = start("2H 4H", "3H 5H", "6H 8H", dealer=1)
    assert play.turn == 2
    play, _ = run_through(play, "2:6H 0:2H 1:3H")
    assert (play.turn, play.total) == (2, 11)


def test_after_a_go_the_next_player_starts_again():
    """The last before a go pegs 1 and the total starts again at the next player. Rules C0, C10."""
    play, scored = run_through(start("KH 9H", "QD JD"), "0:KH 1:QD 0:9H 1:go")
    assert scored == [[], [], [], [(0, "last", 1)]]
    assert (play.turn, play.total, play.sequence) == (1, 0, ())


def test_whoever_fits_goes_on_after_a_go():
    """After a go the others lay all that fits before the total starts again. Rule C0."""
    play, scored = run_through(start("KH 2H AH", "QD JD KS"), "0:KH 1:QD 0:2H 1:go")
    assert (play.turn, play.total, scored[-1]) == (0, 22, [])
    play, scored = run_through(play, "0:AH")
    assert (play.turn, play.total, scored) == (1, 0, [[(0, "last", 1)]])


def test_thirty_one_scores_two_and_no_more():
    """31 scores 2 and nothing for the last card, and the next player starts again without a go. Rules C0, C10."""
    play, scored = run_through(start("KH QH 5H", "QD AD 6D"), "0:KH 1:QD 0:QH 1:AD")
    assert scored == [[], [], [(0, "pair", 2)], [(1, "thirty-one", 2)]]
    assert (play.turn, play.total) == (0, 0)


def test_the_last_card_of_all_scores_one():
    """The last card of all pegs 1, and 2 only if it makes 31. Rules C0, C10."""
    play, scored = run_through(start("2H", "5D"), "0:2H 1:5D")
    assert (scored[-1], play.is_over) == ([(1, "last", 1)], True)
    play, scored = run_through(start("KH QH", "JD AD"), "0:KH 1:JD 0:QH 1:AD")
    assert (scored[-1], play.is_over) == ([(1, "thirty-one", 2)], True)
    play, scored = run_through(start("7H", "8D"), "0:7H 1:8D")
    assert scored[-1] == [(1, "fifteen", 2), (1, "last", 1)]


def test_who_holds_no_cards_is_passed_over():
    """A player without cards says nothing; the others play on alone. Rule C0."""
    play, scored = run_through(start("2H", "KD QD JD"), "0:2H 1:KD 1:QD")
    assert scored[-1] == [(1, "last", 1)]
    assert (play.turn, play.total) == (1, 0)
    play, scored = run_through(play, "1:JD")
    assert (scored, play.is_over) == ([[(1, "last", 1)]], True)


def test_three_players_all_say_go():
    """With three players the point goes to the last card when both others have said go. Rules C0, C10."""
    play, scored = run_through(start("KH 9H", "QD 8D", "9S 7S"), "0:KH 1:QD 2:9S 0:go 1:go")
    assert scored[-2:] == [[], [(2, "last", 1)]]
    assert (play.turn, play.gone) == (0, frozenset())


def test_who_said_go_is_not_asked_again():
    """Who said go waits until the total starts again, while the others lay what fits. Rule C0."""
    play, _ = run_through(start("KH 9H", "QD AD AC", "7S AS"), "0:KH 1:QD 2:7S 0:go 1:AD 2:AS")
    assert (play.turn, play.total) == (1, 29)


def test_pairs_and_runs_end_where_the_total_starts_again():
    """After a go or 31 a card makes no pair or run with the cards before. Rule C0."""
    _, scored = run_through(start("KH QH 5H", "QD AD 6D"), "0:KH 1:QD 0:QH 1:AD 0:5H 1:6D")
    assert scored[-2:] == [[], [(1, "last", 1)]]
    _, scored = run_through(start("KH JH", "QD JD"), "0:KH 1:QD 0:JH 1:go 1:JD")
    assert scored[2:] == [[(0, "run", 3)], [(0, "last", 1)], [(1, "last", 1)]]


@pytest.mark.parametrize(
    ("script", "player", "what", "reason"),
    [
        ("", 1, "QD", CribbageReason.NOT_YOUR_TURN),
        ("", 1, "go", CribbageReason.NOT_YOUR_TURN),
        ("", 0, "QD", CribbageReason.NOT_IN_HAND),
        ("", 0, "go", CribbageReason.MUST_PLAY),
        ("0:KH 1:QD 0:9H", 1, "JD", CribbageReason.OVER_THIRTY_ONE),
        ("0:KH 1:QD 0:9H 1:go 1:JD", 0, "9H", CribbageReason.NOT_NOW),
    ],
)
def test_what_the_play_refuses(script, player, what, reason):
    """The player in turn lays an own card, never above 31, and says go only without a fitting one. Rule C0."""
    play, _ = run_through(start("KH 9H", "QD JD"), script)
    with pytest.raises(IllegalAction) as caught:
        play.go(player) if what == "go" else play.lay(player, Card.parse(what))
    assert caught.value.reason == reason
