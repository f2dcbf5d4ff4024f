"""What puzzles are made from: chance that never changes, addresses, rounds that are played through the rules."""

import hashlib
import random

import pytest

from tutor.puzzles.making import AIMS, KINDS, LAST_NUMBER, LEVELS, Seed, aim_of, make_puzzle
from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.scores import LOWEST, some_scores
from tutor.puzzles.making.table import (
    Moment,
    beginning,
    beginnings,
    deal,
    ended,
    moments,
    play,
    states,
    to_block,
    to_draw,
    told,
    values_after,
)
from tutor.puzzles.mistake import Mistake
from tutor.rules.dominoes import DOUBLE_SIX, HAND_SIZE, SEATS, TARGET, Ending, Line, Round, playable, points


def test_chance_is_taken_from_what_python_keeps() -> None:
    """Only `random()` is drawn on, whose numbers belong to the seed for ever."""
    chance, plain = Chance.of("sum", 2, number=7), random.Random("sum 2 7")
    assert chance.turn == Chance.of("sum", 2, number=6).turn + 1
    assert [chance.below(10) for _ in range(50)] == [int(plain.random() * 10) for _ in range(50)]


def test_shuffling_keeps_everything() -> None:
    """A shuffled list has the same members, a sample different ones, and a choice is one of them."""
    chance = Chance.of("any", number=0)
    for _ in range(100):
        assert sorted(chance.shuffled(DOUBLE_SIX)) == list(DOUBLE_SIX)
        assert len({*chance.sample(DOUBLE_SIX, 9)}) == 9
        assert chance.choice(DOUBLE_SIX) in DOUBLE_SIX
    with pytest.raises(NotImplementedError):
        chance.sample("ab", 2, counts=[1, 1])


#: A digest of three puzzles of each level: puzzles that somebody has shared must stay what they are.
SHARED = {
    "set": "3302e42ec244 7ff0240992f6 f64f5396c2c2",
    "fits": "bf8bffe17a90 ed89d7c1d3b9 93df2221520f",
    "sum": "3af9b299c5cc 2dcac0bbb770 5a2d9e6bbe4e",
    "ends": "f70592520306 72beb203a7a5 555afc0cb72b",
    "best": "160efdfcef59 272b51bd5c4b eaf2b05b6ac5",
    "scoring": "26fe33041a1c 9950cac7f95c 3d0f6f648816",
    "needed": "50888f6be7fe b34994df4e9f dc71627ccad6",
    "act": "f88cd607a17c 04868185179b 3038c3b39ce5",
    "drawn": "96e8aca7a5a8 9a97b73f1850 69850abd161b",
    "blocked": "b9594614084b 05b7de95339a 2ae9c1ddef32",
    "settle": "76f97a4edaf4 d26735f4257e 097c14d56046",
    "opener": "9cdb81ae60aa dade0ec3903a 25a2c7bec7aa",
    "over": "0acc6d8a3145 fba2670a8d3e 1423e211082d",
    "read-tally": "2ac6f87c0a86 e52c6c16b831 c65a9a77577f",
    "write-tally": "f3abf1b08a37 e3b2cfb916a1 966762c15922",
    "find-mistake": "511b76b64c00 b38ea8d174ed 528d1cbce63b",
}


@pytest.mark.parametrize("kind", KINDS)
def test_shared_puzzles_stay_what_they_are(kind: str) -> None:
    """A link to a puzzle shows the same puzzle for ever: whoever changes this table breaks every link."""
    digests = []
    for level in LEVELS:
        puzzles = [make_puzzle(kind, level, number) for number in (0, 48_151, LAST_NUMBER)]
        text = "\n".join(repr((puzzle.question, puzzle.shown)) for puzzle in puzzles)
        digests.append(hashlib.sha256(text.encode()).hexdigest()[:12])
    now = " ".join(digests)
    assert now == SHARED.get(kind), f'a new kind gets the line "{kind}": "{now}" in SHARED; no other line ever changes'


@pytest.mark.parametrize(
    ("kind", "level", "number"),
    [("sums", 1, 1), ("sum", 0, 1), ("sum", 4, 1), ("sum", 1, -1), ("sum", 1, LAST_NUMBER + 1), ("", 1, 1)],
)
def test_there_are_no_other_puzzles(kind: str, level: int, number: int) -> None:
    """An unknown kind, level or number is refused."""
    with pytest.raises(ValueError, match="no such puzzle"):
        make_puzzle(kind, level, number)


@pytest.mark.parametrize("text", ["1-0", "3-999999999", "2-48151"])
def test_a_seed_is_read_and_printed(text: str) -> None:
    """The seed in an address is level and number."""
    seed = Seed.parse(text)
    assert seed is not None
    assert str(seed) == text
    assert str(make_puzzle("read-tally", *seed).seed) == text


@pytest.mark.parametrize("text", ["", "2", "0-1", "4-1", "2-01", "2-", "2--1", "2-1000000000", "2-1 ", "２-1", "a-1"])
def test_other_seeds_are_none(text: str) -> None:
    """A seed is written in one way only."""
    assert Seed.parse(text) is None


