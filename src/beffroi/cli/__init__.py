"""The terminal: play, replay, simulate and check games, read rules and data."""
