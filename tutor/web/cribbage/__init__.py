"""Cribbage in the browser: what a page shows of a count, and the fields and facts of its questions."""
