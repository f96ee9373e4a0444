"""Who is who: the server's secret key, guest cookies, seat links."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from beffroi.kernel.errors import BeffroiError, DataError
from beffroi.kernel.record import MOST_NAME, check_name
from beffroi.server.problems import Refusal
from beffroi.store.engines import KEY
from beffroi.store.files import whole

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
KEY_LETTERS = 64
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters by their class, but nothing is drawn
# Cyrillic and Greek letters that are drawn like Latin ones, in lower case, and digits like letters.
ALIKE = str.maketrans("авеёкмнорстухіјѕԛԝһӏαβεηικμνορτυχ01", "abeekmhopctyxijsqwhlabeniknvoptuxol")
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that are easily confused


def secret_key(folder: Path) -> str:
    """Return the key that signs cookies; it is stored next to the data, readable only by its owner."""
    path = folder / KEY
    try:
        key = path.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return new_key(path)
    except ValueError:
        key = ""
    if len(key) < KEY_LETTERS:
        advice = "put it back from a backup, or delete it: then a new one is made, and nobody is known any more"
        raise BeffroiError(f"{path} is damaged; {advice}")
    return key


def new_key(path: Path) -> str:
    """Write a new key, whole or not at all: an empty one, as a full disk leaves it, would sign for everybody."""
    key = secrets.token_hex(KEY_LETTERS // 2)
    with whole(path) as written:
        written.write_text(key, encoding="ascii")
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
    """Return a name as it will be shown; refuse one that is too long, not printable or not to be seen."""
    out = unicodedata.normalize("NFC", name.strip()) or usual
    try:
        check_name(out, "name")
    except DataError as error:
        raise Refusal(400, "bad-name", str(error)) from None
    if not any(letter not in BLANK and unicodedata.category(letter)[0] in "LNPS" for letter in out):
        raise Refusal(400, "bad-name", "name: a player's name needs letters that can be seen")
    return out


def looks(name: str) -> str:
    """Return what a name looks like: equal for names that a player could take for each other."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    return "".join(letter for letter in plain if letter.isalnum() and letter not in BLANK)


def distinct(name: str, others: Iterable[str]) -> str:
    """Return a name that nobody at the table could be taken for by it: with a number if need be."""
    taken = {looks(other) for other in others}
    number, out = 1, name
    while looks(out) in taken:
        number += 1
        out = f"{name[: MOST_NAME - 4]} {number}"
    return out


def clean_color(color: str) -> str:
    """Return a color, or refuse one that is not ours."""
    if color not in COLORS:
        raise Refusal(400, "bad-color", f"the colors are: {', '.join(COLORS)}")
    return color
