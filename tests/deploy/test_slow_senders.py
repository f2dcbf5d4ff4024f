"""Whoever sends a request more slowly than any browser is cut off, and keeps no place for it."""

import socket
from contextlib import closing
from pathlib import Path
from time import monotonic

from tests.deploy.machines import nginx, tutor

#: Seconds within which nginx and the tutor themselves give up, and what a busy machine may take besides.
BODY, HEADERS, BESIDES = 10.0, 15.0, 15.0
HEAD = b"POST /en/practice/sum/1-7 HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"


def cut_off(port: int, *sent: bytes) -> tuple[bytes, float]:
    """What somebody reads who sends so much and no more, and after how many seconds the connection ends."""
    with closing(socket.create_connection(("127.0.0.1", port), timeout=60)) as sender:
        for part in sent:
            sender.sendall(part)
        begun, read = monotonic(), b""
        while part := sender.recv(4096):
            read += part
        return read, monotonic() - begun


def test_a_body_that_does_not_come_is_given_up_by_the_proxy(tmp_path: Path) -> None:
    """nginx, as it is configured for the tutor, waits for ten seconds, and no tutor ever hears of it."""
    log = tmp_path / "log"
    with log.open("wb") as told, tutor(told, TUTOR_ACCESS_LOG="1") as (_, one), nginx(tmp_path, one) as port:
        _, seconds = cut_off(port, HEAD, b"Content-Length: 100\r\n\r\nsum=")
    assert BODY - 1 < seconds < BODY + BESIDES
    assert "POST" not in log.read_text("utf-8")


def test_headers_that_do_not_come_are_given_up() -> None:
    """By the tutor itself, after a quarter of a minute."""
    with tutor() as (_, port):
        _, seconds = cut_off(port, HEAD)
    assert HEADERS - 1 < seconds < HEADERS + BESIDES
