"""Doors for learners: PettingZoo, Gymnasium, OpenSpiel, batches of games, text (docs/research.md)."""
