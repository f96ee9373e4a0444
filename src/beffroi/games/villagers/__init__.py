"""Villagers (Compagnons): draft wanderers, stack production chains, meet the Countess alone."""

from beffroi.games.villagers.game import Villagers

GAME = Villagers
