"""Whole games: scripted deals, and random ones that keep what must be kept."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from tests import oracle_cribbage as oracle
from tutor.rules.cribbage import (
    ACCEPT,
    OVER,
    PACK,
    Announce,
    Answer,
    Card,
    Counted,
    CribbageReason,
    Deal,
    Discard,
    Game,
    Go,
    Heels,
    IllegalAction,
    Lay,
    Phase,
    PlayPoints,
    Reply,
    Table,
    count,
    parse_cards,
)

TABLES = (Table(2), Table(3), Table(4), Table(4, partners=True))

#: Player 1 deals; the hand of player 0 is worth 8 with the starter.
HANDS = ("7H 7D 8S AC 2H 3H", "QD TC 8H 6D 2C 3S")
STARTER = "4S"


#: The crib is laid away; player 0 leads, and player 1 can make fifteen with the second card.
FIFTEEN_BY_TWO = Deal(
    Table(2),
    1,
    (parse_cards("8H 4D 7S 9C"), parse_cards("7D TC 8C 6D")),
    parse_cards(STARTER),
    parse_cards("2H 3H 2C 3S"),
)


def deal_of(hands, starter, *, dealer=1, table=None):
    """A deal of hands in notation."""
    return Deal.of(table or Table(len(hands)), dealer, [parse_cards(hand) for hand in hands], parse_cards(starter))


def to_the_counts(game):
    """Discard the last cards of every hand and play whatever fits first."""
    for player in game.deal.waiting:
        game = game.after(Discard(player, game.deal.hands[player][4:]))
    while game.phase is Phase.PLAY:
        cards = game.play.legal_cards
        game = game.after(Lay(game.play.turn, cards[0]) if cards else Go(game.play.turn))
    return game


def counts_begin(scores=(0, 0), *, target=121, hands=HANDS):
    """A game at the first count, at these scores: as if nothing had been pegged in the play."""
    game = to_the_counts(Game.of(deal_of(hands, STARTER), target=target))
    assert game.phase is Phase.ANNOUNCE
    return replace(game, scores=scores, history=())


def test_with_muggins_the_player_announces():
    """When it is your turn to count, you announce a number and it is pegged at once. Rule C2."""
    game = counts_begin()
    assert (game.phase, game.to_act, game.counting.player, game.counting.crib) == (Phase.ANNOUNCE, (0,), 0, False)
    game = game.after(Announce(0, 5))
    assert (game.scores, game.phase, game.to_act) == ((5, 0), Phase.ANSWER, (1,))


def test_without_muggins_everything_is_counted_by_itself():
    """In the ordinary game every hand and the crib are counted and pegged automatically. Rule C2."""
    deal = deal_of(HANDS, STARTER)
    game = to_the_counts(Game.of(deal, with_muggins=False))
    counted = [event for event in game.history if isinstance(event, Counted)]
    assert game.phase is Phase.NEXT_DEAL
    assert [(each.player, each.crib) for each in counted] == [(0, False), (1, False), (1, True)]
    assert [each.points for each in counted] == [
        count(cards, Card.parse(STARTER), crib=crib).total
        for cards, crib in [(game.deal.hands[0], False), (game.deal.hands[1], False), (game.deal.crib, True)]
    ]
    assert all(each.settlement is None and each.is_shown for each in counted)


def test_the_dealer_counts_last_and_then_the_crib():
    """Hands are counted from the dealer's left, the dealer's last, then the crib with its own answers. Rules C0, C9."""
    game, order = counts_begin(), []
    while game.phase is Phase.ANNOUNCE:
        order.append((game.counting.player, game.counting.crib))
        game = game.after(Announce(game.counting.player, 0))
        assert game.phase is Phase.ANSWER
        game = game.after(Reply(*game.to_act, ACCEPT))
    assert order == [(0, False), (1, False), (1, True)]
    assert game.phase is Phase.NEXT_DEAL


def test_a_flush_of_four_in_the_crib_counts_nothing():
    """The crib is counted as a crib. Rules C1, C9."""
    game = counts_begin(hands=("7H 7D 8S AC AH 3H", "QD TC 8H 6D 9H JH"))
    for _ in range(2):
        game = game.after(Announce(*game.to_act, 0))
        game = game.after(Reply(*game.to_act, ACCEPT))
    assert game.counting.breakdown.flush == ()


@pytest.mark.parametrize(
    ("announced", "answer", "scores"),
    [
        (8, ACCEPT, (18, 20)),
        (5, ACCEPT, (15, 20)),
        (9, ACCEPT, (19, 20)),
        (5, Answer.muggins(2), (15, 22)),
        (5, Answer.muggins(9), (15, 23)),
        (8, Answer.muggins(9), (27, 20)),
        (10, Answer.muggins(2), (22, 20)),
        (10, OVER, (18, 22)),
        (8, OVER, (18, 20)),
        (5, OVER, (15, 20)),
    ],
)
def test_what_an_answer_changes_on_the_board(announced, answer, scores):
    """A count of eight, announced and answered, moves both scores as the rules say. Rules C3 to C7."""
    game = counts_begin((10, 20))
    assert game.counting.breakdown.total == 8
    game = game.after(Announce(0, announced)).after(Reply(1, answer))
    assert game.scores == scores
    assert game.counting.player == 1


def test_a_settled_count_is_shown():
    """When a count is settled its true breakdown is shown to everybody. Rule C8."""
    game = counts_begin().after(Announce(0, 5)).after(Reply(1, ACCEPT))
    counted = game.history[-1]
    assert (counted.is_shown, counted.breakdown.total, counted.announced, counted.answers) == (True, 8, 5, (ACCEPT,))


def test_opponents_answer_in_turn_until_one_does_not_accept():
    """With three players both others answer from the left, the first other than accept settles. Rules C3, C12."""
    hands = ("7H 7D 8S AC 2H", "QD TC 8H 6D 2C", "KD TD 9H 6S 3C")
    pack = "3D 4S"
    game = to_the_counts(Game.of(deal_of(hands, pack, dealer=2)))
    asked = game.after(Announce(0, 5))
    assert asked.to_act == (1,)
    assert asked.after(Reply(1, ACCEPT)).to_act == (2,)
    settled = asked.after(Reply(1, ACCEPT)).after(Reply(2, Answer.muggins(1)))
    assert (settled.history[-1].caller, settled.history[-1].settlement.by) == (2, 1)
    assert settled.scores[2] == asked.scores[2] + 1
    at_once = asked.after(Reply(1, Answer.muggins(1)))
    assert (at_once.phase, at_once.history[-1].caller) == (Phase.ANNOUNCE, 1)


def test_partners_answer_only_the_other_side_and_share_the_points():
    """With partners each of the other side answers in turn, and the caller's points go to the side. Rules C0, C12."""
    hands = ("7H 7D 8S AC 2H", "QD TC 8H 6D 2C", "KD TD 9H 6S 3C", "KC QC 9C 6H 3S")
    game = to_the_counts(Game.of(deal_of(hands, STARTER, dealer=3, table=Table.of(4))))
    before = game.scores
    game = game.after(Announce(0, 5))
    assert game.to_act == (1,)
    with pytest.raises(IllegalAction) as caught:
        game.after(Reply(2, ACCEPT))
    assert (caught.value.reason, caught.value.player) == (CribbageReason.OWN_SIDE, 2)
    game = game.after(Reply(1, ACCEPT))
    assert game.to_act == (3,)
    game = game.after(Reply(3, Answer.muggins(2)))
    assert game.scores == (before[0] + 5, before[1] + 2)


