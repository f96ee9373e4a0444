"""Tests of Beffroi."""
