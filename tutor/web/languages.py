"""In which language a page speaks, and where the same page stands in the others."""

from typing import Final, NamedTuple
from urllib.parse import urlencode

from flask import Flask, g, request
from werkzeug.datastructures import LanguageAccept
from werkzeug.routing import BaseConverter, Map

from tutor.i18n import SOURCE, negotiate
from tutor.web.site import Site, reader, site

#: The language of somebody who has answered before.
LANGUAGE_COOKIE: Final = "lang"
#: A query as it stands in an address: names and values in their order.
Query = tuple[tuple[str, str], ...]


class Alternate(NamedTuple):
    """The page that is being shown, in one of the languages."""

    code: str
    name: str
    href: str
    """Path and query: what stands in the page is kept."""
    path: str
    """The same without the query."""
    url: str
    """The whole canonical address, without a query."""
    current: bool


def init_app(app: Flask, known: Site) -> None:
    """Route the language prefix, choose the reader of every request, and hand gettext to the templates."""

    class LanguageConverter(BaseConverter):
        """The code of a known language, and nothing else."""

        def __init__(self, map: Map) -> None:  # noqa: A002
            super().__init__(map)
            self.regex = "|".join(known.readers)

    app.url_map.converters["language"] = LanguageConverter
    app.before_request(choose_reader)
    app.jinja_env.add_extension("jinja2.ext.i18n")
    app.jinja_env.install_gettext_callables(  # type: ignore[attr-defined]
        lambda message: reader().translations.gettext(message),
        lambda one, many, n: reader().translations.ngettext(one, many, n),
        newstyle=True,
        pgettext=lambda context, message: reader().translations.pgettext(context, message),
    )

    @app.url_defaults
    def keep_language(endpoint: str, values: dict[str, object]) -> None:
        if app.url_map.is_endpoint_expecting(endpoint, "language"):
            values.setdefault("language", g.reader.language.code)

    @app.url_value_preprocessor
    def drop_language(endpoint: str | None, values: dict[str, object] | None) -> None:
        if values:
            values.pop("language", None)


def choose_reader() -> None:
    """Take the language of the prefix or, on addresses without one, what the browser asks for."""
    g.reader = site().readers[prefix_of(request.path) or accepted()]


def prefix_of(path: str) -> str | None:
    """The language whose prefix a path carries."""
    first = path.lstrip("/").partition("/")[0]
    return first if first in site().readers else None


def accepted() -> str:
    """The language for somebody whose address names none: the cookie, then Accept-Language."""
    known = site().readers
    accept: LanguageAccept = request.accept_languages
    wanted = [language for language, quality in accept if quality > 0]
    languages = {code: known[code].language for code in known}
    chosen = negotiate(cookie=request.cookies.get(LANGUAGE_COOKIE), accepted=wanted, languages=languages)
    return chosen if chosen in known else next(iter(known))


def alternates(query: Query = ()) -> tuple[Alternate, ...]:
    """The page that is being shown in every language; where a page has no language, the homes."""
    code = reader().language.code
    rest = request.path.lstrip("/").partition("/")[2] if prefix_of(request.path) else ""
    question = f"?{urlencode(query)}" if query else ""
    return tuple(
        Alternate(
            language.code,
            language.name,
            f"/{language.code}/{rest}{question}",
            f"/{language.code}/{rest}",
            f"{site().root_url()}{language.code}/{rest}",
            language.code == code,
        )
        for language in site().languages
    )


def default_alternate() -> str:
    """Where somebody goes whose language is unknown: the chooser for the home, the source language for other pages."""
    rest = request.path.lstrip("/").partition("/")[2]
    return f"{site().root_url()}{SOURCE}/{rest}" if rest else site().root_url()
