"""boardgame.io's server next to ours, where npm has installed it."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from time import monotonic, sleep
from typing import Any

SCRIPT = Path(__file__).with_name("boardgame_io.cjs")
NOT_INSTALLED = "not installed; `npm install boardgame.io node-persist` here or in $BEFFROI_PEERS, then run this again"
PATIENCE = 30.0


def modules() -> Path | None:
    """Return the folder of installed packages that holds boardgame.io."""
    for folder in (os.environ.get("BEFFROI_PEERS", ""), ".", "web"):
        found = Path(folder or ".").resolve() / "node_modules"
        if (found / "boardgame.io").is_dir() and (found / "node-persist").is_dir():
            return found
    return None


def measure_boardgame_io(matches: int, seconds: float) -> dict[str, Any]:
    """Return moves per second and response times of boardgame.io with as many matches, or why there are none.

    It keeps them on disk, too, by the storage it comes with.
    """
    node, found = shutil.which("node"), modules()
    if node is None or found is None:
        return {"problem": NOT_INSTALLED}
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    with tempfile.TemporaryDirectory(prefix="beffroi-peer-", ignore_cleanup_errors=True) as folder:
        return measured([node, str(SCRIPT)], str(found), port, folder, matches, seconds)


def measured(script: list[str], found: str, port: str, folder: str, matches: int, seconds: float) -> dict[str, Any]:
    """Return its figures from a server with a folder of its own."""
    quiet = subprocess.DEVNULL
    command = [*script, "server", found, port, folder]
    server = subprocess.Popen(command, stdout=quiet, stderr=quiet, env=os.environ | {"NODE_ENV": "production"})
    try:
        if not answers(int(port)):
            return {"problem": "its server did not start"}
        command = [*script, "clients", found, port, str(matches), str(seconds)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds + 120, check=False)
        lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
        figures: dict[str, Any] = json.loads(lines[-1]) if lines else {"problem": done.stderr[-200:]}
        return figures
    except subprocess.TimeoutExpired:
        return {"problem": "its players did not finish"}
    finally:
        server.kill()
        server.wait()


def answers(port: int) -> bool:
    """Wait until something listens on a port."""
    ends = monotonic() + PATIENCE
    while monotonic() < ends:
        try:
            with socket.create_connection(("127.0.0.1", port), 1):
                return True
        except OSError:
            sleep(0.1)
    return False
