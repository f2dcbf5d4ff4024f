"""`tutor export`: the reading site as files for any web server."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.web.nginx import Said
    from tutor.wording.reader import Reader

#: Answers a step that are exported at the most.
_VERDICTS = 24


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], reader: Reader) -> None:
    """Add `export` to the commands of `tutor`."""
    parser = commands.add_parser(
        "export",
        help=reader.gettext("Write the reading site as files for any web server."),
        description=reader.gettext(
            "Write the home page, courses, steps with the verdicts that a link can name, rules and pictures as files, "
            "byte for byte as the server sends them, into %(site)s, "
            "and a list of which address is which file into %(folder)s.",
            site="DIR/site",
            folder="DIR",
        ),
    )
    parser.add_argument("folder", metavar="DIR", type=Path, help=reader.gettext("A new folder."))
    parser.add_argument("--url", help=reader.gettext("The address at which the world sees the site (TUTOR_URL)."))
    parser.add_argument(
        "--verdicts",
        type=int,
        default=_VERDICTS,
        help=reader.gettext("At most this many answers for each step (%(most)s).", most=str(_VERDICTS)),
    )
    parser.add_argument(
        "--language",
        action="append",
        default=[],
        help=reader.gettext("Only this language. It can be given several times."),
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write everything; `CommandError` when the folder is not new or the address of the site is not known."""
    from tutor.cli import CommandError
    from tutor.i18n import LOCALES
    from tutor.lessons import LessonError
    from tutor.settings import LESSONS, URL, BadSetting, site_url
    from tutor.web import create_app, exporting, nginx
    from tutor.web.assets import AssetError
    from tutor.wording.errors import sentence
    from tutor.wording.settings import bad_setting

    reads = args.reader
    try:
        LESSONS.value(os.environ)
        root = site_url("--url", args.url) if args.url else URL.value(os.environ)
    except BadSetting as problem:
        raise CommandError(bad_setting(reads, problem)) from problem
    if root is None:
        raise CommandError(
            reads.gettext(
                "Pages name their own address, so it has to be known. Give it with --url, such as %(example)s",
                example="https://muggins.example/",
            )
        )
    for code in args.language:
        if code not in LOCALES:
            raise CommandError(reads.gettext("There is no language %(code)s.", code=reads.quote(code)))
    folder: Path = args.folder
    try:
        app = create_app({"URL": root})
    except LessonError as problem:
        raise CommandError(sentence(reads, problem)) from problem
    except (AssetError, FileNotFoundError) as problem:
        raise CommandError(str(problem)) from problem
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            said = reads.gettext("%(folder)s holds something already. Name a new folder.", folder=str(folder))
            raise CommandError(said)
        written: list[nginx.Said] = []
        for page in exporting.pages(app, root, languages=tuple(args.language), verdicts=max(args.verdicts, 0)):
            target = folder / "site" / page.file
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(page.body)
            written.append(nginx.Said(page.address, page.file, page.headers))
        (folder / "addresses.tsv").write_text(_table(written), "utf-8")
        (folder / "nginx-maps.conf").write_text(nginx.maps(written), "utf-8")
        (folder / "nginx-location.conf").write_text(
            nginx.location(written, str((folder / "site").absolute())), "utf-8", "surrogateescape"
        )
    except OSError as problem:
        raise CommandError(f"{problem.filename or folder}: {problem.strerror}") from problem
    print(
        reads.ngettext(
            "%(n)s page is in %(folder)s.", "%(n)s pages are in %(folder)s.", len(written), folder=str(folder)
        )
    )
    return 0


def _table(written: list[Said]) -> str:
    """Which address is which file, with its media type: three columns with tabs between them."""
    rows = ((page.address, page.file, page.headers["Content-Type"]) for page in written)
    return "".join("\t".join(row) + "\n" for row in rows)
