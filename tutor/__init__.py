"""Muggins Tutor: learn the two games called Muggins by doing."""
