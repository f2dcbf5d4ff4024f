"""`python -m tutor` is the `tutor` command."""

from tutor.cli import entry

if __name__ == "__main__":
    entry()
