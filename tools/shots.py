"""Take the pictures of the README: the board of each game in the middle of a game, light and dark, as WebP.

The games are played by bots with a fixed seed, so the same sources give the same pictures.
Usage: python -m tools.shots [GAME ...], from the project root with the package installed (`make shots`).
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from beffroi import games
from beffroi.bots.base import Decision
from beffroi.bots.levels import level
from beffroi.kernel.flow import pending
from beffroi.kernel.match import Match
from beffroi.kernel.position import Position
from beffroi.kernel.record import new_header
from tests.web.conftest import FLAGS
from tests.web.house import House
from tests.web.tour import KEEP, NAMES, Tour
from tools.find_browser import browser as find_browser

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "docs" / "pictures"
# The game, the question on screen, how many entries come before it, players, seed.
MOMENTS = {
    "orleans": ("Turn", 470, 4, 7),
    "villagers": ("Turn", 150, 3, 7),
    "bruges": ("Turn", 312, 4, 7),
    "la_citta": ("Turn", 150, 4, 7),
}
SIZE = (1440, 900)
WIDTH = 1200  # of the picture; boards are drawn larger and scaled down, which keeps lines fine
HEAVIEST = 120_000  # bytes


def record(key: str) -> tuple[str, int]:
    """Return the record of a bot game up to the moment of its picture, and its number of seats."""
    step, after, seats, seed = MOMENTS[key]
    game, bot = games.load(key), level("journeyman")
    match = Match(game, new_header(game, NAMES[:seats], {}, seed))
    while not match.over():
        awaited = match.waiting()
        if len(match.entries) >= after and {type(pending(match.state, seat)).__name__ for seat in awaited} == {step}:
            return match.record().text(), seats
        seat, number = awaited[0], seed + len(match.entries)
        world = Position(seats, match.header.options, 0, game.sample(match.state, seat, number))
        match.submit(seat, bot(Decision(game, world, seat, number)))
    raise SystemExit(f"beffroi: {key}: no {step} after {after} entries")


def shot(browser: Browser, house: House, key: str) -> None:
    """Write both pictures of a game."""
    text, seats = record(key)
    size = {"width": SIZE[0], "height": SIZE[1]}
    with browser.new_context(viewport=size, locale="en-GB", reduced_motion="reduce", device_scale_factor=2) as guest:  # type: ignore[arg-type]
        page = guest.new_page()
        tour = Tour(page, house.url)
        tour.go("/", ".game")
        page.evaluate(KEEP, {"toured": [key]})  # else a button offers the tour of the screen
        tour.opening(text, seats)
        page.mouse.move(2, 2)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
            tour.settled()
            page.wait_for_timeout(500)
            image = Image.open(io.BytesIO(page.screenshot()))
            small = image.convert("RGB").resize((WIDTH, WIDTH * SIZE[1] // SIZE[0]), Image.Resampling.LANCZOS)
            path = OUT / f"{key}-{theme}.webp"
            small.save(path, quality=76, method=6)
            weight = path.stat().st_size
            print(f"beffroi: {path.relative_to(ROOT)}, {weight / 1000:.0f} kB", flush=True)
            if weight > HEAVIEST:
                raise SystemExit(f"beffroi: {path.name} is heavier than {HEAVIEST / 1000:.0f} kB")


def main(keys: list[str]) -> None:
    """Take the pictures of these games, or of all."""
    path = find_browser()
    if path is None:
        raise SystemExit("beffroi: no Chromium found; install one, or name it in BEFFROI_CHROMIUM")
    OUT.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="beffroi-shots-") as folder, sync_playwright() as driver:
        house = House(Path(folder))
        house.open()
        try:
            with driver.chromium.launch(executable_path=path, args=FLAGS) as chromium:
                for key in keys or MOMENTS:
                    shot(chromium, house, key)
        finally:
            house.close()


if __name__ == "__main__":
    main(sys.argv[1:])
