"""The forms of the questions: what they ask for, what they accept, and what they refuse with which reason."""

from typing import Any

import pytest

from tutor.puzzles.act import ActQuestion
from tutor.puzzles.answer import AnswerError, AnswerReason, Field, FieldType, whole_number
from tutor.puzzles.blocked import BlockedQuestion
from tutor.puzzles.choice import LotQuestion, OpenerQuestion, OverQuestion, TurnQuestion, WinnerQuestion
from tutor.puzzles.ends import EndsQuestion
from tutor.puzzles.find_mistake import FindMistakeQuestion
from tutor.puzzles.needed import NeededQuestion
from tutor.puzzles.number import Fact, NumberQuestion
from tutor.puzzles.play import Goal, PlayQuestion
from tutor.puzzles.scoring import ScoringQuestion
from tutor.puzzles.settle import SettleQuestion
from tutor.puzzles.sum import SumQuestion
from tutor.puzzles.tally import TallyQuestion
from tutor.puzzles.write_tally import WriteTallyQuestion, word_of
from tutor.rules.dominoes import SEATS, Line, Seat, Tile, parse_tiles, tally

LINE = Line.parse("1-4 1-1@left 4-4@right")
HANDS = ((Seat.YOU, parse_tiles("2-6")), (Seat.ACROSS, parse_tiles("3-3 5-6")))
LOTS = ((Seat.YOU, parse_tiles("2-6")[0]), (Seat.LEFT, parse_tiles("3-5")[0]), (Seat.RIGHT, parse_tiles("0-1")[0]))
SCORES = ((Seat.YOU, 0), (Seat.ACROSS, 0))

#: Every kind of question, the names of its fields, and all its right answers as forms.
QUESTIONS: list[tuple[Any, list[str], list[dict[str, list[str]]]]] = [
    (SumQuestion(LINE), ["sum", "points"], [{"sum": ["10"], "points": ["10"]}]),
    (SumQuestion(LINE, ("points",)), ["points"], [{"points": ["10"]}]),
    (EndsQuestion(LINE), ["ends"], [{"ends": ["1-1", "4-4"]}]),
    (
        PlayQuestion(LINE, parse_tiles("1-3 4-6"), (Goal.LEGAL,)),
        ["tile", "end"],
        [{"tile": ["1-3"], "end": ["left"]}, {"tile": ["4-6"], "end": ["right"]}],
    ),
    (PlayQuestion(Line(), parse_tiles("1-3 4-6"), (Goal.SCORE,)), ["tile"], [{"tile": ["4-6"]}]),
    (ScoringQuestion(LINE, parse_tiles("3-4 1-2 4-6")), ["ends"], [{"ends": ["1-2@left", "3-4@right"]}]),
    (NeededQuestion(LINE, parse_tiles("3-4 1-2 4-6")), ["ends"], [{"ends": ["1-2", "3-4"]}]),
    (ActQuestion(LINE, parse_tiles("2-6"), 3), ["act"], [{"act": ["draw"]}]),
    (SettleQuestion(HANDS), ["off", "off"], [{"off": ["10", "15"]}]),
    (OpenerQuestion(2, Seat.YOU, Seat.ACROSS), ["choice"], [{"choice": ["across"]}]),
    (OpenerQuestion(2, Seat.YOU, None), ["choice"], [{"choice": ["lot"]}]),
    (TurnQuestion(3, Seat.RIGHT), ["choice"], [{"choice": ["you"]}]),
    (LotQuestion(LOTS), ["choice"], [{"choice": ["tied"]}]),
    (OverQuestion(2, Seat.YOU, SCORES, LINE, HANDS, 3), ["choice"], [{"choice": ["goes-on"]}]),
    (WinnerQuestion(HANDS), ["choice"], [{"choice": ["nobody"]}]),
    (BlockedQuestion(Seat.YOU, LINE, HANDS, 0), ["choice"], [{"choice": ["nobody"]}]),
    (BlockedQuestion(Seat.YOU, LINE, HANDS, 1), ["choice"], [{"choice": ["goes-on"]}]),
    (BlockedQuestion(Seat.YOU, LINE, ((Seat.YOU, ()), HANDS[1]), 0), ["choice"], [{"choice": ["out"]}]),
    (NumberQuestion(Fact.UNSEEN, value=4, line=LINE, hand=parse_tiles("4-6")), ["total"], [{"total": ["4"]}]),
    (NumberQuestion(Fact.BONEYARD_SIZE, 3), ["total"], [{"total": ["13"]}]),
    (NumberQuestion(Fact.BONEYARD_SIZE, 4, taken=3), ["total"], [{"total": ["5"]}]),
    (TallyQuestion(135), ["total"], [{"total": ["135"]}]),
    (WriteTallyQuestion(135, (tally(130), tally(135))), ["choice"], [{"choice": ["2-7-0"]}]),
    (FindMistakeQuestion(LINE, (5, 5, 10)), ["choice"], [{"choice": ["1-1@left"]}]),
]


