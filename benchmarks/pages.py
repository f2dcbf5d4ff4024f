"""Pages a second, beside a bare Flask view that returns the same bytes through the same server, and beside nginx."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from benchmarks import bare
from benchmarks.processes import Got, Server, free_port, serving, tutor
from benchmarks.table import Row, at_least, told

#: A step with a picture and a question, and a puzzle.
PAGES = {"lesson page": "/en/learn/dominoes/doubles/at-an-end", "puzzle page": "/en/practice/sum/2-48151"}
#: What browsers send.
ENCODINGS = "gzip, deflate, br"
SECONDS, ROUNDS, WORKERS, CONNECTIONS = 3, 3, 2, 16


def measure(folder: Path) -> Iterator[Row]:
    """The rows about pages a second; none but a word of what is missing without wrk."""
    if not shutil.which("wrk"):
        yield Row("pages a second", "not measured: install wrk (and nginx)")
        return
    with tutor(folder, workers=WORKERS) as ours:
        answers = {name: ours.get(path, {"Accept-Encoding": ENCODINGS}) for name, path in PAGES.items()}
        for name, got in answers.items():
            assert got.status == 200, (name, got.status)
            bare.keep(folder, _word(name), 200, got.headers, got.body)
        lesson = answers["lesson page"]
        tag = lesson.headers["etag"]
        unchanged = ours.get(PAGES["lesson page"], {"Accept-Encoding": ENCODINGS, "If-None-Match": tag})
        assert unchanged.status == 304
        bare.keep(folder, "unchanged", 304, unchanged.headers, b"")
        port = free_port()
        command = [sys.executable, "-m", "benchmarks.bare", str(port), str(WORKERS)]
        with serving(command, port, environ={bare.FOLDER: str(folder)}) as plain:
            for name, path in PAGES.items():
                assert plain.get(f"/{_word(name)}").body == answers[name].body
                yield _compared(f"{name}, pages/s beside bare Flask", ours, path, plain, f"/{_word(name)}", wanted=0.9)
            yield _compared(
                "304, answers/s beside bare Flask",
                ours,
                PAGES["lesson page"],
                plain,
                "/unchanged",
                wanted=0.95,
                tag=tag,
            )
        if not shutil.which("nginx"):
            yield Row("beside nginx with the same file", "not measured: install nginx")
            return
        with nginx(folder, lesson) as files:
            rates = [(rate(ours, PAGES["lesson page"]), rate(files, "/page")) for _ in range(ROUNDS)]
        ratio = median(own / other for own, other in rates)
        yield told("lesson page, pages/s beside nginx", ratio, said=f"nginx {median(r for _, r in rates):,.0f}/s")


def _word(name: str) -> str:
    return name.replace(" ", "-")


def _compared(what: str, ours: Server, path: str, plain: Server, view: str, *, wanted: float, tag: str = "") -> Row:
    rates = [(rate(ours, path, tag), rate(plain, view, tag)) for _ in range(ROUNDS)]
    ratio = median(own / other for own, other in rates)
    own, other = (median(column) for column in zip(*rates, strict=True))
    return at_least(what, ratio, wanted, said=f"{own:,.0f}/s to {other:,.0f}/s")


def rate(server: Server, path: str, tag: str = "") -> float:
    """The answers a second of a short run of wrk."""
    command = ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", "-H", f"Accept-Encoding: {ENCODINGS}"]
    if tag:
        command += ["-H", f"If-None-Match: {tag}"]
    said = subprocess.run([*command, server.address(path)], check=True, capture_output=True, text=True).stdout
    assert "Non-2xx" not in said, said
    found = re.search(r"Requests/sec:\s+([\d.]+)", said)
    assert found, said
    return float(found[1])


_NGINX = """
daemon off;
worker_processes {workers};
pid {folder}/nginx.pid;
error_log stderr crit;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    sendfile on;
    open_file_cache max=100;
    client_body_temp_path {folder}/nginx-body;
    proxy_temp_path {folder}/nginx-proxy;
    fastcgi_temp_path {folder}/nginx-fastcgi;
    uwsgi_temp_path {folder}/nginx-uwsgi;
    scgi_temp_path {folder}/nginx-scgi;
    server {{
        listen 127.0.0.1:{port};
        location / {{ root {folder}/files; default_type text/html; add_header Content-Encoding br; }}
    }}
}}
"""


@contextmanager
def nginx(folder: Path, page: Got) -> Iterator[Server]:
    """nginx with one file, the packed page, at `/page`."""
    port = free_port()
    (folder / "files").mkdir()
    (folder / "files" / "page").write_bytes(page.body)
    # Where it is started by root, its workers are somebody else, who has to get at the file.
    folder.chmod(0o755)
    configuration = folder / "nginx.conf"
    configuration.write_text(_NGINX.format(workers=WORKERS, folder=folder, port=port))
    with serving(["nginx", "-c", str(configuration), "-p", str(folder)], port, path="/page") as server:
        assert server.get("/page").body == page.body
        yield server
