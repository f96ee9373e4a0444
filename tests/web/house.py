"""A server for browser tests: started on loopback, killed and restarted at will."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 60.0


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """One `beffroi serve` with its own data folder; the port stays the same across restarts."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        self.more = more  # of the command line
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start and wait until it answers."""
        env = os.environ | {"BEFFROI_HOME": str(self.folder), "BEFFROI_BOT_DELAY": "0", "BEFFROI_BOT": "apprentice"}
        command = [sys.executable, "-m", "beffroi", "serve", "--no-open", "--port", str(self.port), *self.more]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log, cwd=self.folder)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            try:
                with urlopen(f"{self.url}/api/games", timeout=5) as answer:
                    if answer.status == 200:
                        return
            except (URLError, OSError):
                time.sleep(0.1)
        raise RuntimeError((self.folder / "server.log").read_text(encoding="utf-8", errors="replace")[-2000:])

    def kill(self) -> None:
        """Kill it instantly, like a power cut."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(timeout=PATIENCE)
            self.process = None

    def close(self) -> None:
        """Shut it down properly."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None
