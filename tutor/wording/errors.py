"""What cannot be read or is not allowed, as one sentence or two: what was given, what is expected, an example."""

from tutor.lessons.errors import LessonError, LessonReason
from tutor.puzzles.answer import AnswerError, AnswerReason
from tutor.rules.cribbage.errors import CribbageReason, IllegalAction
from tutor.rules.dominoes import DOUBLE_SIX, End, IllegalPlay, NotationError, Reason
from tutor.rules.errors import RulesError
from tutor.wording.cards import card
from tutor.wording.reader import Reader


def sentence(reader: Reader, problem: RulesError | AnswerError | LessonError) -> str:
    """The line that a person reads about a problem, in the reader's language."""
    if isinstance(problem, AnswerError):
        return answer_sentence(reader, problem)
    if isinstance(problem, LessonError):
        # The place comes first, as compilers write it, so that a terminal or an editor finds it.
        place = (problem.file, _step(reader, problem.step))
        return ": ".join(part for part in (*place, lesson_sentence(reader, problem)) if part)
    if isinstance(problem, NotationError):
        return notation_sentence(reader, problem)
    if isinstance(problem, IllegalPlay):
        said = illegal_sentence(reader, problem)
        if problem.position is None:
            return said
        # NOTE: Follows a sentence that says what is wrong; the placements of a replay are numbered from 1.
        where = reader.gettext("Look at placement %(number)s of the replay.", number=problem.position + 1)
        return f"{said} {where}"
    if isinstance(problem, IllegalAction):
        return cribbage_sentence(reader, problem)
    return reader.gettext("The rules do not allow that.")


def answer_sentence(reader: Reader, problem: AnswerError, *, several: bool = False) -> str:
    """What is missing in an answer or cannot be read in it, and what to do about it.

    `several` tells that more than one thing can be chosen: of choices, only cards are marked like that.
    """
    match problem.reason:
        case AnswerReason.MISSING if several and problem.field == "choice":
            return reader.gettext("Mark the cards first: all those that the question asks for.")
        case AnswerReason.MISSING:
            return _missing(reader, problem.field)
        case AnswerReason.NOT_A_NUMBER:
            return reader.gettext(
                "%(text)s is not a whole number that fits here. Write it in digits, such as 15.",
                text=reader.quote(problem.text),
            )
        case AnswerReason.NOT_AN_OPTION if problem.field == "claim":
            return reader.gettext(
                "%(text)s cannot be named: a muggins call names a whole number from 1 to 29.",
                text=reader.quote(problem.text),
            )
        case AnswerReason.NOT_AN_OPTION:
            return reader.gettext(
                "%(text)s cannot be chosen here. Choose from what the question shows.", text=reader.quote(problem.text)
            )
        case AnswerReason.TOO_MANY:
            return reader.gettext("%(text)s is more than was asked for.", text=reader.quote(problem.text))


def _missing(reader: Reader, field: str) -> str:
    match field:
        case "sum":
            return reader.gettext("Write the sum of the ends in digits, such as 11.")
        case "points":
            return reader.gettext("Write the points in digits; for no points, write 0.")
        case "off":
            return reader.gettext("Write the deduction of every hand in digits; if nothing comes off, write 0.")
        case "tile":
            return reader.gettext("Choose a tile first.")
        case "end":
            return reader.gettext("Choose the end that the tile joins: left or right.")
        case "act":
            return reader.gettext("Choose one of the three: play, draw or pass.")
        case "call":
            return reader.gettext("Choose one of the three: accept, muggins or too high.")
        case "claim":
            return reader.gettext("Write how many points you believe were missed, from 1 to 29.")
        case "ends":
            return reader.gettext("Mark at least one tile first.")
        case "choice":
            return reader.gettext("Choose one of the answers first.")
        case _:
            return reader.gettext("Write a whole number in digits, such as 15.")