def test_a_count_that_reaches_the_target_ends_the_game_at_once():
    """Exact or too low, it leaves nothing to answer and shows nothing. Rule C11."""
    game = counts_begin((116, 120)).after(Announce(0, 5))
    assert (game.phase, game.scores, game.reached, game.winners) == (Phase.OVER, (121, 120), 0, (0,))
    assert (game.history[-1].is_shown, game.to_act) == (False, ())


@pytest.mark.parametrize(
    ("scores", "announced", "answer", "after", "winners"),
    [
        ((115, 0), 10, OVER, (123, 2), (0,)),
        ((112, 0), 10, OVER, (120, 2), ()),
        ((112, 0), 10, ACCEPT, (122, 0), (0,)),
        ((112, 119), 10, OVER, (120, 121), (1,)),
        ((115, 119), 10, OVER, (123, 121), (0,)),
        ((112, 0), 10, Answer.muggins(1), (123, 0), (0,)),
        ((100, 120), 5, Answer.muggins(1), (105, 121), (1,)),
        ((110, 0), 8, Answer.muggins(3), (121, 0), (0,)),
    ],
)
def test_an_answer_can_end_the_game(scores, announced, answer, after, winners):
    """A count too high waits; points won by an answer end the game; the counter's score is looked at first. C11."""
    asked = counts_begin(scores).after(Announce(0, announced))
    assert (asked.phase, asked.winners) == (Phase.ANSWER, ())
    game = asked.after(Reply(1, answer))
    assert (game.scores, game.winners) == (after, winners)


