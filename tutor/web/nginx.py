"""What nginx needs to serve an exported site: which address is which file, and with which headers.

Two files of configuration. One belongs into `http`: it maps an address, with its query, to a file, but only for GET and
HEAD without htmx, whose parts of pages the tutor itself answers. The other belongs into `server`: it serves the file
where there is one, and asks the tutor (`@tutor`, which the server defines) otherwise.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

#: What the tutor says of every page, and what of it nginx finds out by itself.
_OWN: Final = frozenset({"content-type", "content-length", "etag", "date", "server"})

LOCATION: Final = """\
location / {{
    root {root};
    include mime.types;
    charset utf-8;
    charset_types text/css text/plain text/javascript image/svg+xml application/xml;
    source_charset utf-8;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/plain text/javascript image/svg+xml application/xml;
    etag on;
{headers}    try_files $tutor_file @tutor;
}}
"""


class Said(NamedTuple):
    """A file with its address and the headers that the tutor sends with it."""

    address: str
    file: str
    headers: Mapping[str, str]


def maps(said: Sequence[Said]) -> str:
    """The configuration for `http`."""
    size = 1 << (4 * len(said)).bit_length()
    lines = [
        f"map_hash_max_size {size};",
        "map_hash_bucket_size 1024;",
        "map $request_method$http_hx_request $tutor_reads {",
        '    default "";',
        "    GET read;",
        "    HEAD read;",
        "}",
        "map $tutor_reads$request_uri $tutor_file {",
        "    default /_nothing;",
        *(f"    {_quoted('read' + page.address)} {_quoted('/' + page.file)};" for page in said),
        "}",
    ]
    for name, values in _varying(said).items():
        # Most files have the same; the others are told one by one.
        common = max(sorted(set(values.values())), key=list(values.values()).count)
        lines += [f"map $tutor_file {_variable(name)} {{", f"    default {_quoted(common)};"]
        lines += [f"    {_quoted('/' + file)} {_quoted(value)};" for file, value in values.items() if value != common]
        lines.append("}")
    return "\n".join(lines) + "\n"


def location(said: Sequence[Said], root: str) -> str:
    """The configuration for `server`; the files lie under `root`."""
    headers = "".join(f"    add_header {name} {_variable(name)};\n" for name in _varying(said))
    return LOCATION.format(root=_quoted(root), headers=headers)


def _varying(said: Iterable[Said]) -> dict[str, dict[str, str]]:
    """Every header by its name, with its value for each file; nothing is said where it is empty."""
    pages = list(said)
    names = sorted({name for page in pages for name in page.headers if name.lower() not in _OWN})
    return {name: {page.file: page.headers.get(name, "") for page in pages} for name in names}


def _variable(header: str) -> str:
    return f"$tutor_{header.lower().replace('-', '_')}"


def _quoted(text: str) -> str:
    """A text as nginx reads it: in quotation marks, with nothing that means something else."""
    if "$" in text or "\n" in text:
        raise ValueError(text)
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
