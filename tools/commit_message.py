"""Check a commit message: room and imperative in a short subject, and a body that says why.

git runs it as a commit-msg hook: `.venv/bin/pre-commit install` sets it up.
Usage: python tools/commit_message.py FILE, from the root of the project.
"""

import re
import subprocess
import sys
from pathlib import Path

LONGEST = 71  # characters of a subject: git and most web pages cut off longer ones
TRIVIAL = 10  # changed lines that may go without a body
OTHERS = {"changelog", "ci", "house", "make", "release"}  # areas that are not folders, and the whole project
AUTOMATIC = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")
SUBJECT = re.compile(r"(?P<rooms>[\w-]+(?:, [\w-]+)*): (?P<verb>[\w-]+)\b.*")
# Verbs that look like an inflected form.
IMPERATIVE = {
    "access", "address", "bring", "bypass", "compress", "cross", "discuss", "dismiss", "embed", "exceed", "express",
    "feed", "focus", "guess", "need", "pass", "press", "process", "proceed", "seed", "shed", "speed", "spring",
    "stress", "string", "swing", "toss",
}  # fmt: skip
OTHER_FORM = re.compile(r"\w+(?:ed|ing|s)")


def rooms(root: Path) -> set[str]:
    """Return what a subject may start with: top-level folders, rooms, games, and a few words."""
    found = {path.name for path in root.iterdir() if path.is_dir() and not path.name.startswith(".")}
    for folder in (root / "src" / "beffroi", root / "src" / "beffroi" / "games"):
        found |= {path.stem for path in folder.iterdir() if not path.name.startswith("_")}
    return found - {"build", "dist", "node_modules", "py", "src"} | OTHERS


def complaints(message: str, known: set[str], changed: int) -> list[str]:
    """Return what is wrong with a message for a commit with this many changed lines."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0] if lines else ""
    if subject.startswith(AUTOMATIC):
        return []
    out: list[str] = []
    parts = SUBJECT.fullmatch(subject)
    if parts is None:
        out.append("the subject must start with its room: `orleans: end the census on a tie`")
    else:
        unknown = [room for room in parts["rooms"].split(", ") if room not in known]
        out += [f"there is no room {room}; the rooms are {', '.join(sorted(known))}" for room in unknown]
        verb = parts["verb"].lower()
        if OTHER_FORM.fullmatch(verb) and verb not in IMPERATIVE:
            out.append(f"the subject needs an imperative (`end`, not `ends`, `ended` or `ending`): {parts['verb']}")
    if len(subject) > LONGEST:
        out.append(f"the subject has {len(subject)} characters; at most {LONGEST}")
    if subject.endswith("."):
        out.append("the subject must not end with a period")
    if len(lines) > 1 and lines[1].strip():
        out.append("the second line must be empty")
    if changed > TRIVIAL and not any(line.strip() for line in lines[1:]):
        out.append(f"the body must say why (changes of up to {TRIVIAL} lines need no body)")
    return out


def staged() -> int:
    """Count the lines that the commit adds and removes."""
    told = subprocess.run(["git", "diff", "--cached", "--numstat"], check=True, capture_output=True, text=True).stdout
    counts = [line.split("\t")[:2] for line in told.splitlines()]
    return sum(int(number) for pair in counts for number in pair if number != "-")


def main(path: str) -> int:
    """Check the message that git wrote to a file."""
    found = complaints(Path(path).read_text(encoding="utf-8"), rooms(Path()), staged())
    for one in found:
        print(f"beffroi: commit message: {one}", file=sys.stderr)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
