"""The tutor in a browser: `create_app` makes it from courses, rules, catalogues and assets."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from flask import Flask
from flask_htmx import HTMX

from tutor.i18n import LOCALES, Language
from tutor.lessons import load_course
from tutor.progress.address import check as check_address
from tutor.rules_text import load_article
from tutor.settings import URL
from tutor.web import caching, errors, languages, limits, safety, slashes, templating
from tutor.web.assets import load_assets
from tutor.web.pages import BLUEPRINTS
from tutor.web.requests import PlainRequest
from tutor.web.site import EXTENSION, Site, readers

if TYPE_CHECKING:
    from tutor.progress.store import Store

#: The games that have a course.
GAMES: Final = ("dominoes", "cribbage")

#: No answer is longer than this.
_LONGEST_POST: Final = 64 * 1024


def create_app(config: Mapping[str, Any] | None = None) -> Flask:
    """Make the application; everything is loaded and checked here, nothing is loaded while it serves.

    `config` may hold Flask's own settings and `LANGUAGES` (a table like `tutor.i18n.LOCALES`), `TRANSLATIONS`
    and `LESSONS` (folders), `URL` (the address at which the world sees the site; else `TUTOR_URL` of the environment)
    and `STORE` (where progress is kept; else as the environment says).
    Raises FileNotFoundError, LessonError, AssetError, BadAddress or BadSetting, which say what is missing or broken.
    """
    app = Flask(__name__, static_folder=None)
    app.request_class = PlainRequest
    app.config["MAX_CONTENT_LENGTH"] = app.config["MAX_FORM_MEMORY_SIZE"] = _LONGEST_POST
    app.config.from_mapping(config)
    app.extensions[EXTENSION] = site = load_site(app.config)
    app.jinja_options = {"trim_blocks": True, "lstrip_blocks": True}
    HTMX(app)
    # Flask runs what comes after a request in reverse order: headers first, so that the ETag comes last of all.
    caching.init_app(app)
    languages.init_app(app, site)
    slashes.init_app(app)
    safety.init_app(app)
    limits.init_app(app)
    templating.init_app(app)
    errors.init_app(app)
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    return app


def load_site(config: Mapping[str, Any]) -> Site:
    """Load everything that pages are made from."""
    known: Mapping[str, Language] = config.get("LANGUAGES", LOCALES)
    translations: Path | None = config.get("TRANSLATIONS")
    store = config.get("STORE")
    if store is None:
        check_address(os.environ)
    return Site(
        readers=readers(known, translations),
        courses={game: load_course(game, config.get("LESSONS")) for game in GAMES},
        articles={game: load_article(game) for game in GAMES},
        assets=load_assets(),
        open_store=_store_of_environment if store is None else lambda: store,
        url=config.get("URL") or URL.value(os.environ),
    )


def _store_of_environment() -> "Store":
    # Loaded with the first who needs it: a page that is the same for everybody does not wait for a database.
    from tutor.progress.store import Store

    return Store.from_environment()
