"""Cribbage with Muggins in whole sentences."""