def test_a_thousand_beginnings_in_a_row_differ() -> None:
    """No two of a thousand numbers in a row begin with the same three tiles, with doubles and without."""
    for doubles in (True, False):
        lines = tuple(beginnings(doubles=doubles))
        assert len({*lines}) == len(lines) >= 1000
        for first in (0, 123_456, LAST_NUMBER - 999):
            assert len({beginning(number, doubles=doubles) for number in range(first, first + 1000)}) == 1000


@pytest.mark.parametrize("players", SEATS)
def test_a_thousand_scores_in_a_row_differ(players: int) -> None:
    """Two scores or more are never the same within a thousand numbers, in fives and below the target."""
    seats = SEATS[players][-2:]
    seen = set()
    for number in range(5000, 6000):
        scores = some_scores(Chance.of("x", number=number), seats, players)
        assert all(LOWEST <= score < TARGET[players] and score % 5 == 0 for _, score in scores)
        seen.add(scores)
    assert len(seen) == 1000


@pytest.mark.parametrize("players", SEATS)
def test_the_deal_is_complete(players: int) -> None:
    """Rules D1 to D3: 28 tiles, everybody as many as it should be, and the players hold what they begin with."""
    for number in range(200):
        begun = beginning(number)
        dealt = deal(Chance.of("deal", number=number), players, begun)
        tiles = [*dealt.boneyard, *(tile for hand in dealt.hands.values() for tile in hand)]
        assert sorted(tiles) == list(DOUBLE_SIX)
        assert {len(hand) for hand in dealt.hands.values()} == {HAND_SIZE[players]}
        seats = SEATS[players]
        for turn, tile in enumerate(begun.tiles):
            assert tile in dealt.hands[seats[(seats.index(dealt.turn) + turn) % players]]


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("doubles", [True, False])
def test_rounds_are_played_to_their_end(players: int, doubles: bool) -> None:
    """A random round begins as it should and follows the rules until it is over."""
    for number in range(50):
        chance = Chance.of("play", number=number)
        played = list(play(chance, players, doubles=doubles))
        assert str(played[3].line) == str(beginning(chance.turn, doubles=doubles))
        assert played[-1].ending is not None
        assert all(state.ending is None for state in played[:-1])
        again = played[0]
        for move in played[-1].history:
            again = again.after(move.action)
        assert again == played[-1]


def test_states_and_moments_have_the_length_that_is_wanted() -> None:
    """So many tiles lie on the table, and the player has what is placed."""
    chance = Chance.of("states", number=3)
    for state, _ in zip(states(chance, shortest=4, longest=9), range(300), strict=False):
        assert 4 <= len(state.line) <= 9
    for moment, _ in zip(moments(chance, shortest=4, longest=9, boneyard=range(1, 9)), range(300), strict=False):
        assert 4 <= len(moment.line) <= 9
        assert 1 <= len(moment.before.boneyard) <= 8
        assert moment.placement in playable(moment.before.line, moment.before.hands[moment.before.turn])
        check_moment(moment)


def check_moment(moment: Moment) -> None:
    """What is known before the line is laid is what the line says."""
    after = moment.line
    assert values_after(moment.before.line, moment.placement) == after.values_at_ends
    held = [tile for _, hand in moment.hands for tile in hand]
    assert moment.fitting == sum(map(after.fits, held))
    assert moment.goes_out is (not moment.hand)
    assert moment.placement.tile not in held


def share_of_blocks(rounds: list[Round]) -> float:
    """How many rounds of these end blocked."""
    return sum(round.ending is Ending.BLOCKED for round in rounds) / len(rounds)  # noqa: A001


def test_players_can_make_for_a_block() -> None:
    """Rounds end blocked more often when the players leave few tiles that fit."""
    plain, blocking = (
        [next(ended(Chance.of("block", number=number), (2,), taste=taste)) for number in range(300)]
        for taste in (to_draw, to_block)
    )
    random_rounds = [next(ended(Chance.of("block", number=number), (2,))) for number in range(300)]
    assert share_of_blocks(blocking) > 1.5 * share_of_blocks(random_rounds)
    assert share_of_blocks(plain) > share_of_blocks(random_rounds)


def test_a_round_is_told_with_its_points() -> None:
    """Every placement is told with what it scored; draws and passes score nothing, and no drawn tile is shown."""
    for number in range(50):
        last = next(ended(Chance.of("told", number=number)))
        moves = told(last)
        assert [move.seat for move in moves] == [move.seat for move in last.history]
        line = Line()
        for move in moves:
            if move.placement is None:
                assert (move.points, move.drawn) == (0, None)
            else:
                line = line.after(move.placement)
                assert move.points == points(line)
        assert line == last.line


def test_most_aims_are_known_before() -> None:
    """The mistake that a puzzle is steered towards is known without making it."""
    for kind in KINDS:
        for level in LEVELS:
            for number in range(20):
                aim = aim_of(kind, level, number)
                assert aim is None or aim is make_puzzle(kind, level, number).aim


def test_every_mistake_is_aimed_at() -> None:
    """For each mistake there are puzzles that are steered towards it."""
    aims = {aim for kinds in AIMS.values() for level in kinds.values() for aim in level}
    assert aims - {None} == {*Mistake}
