"""Run commands side by side; show what each of them said when it has ended, and fail if any of them failed.

Lines of progress, which begin with `beffroi:`, are shown at once.
Usage: python tools/abreast.py COMMAND ..., each a line for the shell.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed


def heard(command: str) -> tuple[int, str]:
    """Run one command; return its exit code and what it said beside its progress."""
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