@pytest.mark.parametrize(("question", "names", "right"), QUESTIONS)
def test_fields_and_right_answers(question: Any, names: list[str], right: list[dict[str, list[str]]]) -> None:
    """A question asks for these fields, and these are all its right answers."""
    assert [field.name for field in question.fields] == names
    assert sorted((answer.form() for answer in question.right_answers()), key=repr) == right


@pytest.mark.parametrize(("question", "names", "right"), QUESTIONS)
def test_forms_are_read_back(question: Any, names: list[str], right: list[dict[str, list[str]]]) -> None:
    """The form of an answer is read as that answer."""
    for answer in question.right_answers():
        assert question.parse(answer.form()) == answer


@pytest.mark.parametrize(("question", "names", "right"), QUESTIONS)
def test_an_empty_form_is_refused(question: Any, names: list[str], right: list[dict[str, list[str]]]) -> None:
    """Nothing filled in is an error at the first field, and so are spaces only."""
    for form in ({}, {name: [" "] for name in names}):
        with pytest.raises(AnswerError) as caught:
            question.parse(form)
        assert (caught.value.field, caught.value.reason) == (names[0], AnswerReason.MISSING)


@pytest.mark.parametrize(("question", "names", "right"), QUESTIONS)
def test_rubbish_is_refused(question: Any, names: list[str], right: list[dict[str, list[str]]]) -> None:
    """What is neither a number nor an option is quoted in the error."""
    with pytest.raises(AnswerError) as caught:
        question.parse({name: ["<b>"] * names.count(name) for name in names})
    number = question.fields[0].type is FieldType.NUMBER
    assert caught.value.reason is (AnswerReason.NOT_A_NUMBER if number else AnswerReason.NOT_AN_OPTION)
    assert caught.value.text == "<b>"


@pytest.mark.parametrize(("question", "names", "right"), QUESTIONS)
def test_every_option_can_be_chosen(question: Any, names: list[str], right: list[dict[str, list[str]]]) -> None:
    """Each option of a choice is an answer."""
    fields = question.fields
    if fields[0].type is not FieldType.NUMBER:
        rest = {field.name: [field.options[0]] for field in fields[1:]}
        for option in fields[0].options:
            assert question.parse({fields[0].name: [option], **rest}).form()[fields[0].name] == [option]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("15", 15),
        (" 15 ", 15),
        ("+5", 5),
        ("-12", -12),
        ("\N{MINUS SIGN}12", -12),
        ("0", 0),
        ("0009", 9),
        ("２", 2),
        ("١٥", 15),
    ],
)
def test_whole_numbers_are_read(text: str, number: int) -> None:
    """A sign and spaces are fine, in typography too, and digits of any script."""
    assert whole_number({"sum": [text]}, "sum") == number


@pytest.mark.parametrize("text", ["1.5", "1,5", "12345", "1e3", "five", "--1", "1 2", "2.0", "2 points", "²", "½", "Ⅷ"])
def test_other_numbers_are_refused(text: str) -> None:
    """Only whole numbers of at most four digits are read."""
    with pytest.raises(AnswerError) as caught:
        whole_number({"sum": [text]}, "sum")
    assert caught.value.reason is AnswerReason.NOT_A_NUMBER


def test_a_choice_of_two_is_refused() -> None:
    """One answer is asked for, so two are too many."""
    with pytest.raises(AnswerError) as caught:
        ActQuestion(LINE, parse_tiles("2-6"), 3).parse({"act": ["draw", "pass"]})
    assert caught.value.reason is AnswerReason.TOO_MANY


