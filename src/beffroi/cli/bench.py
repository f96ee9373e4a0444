"""`beffroi bench`: how fast the engine is, next to other libraries timed in the same rounds (docs/benchmarks.md)."""

from __future__ import annotations

import gc
import importlib
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final

import typer

import beffroi
from beffroi.cli import peers as others
from beffroi.cli.cases import Setting, arrays, batch, biased, clone, core, middle, search, settings, step
from beffroi.cli.peers import LINES, UNITS, Line, grouped, in_unit, short
from beffroi.cli.screen import bar, console, table
from beffroi.cli.timing import Run, time_rounds
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import State

WEIGHED: Final = 20_000  # clones weighed together
WIDTH: Final = 130  # of the table
NOT_COMPILED: Final = "floors are for the compiled engine; this one is interpreted"


@dataclass
class Measure:
    """One of our figures: what is timed, what was weighed, or why there is none."""

    name: str
    setting: Setting
    run: Run | None = None
    detail: str = ""  # which state is cloned
    weight: float | None = None  # kB
    reason: str = ""
    rates: list[float] = field(default_factory=list)  # per second, one per round

    def value(self) -> float | None:
        """Return the figure in its unit: the best of all rounds."""
        return in_unit(self.name, max(self.rates)) if self.rates else self.weight


DETAILS: Final = {"in turns": False, "lanes open": True}


def measures(chosen: list[Setting], interpreter: Interpreter) -> list[Measure]:
    """Return everything we measure of Beffroi."""
    out: list[Measure] = []
    for setting in chosen:
        out.append(Measure("core", setting, core(setting)))
        out.append(Measure("step", setting, step(setting)))
        out.append(Measure("biased", setting, biased(setting)))
        for name, case in (("arrays", arrays), ("batch", batch)):
            try:
                out.append(Measure(name, setting, case(setting)))
            except ImportError as error:
                out.append(Measure(name, setting, reason=f"{error}; pip install 'beffroi[rl]'"))
        for detail, together in DETAILS.items():
            state = middle(setting, together)
            if state is not None:
                out.append(Measure("clone", setting, clone(state), detail))
                out.append(weighed(setting, detail))
                out.append(Measure("search", setting, search(setting, state), detail))
        run = interpreter.core(setting) if not interpreter.reason else None
        out.append(Measure("interpreted", setting, run, reason=interpreter.reason))
    return out


def environment(folder: Path) -> dict[str, str]:
    """Return the environment of a process that loads Beffroi from a folder."""
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return os.environ | {"PYTHONPATH": path}


def command(function: str, *arguments: str) -> list[str]:
    """Return a command that calls a function of this module in a new process."""
    code = f"import sys; from beffroi.cli.bench import {function}; {function}(*sys.argv[1:])"
    return [sys.executable, "-P", "-c", code, *arguments]


