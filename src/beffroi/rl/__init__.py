"""Interfaces for machine learning: PettingZoo, Gymnasium, OpenSpiel, batches of games, text (docs/research.md)."""
