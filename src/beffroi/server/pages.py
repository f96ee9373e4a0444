"""The built pages: every file from memory, compressed once; every other path is a page of the client."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.di import NamedDependency

from beffroi.server.problems import Refusal

try:
    brotli: Any = import_module("brotli")
except ImportError:  # gzip will do
    brotli = None

PAGES = Path(__file__).with_name("pages")
FOREVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
PLAIN_ENOUGH = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
OURS = ("api/", "ws/", "seat/", "schema")
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Beffroi</title>
<h1>Beffroi</h1>
<p>The server runs, but its pages are not built. In a source checkout run <code>make play</code>, or in the folder
<code>web</code>: <code>npm ci &amp;&amp; npm run build</code>; then reload this page.</p>
<p lang="fr">Le serveur fonctionne, mais ses pages ne sont pas construites. Dans les sources, lancez
<code>make play</code>, ou dans le dossier <code>web</code> : <code>npm ci &amp;&amp; npm run build</code> ; puis
rechargez cette page.</p></html>
"""


@dataclass(slots=True)
class File:
    """A file, ready to send."""

    data: bytes
    kind: str
    etag: str
    cache: str
    packed: dict[str, bytes]


def read_file(path: Path, name: str) -> File:
    """Read a file; text is compressed once, as well as possible."""
    data = path.read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith((".js", ".mjs")):
        kind = "text/javascript"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    packed: dict[str, bytes] = {}
    if len(data) > 500 and kind.startswith(PLAIN_ENOUGH):
        packed["gzip"] = gzip.compress(data, 9, mtime=0)
        if brotli is not None:
            packed["br"] = brotli.compress(data)
    cache = FOREVER if name.startswith("assets/") else EACH_TIME
    return File(data, kind, f'"{sha256(data).hexdigest()[:16]}"', cache, packed)


class Pages:
    """The files of the built client, read on first use, and again after a new build."""

    def __init__(self, folder: Path = PAGES) -> None:
        self.folder = folder
        self.files: dict[str, tuple[float, File]] = {}

    def find(self, name: str) -> File | None:
        """Return a file of the client; nothing outside its folder is ever read."""
        parts = name.split("/")
        if any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts) or len(name) > 300:
            return None
        path = self.folder.joinpath(*parts)
        try:
            stamp = path.stat().st_mtime
            held = self.files.get(name)
            if held is None or held[0] != stamp:
                if not path.is_file() or not path.resolve().is_relative_to(self.folder.resolve()):
                    return None
                held = self.files[name] = (stamp, read_file(path, name))
            return held[1]
        except OSError:
            return None


def sent(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a file, or 304 if the browser already has it."""
    headers = {"cache-control": file.cache, "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    accepted = request.headers.get("accept-encoding", "")
    data = file.data
    for name in ("br", "gzip"):
        if name in accepted and name in file.packed:
            data = file.packed[name]
            headers["content-encoding"] = name
            break
    return Response(data, headers=headers, media_type=file.kind)


@route(
    ["/", "/seat", "/{path:path}"],  # an old seat link has a call of its own below /seat
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    status_code=200,
    include_in_schema=False,
    sync_to_thread=False,
    packed=True,  # compressed already
)
def page(request: Request[Any, Any, Any], pages: NamedDependency[Pages]) -> Response[Any]:
    """Return a file of the client, or its start page: the client routes paths itself."""
    name = request.url.path.lstrip("/")
    if name.startswith(OURS):
        raise Refusal(404, "not-found", "there is no such call")
    file = pages.find(name) if name else None
    if file is not None:
        return sent(file, request)
    if "." in name.rsplit("/", 1)[-1]:
        raise Refusal(404, "not-found", "there is no such file")
    index = pages.find("index.html")
    if index is None:
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=200, headers={"cache-control": "no-store"})
    return sent(index, request)
