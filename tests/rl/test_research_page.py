"""docs/research.md: its tables are true (tests/docs runs its programs)."""

from __future__ import annotations

from pathlib import Path

from beffroi import games
from beffroi.i18n.messages import Messages
from beffroi.rl.dataset import schema
from beffroi.rl.encode import Encoder
from beffroi.rl.gymnasium import env_id
from beffroi.rl.names import settings
from beffroi.rl.rewards import REWARDS

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


def test_environments_are_listed_with_their_sizes() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `Beffroi/")]
    expected = []
    for one in (one for one in settings() if one.key in games.ours()):
        encoder = Encoder(one.game(), one.seats, one.options)
        given = "".join(f', {name}="{value}"' for name, value in one.options.items())
        sizes = f"{encoder.actions} | {encoder.length} | {encoder.width}"
        name = f"{one.name}_v{one.version}"
        expected.append(f'| `{env_id(one)}` | `{name}` | `"{one.key}", {one.seats}{given}` | {sizes} |')
    assert rows == expected


def test_versions_rewards_and_columns_are_those_of_the_code() -> None:
    for key in games.ours():
        game = games.load(key)
        title = Messages("en", key).say(f"{key}-title")
        assert f"| {title} | {game.observed} | {game.numbered} |" in PAGE
    for reward in REWARDS:
        assert f"| `{reward}` |" in PAGE
    columns = PAGE[PAGE.index("| column |") :]
    for name in schema(Encoder(games.load("bruges"), 2, {})).names:
        assert f"`{name}`" in columns
