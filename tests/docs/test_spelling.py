"""The dictionaries know American and French spelling, and the list of our own words holds no ballast."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tools.build_web import environment

ROOT = Path(__file__).parents[2]
WORDS = (ROOT / "tools" / "words.txt").read_text(encoding="utf-8").splitlines()
SPEAKING = [".md", ".ftl", ".py", ".ts", ".svelte", ".cff"]
SAMPLES = {
    "new.md": ("The colour of a <b colour>travelled</b> `colour` is a color.", ["colour", "travelled"]),
    "en.ftl": ("colour-key = The grey { $colour } is gray", ["grey"]),
    "fr.ftl": ("evenement = Un évènement, un événement", ["évènement"]),
    "new.py": ("colour = 'colour'  \x23 Favour", ["Favour"]),
    "New.svelte": ("<!-- the centre --><p class='behaviour'>catalogue</p>", ["centre"]),
}


def test_spelling_is_american_and_french(tmp_path: Path) -> None:
    for name, (text, _) in SAMPLES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    command = ["npx", "--no-install", "cspell", "lint", "--config", "cspell.json", "--no-progress", "--no-summary"]
    done = subprocess.run(
        [*command, "--root", str(tmp_path), *(str(tmp_path / name) for name in SAMPLES)],
        cwd=ROOT / "web", env=environment(), capture_output=True, text=True, check=False,
    )  # fmt: skip
    for name, (_, refused) in SAMPLES.items():
        lines = [line for line in done.stdout.splitlines() if name in line]
        assert [line.split("(")[1].split(")")[0] for line in lines] == refused, done.stdout + done.stderr


def test_the_list_of_words_is_sorted_and_used() -> None:
    assert sorted(WORDS, key=lambda word: (word.casefold(), word)) == WORDS
    folders = ["docs", "src", "tests", "tools", "examples", "web/src", "web/tests"]
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    paths += [*ROOT.glob("*"), *(ROOT / "web").glob("*")]
    texts = [path.read_text(encoding="utf-8") for path in paths if path.suffix in SPEAKING]
    everything = "\n".join(texts).casefold()
    assert [word for word in WORDS if word.casefold() not in everything] == []
