"""What every template can use."""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from flask import Flask, render_template, request, url_for
from flask_htmx import HTMX
from markupsafe import Markup

from tutor.draw import filled_mark, last_mark, open_mark
from tutor.web.languages import alternates, default_alternate
from tutor.web.site import reader, site
from tutor.wording.games import words

#: A calculation of up to five terms, for a phone is narrow, or a name that ends in a number.
_WHOLE: Final = re.compile(r"\d+(?: [-+×−] \d+){1,4}(?: = −?\d+)?|\b[^\W\d_]+-\d+\b")


def init_app(app: Flask) -> None:
    """Give templates the address of an asset, numbers the reader's way, and the language of the page."""
    app.jinja_env.globals["asset"] = asset
    app.jinja_env.globals["filled_mark"] = Markup(filled_mark())
    app.jinja_env.globals["open_mark"] = Markup(open_mark())
    app.jinja_env.globals["last_mark"] = Markup(last_mark())
    app.jinja_env.globals["games"] = games
    app.jinja_env.filters["pieces"] = pieces
    app.jinja_env.filters["number"] = lambda number: reader().number(number)
    app.context_processor(page_context)


def asset(name: str) -> str:
    """The address of an asset, which changes with its content."""
    return url_for("files.static", name=site().assets[name].hashed)


class Piece(NamedTuple):
    """A part of a sentence."""

    text: str
    whole: bool
    """Whether no line may break in it."""


def pieces(sentence: str) -> Iterator[Piece]:
    """A sentence in parts: a calculation and the name of a card stay on one line, and the words are not changed.

    >>> [piece.text for piece in pieces("It counts 2, for 7 + 8 = 15: Karo-7 and Pik-8.") if piece.whole]
    ['7 + 8 = 15', 'Karo-7', 'Pik-8']
    """
    end = 0
    for found in _WHOLE.finditer(sentence):
        if found.start() > end:
            yield Piece(sentence[end : found.start()], whole=False)
        yield Piece(found.group(), whole=True)
        end = found.end()
    if end < len(sentence):
        yield Piece(sentence[end:], whole=False)


class GameLink(NamedTuple):
    """A game with its page in a part of the site."""

    game: str
    name: str
    href: str


def games(section: str) -> tuple[GameLink, ...]:
    """Every game with its page in a section: its course under `learn`, its article under `rules`."""
    page = {"learn": "learn.course", "rules": "rules.rules"}[section]
    return tuple(GameLink(game, words(reader(), game).name, url_for(page, game=game)) for game in site().courses)


def page_context() -> dict[str, Any]:
    """The reader's language and the same page in the other languages."""
    return {
        "language": reader().language,
        "alternates": alternates(),
        "default_alternate": default_alternate(),
        "canonical": f"{site().root_url()}{request.path.lstrip('/')}",
    }


def render(template: str, **context: Any) -> str:
    """Render a page or, for htmx, its one fragment: `step.html` has `_step.html`.

    A boosted request and one that restores the history get the whole page.
    """
    return render_template(f"_{template}" if wants_fragment() else template, **context)


def wants_fragment() -> bool:
    """Whether htmx asks for the part of the page that changes."""
    htmx = HTMX()
    return bool(htmx) and not htmx.boosted and not htmx.history_restore_request
