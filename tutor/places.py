"""Where the data that ships with the tutor lies: beside the code in a checkout, inside the package in a wheel."""

import os
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent
_INSTALLED: Final = _PACKAGE / "_data"

#: The folder that holds lessons, rules, translations and static files.
ROOT: Final = _INSTALLED if (_INSTALLED / "lessons").is_dir() else _PACKAGE.parent

LESSONS: Final = Path(os.environ.get("TUTOR_LESSONS", ROOT / "lessons"))
RULES: Final = ROOT / "rules"
TRANSLATIONS: Final = Path(os.environ.get("TUTOR_TRANSLATIONS", ROOT / "translations"))
STATIC: Final = ROOT / "static"
