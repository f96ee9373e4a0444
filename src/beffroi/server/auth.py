"""Who is who: the server's secret key, guest cookies, seat links."""

from __future__ import annotations

import os
import secrets
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from beffroi.kernel.errors import DataError
from beffroi.kernel.record import check_name
from beffroi.server.problems import Refusal

COOKIE = "guest"
CSRF_COOKIE = "csrf"
CSRF_HEADER = "x-csrf-token"
YEAR = 365 * 24 * 3600
COLORS = ["azure", "gules", "vert", "or", "purpure", "tenne"]
NAMES = [
    "Aalis", "Adenet", "Ameline", "Anselme", "Aubin", "Aude", "Aveline", "Baudouin", "Béatrix", "Blanche", "Clémence",
    "Colin", "Denise", "Ermeline", "Étienne", "Eudes", "Flore", "Foulques", "Gautier", "Gilles", "Guillemette",
    "Héloïse", "Hugues", "Isabeau", "Jacquemin", "Jehan", "Jehanne", "Lambert", "Mahaut", "Marguerite", "Martin",
    "Mathilde", "Nicole", "Odette", "Perrin", "Perrine", "Raoul", "Renaud", "Robin", "Simonette", "Thibaut", "Yolande",
]  # fmt: skip
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that are easily confused


def secret_key(folder: Path) -> str:
    """Return the key that signs cookies; it is stored next to the data, readable only by its owner."""
    path = folder / "secret.key"
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    key = secrets.token_hex(32)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


class Keys:
    """Signs and reads guest cookies."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.signer = Signer(secret, salt="beffroi.guest", digest_method=sha256)

    def cookie(self, guest: str, secure: bool) -> Cookie:
        """Return a guest's cookie: scripts cannot read it, and other sites cannot send it."""
        return Cookie(
            key=COOKIE,
            value=self.signer.sign(guest).decode(),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def guest(self, cookie: str | None) -> str | None:
        """Return the guest of a cookie, or None if we did not sign it."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self.signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None


def new_id(letters: int = 16) -> str:
    """Return an id that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def new_secret() -> str:
    """Return the secret of a seat link."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """Return the hash that is stored instead of a secret."""
    return sha256(secret.encode()).hexdigest()


def usual_name(guest: str) -> str:
    """Return the default name of a guest."""
    return NAMES[int(hashed(guest)[:8], 16) % len(NAMES)]


def usual_color(guest: str) -> str:
    """Return the default color of a guest."""
    return COLORS[int(hashed(guest)[8:16], 16) % len(COLORS)]


def clean_name(name: str, usual: str = "") -> str:
    """Return a name stripped of spaces; refuse one that is too long or not printable."""
    out = name.strip() or usual
    try:
        check_name(out, "name")
    except DataError as error:
        raise Refusal(400, "bad-name", str(error)) from None
    return out


def clean_color(color: str) -> str:
    """Return a color, or refuse one that is not ours."""
    if color not in COLORS:
        raise Refusal(400, "bad-color", f"the colors are: {', '.join(COLORS)}")
    return color