def test_the_index_of_a_bad_deduction_is_named() -> None:
    """Where several fields share a name, the error says which one it is; more numbers than hands are refused."""
    question = SettleQuestion(HANDS)
    with pytest.raises(AnswerError) as caught:
        question.parse({"off": ["10", "x"]})
    assert caught.value.index == 1
    with pytest.raises(AnswerError) as caught:
        question.parse({"off": ["10", "15", "5"]})
    assert caught.value.reason is AnswerReason.TOO_MANY


def test_a_deduction_may_have_a_minus_sign() -> None:
    """Minus ten off and ten off are the same."""
    assert SettleQuestion(HANDS).parse({"off": ["-10", "15"]}).off == (10, 15)


def test_a_tile_may_be_turned_round() -> None:
    """4-1 is the tile 1-4."""
    question = PlayQuestion(Line(), parse_tiles("1-4"))
    assert question.parse({"tile": ["4-1"]}) == question.parse({"tile": ["1-4"]})


def test_options_stand_in_the_order_of_the_table() -> None:
    """Tiles of a line are offered from left to right, placements tile by tile, seats clockwise from yours."""
    assert EndsQuestion(LINE).fields == (Field("ends", FieldType.SEVERAL, ("1-1", "1-4", "4-4")),)
    assert ScoringQuestion(LINE, parse_tiles("3-4 1-2")).fields[0].options == (
        "3-4@left",
        "3-4@right",
        "1-2@left",
        "1-2@right",
    )
    assert BlockedQuestion(Seat.YOU, LINE, HANDS, 0).options == ("goes-on", "out", "nobody", "you", "across")
    assert LotQuestion(LOTS).options == ("you", "left", "right", "tied", "all")
    assert LotQuestion(LOTS[:2]).options == ("you", "left", "tied")


@pytest.mark.parametrize("players", SEATS)
def test_the_turn_goes_clockwise(players: int) -> None:
    """Rule D5: after each player comes the next one at the left."""
    seats = SEATS[players]
    for at, seat in enumerate(seats):
        question = TurnQuestion(players, seat)
        assert question.right == seats[(at + 1) % players].value
        assert seat.value not in question.options


@pytest.mark.parametrize("players", SEATS)
def test_whoever_went_out_opens(players: int) -> None:
    """Rule D6: the one who went out opens; after a block a new lot decides, whoever opened before."""
    for previous in SEATS[players]:
        assert OpenerQuestion(players, previous, None).right == "lot"
        for out in SEATS[players]:
            assert OpenerQuestion(players, previous, out).right == out.value


def test_every_score_has_its_own_word() -> None:
    """Rule D19: no two scores of a game have the same tally."""
    words = {word_of(tally(points)) for points in range(-300, 301)}
    assert len(words) == 601


def test_numbers_that_belong_to_the_rules() -> None:
    """Rules D1, D2, D3, D8, D18 and D19 as numbers."""
    (total,) = NumberQuestion(Fact.SET_SIZE).right_answers()
    assert total.total == 28
    facts = {
        Fact.HAND_SIZE: {2: 7, 3: 5, 4: 5},
        Fact.BONEYARD_SIZE: {2: 14, 3: 13, 4: 8},
        Fact.TARGET: {2: 250, 3: 200, 4: 200},
    }
    for fact, numbers in facts.items():
        for players, number in numbers.items():
            assert {answer.total for answer in NumberQuestion(fact, players).right_answers()} == {number}
    for value in range(7):
        assert {answer.total for answer in NumberQuestion(Fact.TILES_WITH, value=value).right_answers()} == {7}
    assert {answer.total for answer in NumberQuestion(Fact.OPEN_ENDS, line=LINE).right_answers()} == {2}
    assert {answer.total for answer in NumberQuestion(Fact.STROKE).right_answers()} == {5}


def test_when_everybody_is_tied_everybody_draws_again() -> None:
    """Rule D4: then the tied players and all players are the same, and neither answer is refused."""
    all_tied = LotQuestion(((Seat.YOU, Tile(0, 4)), (Seat.LEFT, Tile(1, 3)), (Seat.RIGHT, Tile(2, 2))))
    assert {answer.choice for answer in all_tied.right_answers()} == {"tied", "all"}
    two_tied = LotQuestion(((Seat.YOU, Tile(0, 4)), (Seat.LEFT, Tile(1, 3)), (Seat.RIGHT, Tile(0, 2))))
    assert {answer.choice for answer in two_tied.right_answers()} == {"tied"}
