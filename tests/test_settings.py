"""Everything that the environment can say is in one table, is read strictly, and is refused in one sentence."""

import re
from pathlib import Path

import pytest

from tutor import settings
from tutor.i18n import LOCALES
from tutor.settings import SETTINGS, BadSetting, Bind, Setting, check, unknown
from tutor.wording.reader import Reader
from tutor.wording.settings import bad_setting, meanings

PACKAGE = Path(__file__).parents[1] / "tutor"


def test_every_variable_that_is_read_is_in_the_table() -> None:
    """Nothing is read from the environment that `tutor config` does not list."""
    named = {
        name for path in PACKAGE.rglob("*.py") for name in re.findall(r"TUTOR_[A-Z_]+[A-Z]", path.read_text("utf-8"))
    }
    assert named - {"TUTOR_TEST"} == {setting.name for setting in SETTINGS}


@pytest.mark.parametrize("code", LOCALES)
def test_every_variable_has_a_meaning(code: str) -> None:
    """In every language, none twice."""
    meaning = meanings(Reader.of(code))
    assert meaning.keys() == {setting.name for setting in SETTINGS}
    assert len(set(meaning.values())) == len(SETTINGS)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("BIND", "", Bind("127.0.0.1", 8000)),
        ("BIND", "0.0.0.0:80", Bind("0.0.0.0", 80)),
        ("BIND", "[::1]:8000", Bind("::1", 8000)),
        ("WORKERS", " 4 ", 4),
        ("URL", "", None),
        ("URL", "https://muggins.example/tutor/", "https://muggins.example/tutor/"),
        ("PROXIES", "2", 2),
        ("POSTS", "0", 0),
        ("ACCESS_LOG", "1", True),
        ("ACCESS_LOG", "", False),
        ("METRICS", "", None),
        ("LESSONS", "", None),
    ],
)
def test_a_variable_is_read(name: str, text: str, value: object) -> None:
    """What is not set, or set to nothing, has its default."""
    setting: Setting = getattr(settings, name)
    assert setting.value({setting.name: text}) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("TUTOR_BIND", "8000"),
        ("TUTOR_BIND", ":8000"),
        ("TUTOR_BIND", "localhost:0"),
        ("TUTOR_BIND", "localhost:65536"),
        ("TUTOR_BIND", "::1:8000"),
        ("TUTOR_BIND", "tcp://10.0.0.1:80"),
        ("TUTOR_WORKERS", "0"),
        ("TUTOR_WORKERS", "-1"),
        ("TUTOR_WORKERS", "²"),
        ("TUTOR_WORKERS", "9" * 5000),
        ("TUTOR_URL", "muggins.example"),
        ("TUTOR_URL", "ftp://muggins.example/"),
        ("TUTOR_URL", "https://ada:secret@muggins.example/"),
        ("TUTOR_URL", "https://[muggins/"),
        ("TUTOR_URL", "https://muggins.example:x/"),
        ("TUTOR_URL", 'https://muggins.example/"><b>'),
        ("TUTOR_PROXIES", "1.5"),
        ("TUTOR_ACCESS_LOG", "yes"),
        ("TUTOR_LESSONS", "/no/such/folder"),
    ],
)
def test_a_bad_value_is_refused_in_one_sentence(name: str, text: str) -> None:
    """The sentence names the variable and quotes the value, in every language."""
    with pytest.raises(BadSetting) as refused:
        check({name: text})
    for code in LOCALES:
        said = bad_setting(Reader.of(code), refused.value)
        assert name in said
        assert "\n" not in said
        assert len(said) < 300


def test_what_is_misspelt_is_found() -> None:
    """A name that begins like ours and is none of ours; what only the tests read is known."""
    assert unknown({"TUTOR_WORKER": "2", "TUTOR_URL": "", "TUTOR_TEST_POSTGRES_URL": "", "PATH": ""}) == (
        "TUTOR_WORKER",
    )
