"""Which number can never be right: those that no hand is worth, and a hand for each of the others. Rule C1."""

from typing import Final

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.puzzles.cribbage.number import PossibleQuestion
from tutor.rules.cribbage import Card, parse_cards
from tutor.wording.cribbage.names import name, names
from tutor.wording.cribbage.traps import impossible
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]

#: A hand and a starter for every number that a hand can be worth.
EXAMPLES: Final = {
    0: ("4S 9D QD KH", "7H"),
    1: ("3S 9D JD QC", "8D"),
    2: ("2D 4C 8H 9H", "JD"),
    3: ("AH 6D 8H JS", "3S"),
    4: ("6D TH KD KS", "TS"),
    5: ("AH 2H 6D KH", "3H"),
    6: ("3D 7C 7D 8S", "KD"),
    7: ("AH 2S 3H KC", "5D"),
    8: ("AD 2C 3S KS", "4D"),
    9: ("2S 3C 4H 6C", "5D"),
    10: ("5S 9D TC KC", "5C"),
    11: ("JD JH QS KC", "TD"),
    12: ("6C 6D 6S TD", "9S"),
    13: ("5H 5S JC JH", "7H"),
    14: ("5C 5H JS KH", "TC"),
    15: ("2C 2S 3H JC", "AC"),
    16: ("JC QH QS KD", "5S"),
    17: ("5H TS JD JH", "QD"),
    18: ("5S JD QH KD", "5D"),
    20: ("3H 4C 4D 5C", "3S"),
    21: ("6H 7D 8H 8S", "8C"),
    22: ("5D 5H 5S QH", "QS"),
    23: ("4C 5C 5H 6C", "5S"),
    24: ("6S 7D 7S 8C", "8S"),
    28: ("5H 5C 5S JC", "5D"),
    29: ("5H 5C 5S JD", "5D"),
}


def right(reader: Reader, question: PossibleQuestion, answer: ChoiceAnswer) -> Sentences:
    """Why this number cannot be."""
    return shown(reader, question)


def shown(reader: Reader, question: PossibleQuestion) -> Sentences:
    """Why one of the numbers cannot be, and that the others can."""
    others = [reader.number(number) for number in question.numbers if number not in question.impossible]
    return (
        impossible(reader, question.impossible[0]),
        # NOTE: %(numbers)s is a list of numbers, such as 12, 20 and 24.
        reader.gettext("There are hands for all the others: %(numbers)s.", numbers=reader.and_list(others)),
    )


def wrong(reader: Reader, question: PossibleQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> Sentences:
    """A hand that is worth the chosen number."""
    number = int(answer.choice)
    cards, starter = EXAMPLES[number]
    return (
        # NOTE: %(cards)s are the names of four cards, %(starter)s is the name of the starter.
        reader.gettext(
            "There is a hand that is worth %(number)s: %(cards)s. The starter with it: %(starter)s.",
            number=number,
            cards=names(reader, parse_cards(cards)),
            starter=name(reader, Card.parse(starter)),
        ),
    )
