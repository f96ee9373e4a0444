"""Makes the games of tests/fixtures visible, here and in every process that tests start: as packages from outside."""

from __future__ import annotations

import os
import sys

from tests.fixtures.place import install

PLACES = install()
sys.path[:0] = PLACES
os.environ["PYTHONPATH"] = os.pathsep.join([*PLACES, *filter(None, [os.environ.get("PYTHONPATH")])])
