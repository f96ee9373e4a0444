"""Run commands in parallel; show the output of each when it ends, and fail if any of them failed.

Progress lines, which start with `beffroi:`, are shown right away.
Usage: python tools/abreast.py COMMAND ..., each a shell command.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed


def heard(command: str) -> tuple[int, str]:
    """Run one command; return its exit code and its output without progress lines."""
    said: list[str] = []
    with subprocess.Popen(
        command, shell=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as running:
        for line in running.stdout or ():
            if line.startswith("beffroi:"):
                print(line, end="", flush=True)
            else:
                said.append(line)
    return running.returncode, "".join(said)


def main(commands: list[str]) -> int:
    """Run all commands to the end, so that one run reports every problem; return the first nonzero exit code."""
    worst = 0
    with ThreadPoolExecutor(len(commands)) as pool:
        for run in as_completed([pool.submit(heard, command) for command in commands]):
            code, said = run.result()
            print(said, end="", flush=True)
            worst = worst or code
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
