"""Tests of Orléans."""
