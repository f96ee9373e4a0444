#!/usr/bin/env python3
"""A bot of a few lines that is a program of its own: it needs nothing of Beffroi but the lines it reads.

    beffroi tournament villagers --bot eager="python examples/outside_bot.py" --bots eager,random --games 20
    beffroi serve --bot eager="python examples/outside_bot.py"

Any language will do: read one JSON object per line from stdin, write one per line to stdout (docs/bots.md).
"""

import json
import random
import sys

SHY = ("done", "skip", "pass")  # what ends a turn


def choose(view, options, seed):
    """Return one of the options: anything rather than ending the turn."""
    eager = [text for text in options if not text.startswith(SHY)]
    return random.Random(seed).choice(eager or options)


for line in sys.stdin:
    asked = json.loads(line)
    text = choose(asked["view"], asked["options"], asked["seed"])
    print(json.dumps({"id": asked["id"], "text": text}), flush=True)
