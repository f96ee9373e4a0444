"""Cards in words, as sent to the browser."""

from __future__ import annotations

import asyncio
from pathlib import Path

from beffroi import games
from beffroi.i18n import Messages
from tests.server.kit import running


def test_the_browser_gets_the_same_words_as_the_terminal(tmp_path: Path) -> None:
    asyncio.run(cards_of_bruges(tmp_path))


async def cards_of_bruges(folder: Path) -> None:
    game = games.load("bruges")
    async with running(folder) as server, server.person("Anne") as anne:
        for lang in ("fr", "en"):
            says = Messages(lang, "bruges", strict=True)
            cards = await anne.get(f"/api/games/bruges/cards/{lang}")
            faces = [says.face(card) | {"id": card["id"]} for card in game.cards()]
            assert cards == [{key: face[key] for key in ("id", "name", "about", "text", "doubt")} for face in faces]
        assert await anne.get("/api/games/orleans/cards/fr") == []
        assert (await anne.get("/api/games/chess/cards/fr", 404))["error"] == "unknown-game"
