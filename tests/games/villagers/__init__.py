"""Villagers: rules, examples, invariants, data and positions."""
