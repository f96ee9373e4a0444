"""The command line: play, replay, simulate and check games; read rules and data."""
