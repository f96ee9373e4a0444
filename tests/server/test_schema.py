"""schemathesis against the OpenAPI document: no 5xx, no undocumented answer."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.kit import finished_record, running
from tools import gen_types

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
TRIES = int(os.environ.get("BEFFROI_TRIES", "4"))  # for each call and mode
CALLS = 47  # calls of the document; a new one is tested automatically, a missing one is noticed


class Site:
    """A server in its own thread, with tables in every state and a guest's cookies."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ready = threading.Event()
        self.done: asyncio.Event | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.url = ""
        self.cookies: dict[str, str] = {}
        self.passing: dict[str, str] = {}  # of somebody who may be forgotten
        self.tables: list[str] = []
        self.pack = ""
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()))

    async def run(self) -> None:
        """Serve until the tests are over."""
        self.loop, self.done = asyncio.get_running_loop(), asyncio.Event()
        async with running(self.folder) as server, server.person("Anne") as anne, server.person("Eve") as eve:
            self.url = f"http://{server.address}"
            self.tables = [await anne.open("me", "open"), await anne.open("me", "here"), await anne.open("me", "bot")]
            values = {"values": {"tiles.bathhouse.slots": "boatman"}}
            self.pack = (await anne.call("PUT", "/api/games/orleans/desk", values))["pack"]
            self.tables.append(await anne.open("me", "bot", pack=self.pack))  # which keeps it, whatever comes
            self.tables.append((await anne.bring(finished_record()))["id"])
            self.cookies, self.passing = dict(anne.client.cookies), dict(eve.client.cookies)
            self.ready.set()
            await self.done.wait()

    def stop(self) -> None:
        """Stop the server."""
        if self.loop is not None and self.done is not None:
            self.loop.call_soon_threadsafe(self.done.set)
        self.thread.join()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Return a running site."""
    out = Site(tmp_path_factory.mktemp("house"))
    out.thread.start()
    assert out.ready.wait(60)
    yield out
    out.stop()


def test_every_call_answers_as_documented(site: Site) -> None:
    document = httpx.get(f"{site.url}/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(told_simply(document))
    operations: list[Any] = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == CALLS
    for operation in operations:
        if operation.method.upper() == "GET":
            good_call(site, operation)
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            try_call(site, operation, mode)


def told_simply(part: Any) -> Any:
    """Return a part of the document with pairs as short lists: schemathesis mistakes `prefixItems` for an error."""
    if isinstance(part, list):
        return [told_simply(item) for item in part]
    if not isinstance(part, dict):
        return part
    out = {key: told_simply(value) for key, value in part.items()}
    if "prefixItems" in out:
        items = out.pop("prefixItems")
        out |= {"items": {"anyOf": items}, "minItems": len(items), "maxItems": len(items)}
    return out


def good_call(site: Site, operation: Any) -> None:
    """Ask for something that exists: the whole answer is as documented."""
    there = {"id": site.tables[-1], "key": "orleans", "lang": "fr", "n": 1, "pack": site.pack}
    wanted = {parameter.name: there[parameter.name] for parameter in operation.path_parameters}
    case = operation.Case(path_parameters=wanted)
    answer = case.call_and_validate(base_url=site.url, cookies=site.cookies, checks=CHECKS)
    assert answer.status_code == 200, operation.label


def try_call(site: Site, operation: Any, mode: GenerationMode) -> None:
    """Try one call with valid or invalid input; half the time on a table that exists."""
    cookies = site.passing if operation.label == "DELETE /api/me" else site.cookies
    headers = {"x-csrf-token": cookies["csrf"]}

    @settings(
        max_examples=TRIES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), at=st.sampled_from(site.tables), real=st.booleans())
    def run(case: Any, at: str, real: bool) -> None:
        if real and case.path_parameters and "id" in case.path_parameters:
            case.path_parameters["id"] = at
        if real and case.path_parameters and "key" in case.path_parameters:
            case.path_parameters["key"] = "orleans"
        if real and case.path_parameters and "pack" in case.path_parameters:
            case.path_parameters["pack"] = site.pack
        case.call_and_validate(base_url=site.url, headers=headers, cookies=cookies, checks=CHECKS)

    try:
        run()
    except Unsatisfiable:  # nothing can be wrong with a call that takes nothing
        assert mode is GenerationMode.NEGATIVE


def test_types_of_the_browser_are_those_of_the_server() -> None:
    for path, text in gen_types.generated().items():
        assert path.read_text(encoding="utf-8") == text, "run `make types`"
