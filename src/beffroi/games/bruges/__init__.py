"""Bruges (Brügge): hire characters, build houses and canals, rise in the town hall, ward off disasters."""

from beffroi.games.bruges.game import Bruges

GAME = Bruges
