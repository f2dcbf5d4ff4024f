"""`python -m tests.browser.install`: make sure that there is a Chromium for the browser tests."""

import subprocess
import sys

from tests.browser.chromium import installed


def main() -> int:
    """Use the machine's Chromium where there is one, else let Playwright download its own."""
    if installed():
        return 0
    return subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
