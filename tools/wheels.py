"""Build what is released, and test it: a compiled wheel, a pure Python one, and the sdist, in dist/.

Each wheel is installed into its own environment, where it must run as built and obey the laws of every
game. The sdist must build the same pure wheel. Usage: python tools/wheels.py, from the root of the project.
"""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

DIST = Path("dist")
GAMES = 14  # of each title, over all combinations of options and players
MODE = "import beffroi; print('compiled' if beffroi.COMPILED else 'interpreted')"
KEYS = "from beffroi import games; print(*games.ours())"
SDIST = "from setuptools import build_meta; print(build_meta.build_sdist({out!r}))"


def say(text: str) -> None:
    """Print one line of progress right away."""
    print(f"beffroi: {text}", flush=True)


def run(command: list[str], folder: Path = Path(), **variables: str) -> str:
    """Run a command that must succeed; return its last line."""
    done = subprocess.run(
        command, cwd=folder, env=os.environ | variables, check=False, text=True, stdout=subprocess.PIPE
    )
    if done.returncode != 0:
        sys.exit(f"beffroi: {' '.join(command[:6])} failed, see above\n{done.stdout}")
    return (done.stdout.strip().splitlines() or [""])[-1]


def wheel(folder: Path, out: Path, **variables: str) -> Path:
    """Build a wheel from sources; return its path."""
    before = set(out.glob("*.whl"))
    line = [sys.executable, "-m", "pip", "-qq", "wheel", "--no-deps", "--no-index", "--no-build-isolation"]
    run([*line, "-w", str(out.resolve()), "."], folder, **variables)
    (made,) = set(out.glob("*.whl")) - before
    return made


def tried(path: Path, mode: str) -> None:
    """Install a wheel into a new environment, where it must run in its mode and obey the laws."""
    with TemporaryDirectory(prefix="beffroi-wheel-") as name:
        home = Path(name)
        run([sys.executable, "-m", "venv", "venv"], home)
        python = str(home / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python")
        constraints = str(Path("constraints.txt").resolve())
        run([python, "-m", "pip", "-qq", "install", "-c", constraints, str(path.resolve())], home)
        found = run([python, "-c", MODE], home)
        if found != mode:
            sys.exit(f"beffroi: {path.name} runs {found}, it should run {mode}")
        for key in run([python, "-c", KEYS], home).split():
            last = run([python, "-m", "beffroi", "check", key, "--games", str(GAMES), "--seed", "1"], home, LANG="C")
            say(f"{path.name}, {key}: {last}")


def same_files(ours: Path, again: Path) -> None:
    """Refuse sources that build a different wheel than this checkout."""
    first, second = (set(zipfile.ZipFile(path).namelist()) for path in (ours, again))
    if first != second:
        sys.exit(f"beffroi: the sdist builds a different wheel; only in one of them: {sorted(first ^ second)[:9]}")


def main() -> None:
    """Build everything, then test it."""
    rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    say("building the compiled wheel; this takes a few minutes")
    fast = wheel(Path(), DIST, BEFFROI_UNITS="one", BEFFROI_PURE="")
    say("building the pure wheel and the sdist")
    plain = wheel(Path(), DIST, BEFFROI_PURE="1")
    sources = DIST / run([sys.executable, "-c", SDIST.format(out=str(DIST.resolve()))], BEFFROI_PURE="1")
    with TemporaryDirectory(prefix="beffroi-sources-") as name, tarfile.open(sources) as packed:
        packed.extractall(name, filter="data")
        (unpacked,) = Path(name).iterdir()
        same_files(plain, wheel(unpacked, Path(name), BEFFROI_PURE="1"))
    tried(fast, "compiled")
    tried(plain, "interpreted")
    for path in (fast, plain, sources):
        say(f"{path}, {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
