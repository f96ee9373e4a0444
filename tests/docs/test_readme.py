"""The front page: it has pictures, its French twin tells the same, and its layout is that of the tree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from beffroi import games

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "README.fr.md"]
TEXTS = {page: (ROOT / page).read_text(encoding="utf-8") for page in PAGES}
GENERATED = {"build", "dist"}  # by the commands
HEAVIEST = 120_000  # bytes of a picture


def bones(text: str) -> list[str]:
    """Return what a translation keeps: levels of headings, code without comments, commands, links, table cells."""
    out: list[str] = []
    for block in re.split(r"(```\w+\n.*?```)", text, flags=re.DOTALL):
        if block.startswith("```"):
            out.append(re.sub(r"\s+#.*", "", block))
        else:
            out += re.findall(
                r"^#+(?= )|`[^`]+`|(?<=\]\()[^)]+|(?<=srcset=\")[^\"]+|(?<=src=\")[^\"]+", block, re.MULTILINE
            )
    return out


def test_the_french_page_has_the_same_headings_code_and_links() -> None:
    swapped = TEXTS["README.fr.md"].replace("(README.md)", "(README.fr.md)")
    assert bones(swapped) == bones(TEXTS["README.md"])
    assert len(bones(swapped)) > 50


@pytest.mark.parametrize("page", PAGES)
def test_layout_is_that_of_the_tree(page: str) -> None:
    listed = set(re.findall(r"^\| `([^`]+)` \|", TEXTS[page], re.MULTILINE))
    top = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")} - GENERATED
    house = ROOT / "src" / "beffroi"
    rooms = {path for path in house.iterdir() if path.is_dir() or path.suffix == ".py"}
    inside = {f"src/beffroi/{path.name}" for path in rooms if not path.name.startswith("_")}
    assert listed == (top - {"src"}) | inside


@pytest.mark.parametrize("page", PAGES)
def test_pictures_are_small_and_come_light_and_dark(page: str) -> None:
    pictures = re.findall(r'"(docs/pictures/[^"]+)"', TEXTS[page])
    assert {f"docs/pictures/{key}-{theme}.webp" for key in games.keys() for theme in ("light", "dark")} >= set(pictures)
    assert len(set(pictures)) == len(list((ROOT / "docs" / "pictures").iterdir())) == 8
    for picture in pictures:
        assert 10_000 < (ROOT / picture).stat().st_size <= HEAVIEST, picture