def weighed(setting: Setting, detail: str) -> Measure:
    """Weigh clones in a fresh process: here, some would fit into memory already freed."""
    line = command("weigh", setting.key, json.dumps(setting.options), str(setting.seats), detail)
    around = environment(Path(beffroi.__file__).parents[1])
    done = subprocess.run(line, env=around, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        return Measure("memory", setting, detail=detail, reason=reason)
    return Measure("memory", setting, detail=detail, weight=float(done.stdout) / 1000)


def weigh(key: str, options: str, seats: str, detail: str) -> None:
    """Print how many bytes of resident memory a kept clone adds."""
    state = middle(Setting(key, json.loads(options), int(seats)), DETAILS[detail])
    assert state is not None
    kept: list[State] = [state] * WEIGHED
    gc.disable()
    before = resident()
    for index in range(WEIGHED):
        kept[index] = state.clone()
    print((resident() - before) / WEIGHED)


def resident() -> int:
    """Return the memory this process holds, in bytes, native objects included."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    resource: Any = importlib.import_module("resource")  # missing on Windows
    most: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


class Interpreter:
    """A second Python that runs the same sources on request, without their compiled libraries."""

    def __init__(self) -> None:
        self.folder = TemporaryDirectory(prefix="beffroi-bench-")
        here = Path(beffroi.__file__).parent
        leave = shutil.ignore_patterns("__pycache__", *[f"*{suffix}" for suffix in EXTENSION_SUFFIXES])
        shutil.copytree(here, Path(self.folder.name, here.name), ignore=leave)
        around = environment(Path(self.folder.name))
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command("serve"), env=around, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True
        )
        self.reason = "" if self.answer() == "interpreted" else "the sources do not run without compiled libraries here"

    def answer(self) -> str:
        """Wait for one line."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def core(self, setting: Setting) -> Run:
        """Time random games in that process."""

        def run(seconds: float) -> tuple[float, float]:
            assert self.process.stdin is not None
            task = [seconds, setting.key, setting.options, setting.seats]
            try:
                print(json.dumps(task), file=self.process.stdin, flush=True)
                done, elapsed = json.loads(self.answer())
            except (OSError, ValueError):  # a broken pipe of our own must not look like a reader who left
                raise RuntimeError("the process that runs the sources interpreted has ended") from None
            return done, elapsed

        return run

    def close(self) -> None:
        """End the process."""
        self.process.communicate()
        self.folder.cleanup()


def serve() -> None:
    """Time random games as requested on standard input, one line per task."""
    print("compiled" if beffroi.COMPILED else "interpreted", flush=True)
    for line in sys.stdin:
        seconds, key, options, seats = json.loads(line)
        print(json.dumps(core(Setting(key, options, seats))(seconds)), flush=True)


def judged(
    measure: Measure, line: Line, rates: dict[str, list[float]], missing: dict[str, str], compiled: bool
) -> dict[str, Any]:
    """Return a measure compared with one floor: the ratio of its best round to the peer's best."""
    setting = measure.setting
    value = measure.value()
    peer = others.fastest(line, rates)
    best = max(rates[peer]) if peer else 0.0
    ratio = max(measure.rates) / best if peer and measure.rates else None
    holds: bool | None = None
    reason = measure.reason
    if not reason and line.peers and peer is None:
        reason = others.absence(line, missing)
    if not reason and not compiled and line.name != "interpreted":
        reason = NOT_COMPILED
    if not reason and value is not None and line.floor is not None:
        holds = value <= line.floor if ratio is None else ratio >= line.floor
    out: dict[str, Any] = {"name": line.name, "game": setting.key, "options": setting.options}
    out |= {"seats": setting.seats, "detail": measure.detail, "value": short(value)}
    out |= {"unit": UNITS.get(line.name, "decisions/s"), "peer": peer or " or ".join(line.peers) or None}
    out |= {"peer_value": short(in_unit(line.name, best)) if peer else None}
    out |= {"ratio": short(ratio), "floor": line.floor, "goal": line.goal, "holds": holds}
    out |= {"rounds": len(measure.rates), "compiled": compiled and line.name != "interpreted", "reason": reason}
    return out


def failures(records: list[dict[str, Any]]) -> list[str]:
    """Say which floors fail; one that could not be measured fails, too."""
    out: list[str] = []
    for record in records:
        if record["floor"] is None:
            continue
        if record["holds"] is None:
            out.append(f"{title(record)}: not measured, {record['reason']}")
        elif not record["holds"]:
            figure = record["value"] if record["ratio"] is None else record["ratio"]
            out.append(f"{title(record)}: {figure:g}, the floor is {record['floor']:g}")
    return out


def title(record: dict[str, Any]) -> str:
    """Return a short title of a record."""
    setting = str(Setting(record["game"], record["options"], record["seats"]))
    against = f"against {record['peer']}" if record["peer"] else ""
    return " ".join(filter(None, [record["name"], setting, record["detail"], against]))


def show(records: list[dict[str, Any]]) -> None:
    """Print all records in readable form, on standard error."""
    rows = table("measure", ">value", "peer", ">ratio", ">floor", ">goal", "holds")
    for record in records:
        value, *rest = [grouped(record[column]) for column in ("value", "ratio", "floor", "goal")]
        holds = {True: "yes", False: "NO", None: "–"}[record["holds"]]
        what, _, peer = title(record).partition(" against ")
        rows.add_row(what, f"{value} {record['unit']}", peer, *rest, holds)
    out = console(error=True)
    out.width = max(out.width, WIDTH)
    out.print(rows)


def bench(
    peers: Annotated[bool, typer.Option("--peers", help="Also time the peers that are installed.")] = False,
    gate: Annotated[bool, typer.Option("--gate", help="Exit 1 if a floor does not hold; implies --peers.")] = False,
    tabular: Annotated[bool, typer.Option("--table", help="Print a readable table on standard error.")] = False,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.0, help="Time per case and round.")] = 0.3,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", min=1, help="Rounds; the best one counts.")] = 7,
    only: Annotated[list[str] | None, typer.Option("--game", metavar="GAME", help="One game; repeatable.")] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="This number of players only.")] = None,
) -> None:
    """Measure the speed of the engine: one line of JSON per measure and peer."""
    chosen = list(settings(only or [], players))
    if not chosen:
        raise DataError("players", f"no game is measured with {players}")
    runs, missing = others.found() if peers or gate else ({}, {})
    for peer, reason in missing.items():
        print(f"beffroi: {peer} is not timed: {reason}", file=sys.stderr)
    interpreter = Interpreter()
    try:
        ours = measures(chosen, interpreter)
        rates: dict[str, list[float]] = {peer: [] for peer in runs}
        cases = [(run, rates[peer]) for peer, run in runs.items()]
        cases += [(measure.run, measure.rates) for measure in ours if measure.run is not None]
        with bar("bench", rounds * len(cases)) as shown:
            time_rounds(cases, rounds, seconds, shown.step)
    finally:
        interpreter.close()
    pairs = [(measure, line) for line in LINES for measure in ours if measure.name == line.name]
    records = [judged(measure, line, rates, missing, beffroi.COMPILED) for measure, line in pairs]
    known = {"beffroi": beffroi.__version__} | others.versions()
    for record in records:
        print(json.dumps(record | {"versions": known}, ensure_ascii=False))
    if tabular:
        show(records)
    if gate and (problems := failures(records)):
        for problem in problems:
            print(f"beffroi: {problem}", file=sys.stderr)
        raise typer.Exit(1)
