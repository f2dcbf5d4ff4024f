"""Compiles the message catalogues while a wheel (or an editable install) is built."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileCatalogues(BuildHookInterface):
    """Writes messages.mo beside every messages.po and puts it into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile every catalogue before files are collected."""
        for source in sorted(Path(self.root, "translations").glob("*/LC_MESSAGES/messages.po")):
            target = source.with_suffix(".mo")
            with source.open("rb") as po:
                catalogue = read_po(po, locale=source.parent.parent.name)
            with target.open("wb") as mo:
                write_mo(mo, catalogue)
            build_data["force_include"][str(target)] = "tutor/_data/" + target.relative_to(self.root).as_posix()
