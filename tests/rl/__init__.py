"""Interfaces for machine learning: observations, environments, datasets."""
