"""Everything that goes wrong, as one small response: a key, a sentence, a status; never a stack trace."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from time import monotonic
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from beffroi.kernel.errors import BeffroiError, DataError, Spoken
from beffroi.server.metrics import REFUSED
from beffroi.server.wire import Problem

LOG = logging.getLogger("beffroi.server")


class Refusal(Exception):
    """A request the server refuses; the key names the message error-<key> if there is one."""

    def __init__(self, status: int, error: str, text: str, **facts: object) -> None:
        super().__init__(text)
        self.status = status
        self.error = error
        self.text = text
        self.facts = facts


def no_table() -> Refusal:
    """Return the refusal for an unknown table: the same whether it never existed or is somebody else's secret."""
    return Refusal(404, "no-table", "there is no such table")


def not_yours() -> Refusal:
    """Return the refusal for acting in somebody else's seat."""
    return Refusal(403, "not-yours", "this seat is not played from this browser")


def too_often() -> Refusal:
    """Return the refusal of what was done too often."""
    return Refusal(429, "too-often", "too many requests; wait a moment")


def seldom(what: str) -> bool:
    """Return whether to log something that strangers can bring about as often as they like: at most once a minute."""
    now = monotonic()
    if now - LOGGED.get(what, -MINUTE) < MINUTE:
        return False
    LOGGED[what] = now
    return True


MINUTE = 60.0
LOGGED: dict[str, float] = {}
KEYS = {400: "bad-request", 403: "forbidden", 404: "not-found", 405: "no-method", 413: "too-large", 429: "too-often"}


def answer(
    status: int, error: str, text: str, headers: dict[str, str] | None = None, facts: Mapping[str, object] | None = None
) -> Response[Problem]:
    """Return a problem, with the facts a screen needs to say it in its language."""
    REFUSED.labels(error).inc()
    told = {name: str(value)[:200] for name, value in (facts or {}).items()}
    return Response(Problem(error, text, told), status_code=status, media_type=MediaType.JSON, headers=headers)


def on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    """Answer a request that a handler refused."""
    return answer(error.status, error.error, error.text, facts=error.facts)


def on_given(_: Request[Any, Any, Any], error: BeffroiError) -> Response[Problem]:
    """Answer a request that the engine refused: options, seats, records."""
    if isinstance(error, Spoken):
        return answer(400, error.key, str(error), facts=error.facts)
    if isinstance(error, DataError) and error.key:  # about a pack: message <game>-refused-<key> or refused-<key>
        about = {"path": error.path, "key": error.key, "reason": error.reason}
        return answer(400, "refused", str(error), facts={**error.facts, **about})
    return answer(400, "bad-request", str(error))


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer a request that the framework refused, in one line."""
    status = error.status_code
    if status >= 500:
        LOG.error("%s", error)
        return answer(500, "internal", "something went wrong here; nothing was changed")
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(str(item.get("message", "")) for item in extra if isinstance(item, dict))
    text = " ".join((details or str(error.detail)).split())[:300]
    return answer(status, KEYS.get(status, "bad-request"), text, error.headers)


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer after an error that should not happen; the reason stays in the server's log."""
    LOG.error("%s %s", request.method, request.url.path, exc_info=error)
    return answer(500, "internal", "something went wrong here; nothing was changed")


HANDLERS: Any = {
    Refusal: on_refusal,
    BeffroiError: on_given,
    HTTPException: on_http,
    Exception: on_anything,
}

SENTENCES = {
    400: "the request cannot be read or is not allowed",
    403: "not yours, or the token against forged requests is missing",
    404: "there is no such thing",
    409: "not now",
    413: "too large",
    429: "too often",
    503: "not now: closing, or the database is not there",
}


def may_answer(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the documented problem responses of a call."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=SENTENCES[status]) for status in statuses
    }
