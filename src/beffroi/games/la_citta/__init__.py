"""La Città: found cities, win citizens by culture, education and health, and feed them."""

from beffroi.games.la_citta.game import LaCitta

GAME = LaCitta
