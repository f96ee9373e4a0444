"""Tests of the kernel itself."""
