"""The anonymous key of a device, and other random or derived words.

Of a key the database holds only the SHA-256. A copy of the database, a backup or a slow-query log therefore lets
nobody go on as somebody else; and since a key is 192 random bits there is nothing to guess, so neither salt
nor a slow hash would add anything. The price is that a key cannot be shown again: another device gets a key of
its own for the same learner (see `codes`).
"""

import hashlib
import re
import secrets
from typing import Final

_BYTES: Final = 24
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{32}", re.ASCII)


def new_key() -> str:
    """A new random key or code: 32 characters that fit a cookie, an address and a QR code."""
    return secrets.token_urlsafe(_BYTES)


def is_key(text: str | None) -> bool:
    """Could this be a key or code of ours? Says nothing about whether it is one."""
    return text is not None and _KEY.fullmatch(text) is not None


def hashed(key: str) -> bytes:
    """What the database knows of a key: 32 bytes."""
    return hashlib.sha256(key.encode()).digest()


def answer_id(*parts: str) -> str:
    """An id for an answer, from whatever makes it the same answer when it is sent again (address, fields, day …).

    >>> answer_id("practice/sum/1-7", "sum=10") == answer_id("practice/sum/1-7", "sum=10")
    True
    >>> answer_id("ab", "c") == answer_id("a", "bc")
    False
    """
    digest = hashlib.sha256()
    for part in parts:
        encoded = part.encode("utf-8", "surrogatepass")
        digest.update(len(encoded).to_bytes(8) + encoded)
    return digest.hexdigest()[:32]
