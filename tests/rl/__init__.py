"""Doors for learners: observations, environments, datasets."""
