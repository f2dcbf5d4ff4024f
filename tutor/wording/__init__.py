"""Facts to whole sentences in the reader's language: the only place where rules meet gettext."""
