"""The load test itself: it measures this machine only, loses nothing, and says what is missing."""

from __future__ import annotations

import pytest

from beffroi.cli.main import run
from beffroi.server import peers
from beffroi.server.loadtest import LoadTest, NotHere, report
from beffroi.server.network import network_url, own_address, qr_lines


def test_small_load_loses_nothing() -> None:
    figures = LoadTest(tables=4, seats=3, seconds=1.5, think=0.0, url=None).run(peers=False)
    assert (figures["errors"], figures["lost"], figures["first_error"]) == (0, 0, "")
    assert figures["actions"] > 10
    assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["p99_ms"] <= figures["max_ms"]
    text = report(figures)
    assert "p95" in text
    assert "0 of them lost" in text


@pytest.mark.parametrize("url", ["http://example.org", "http://10.0.0.1:8765", "http://127.0.0.1.example.org/"])
def test_other_machines_are_never_put_under_load(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NotHere):
        LoadTest(1, 2, 1.0, 0.0, url)
    assert run(["loadtest", "--url", url]) == 2
    assert "this machine" in capsys.readouterr().err


def test_missing_peer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "modules", lambda: None)
    assert "npm install boardgame.io" in peers.measure_boardgame_io(1, 1.0)["problem"]


def test_addresses_for_phones() -> None:
    assert network_url("127.0.0.1", 8765) == ""
    assert network_url("192.168.1.5", 8765) == "http://192.168.1.5:8765"
    assert network_url("0.0.0.0", 80) in ("", f"http://{own_address()}:80")
    assert len(qr_lines("http://192.168.1.5:8765/").splitlines()) > 10
