"""The rules on paper: found by number and by text in both languages; which tests name them."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi.cli.rulebook import found, numbers_in, rules_file, sections_of
from tests.cli.conftest import Terminal


@pytest.mark.parametrize("asked", ["5.2", "ORL-5.2", "orl-5.2"])
@pytest.mark.parametrize(("lang", "words"), [("en", "furthest ahead receives"), ("fr", "ORL-5.2")])
def test_number(beffroi: Terminal, asked: str, lang: str, words: str) -> None:
    done = beffroi("rules", "orleans", asked, "--lang", lang)
    assert done.code == 0
    assert words in " ".join(done.out.split())
    assert "ORL-5.3" not in done.out


def test_section(beffroi: Terminal) -> None:
    out = beffroi("rules", "orleans", "5").out
    assert out.startswith("5. Phase 2 - Census\n")
    assert all(f"ORL-5.{n} " in out for n in range(1, 8))
    assert "ORL-15.1" not in out


def test_words_without_accents_or_capitals(beffroi: Terminal) -> None:
    plain, accents = (beffroi("rules", "orleans", word, "--lang", "fr").out for word in ("ERUDIT", "érudit"))
    assert plain == accents
    assert "érudit" in plain
    both = beffroi("rules", "orleans", "Mairie", "actes", "--lang", "fr").out
    assert "ORL-1.1 " not in both


def test_row_of_a_table_is_a_rule(beffroi: Terminal) -> None:
    out = " ".join(beffroi("rules", "orleans", "9.1").out.split())
    assert "Farm House. slots – B C;" in out


def test_whole_text(beffroi: Terminal) -> None:
    assert "Torture" in beffroi("rules", "orleans").out
    assert "Recensement" in beffroi("rules", "orleans", "--lang", "fr").out


@pytest.mark.parametrize(("lang", "words"), [("en", "Orléans on one page"), ("fr", "Orléans en une page")])
def test_summary(beffroi: Terminal, lang: str, words: str) -> None:
    done = beffroi("rules", "summary", "orleans", "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert words in done.out
    assert "ORL-18.3" in done.out
    assert "ORL-2.5" not in done.out  # not the rules themselves


@pytest.mark.parametrize("asked", [["summary"], ["summary", "orleans", "5"], ["summary", "nothing"]])
def test_summary_of_no_game(beffroi: Terminal, asked: list[str]) -> None:
    done = beffroi("rules", *asked)
    assert (done.code, done.err.count("\n")) == (2, 1)


def test_both_languages_have_the_same_rules_for_players() -> None:
    english, french = (numbers_in(rules_file("orleans", lang).read_text(encoding="utf-8")) for lang in ("en", "fr"))
    assert set(french) <= set(english)
    assert len(english) > 150


def test_marks_of_markdown_are_gone_and_stars_stay() -> None:
    text = (
        "## 1. One\n\n- **ABC-1.1** *Slanted, in full.* A `code` for F* and **bold**.\n  More of it.\n\nNot a rule.\n"
    )
    (section,) = sections_of(text)
    assert section.rules[0].text == "Slanted, in full. A code for F* and bold.\n  More of it."
    assert found([section], ["SLANTED"])[0].rules[0].number == "ABC-1.1"


RULES = (
    "# Tiny\n\n## 1. All\n\n- **TIN-1.1** First.\n- **TIN-1.2** Second.\n\n| # | a |\n|---|---|\n| **TIN-1.10** | b |\n"
)
TESTS = "def test_tin_1_1_first() -> None: ...\n\ndef test_tin_1_10() -> None: ...\n\n"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a tiny source checkout with one game, and change into it."""
    rules = tmp_path / "src" / "beffroi" / "games" / "tiny"
    tests = tmp_path / "tests" / "games" / "tiny"
    for folder in (rules, tests):
        folder.mkdir(parents=True)
    (rules / "RULES.md").write_text(RULES, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # it takes seconds to load and is not used here
    return tests / "test_tiny.py"


def test_coverage_of_all_rules(beffroi: Terminal, checkout: Path) -> None:
    checkout.write_text(f"{TESTS}def test_tin_1_2_second() -> None: ...\n", encoding="utf-8")
    done = beffroi("rules", "coverage", "tiny")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("100 % of the numbered rules")


@pytest.mark.parametrize(
    "second",
    [
        "",
        "def test_tin_1_2_second() -> None: raise ValueError\n",
        "import pytest\n@pytest.mark.skip\ndef test_tin_1_2_second() -> None: ...\n",
        "def test_tin_1_20_other() -> None: ...\n",
    ],
)
def test_coverage_that_lacks_a_rule(beffroi: Terminal, checkout: Path, second: str) -> None:
    checkout.write_text(TESTS + second, encoding="utf-8")
    done = beffroi("rules", "coverage", "tiny", "--lang", "fr")
    assert done.code == 1
    assert "TIN-1.2" in done.out
    assert "TIN-1.10" not in done.out
    assert "66.7" in done.out


def test_coverage_of_tests_that_cannot_run(beffroi: Terminal, checkout: Path) -> None:
    checkout.write_text("import nothing_of_that_name\n", encoding="utf-8")
    assert beffroi("rules", "coverage", "tiny").code != 0


def test_coverage_outside_a_checkout(beffroi: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = beffroi("rules", "coverage", "nowhere")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "source checkout" in done.err
