"""Tests of bots, their contests and what they learn."""
