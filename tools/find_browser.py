"""Find the Chromium that the browser tests use, or install Debian's if possible.

Prints nothing if there is one. BEFFROI_CHROMIUM names another one. Usage: python tools/find_browser.py
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def browser() -> str | None:
    """Return the path of a Chromium, if there is one."""
    asked = os.environ.get("BEFFROI_CHROMIUM")
    if asked:
        return asked if os.access(asked, os.X_OK) else None
    return next((found for found in map(shutil.which, NAMES) if found), None)


def install() -> None:
    """Install Debian's package, if we may."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("beffroi: installing chromium for the browser tests", flush=True)
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update"], check=False, **quiet)  # type: ignore[call-overload]
        command = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
        subprocess.run(command, check=False, **quiet)  # type: ignore[call-overload]


def main() -> None:
    """Find or install a browser; without one the browser tests fail with the same sentence."""
    if browser() is None:
        install()
    if browser() is None:
        print(
            "beffroi: no Chromium found; install one, or name it in BEFFROI_CHROMIUM, for the browser tests", flush=True
        )
        if os.environ.get("CI"):
            sys.exit(1)


if __name__ == "__main__":
    main()
