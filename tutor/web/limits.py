"""Nobody sends answers faster than people can think: so many posts a minute a learner, and far more an address.

A classroom shares one address, so what counts is the learner's cookie. Cookies can be invented, so there is a bound for
the whole address too, high enough for a school. Each process counts for itself.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from math import ceil
from typing import Final

from flask import Flask, request
from werkzeug.exceptions import TooManyRequests

from tutor.progress.keys import is_key
from tutor.settings import POSTS, POSTS_BY_ADDRESS, PROXIES
from tutor.web import learner
from tutor.web.pace import Pace

#: What takes the tutor long to do counts for several answers.
_COSTS: Final = {"progress.take_in": 10}
#: Whoever has one address of IPv6 has this whole network.
_OWN_IPV6_NETWORK: Final = 64


@dataclass(frozen=True)
class Limits:
    """What is counted in this process."""

    learners: Pace | None
    addresses: Pace | None
    counts_own_machine: bool
    """Whether requests of this machine itself count: they come from whoever runs it, or from an unannounced proxy."""

    @classmethod
    def of(cls, environ: Mapping[str, str]) -> "Limits":
        """The limits that the environment sets. Raises `BadSetting`."""
        learners, addresses = POSTS.value(environ), POSTS_BY_ADDRESS.value(environ)
        return cls(
            Pace(learners) if learners else None,
            Pace(addresses) if addresses else None,
            any(setting.is_set(environ) for setting in (POSTS, POSTS_BY_ADDRESS, PROXIES)),
        )

    def wait(self, address: str | None, key: str | None, cost: int) -> float:
        """Seconds that somebody at an address, with the key of a learner or none, has to wait; 0: none."""
        network = network_of(address)
        if not (network or self.counts_own_machine):
            return 0.0
        wait = self.addresses.wait(network, cost=cost) if self.addresses is not None else 0.0
        if wait == 0.0 and self.learners is not None and is_key(key):
            wait = self.learners.wait(key, cost=cost)
        return wait


def init_app(app: Flask, environ: Mapping[str, str] = os.environ) -> None:
    """Count posts from now on; `LIMITS` of the configuration replaces those of the environment."""
    limits: Limits = app.config.get("LIMITS") or Limits.of(environ)

    @app.before_request
    def refuse_haste() -> None:
        """Answer 429 to a post that comes too fast, and say when the next one may come."""
        if request.method != "POST":
            return
        wait = limits.wait(request.remote_addr, learner.key(), _COSTS.get(request.endpoint or "", 1))
        if wait > 0:
            raise TooManyRequests(retry_after=ceil(wait))


def network_of(address: str | None) -> str:
    """Whose address it is, as far as it tells; empty for this machine itself.

    >>> network_of("2001:db8::1"), network_of("192.0.2.7"), network_of("127.0.0.1")
    ('2001:db8::/64', '192.0.2.7', '')
    """
    try:
        known = ip_address((address or "").partition("%")[0])
    except ValueError:
        return address or ""
    known = getattr(known, "ipv4_mapped", None) or known
    if known.is_loopback:
        return ""
    return str(ip_network(f"{known}/{_OWN_IPV6_NETWORK}", strict=False)) if known.version == 6 else str(known)
