"""The tutor with ten times the lessons and ten languages: `python -m benchmarks.grown PORT WORKERS`.

The lessons and catalogues are copies, which `grow` makes in the folder that `GROWN_FOLDER` names.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tutor import places
from tutor.commands.serve import serve
from tutor.i18n import LOCALES, Language
from tutor.settings import Bind
from tutor.web import wsgi

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

FOLDER: Final = "GROWN_FOLDER"
TIMES: Final = 10
#: Six more languages, which speak Spanish here.
MORE: Final = {
    code: Language(code, name, locale)
    for code, name, locale in (
        ("sv", "Svenska", "sv_SE"),
        ("fr", "Français", "fr_FR"),
        ("it", "Italiano", "it_IT"),
        ("nl", "Nederlands", "nl_NL"),
        ("pt", "Português", "pt_BR"),
        ("da", "Dansk", "da_DK"),
    )
}


def grow(folder: Path) -> None:
    """Write the copies."""
    for game in places.LESSONS.iterdir():
        lessons = sorted(game.glob("*.toml"))
        (folder / "lessons" / game.name).mkdir(parents=True)
        for copy in range(TIMES):
            for number, lesson in enumerate(lessons):
                slug = lesson.stem.partition("-")[2] + (f"-{copy}" if copy else "")
                name = f"{copy * len(lessons) + number:03}-{slug}.toml"
                shutil.copy(lesson, folder / "lessons" / game.name / name)
    shutil.copytree(places.TRANSLATIONS, folder / "translations")
    for code in MORE:
        shutil.copytree(folder / "translations" / "es", folder / "translations" / code)


def prepare() -> None:
    """Make the application before the workers are forked, as `tutor serve` does."""
    folder = Path(os.environ[FOLDER])
    wsgi.prepare(
        {
            "LANGUAGES": {**LOCALES, **MORE},
            "LESSONS": folder / "lessons",
            "TRANSLATIONS": folder / "translations",
        }
    )


def worker() -> "WSGIApplication":
    """The application in a worker."""
    return wsgi.worker()


if __name__ == "__main__":
    prepare()
    serve("benchmarks.grown:worker", Bind("127.0.0.1", int(sys.argv[1])), workers=int(sys.argv[2]), grace=5)