def notation_sentence(reader: Reader, problem: NotationError) -> str:
    """What was written, what is expected in its place, and an example."""
    text, number = reader.quote(problem.text), problem.position + 1
    match problem.expected:
        case "tile":
            return reader.gettext(
                "%(text)s is not a tile. A tile is two values from 0 to 6 with a hyphen, such as 1-4.", text=text
            )
        case "placement":
            # NOTE: The words of a replay, such as 1-4 and 1-1@left, stay as they are; they are numbered from 1.
            return reader.gettext(
                "Word %(number)s of the replay is %(text)s, which is not a placement. "
                "Write the opening as a tile, such as 1-4, and every later placement with its end, such as 1-1@left.",
                number=number,
                text=text,
            )
        case "replay" if not problem.text:
            return reader.gettext("The replay is empty. Write the tiles in the order played, such as: 1-4 1-1@left")
        case "replay":
            return reader.gettext(
                "%(text)s is not a replay. Write the tiles in the order played, such as: 1-4 1-1@left", text=text
            )
        case "card" | "starter":
            return reader.gettext(
                "%(text)s is not a card. "
                "A card is a rank (A 2 3 4 5 6 7 8 9 T J Q K) and a suit (C D H S), such as 5H.",
                text=text,
            )
        case "cards" | "hand":
            return reader.gettext("%(text)s is not a hand. Write four cards, such as: 5H 5C 5S JD", text=text)
        case "count" | "hand-or-crib":
            return reader.gettext(
                "%(text)s cannot be counted. Write a line like %(hand)s or %(crib)s",
                text=text,
                hand="5H 5C 5S JD|5D|hand",
                crib="5H 5C 5S JD|5D|crib",
            )
        case "hand-and-starter":
            # NOTE: %(example)s is what is typed after “tutor count”: four cards in quotes, and the starter.
            return reader.gettext(
                "The starter is missing. Write four cards and the starter, such as %(example)s",
                example='"5H 5C 5S JD" 5D',
            )
        case "settlement":
            return reader.gettext(
                "%(text)s cannot be settled. Write %(fields)s, such as %(example)s",
                text=text,
                fields="TRUE ANNOUNCED SCORE TARGET ANSWERS",
                example="8 6 110 121 accept,muggins:2",
            )
        case "true-and-announced":
            return reader.gettext(
                "What the hand is worth and what was announced have to be known. Give them with --true and --announced."
            )
        case "answer" | "answers":
            return reader.gettext("%(text)s is not an answer. Write accept, over or muggins:2", text=text)
        case "number":
            return reader.gettext(
                "%(text)s is not a whole number from 0 to 999. Write it in digits, such as 15.", text=text
            )
        case "crib":
            # NOTE: crib=1 and crib=0 stand in the address of a picture and stay as they are.
            return reader.gettext(
                "%(text)s is neither yes nor no. Write crib=1 for the crib, crib=0 for a hand.", text=text
            )
        case _:
            # NOTE: %(expected)s is a word of the notation, in English and as the documentation writes it.
            return reader.gettext(
                "Word %(number)s, %(text)s, cannot be read. Expected: %(expected)s",
                number=number,
                text=text,
                expected=problem.expected,
            )


def illegal_sentence(reader: Reader, problem: IllegalPlay) -> str:
    """Why the rules of dominoes do not allow something."""
    if problem.tile is not None and problem.reason in (
        Reason.NO_MATCHING_END,
        Reason.END_MISSING,
        Reason.END_NOT_ALLOWED,
        Reason.TILE_ALREADY_PLAYED,
        Reason.NOT_IN_HAND,
        Reason.TILE_TWICE,
        Reason.NOT_A_TILE,
    ):
        return _illegal_tile(reader, problem.reason, reader.tile(problem.tile), problem.end)
    match problem.reason:
        case Reason.NO_MATCHING_END:
            return reader.gettext("No half of the tile has the value of the open end.")
        case Reason.END_MISSING:
            return reader.gettext("Every placement after the opening names its end, such as 1-1@left.")
        case Reason.END_NOT_ALLOWED:
            return reader.gettext("The opening joins nothing, so it is written without an end, such as 1-4.")
        case Reason.TILE_ALREADY_PLAYED:
            return reader.gettext("A tile that lies on the table cannot be placed again.")
        case Reason.NOT_A_TILE:
            return reader.gettext("The set runs from [0|0] to [6|6] and holds no such tile.")
        case Reason.NOT_IN_HAND:
            return reader.gettext("Only a tile of your own hand can be played.")
        case Reason.MUST_PLAY:
            return reader.gettext("A tile in the hand fits, so the player must play.")
        case Reason.MUST_PLAY_DRAWN:
            return reader.gettext("The tile just drawn fits, so that very tile must be played.")
        case Reason.BONEYARD_EMPTY:
            return reader.gettext("The boneyard is empty, so nothing can be drawn.")
        case Reason.BONEYARD_NOT_EMPTY:
            return reader.gettext("The boneyard still holds tiles, so passing is not allowed.")
        case Reason.ROUND_OVER:
            return reader.gettext("The round is over, so nobody plays on.")
        case Reason.ROUND_NOT_OVER:
            return reader.gettext("The round is not over yet, so the next one cannot start.")
        case Reason.GAME_OVER:
            return reader.gettext("The game is over: a player has reached the target.")
        case Reason.WRONG_COUNT_OF_PLAYERS:
            return reader.gettext("Two, three or four players play, each with a seat of their own.")
        case Reason.NOT_AT_THE_TABLE:
            return reader.gettext("Nobody sits at that seat with this number of players.")
        case Reason.TILE_TWICE:
            return reader.gettext("A tile is there twice, but the set has every tile once.")
        case Reason.TILES_MISSING:
            return reader.ngettext(
                "Hands, boneyard and line together must hold the whole set: %(n)s tile.",
                "Hands, boneyard and line together must hold the whole set: %(n)s tiles.",
                len(DOUBLE_SIX),
            )
        case Reason.NEGATIVE_PIPS:
            return reader.gettext("The pips of a hand cannot be fewer than zero.")


