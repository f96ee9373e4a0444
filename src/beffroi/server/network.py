"""Where phones on the local network find this server, links as QR codes, and when the server closes."""

from __future__ import annotations

import io
import socket

import segno
from litestar import Router, get, post
from litestar.params import JSONBody

from beffroi.server.house import InHouse
from beffroi.server.problems import Refusal, may_answer
from beffroi.server.wire import Code, Link, Network, Notice

LOCAL = {"127.0.0.1", "localhost", "::1"}
LONGEST = 300  # characters of a link


def own_address() -> str:
    """Return this machine's address on the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            address: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if address.startswith("127.") or address == "0.0.0.0" else address


def network_url(host: str, port: int) -> str:
    """Return the address for others on the local network, or "" if the server listens on this machine only."""
    if host in LOCAL:
        return ""
    address = own_address() if host in ("0.0.0.0", "::") else host
    return f"http://{address}:{port}" if address else ""


def qr_lines(url: str) -> str:
    """Return a QR code for the terminal."""
    out = io.StringIO()
    segno.make_qr(url, error="m").terminal(out, compact=True, border=2)
    return out.getvalue()


@get("/network", summary="Address for phones", responses=may_answer(429), sync_to_thread=False)
def network(house: InHouse) -> Network:
    """Return the address of this server on the local network; empty when there is none."""
    return Network(network_url(house.settings.host, house.settings.port))


@post("/qr", status_code=200, summary="QR code", responses=may_answer(400, 403, 429), sync_to_thread=True)
def qr(data: JSONBody[Link]) -> Code:
    """Draw a link as a QR code. It may hold the secret of a seat, so it comes in the body, which no log keeps."""
    if not data.url.startswith(("http://", "https://")) or len(data.url) > LONGEST or not data.url.isprintable():
        raise Refusal(400, "bad-request", "url must be the address of a page")
    return Code(["".join("01"[dark] for dark in row) for row in segno.make_qr(data.url, error="m").matrix])


@get("/notice", summary="When the house closes", responses=may_answer(429), sync_to_thread=False)
def notice(house: InHouse) -> Notice:
    """Return when nobody can play any more, for maintenance, and what the host says about it."""
    return house.access.notice()


ROUTES = Router("/api", route_handlers=[network, qr, notice], tags=["house"])