def test_nothing_is_capped_before_the_correction():
    """At 118 of 121, announced 8 for 4 and challenged: 122 still wins. Rule C11."""
    game = counts_begin((118, 0), hands=("AC 2D KD QS 2H 3H", HANDS[1]))
    assert game.counting.breakdown.total == 4
    game = game.after(Announce(0, 8)).after(Reply(1, OVER))
    assert (game.scores, game.reached) == ((122, 4), 0)


@pytest.mark.parametrize("target", [61, 121])
def test_games_go_to_61_or_121(target):
    """The score that wins is the target agreed on. Rule C12."""
    game = counts_begin((target - 5, 0), target=target)
    assert game.after(Announce(0, 4)).phase is Phase.ANSWER
    assert game.after(Announce(0, 5)).winners == (0,)


def test_the_play_is_pegged_by_itself():
    """Fifteens, pairs, runs, go and 31 are pegged automatically, and nobody can claim them. Rule C10."""
    game = Game.of(FIFTEEN_BY_TWO).after(Lay(0, Card.parse("8H"))).after(Lay(1, Card.parse("7D")))
    assert game.scores == (0, 2)
    with pytest.raises(IllegalAction) as caught:
        game.after(Reply(0, Answer.muggins(2)))
    assert caught.value.reason == CribbageReason.NOT_NOW


def test_the_play_can_end_the_game():
    """The first to reach the target wins at once, also in the play. Rules C0, C10."""
    game = Game.of(FIFTEEN_BY_TWO, scores=(120, 119))
    game = game.after(Lay(0, Card.parse("8H"))).after(Lay(1, Card.parse("7D")))
    assert (game.phase, game.winners, game.scores) == (Phase.OVER, (1,), (120, 121))
    with pytest.raises(IllegalAction) as caught:
        game.after(Lay(0, Card.parse("7S")))
    assert caught.value.reason == CribbageReason.GAME_OVER


@pytest.mark.parametrize(("scores", "after", "over"), [((0, 0), (0, 2), False), ((120, 119), (120, 121), True)])
def test_his_heels_are_pegged_at_once(scores, after, over):
    """A jack turned as starter gives the dealer 2 at once, which can win the game. Rule C0."""
    game = Game.of(deal_of(HANDS, "JS"), scores=scores)
    for player in game.deal.waiting:
        game = game.after(Discard(player, game.deal.hands[player][4:]))
    assert (game.scores, game.phase is Phase.OVER) == (after, over)
    assert game.history == (Heels(1),)


def test_the_deal_passes_to_the_left():
    """When all is counted the next player deals, and the scores stay. Rule C0."""
    game = to_the_counts(Game.of(deal_of(HANDS, STARTER), with_muggins=False))
    following = game.next_deal(random.Random(4))
    assert (following.deal.dealer, following.phase, following.scores) == (0, Phase.DISCARD, game.scores)
    with pytest.raises(IllegalAction) as caught:
        game.with_next_deal(deal_of(HANDS, STARTER, dealer=1))
    assert caught.value.reason == CribbageReason.NOT_YOUR_TURN


@pytest.mark.parametrize("table", TABLES)
def test_in_the_reverse_game_whoever_reaches_the_target_loses(table):
    """The one who reaches the target loses, everybody else wins. Rules C0, C13."""
    game = play_out(Game.start(table, random.Random(4), target=61, reverse=True), random.Random(4))
    assert game.scores[game.reached] >= 61
    assert game.winners == tuple(side for side in range(table.sides) if side != game.reached)


def test_the_reverse_game_is_played_without_muggins():
    """When both are chosen, the reverse game is played without Muggins. Rule C13."""
    assert not Game.start(Table(2), random.Random(4), with_muggins=True, reverse=True).with_muggins
    assert Game.start(Table(2), random.Random(4), with_muggins=True).with_muggins
    game = to_the_counts(Game.of(deal_of(HANDS, STARTER), with_muggins=True, reverse=True))
    assert game.phase is Phase.NEXT_DEAL


