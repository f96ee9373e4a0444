"""Bruges: rules, examples, invariants, cards, data and positions."""
