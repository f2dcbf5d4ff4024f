"""Static files: named after their content, and htmx is the file that was reviewed."""

from hashlib import sha256
from pathlib import Path

import pytest

from tutor import places
from tutor.web import assets
from tutor.web.assets import HTMX_SHA256, Asset, AssetError, htmx, load_assets


def test_htmx_is_the_recorded_file() -> None:
    """The script from the installed package has the recorded SHA-256."""
    assert sha256(htmx()).hexdigest() == HTMX_SHA256


def test_another_htmx_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file with other bytes is not served, and the error names the cure."""
    monkeypatch.setattr(assets, "HTMX_SHA256", "0" * 64)
    with pytest.raises(AssetError, match="install the locked version of django-js-lib-htmx"):
        htmx()


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    """A static folder without the style sheet stops the site with its name."""
    with pytest.raises(AssetError, match=r"app\.css is missing"):
        load_assets(tmp_path)


def test_the_name_changes_with_the_content() -> None:
    """Other bytes, other address; the same bytes, the same address."""
    one, other = Asset.of("app.css", b"a{}"), Asset.of("app.css", b"b{}")
    assert one.hashed != other.hashed
    assert one.hashed == Asset.of("app.css", b"a{}").hashed
    assert one.hashed.startswith("app.")
    assert one.hashed.endswith(".css")


def test_the_style_sheet_asks_for_nothing_from_elsewhere() -> None:
    """Own fonts and colours only: no import, no address."""
    text = (places.STATIC / "app.css").read_text("utf-8")
    assert "@import" not in text
    assert "url(" not in text


def test_every_colour_of_the_style_sheet_is_a_property() -> None:
    """Colours stand in custom properties, so that light, dark and print need no rule of their own."""
    for line in (places.STATIC / "app.css").read_text("utf-8").splitlines():
        if "#" in line and ":" in line:
            assert line.strip().startswith("--") or "solid #" in line, line