def _illegal_tile(reader: Reader, reason: Reason, tile: str, end: End | None) -> str:
    """Why this tile cannot be there."""
    match reason:
        case Reason.NO_MATCHING_END if end is End.LEFT:
            return reader.gettext("The tile %(tile)s does not match the left end.", tile=tile)
        case Reason.NO_MATCHING_END if end is End.RIGHT:
            return reader.gettext("The tile %(tile)s does not match the right end.", tile=tile)
        case Reason.NO_MATCHING_END:
            return reader.gettext("The tile %(tile)s has no half with that value.", tile=tile)
        case Reason.END_MISSING:
            return reader.gettext(
                "The tile %(tile)s is not the opening, so it needs the end that it joins: add @left or @right.",
                tile=tile,
            )
        case Reason.END_NOT_ALLOWED:
            return reader.gettext(
                "The tile %(tile)s is the opening and joins nothing, so it is written without an end.", tile=tile
            )
        case Reason.TILE_ALREADY_PLAYED:
            return reader.gettext(
                "The tile %(tile)s already lies on the table, and every tile is there once.", tile=tile
            )
        case Reason.NOT_IN_HAND:
            return reader.gettext("The tile %(tile)s is not in the hand.", tile=tile)
        case Reason.TILE_TWICE:
            return reader.gettext("The tile %(tile)s is there twice, but the set has every tile once.", tile=tile)
        case _:
            return reader.gettext("The set runs from [0|0] to [6|6] and holds no tile %(tile)s.", tile=tile)


def cribbage_sentence(reader: Reader, problem: IllegalAction) -> str:
    """Why the rules of cribbage do not allow something."""
    number = problem.number or 0
    match problem.reason:
        case CribbageReason.CARD_TWICE if problem.card:
            return reader.gettext(
                "The card %(card)s is there twice, but the pack has every card once.", card=card(reader, problem.card)
            )
        case CribbageReason.CARD_TWICE:
            return reader.gettext("A card is there twice, but the pack has every card once.")
        case CribbageReason.WRONG_NUMBER_OF_CARDS if problem.number is not None:
            return reader.ngettext(
                "%(n)s card is not the right number here. A hand is four cards, plus the starter.",
                "%(n)s cards are not the right number here. A hand is four cards, plus the starter.",
                number,
            )
        case CribbageReason.WRONG_NUMBER_OF_CARDS:
            return reader.gettext("That is not the right number of cards.")
        case CribbageReason.WRONG_NUMBER_OF_PLAYERS:
            return reader.gettext("Cribbage is played here by two, three or four players.")
        case CribbageReason.PARTNERS_NEED_FOUR:
            return reader.gettext("Partners sit opposite each other, which takes four players.")
        case CribbageReason.UNKNOWN_PLAYER:
            return reader.gettext("Nobody sits at that place.")
        case CribbageReason.UNKNOWN_TARGET:
            return reader.gettext("A game goes to 61 or to 121 points.")
        case CribbageReason.SCORE_OUT_OF_RANGE:
            return reader.gettext(
                "The score %(number)s cannot occur: before a count it is at least 0 and below the target.",
                number=number,
            )
        case CribbageReason.COUNT_OUT_OF_RANGE:
            return reader.gettext("The count %(number)s cannot occur: a count lies between 0 and 29.", number=number)
        case CribbageReason.CLAIM_OUT_OF_RANGE:
            return reader.gettext("The claim %(number)s cannot occur: a claim lies between 1 and 29.", number=number)
        case CribbageReason.NO_ANSWERS:
            return reader.gettext("This count waits for the answers of the opponents, and there is none.")
        case CribbageReason.TOO_MANY_ANSWERS:
            return reader.gettext("There are more answers than opponents: nobody has more than three.")
        case CribbageReason.NOT_NOW:
            return reader.gettext("That cannot be done at this stage of the game.")
        case CribbageReason.NOT_YOUR_TURN:
            return reader.gettext("Another player is to act now.")
        case CribbageReason.OWN_SIDE:
            return reader.gettext("Nobody answers their own count or the count of their partner.")
        case CribbageReason.ALREADY_DISCARDED:
            return reader.gettext("This player has already given cards to the crib.")
        case CribbageReason.NOT_IN_HAND if problem.card:
            return reader.gettext("The card %(card)s is not in the hand.", card=card(reader, problem.card))
        case CribbageReason.NOT_IN_HAND:
            return reader.gettext("That card is not in the hand.")
        case CribbageReason.OVER_THIRTY_ONE:
            return reader.gettext("That card would take the running total above 31.")
        case CribbageReason.MUST_PLAY:
            return reader.gettext("A card in the hand still fits, so the player may not say go.")
        case CribbageReason.DEAL_NOT_FINISHED:
            return reader.gettext("There is still something to play or to count in this deal.")
        case CribbageReason.GAME_OVER:
            return reader.gettext("The game is over: a side has reached the target.")


