"""French participles and colors agree with the piece they follow, in every language file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from beffroi import games
from beffroi.i18n.texts import HOUSE

FOLDERS = [HOUSE, *(games.folder(key) / "locale" for key in games.keys())]
MASCULINE = [
    "bâtiment", "batelier", "cadenas", "canal", "canaux", "chevalier", "citoyen", "comptoir", "dé", "érudit",
    "événement", "fermier", "florin", "jeton", "marqueur", "moine", "niveau", "niveaux", "notable", "ouvrier",
    "personnage", "plan", "point", "symbole", "villageois",
]  # fmt: skip
FEMININE = [
    "carte", "case", "céréales", "clé", "défausse", "main", "maison", "marchandise", "menace", "partie",
    "pièce", "pile", "pioche", "place", "réserve", "route", "section", "statue", "tuile", "ville",
]  # fmt: skip
SAME_IN_THE_PLURAL = {"cadenas", "villageois"}
NO_PARTICIPLES = {"anné", "côté", "marché"}
# A piece, its name if it has one (`tuile Canal`), then a participle or a color such as { $color-ms }. After "de" the
# participle belongs to the noun before: `tuiles de bâtiment restantes`.
FOLLOWED = re.compile(
    rf"(?<!de )\b((?i:{'|'.join(MASCULINE + FEMININE)}))(s)?\b(?: [A-ZÉ]\w+)? "
    r"(?:([a-zéè]\w*(?:é|ant(?=e|s)))(e)?(s)?\b|{ \$\w*color(?:-([mf])(s)?)? })"
)


def disagreements(text: str) -> list[str]:
    """Return what stands behind a piece in the wrong gender or number."""
    out = []
    for found in FOLLOWED.finditer(text):
        noun, plural, participle, feminine, many, gender, several = found.groups()
        if participle in NO_PARTICIPLES:
            continue
        noun = noun.lower()
        is_feminine = bool(feminine) if participle else gender == "f"
        is_plural = bool(many or several)
        wrong = is_feminine != (noun in FEMININE)
        if noun not in SAME_IN_THE_PLURAL:
            wrong |= is_plural != (bool(plural) or noun.endswith(("aux", "céréales")))
        if wrong:
            out.append(found.group())
    return out


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_french_pieces_agree(folder: Path) -> None:
    assert disagreements((folder / "fr.ftl").read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("pièces manquants à cet événement", ["pièces manquants"]),
        ("pièces manquantes à cet événement", []),
        ("une tuile Canal posé", ["tuile Canal posé"]),
        ("Citoyens affamées", ["Citoyens affamées"]),
        ("deux jetons posé", ["jetons posé"]),
        ("villageois défaussés", []),
        ("cartes restant dans la pioche", []),
        ("case { $color-m }, carte { $color-f }", ["case { $color-m }"]),
        ("ouvriers { $worker_color-m }", ["ouvriers { $worker_color-m }"]),
        ("case { $color }", ["case { $color }"]),
    ],
)
def test_disagreements_are_found(text: str, wrong: list[str]) -> None:
    assert disagreements(text) == wrong