@pytest.mark.parametrize(
    ("prepare", "action", "reason"),
    [
        (lambda: counts_begin(), Announce(1, 5), CribbageReason.NOT_YOUR_TURN),
        (lambda: counts_begin(), Reply(1, ACCEPT), CribbageReason.NOT_NOW),
        (lambda: counts_begin(), Announce(0, 30), CribbageReason.COUNT_OUT_OF_RANGE),
        (lambda: counts_begin(), Announce(0, -1), CribbageReason.COUNT_OUT_OF_RANGE),
        (lambda: counts_begin(), Announce(2, 5), CribbageReason.UNKNOWN_PLAYER),
        (lambda: counts_begin(), Lay(0, Card.parse("7H")), CribbageReason.NOT_NOW),
        (lambda: counts_begin(), Discard(0, parse_cards("7H")), CribbageReason.NOT_NOW),
        (lambda: counts_begin().after(Announce(0, 5)), Announce(1, 5), CribbageReason.NOT_NOW),
        (lambda: counts_begin().after(Announce(0, 5)), Reply(0, ACCEPT), CribbageReason.OWN_SIDE),
        (
            lambda: counts_begin().after(Announce(0, 5)),
            Reply(1, Answer.parse("over")._replace(claim=3)),
            CribbageReason.CLAIM_OUT_OF_RANGE,
        ),
        (lambda: Game.of(deal_of(HANDS, STARTER)), Go(0), CribbageReason.NOT_NOW),
        (lambda: Game.of(deal_of(HANDS, STARTER)), Announce(0, 5), CribbageReason.NOT_NOW),
        (lambda: Game.of(deal_of(HANDS, STARTER)), Discard(0, parse_cards("7H")), CribbageReason.WRONG_NUMBER_OF_CARDS),
    ],
)
def test_what_the_game_refuses(prepare, action, reason):
    """Only the player in turn acts, at the right stage, with numbers that can be. Rules C2, C3, C7."""
    game = prepare()
    with pytest.raises(IllegalAction) as caught:
        game.after(action)
    assert caught.value.reason == reason


def test_answering_out_of_turn():
    """An opponent further on has to wait for those before. Rule C3."""
    hands = ("7H 7D 8S AC 2H", "QD TC 8H 6D 2C", "KD TD 9H 6S 3C")
    game = to_the_counts(Game.of(deal_of(hands, "3D 4S", dealer=2))).after(Announce(0, 5))
    with pytest.raises(IllegalAction) as caught:
        game.after(Reply(2, ACCEPT))
    assert (caught.value.reason, caught.value.player) == (CribbageReason.NOT_YOUR_TURN, 2)


def test_the_next_deal_waits_for_the_counts():
    """Nobody deals before everything is counted, or after the end. Rule C0."""
    with pytest.raises(IllegalAction) as caught:
        counts_begin().next_deal(random.Random(4))
    assert caught.value.reason == CribbageReason.DEAL_NOT_FINISHED
    with pytest.raises(IllegalAction) as caught:
        counts_begin((116, 0)).after(Announce(0, 5)).next_deal(random.Random(4))
    assert caught.value.reason == CribbageReason.GAME_OVER


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"target": 100}, CribbageReason.UNKNOWN_TARGET),
        ({"scores": (0, 121)}, CribbageReason.SCORE_OUT_OF_RANGE),
        ({"scores": (-1, 0)}, CribbageReason.SCORE_OUT_OF_RANGE),
        ({"scores": (0, 0, 0)}, CribbageReason.WRONG_NUMBER_OF_PLAYERS),
    ],
)
def test_impossible_games(options, reason):
    """A game goes to 61 or 121 and starts below that, one score a side. Rule C12."""
    with pytest.raises(IllegalAction) as caught:
        Game.of(deal_of(HANDS, STARTER), **options)
    assert caught.value.reason == reason


def some_action(game, rng):
    """Any action that the rules allow now."""
    player = rng.choice(game.to_act)
    match game.phase:
        case Phase.DISCARD:
            return Discard(player, tuple(rng.sample(game.deal.hands[player], len(game.deal.hands[player]) - 4)))
        case Phase.PLAY:
            cards = game.play.legal_cards
            return Lay(player, rng.choice(cards)) if cards else Go(player)
        case Phase.ANNOUNCE:
            true = game.counting.breakdown.total
            return Announce(player, rng.choice((true, min(true + 2, 29), max(true - 3, 0), rng.randrange(30))))
        case _:
            return Reply(player, rng.choice((ACCEPT, ACCEPT, OVER, Answer.muggins(rng.randint(1, 29)))))