def _step(reader: Reader, step: str) -> str:
    """A step by its id, or by its number where it has none."""
    if not step.startswith("#"):
        return step
    # NOTE: Where something is wrong in a lesson script, such as: step 3
    return reader.gettext("step %(number)s", number=step[1:])


def lesson_sentence(reader: Reader, problem: LessonError) -> str:
    """Why a lesson script is refused; `sentence` puts the file and the step in front."""
    subject, key = reader.quote(problem.subject), reader.quote(problem.key)
    words = reader.or_list(map(reader.quote, problem.words)) if problem.words else ""
    match problem.reason:
        case LessonReason.NOT_TOML:
            # NOTE: %(subject)s is the message of the TOML reader, in English.
            return reader.gettext("The file is not valid TOML: %(subject)s", subject=problem.subject)
        case LessonReason.MISSING:
            # NOTE: %(subject)s is the name of a key in a lesson script.
            return reader.gettext("The key %(subject)s is missing.", subject=subject)
        case LessonReason.UNKNOWN if words:
            # NOTE: The keys of a lesson script are English words and stay as they are.
            return reader.gettext(
                "The key %(subject)s means nothing here. Did you mean %(words)s?", subject=subject, words=words
            )
        case LessonReason.UNKNOWN:
            return reader.gettext("The key %(subject)s means nothing here.", subject=subject)
        case LessonReason.NOT_FOR_THIS_KIND:
            # NOTE: %(kind)s is the kind of a question in a lesson script, such as “count”.
            return reader.gettext(
                "A question of the kind %(kind)s has no use for the key %(subject)s.", kind=key, subject=subject
            )
        case LessonReason.WRONG_TYPE:
            return reader.gettext("The key %(subject)s has a value of the wrong type.", subject=subject)
        case LessonReason.BAD_WORD if problem.key and words:
            # NOTE: %(key)s is a key of a lesson script, and %(words)s are the words that may stand there, such as:
            # NOTE: “act”, “ends” or “sum”. They are English words and stay as they are.
            return reader.gettext(
                "%(subject)s is not allowed for the key %(key)s. Write %(words)s.",
                subject=subject,
                key=key,
                words=words,
            )
        case LessonReason.BAD_WORD:
            return reader.gettext("The word %(subject)s is not allowed here.", subject=subject)
        case LessonReason.BAD_ID:
            return reader.gettext(
                "%(subject)s is not an id. Write small letters from a to z, digits and hyphens, such as %(example)s.",
                subject=subject,
                example=reader.quote("your-turn"),
            )
        case LessonReason.BAD_FILE_NAME:
            return reader.gettext(
                "A lesson file is called by three digits and small words with hyphens, such as %(example)s.",
                example=reader.quote("075-my-lesson.toml"),
            )
        case LessonReason.SAME_ID:
            return reader.gettext("The id %(subject)s is there twice.", subject=subject)
        case LessonReason.SAME_ADDRESS:
            # NOTE: %(words)s is the name of another file.
            return reader.gettext(
                "The file %(words)s already has the address %(subject)s. Change the words of one of the two names.",
                subject=subject,
                words=words,
            )
        case LessonReason.BAD_TEXT:
            return reader.gettext(
                "A text is empty or holds markup, an address, a percent sign or braces: %(subject)s", subject=subject
            )
        case LessonReason.STRANGE_TILE:
            return reader.gettext("A text names a tile that the step does not show: %(subject)s", subject=subject)
        case LessonReason.TILE_AMONG_CARDS:
            return reader.gettext("A text about cribbage names a domino tile: %(subject)s", subject=subject)
        case LessonReason.NO_SUCH_RULE:
            first, last = problem.words or ("", "")
            return reader.gettext(
                "There is no rule %(subject)s. The rules of this game are %(first)s to %(last)s.",
                subject=subject,
                first=first,
                last=last,
            )
        case LessonReason.RULE_NOT_TAUGHT:
            return reader.gettext(
                "The rule %(subject)s must be listed both by the lesson and by one of its steps.", subject=subject
            )
        case LessonReason.REFUSED if problem.refusal and problem.key:
            # NOTE: Follows a sentence that says what is wrong; %(subject)s is a move as the script has it.
            where = reader.gettext("Look at the move %(subject)s.", subject=subject)
            return f"{sentence(reader, problem.refusal)} {where}"
        case LessonReason.REFUSED if problem.refusal:
            return sentence(reader, problem.refusal)
        case LessonReason.REFUSED:
            return reader.gettext("The rules refuse this: %(subject)s", subject=subject)
        case LessonReason.NO_STEPS:
            return reader.gettext("There is nothing in it: %(subject)s", subject=subject)
        case LessonReason.NOT_CONTINUED:
            return reader.gettext(
                "The round does not go on with a right answer to the step %(subject)s.", subject=subject
            )
        case LessonReason.NOT_THE_TURN:
            # NOTE: %(words)s is the seat whose turn it is, as a script has it, such as “across”.
            return reader.gettext(
                "The move %(subject)s comes out of turn: it is the turn of %(words)s.",
                subject=subject,
                words=words or reader.quote("?"),
            )
        case LessonReason.NOT_THESE_SEATS:
            # NOTE: %(seats)s are seats as a script has them, such as: “you” and “across”
            return reader.gettext(
                "The key %(subject)s names other seats than this table has: %(seats)s.",
                subject=subject,
                seats=reader.and_list(map(reader.quote, problem.words)),
            )
        case _:
            return _question_sentence(reader, problem, subject, words)


