"""Bring .venv up to date: dependencies and pages, then Beffroi itself; do nothing if nothing changed.

The pages are built while packages install, since one waits for the network while the other computes.
Usage: python tools/setup_env.py [packages | beffroi] [EXTRA ...], with the Python of .venv, from the root of the
project; `packages` and `beffroi` do only the first or the second half. A second run waits for the first.
"""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOCK = Path(".venv/setup.lock")
HALVES = ("packages", "beffroi")
NEEDED = Path(".venv/needed.json")
BUILT = Path(".venv/built.json")
MODE = "import beffroi; print('compiled' if beffroi.COMPILED else 'interpreted')"
PIP = [sys.executable, "-m", "pip", "-qq", "install"]
QUICK = [sys.executable, "-m", "uv", "pip", "install", "-q", "--python", sys.executable, "-c", "constraints.txt"]
PAGES = [sys.executable, "tools/build_web.py"]
FAILED = "beffroi: set-up failed, see above; fix it and run the same command again"


def say(text: str) -> None:
    """Print one line of progress right away."""
    print(f"beffroi: {text}", flush=True)


def read(path: Path) -> dict[str, str]:
    """Read the notes of an earlier run; empty if there was none."""
    found: dict[str, str] = json.loads(path.read_text()) if path.exists() else {}
    return found


def run(command: list[str]) -> None:
    """Run a command that must succeed; its own message says what went wrong."""
    if subprocess.run(command, check=False).returncode != 0:
        sys.exit(FAILED)


def works(command: list[str]) -> bool:
    """Run a command that may fail; return whether it succeeded."""
    return subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode == 0


def requirements(extras: list[str]) -> list[str]:
    """Return the requirements in pyproject.toml: to build, to run, and for each extra."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = project["build-system"]["requires"] + project["project"]["dependencies"]
    for extra in extras:
        found = found + project["project"]["optional-dependencies"][extra]
    return sorted(set(found))


def install_needed(extras: list[str]) -> None:
    """Install the packages not yet installed with these constraints."""
    constraints = hashlib.sha256(Path("constraints.txt").read_bytes()).hexdigest()
    done = read(NEEDED)
    wanted = requirements(extras)
    missing = [name for name in wanted if done.get(name) != constraints]
    if missing:
        say(f"installing {len(missing)} packages and what they need")
        # uv takes seconds where pip takes a minute, but does not read pip's own settings (another index, a proxy)
        if not (works([*PIP, "-c", "constraints.txt", "uv"]) and works([*QUICK, *wanted])):
            run([*PIP, "-c", "constraints.txt", *wanted])
        NEEDED.write_text(json.dumps(done | dict.fromkeys(wanted, constraints), indent=1))


def fingerprint() -> str:
    """Return a hash of everything a build depends on: sources, data, build files, environment, compiler."""
    digest = hashlib.sha256()
    sources = [path for path in Path("src").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    for path in [Path("pyproject.toml"), Path("setup.py"), Path("constraints.txt"), *sorted(sources)]:
        digest.update(f"{path.as_posix()} {path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    facts = [sys.version, str(Path(sysconfig.get_path("include"), "Python.h").exists())]
    facts += [str(shutil.which(name)) for name in ("cc", "gcc", "clang")]
    facts += [os.environ.get(name, "") for name in ("BEFFROI_PURE", "BEFFROI_UNITS", "CC", "CFLAGS")]
    digest.update("\n".join(facts).encode())
    return digest.hexdigest()


def install_beffroi() -> str:
    """Build and install the package unless the last build had the same fingerprint; return its mode."""
    wanted = fingerprint()
    last = read(BUILT)
    if last.get("fingerprint") == wanted:
        return last["mode"]
    say("building" if Path("build").exists() else "building for the first time, this takes a minute or two")
    BUILT.unlink(missing_ok=True)
    start = time.monotonic()
    run([*PIP, "--no-index", "--no-deps", "--no-build-isolation", "--force-reinstall", "."])
    mode = subprocess.check_output([sys.executable, "-c", MODE], text=True).strip()
    BUILT.write_text(json.dumps({"fingerprint": wanted, "mode": mode}, indent=1))
    say(f"built, {mode}, in {time.monotonic() - start:.0f} s")
    return mode


def install_packages(extras: list[str]) -> None:
    """Install dependencies, and build the pages if there will be a server."""
    if "server" not in extras:
        install_needed(extras)
        return
    run([*PAGES, "node"])  # before pip runs again: two of them must not write to .venv at once
    with subprocess.Popen(PAGES) as pages:
        install_needed(extras)
    if pages.returncode != 0:
        sys.exit(FAILED)


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other set-up runs in this clone: two at once would break each other."""
    with LOCK.open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("another set-up is running in this folder; waiting for it")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    """Install and build; if the engine is not compiled, say why in one line."""
    asked = sys.argv[1:]
    halves = [half for half in HALVES if half in asked] or HALVES
    with alone():
        if "packages" in halves:
            install_packages([extra for extra in asked if extra not in HALVES])
        if "beffroi" in halves and install_beffroi() == "interpreted":
            if os.environ.get("BEFFROI_PURE") == "1":
                say("runs interpreted, much slower; unset BEFFROI_PURE to compile")
            else:
                say("runs interpreted, much slower; install gcc or clang and Python.h to compile")


if __name__ == "__main__":
    main()
