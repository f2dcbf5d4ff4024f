"""Style sheet, script and icon as they are served: from our own origin, under a name that changes with the content.

htmx comes from an installed package and is checked against a recorded SHA-256 before anything is served.
"""

from collections.abc import Mapping
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path
from typing import Final, NamedTuple

from tutor import places

#: The package that carries the official htmx file, and where the file lies in it.
HTMX_PACKAGE: Final = "django-js-lib-htmx"
HTMX_FILE: Final = "js_lib_htmx/static/htmx/htmx.min.js"
#: SHA-256 of htmx 2.0.3 as its authors publish it.
HTMX_SHA256: Final = "491955cd1810747d7d7b9ccb936400afb760e06d25d53e4572b64b6563b2784e"

#: Hexadecimal digits of the content's hash that go into the address.
_DIGITS = 12

_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
}


class AssetError(RuntimeError):
    """A file that pages need is missing or is not the file that was reviewed; says the cause and the cure."""


class Asset(NamedTuple):
    """One static file: its plain name, its name in addresses, its bytes and its media type."""

    name: str
    hashed: str
    content: bytes
    media_type: str

    @classmethod
    def of(cls, name: str, content: bytes) -> "Asset":
        """Name an asset after its content: `app.css` becomes `app.<hash>.css`."""
        stem, _, suffix = name.rpartition(".")
        digest = sha256(content).hexdigest()[:_DIGITS]
        return cls(name, f"{stem}.{digest}.{suffix}", content, _TYPES[f".{suffix}"])


def load_assets(folder: Path = places.STATIC) -> Mapping[str, Asset]:
    """Every asset by its plain name; raises AssetError."""
    assets = [Asset.of("htmx.js", htmx())]
    for name in ("app.css", "app.js", "icon.svg"):
        path = folder / name
        if not path.is_file():
            raise AssetError(f"{path} is missing: install the tutor again")
        assets.append(Asset.of(name, path.read_bytes()))
    return {asset.name: asset for asset in assets}


def htmx() -> bytes:
    """The official htmx file out of its package; raises AssetError when it is not the one that was reviewed."""
    path = Path(str(distribution(HTMX_PACKAGE).locate_file(HTMX_FILE)))
    if not path.is_file():
        raise AssetError(f"{path} is missing: install {HTMX_PACKAGE} again")
    content = path.read_bytes()
    if sha256(content).hexdigest() != HTMX_SHA256:
        raise AssetError(f"{path} is not the recorded htmx file: install the locked version of {HTMX_PACKAGE}")
    return content
