"""What a crowd at one table costs: bytes for each who comes, memory for each idle socket. `python -m tools.crowd`"""

from __future__ import annotations

import argparse
import asyncio
import gc
from contextlib import AsyncExitStack
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from beffroi.server.callers import Caller
from beffroi.server.loadserver import Subject

AT = (10, 50, 100, 250, 500)
SETTLE = 1.0  # seconds


def memory(pid: int) -> int:
    """Return the resident memory of a process in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise ProcessLookupError(pid)


class Crowd:
    """Spectators of one table, who count what they are sent."""

    def __init__(self, url: str) -> None:
        self.port = int(url.rpartition(":")[2])
        self.bytes = 0
        self.messages = 0

    async def come(self, stack: AsyncExitStack, table: str, cookie: str = "") -> None:
        """Let one more spectator come."""
        wire = await stack.enter_async_context(
            connect(
                f"ws://127.0.0.1:{self.port}/ws/tables/{table}",
                additional_headers={"cookie": cookie},
                compression=None,
                proxy=None,
                max_size=1 << 22,
            )
        )
        await wire.send('{"type":"hello","seat":-1}')
        self.count(await wire.recv())
        stack.push_async_callback(cancelled, asyncio.create_task(self.listen(wire)))

    async def listen(self, wire: ClientConnection) -> None:
        """Count what comes."""
        async for text in wire:
            self.count(text)

    def count(self, text: str | bytes) -> None:
        """Count one message."""
        self.bytes += len(text)
        self.messages += 1


async def cancelled(task: asyncio.Task[None]) -> None:
    """End a task."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def watched(subject: Subject, sockets: int) -> None:
    """Print what spectators of one table cost, then what idle sockets at it cost."""
    assert subject.process is not None
    port = int(subject.url.rpartition(":")[2])
    host = Caller("127.0.0.1", port)
    await host.call("GET", "/api/me")
    seats = [{"kind": "me"}, {"kind": "here"}]
    table = (await host.call("POST", "/api/tables", {"game": "orleans", "options": {}, "seats": seats}))["id"]
    async with AsyncExitStack() as stack:
        crowd, here = Crowd(subject.url), 0
        for goal in AT:
            await asyncio.sleep(SETTLE)
            bytes, messages = crowd.bytes, crowd.messages
            for _ in range(goal - here):
                guest = Caller("127.0.0.1", port)
                await guest.call("GET", "/api/me")
                await crowd.come(stack, table, guest.cookie)
            await asyncio.sleep(SETTLE)
            came, here = goal - here, goal
            told, sent = (crowd.messages - messages) / came, (crowd.bytes - bytes) / came
            print(f"up to {here:4} spectators: {sent:9.0f} bytes in {told:.2f} messages for each who comes")
        before = memory(subject.process.pid)
        for _ in range(sockets):
            await crowd.come(stack, table)
        await asyncio.sleep(SETTLE)
        each = (memory(subject.process.pid) - before) / sockets
        print(f"{sockets} more sockets that only listen: {each / 1000:.1f} kB each")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=1000)
    chosen = parser.parse_args()
    gc.disable()
    with Subject() as subject:
        asyncio.run(watched(subject, chosen.sockets))


if __name__ == "__main__":
    main()
