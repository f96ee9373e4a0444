"""Where phones in the local network find this house."""

from __future__ import annotations

import io
import socket

import segno
from litestar import Router, get
from litestar.params import FromQuery

from beffroi.server.house import InHouse
from beffroi.server.problems import Refusal, may_answer
from beffroi.server.wire import Network

LOCAL = {"127.0.0.1", "localhost", "::1"}


def own_address() -> str:
    """Return this machine's address in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            address: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if address.startswith("127.") or address == "0.0.0.0" else address


def network_url(host: str, port: int) -> str:
    """Return the address for others in the local network, or nothing when the server listens to itself only."""
    if host in LOCAL:
        return ""
    address = own_address() if host in ("0.0.0.0", "::") else host
    return f"http://{address}:{port}" if address else ""


def qr_lines(url: str) -> str:
    """Return a QR code for a terminal."""
    out = io.StringIO()
    segno.make(url, error="m").terminal(out, compact=True, border=2)
    return out.getvalue()


@get("/network", summary="Address for phones", responses=may_answer(400, 429), sync_to_thread=False)
def network(house: InHouse, path: FromQuery[str] = "/") -> Network:
    """Return the address of a page in the local network and its QR code as SVG; empty when there is none."""
    if not path.startswith("/") or path.startswith("//") or len(path) > 200 or not path.isprintable():
        raise Refusal(400, "bad-request", "path is a page of this house, such as /table/…")
    url = network_url(house.settings.host, house.settings.port)
    if not url:
        return Network("", "")
    url += path
    return Network(url, segno.make(url, error="m").svg_inline(scale=4, border=2, svgclass=None, lineclass=None))


ROUTES = Router("/api", route_handlers=[network], tags=["house"])
