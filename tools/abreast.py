"""Run commands side by side; show what each of them said when it has ended, and fail if any of them failed.

Usage: python tools/abreast.py COMMAND ..., each a line for the shell.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed


def heard(command: str) -> tuple[int, str]:
    """Run one command; return its exit code and all it said."""
    done = subprocess.run(command, shell=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.returncode, done.stdout


def main(commands: list[str]) -> int:
    """Run all commands to their end, so that one run tells everything that is wrong; return the first bad code."""
    worst = 0
    with ThreadPoolExecutor(len(commands)) as pool:
        for run in as_completed([pool.submit(heard, command) for command in commands]):
            code, said = run.result()
            print(said, end="", flush=True)
            worst = worst or code
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