def check(game):
    """What holds at every moment of every game."""
    deal, play = game.deal, game.play
    cards = [*deal.pack, *deal.crib, *(card for hand in deal.hands for card in hand)]
    assert sorted(cards) == sorted(PACK)
    scored = Counter()
    for event in game.history:
        scored[game.table.side_of(event.player)] += event.points
        if isinstance(event, Counted) and event.caller is not None:
            assert event.caller in game.table.opponents_of(event.player)
            scored[game.table.side_of(event.caller)] += event.caller_points
    if game.phase is Phase.ANSWER:
        scored[game.table.side_of(game.counting.player)] += game.counts.pending.announced
    assert [scored[side] for side in range(game.table.sides)] == list(game.scores)
    if play is not None:
        held = [card for hand in play.hands for card in hand]
        assert sorted([*held, *(laid.card for laid in play.laid)]) == sorted(
            card for hand in deal.hands for card in hand
        )
        assert play.total <= 31
        assert play.laid[len(play.laid) - len(play.sequence) :] == play.sequence
    if game.phase is Phase.OVER:
        assert game.scores[game.reached] >= game.target
        assert game.to_act == ()
    else:
        assert game.winners == ()
        waiting = game.counting.player if game.phase is Phase.ANSWER else None
        for side, score in enumerate(game.scores):
            assert score < game.target or side == game.table.side_of(waiting)


def play_out(game, rng, *, checked=False):
    """Play a game to its end by random actions."""
    for _ in range(20_000):
        if checked:
            check(game)
        if game.phase is Phase.OVER:
            return game
        game = game.next_deal(rng) if game.phase is Phase.NEXT_DEAL else game.after(some_action(game, rng))
    raise AssertionError("The game does not end.")


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("with_muggins", "reverse"), [(True, False), (False, False), (False, True), (True, True)])
@pytest.mark.parametrize("target", [61, 121])
def test_random_games_keep_every_invariant(table, with_muggins, reverse, target):
    """Cards are conserved, events add up to scores, and a game ends with one side at the target. Rules C0 to C13."""
    for seed in range(6):
        rng = random.Random(seed)
        game = Game.start(table, rng, target=target, with_muggins=with_muggins, reverse=reverse)
        game = play_out(game, rng, checked=True)
        assert game.reached is not None
        counted = [event for event in game.history if isinstance(event, Counted)]
        assert all((event.settlement is None) is not game.with_muggins for event in counted)


def test_random_games_agree_with_the_second_opinion():
    """In random games every peg and every settlement is what the slow counter and two pegs say. Rules C1 to C11."""
    for seed in range(12):
        rng = random.Random(seed)
        game = Game.start(TABLES[seed % 4], rng, target=(61, 121)[seed % 2])
        while game.phase is not Phase.OVER:
            if game.phase is Phase.NEXT_DEAL:
                game = game.next_deal(rng)
                continue
            action = some_action(game, rng)
            before, game = game, game.after(action)
            new = game.history[len(before.history) :]
            if isinstance(action, Lay):
                sequence = [str(laid.card) for laid in before.play.sequence] + [str(action.card)]
                expected = oracle.points_in_play(sequence)
                got = sum(event.points for event in new if isinstance(event, PlayPoints) and event.kind != "last")
                assert got == expected or game.phase is Phase.OVER
            for event in new:
                if isinstance(event, Counted):
                    hand = before.counting
                    cards = [str(card) for card in hand.cards]
                    true = oracle.count(cards, str(hand.starter), hand.crib)["total"]
                    score = before.scores[game.table.side_of(event.player)]
                    if before.phase is Phase.ANSWER:
                        score -= event.announced
                    answers = [str(answer) for answer in event.answers]
                    expected = oracle.settle(true, event.announced, score, game.target, answers)
                    assert event.settlement._asdict() == expected


def test_the_same_seed_plays_the_same_game():
    """A game depends on nothing but the random numbers handed in and the actions."""
    games = [play_out(Game.start(Table(3), random.Random(5)), random.Random(6)) for _ in range(2)]
    assert games[0] == games[1]


def test_the_low_cut_deals_first():
    """The first dealer is whoever cut lowest. Rule C0."""
    for seed in range(20):
        game = Game.start(Table(3), random.Random(seed))
        lowest = min(game.cuts[-1], key=lambda cut: cut.card.rank)
        assert game.deal.dealer == lowest.player
