"""Orléans, editions 2014 and 2020: bag-building in medieval France."""

from beffroi.games.orleans.game import Orleans

GAME = Orleans
