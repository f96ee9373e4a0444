#!/usr/bin/env python3
"""A bot in a few lines, as a separate program: all it needs of Beffroi are the lines it reads.

    beffroi tournament villagers --bot eager="python examples/outside_bot.py" --bots eager,random --games 20
    beffroi serve --bot eager="python examples/outside_bot.py"

Any language will do: read one JSON object per line from stdin, write one per line to stdout (docs/bots.md).
"""

import json
import random
import sys

SHY = ("done", "skip", "pass")  # what ends a turn


def choose(view, options, seed):
    """Return an option, preferring anything to ending the turn."""
    eager = [text for text in options if not text.startswith(SHY)]
    return random.Random(seed).choice(eager or options)


for line in sys.stdin:
    asked = json.loads(line)
    text = choose(asked["view"], asked["options"], asked["seed"])
    print(json.dumps({"id": asked["id"], "text": text}), flush=True)
