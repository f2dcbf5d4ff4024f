"""A built wheel works by itself: lessons, catalogues, static files and templates are inside."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tutor.i18n import LOCALES

ROOT = Path(__file__).parents[2]

FETCH = """
import sys
from tutor.web import create_app
client = create_app().test_client()
for language in sys.argv[1:]:
    page = client.get(f"/{language}/learn/dominoes/doubles/at-an-end")
    assert page.status_code == 200, (language, page.status)
    assert f'lang="{language}"' in page.text
    assert 'data-replay="1-4 1-1@left 4-4@right"' in page.text
    print(page.text.split("<title>")[1].split("</title>")[0])
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an empty environment in which only the wheel and what it depends on are installed."""
    folder = tmp_path_factory.mktemp("wheel")
    uv = next((path for path in (ROOT / ".bootstrap/bin/uv", Path("uv")) if path.exists()), Path("uv"))
    subprocess.run([uv, "build", "--wheel", "--quiet", "--out-dir", folder, ROOT], check=True)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / "bin" / "python"
    subprocess.run([uv, "pip", "install", "--quiet", "--python", python, wheel], check=True)
    return python


def run(python: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run something in the empty environment, away from the checkout."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TUTOR", "VIRTUAL"))
    }
    return subprocess.run(
        [python, *arguments], cwd=python.parent, env=environment, capture_output=True, text=True, check=False
    )


def test_a_lesson_is_fetched_in_each_language(python: Path) -> None:
    """The page of a step comes from the wheel, translated: four languages, four titles."""
    done = run(python, "-c", FETCH, *LOCALES)
    assert done.returncode == 0, done.stderr
    assert len(set(done.stdout.splitlines())) == len(LOCALES)


def test_the_command_is_installed(python: Path) -> None:
    """`tutor` is on the path of the environment and knows its lessons."""
    done = run(python.with_name("tutor"), "lessons", "check", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "lessons are right" in done.stdout


def test_nothing_comes_from_the_checkout(python: Path) -> None:
    """The package and its data lie in the environment."""
    done = run(python, "-c", "from tutor import places; print(places.ROOT)")
    assert str(python.parents[1]) in done.stdout
    assert sys.prefix not in done.stdout
