"""Browser and server for the browser tests."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.postgres import postgres
from tests.web.house import House

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tools.find_browser import browser as find_browser

__all__ = ["postgres"]

# Playwright's own list, which a second list replaces; then the pop-ups of an invisible address bar: pages of
# their own in every new window, each more costly than one of our pages.
WITHOUT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,"
    "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,"
    "TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,"
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup"
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={WITHOUT}",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium."""
    path = find_browser()
    assert path is not None, "no Chromium found; install one, or name it in BEFFROI_CHROMIUM"
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that stays for all tests of a worker."""
    server = House(tmp_path_factory.mktemp("house"))
    server.open()
    yield server
    server.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for a single test, to be killed."""
    server = House(tmp_path)
    server.open()
    yield server
    server.close()