def _question_sentence(reader: Reader, problem: LessonError, subject: str, words: str) -> str:
    """Why the question of a step is refused."""
    match problem.reason:
        case LessonReason.WRONG_NUMBER_OF_HINTS:
            return reader.gettext(
                "A question takes two or three hints, and this one has %(number)s.", number=problem.number
            )
        case LessonReason.WRONG_NUMBER_OF_CARDS:
            return reader.gettext(
                "The key %(subject)s takes four cards, and here it has %(number)s.",
                subject=subject,
                number=problem.number,
            )
        case LessonReason.NOT_A_COMBINATION if words:
            # NOTE: Cards as a lesson script has them: %(words)s is a list such as “5H TD” or “5H JC”.
            return reader.gettext(
                "The cards %(subject)s do not score together. Write %(words)s.", subject=subject, words=words
            )
        case LessonReason.NOT_A_COMBINATION:
            return reader.gettext("The cards %(subject)s do not score together.", subject=subject)
        case LessonReason.GOAL_NOT_MET if problem.words:
            # NOTE: %(points)s is a list of numbers of points, such as: 0, 5 or 10
            return reader.gettext(
                "No placement meets the goal %(subject)s. Points that the hand can bring: %(points)s.",
                subject=subject,
                points=reader.or_list(problem.words),
            )
        case LessonReason.GOAL_NOT_MET:
            return reader.gettext("No tile of the hand fits, so none meets the goal %(subject)s.", subject=subject)
        case LessonReason.NO_WRONG_ANSWER:
            return reader.gettext("Every legal placement meets the goal %(subject)s.", subject=subject)
        case _:
            return reader.gettext("The question %(subject)s has no right answer.", subject=subject)
