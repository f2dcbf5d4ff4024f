"""The examples in the documentation of the rules."""

import doctest
from importlib import import_module
from pkgutil import iter_modules

import pytest

import tutor.rules.cribbage as rules


@pytest.mark.parametrize("name", [module.name for module in iter_modules(rules.__path__)])
def test_examples_are_true(name):
    """Every example in a docstring gives what it says."""
    assert doctest.testmod(import_module(f"{rules.__name__}.{name}")).failed == 0
