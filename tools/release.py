"""Make a release: check, write the version everywhere, build and test what is published, commit, tag, start the next.

Nothing is pushed or uploaded. Usage: python tools/release.py VERSION [--dry-run] [--no-build], from the root of the
project (`make release VERSION=0.2.0`). A failed build leaves everything as it was; --no-build is for rehearsals.
"""

import argparse
import email
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")
RELEASED = re.compile(r"^## \[(\d[^]]*)\] - \S+$", re.MULTILINE)
UNRELEASED = "## [Unreleased]"
WRITTEN = ["pyproject.toml", "src/beffroi/__init__.py", "CITATION.cff", "CHANGELOG.md", "RELEASING.md"]
RULES = """
from beffroi import games
from beffroi.i18n.messages import Messages
print(", ".join(f"{Messages('en', key).say(f'{key}-title')} {games.load(key).rules}" for key in games.keys()))
"""


class Refused(Exception):
    """The reason why no release can be made now."""


def numbers(version: str) -> tuple[int, ...]:
    """Return a version as numbers, to compare it."""
    parts = VERSION.fullmatch(version)
    if parts is None:
        raise Refused(f"{version} is not a version of the form 1.2.3")
    return tuple(int(part) for part in parts.groups())


def said(root: Path, *command: str, **more: str) -> str:
    """Run a command that must succeed; return its output."""
    done = subprocess.run(command, cwd=root, env=os.environ | more, check=False, text=True, capture_output=True)
    if done.returncode != 0:
        raise Refused(f"{' '.join(command[:4])} failed:\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


def check(root: Path, version: str) -> None:
    """Refuse what cannot be released: another branch, uncommitted work, no changes, a version that is not newer."""
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if said(root, "git", "branch", "--show-current") != "main":
        raise Refused("releases are made on main")
    if said(root, "git", "status", "--porcelain"):
        raise Refused("commit or stash your changes first")
    before = RELEASED.findall(changelog)
    if before and numbers(version) <= numbers(before[0]):
        raise Refused(f"{version} does not come after {before[0]}")
    if said(root, "git", "tag", "--list", f"v{version}"):
        raise Refused(f"the tag v{version} already exists")
    news = changelog.partition(UNRELEASED)[2].partition("\n## [")[0]
    if not re.search(r"^- ", news, re.MULTILINE):
        raise Refused("the changelog has nothing under Unreleased")


def replaced(path: Path, pattern: str, by: str) -> None:
    """Replace the one place of a file that matches."""
    text, count = re.subn(pattern, lambda _: by, path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    if count != 1:
        raise Refused(f"{path.name}: {count} places match {pattern}; there should be one")
    path.write_text(text, encoding="utf-8")


def versioned(root: Path, version: str) -> None:
    """Write the version into the project and the package."""
    replaced(root / "pyproject.toml", r'^version = ".*"$', f'version = "{version}"')
    replaced(root / "src/beffroi/__init__.py", r'^__version__: Final = ".*"$', f'__version__: Final = "{version}"')


def write(root: Path, version: str, today: str) -> None:
    """Write the version and its date wherever a release is named."""
    rules = said(root, sys.executable, "-c", RULES, PYTHONPATH=str(root / "src"))
    versioned(root, version)
    replaced(root / "CITATION.cff", r"^version: .*$", f"version: {version}")
    replaced(root / "CITATION.cff", r"^date-released: .*$", f"date-released: {today}")
    replaced(root / "CHANGELOG.md", rf"^{re.escape(UNRELEASED)}$", f"## [{version}] - {today}")
    row = f"| {version} | {today} | `v{version}` | {rules} |"
    head = "|---|---|---|---|"
    replaced(root / "RELEASING.md", rf"^{re.escape(head)}$", f"{head}\n{row}")


def go_on(root: Path, version: str) -> str:
    """Open the next version; return it."""
    major, minor, _ = numbers(version)
    following = f"{major}.{minor + 1}.0.dev0"
    versioned(root, following)
    replaced(root / "CHANGELOG.md", rf"^## \[{re.escape(version)}\]", f"{UNRELEASED}\n\n## [{version}]")
    return following


def sound(path: Path, version: str) -> None:
    """Refuse a wheel or sdist whose metadata does not match this release."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
            text = wheel.read(name).decode()
    else:
        with tarfile.open(path) as sources:
            name = min((name for name in sources.getnames() if name.endswith("/PKG-INFO")), key=len)
            held = sources.extractfile(name)
            text = held.read().decode() if held else ""
    facts = email.message_from_string(text)
    wanted = {"Name": "beffroi", "Version": version, "Description-Content-Type": "text/markdown"}
    wrong = {key: facts[key] for key, value in wanted.items() if facts[key] != value}
    if wrong or not facts["License-File"] or "# Beffroi" not in text:
        raise Refused(f"{path.name}: the metadata is wrong: {wrong or 'no license or no description'}")


def installed(path: Path, version: str) -> None:
    """Install a wheel into a new environment without network, and ask it for its version and games.

    Its dependencies are borrowed from the current environment, which has the versions in constraints.txt.
    """
    ours = said(Path(), sys.executable, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
    with TemporaryDirectory(prefix="beffroi-release-") as name:
        home = Path(name)
        said(home, sys.executable, "-m", "venv", "venv")
        python = str(home / "venv" / "bin" / "python")
        said(home, python, "-m", "pip", "-qq", "install", "--no-index", "--no-deps", str(path.resolve()))
        purelib = said(home, python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
        (Path(purelib) / "borrowed.pth").write_text(ours)
        alone = {"PYTHONPATH": "", "BEFFROI_HOME": name}
        command = [str(home / "venv" / "bin" / "beffroi")]
        if said(home, *command, "--version", **alone) != f"beffroi {version}":
            raise Refused(f"{path.name} has another version")
        if "orleans" not in said(home, *command, "games", "--json", **alone):
            raise Refused(f"{path.name} has no games")


def build(root: Path, version: str) -> None:
    """Build the wheels and the sdist, and test them."""
    if subprocess.run([sys.executable, "tools/wheels.py"], cwd=root, check=False).returncode != 0:
        raise Refused("the wheels could not be built, see above")
    made = sorted((root / "dist").iterdir())
    for path in made:
        sound(path, version)
        if path.suffix == ".whl":
            installed(path, version)
    if len(made) < 2:
        raise Refused("there should be at least a wheel and the sdist")


def release(root: Path, version: str, today: str, built: bool) -> None:
    """Make the release and start the next version; a failure before the commit leaves no trace."""
    check(root, version)
    try:
        write(root, version, today)
        if built:
            build(root, version)
    except BaseException:
        said(root, "git", "checkout", "--", *WRITTEN)
        raise
    why = "What is new since the last one stands in CHANGELOG.md.\nRecords that it writes name it, see RELEASING.md."
    said(root, "git", "commit", "-q", "-a", "-m", f"release: {version}", "-m", why)
    said(root, "git", "tag", "-a", f"v{version}", "-m", f"Beffroi {version}")
    following = go_on(root, version)
    said(root, "git", "commit", "-q", "-a", "-m", f"release: go on with {following}")


def main(arguments: list[str]) -> None:
    """Make a release, or say what would be done."""
    options = argparse.ArgumentParser(prog="release.py", description="Make a release; nothing is pushed.")
    options.add_argument("version")
    options.add_argument("--dry-run", action="store_true", help="check, then only say what would be done")
    options.add_argument("--no-build", action="store_true", help="leave out wheels and sources")
    chosen = options.parse_args(arguments)
    version, today = chosen.version, date.today().isoformat()
    try:
        if chosen.dry_run:
            check(Path(), version)
            print(f"beffroi: would write {version} and {today} into {', '.join(WRITTEN)}")
            print("beffroi: would build and test two wheels and the sdist, in dist/")
            print(f"beffroi: would commit, tag v{version}, and start the next version; nothing is pushed")
            return
        release(Path(), version, today, not chosen.no_build)
    except Refused as error:
        sys.exit(f"beffroi: no release: {error}")
    print(f"beffroi: v{version} is ready; to publish it: git push origin main v{version}, and upload dist/*")


if __name__ == "__main__":
    main(sys.argv[1:])
