"""The revisions, oldest first; each is final once it is released."""
