"""Compile `kernel` and `games` with mypyc where a C compiler works; else install plain Python.

BEFFROI_PURE=1 compiles nothing. BEFFROI_UNITS says how the C code is cut: `parts` (default) compiles a file
per module, side by side, into one library; `files` makes a library per module, which costs more at first and
less after a change of one module; `one` compiles everything at once, for releases and benchmarks. A module
whose first line is `# mypyc: skip` stays interpreted.
"""

import os
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from glob import glob
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOMS = ["src/beffroi/kernel", "src/beffroi/games/*", "src/beffroi/games/*/bot"]
FLAGS = "-fvisibility=hidden -fno-semantic-interposition"
SKIP = "# mypyc: skip"
PROBE = '#include "Python.h"\nint beffroi_probe(void) { return PY_MAJOR_VERSION; }\n'
UNITS = os.environ.get("BEFFROI_UNITS") or "parts"
PURE = os.environ.get("BEFFROI_PURE") == "1"
BASE = "build/pure" if PURE else f"build/{UNITS}"  # a plain build would clear away the libraries of another
CORES = os.cpu_count() or 1


class Build(build):
    """A build that keeps compiled libraries between runs, and nothing that left the sources."""

    def run(self) -> None:
        extensions = self.get_finalized_command("build_ext")
        kept = {Path(path).resolve() for path in extensions.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in kept:
                path.unlink()
        super().run()


class BuildParts(build_ext):
    """A build of libraries that compiles their C files side by side, and only those that changed."""

    def build_extensions(self) -> None:
        self.compiler.compile = partial(self.compile_parts, self.compiler.compile)
        super().build_extensions()

    def compile_parts(
        self, compile_all: Any, sources: list[str], output_dir: str, depends: list[str], **rest: Any
    ) -> list[str]:
        """Stand in for the compiler's own compile(), which does one file after the other and skips none."""
        newest = max(os.path.getmtime(path) for path in ["setup.py", *depends])

        def part(source: str) -> str:
            (made,) = self.compiler.object_filenames([source], output_dir=output_dir)
            if not os.path.exists(made) or os.path.getmtime(made) <= max(newest, os.path.getmtime(source)):
                compile_all([source], output_dir=output_dir, depends=depends, **rest)
            return str(made)

        with ThreadPoolExecutor(CORES) as pool:
            return list(pool.map(part, sources))


def works(compiler: str) -> bool:
    """Try to build a tiny library against the headers of this Python; "" stands for Python's own choice."""
    from distutils.ccompiler import new_compiler  # these are setuptools' own
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler

    if compiler:
        os.environ["CC"] = compiler
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        try:
            tool = new_compiler()
            customize_compiler(tool)
            headers = [sysconfig.get_path("include")]
            parts = tool.compile([str(source)], output_dir=folder, include_dirs=headers)
            tool.link_shared_object(parts, str(Path(folder, "probe.so")))
        except (CCompilerError, DistutilsError, OSError):
            if compiler:
                del os.environ["CC"]
            return False
    return True


def has_compiler() -> bool:
    """Find a compiler that works: the one of CC, or else Python's own choice, or else a usual name."""
    named = os.environ.get("CC")
    return any(works(compiler) for compiler in ([named] if named else ["", "cc", "gcc", "clang"]))


def sources() -> list[str]:
    """Every module to compile; packages themselves stay plain."""
    found = sorted(path for room in ROOMS for path in glob(f"{room}/*.py"))
    found = [path for path in found if not path.endswith("__init__.py")]
    return [path for path in found if not Path(path).read_text(encoding="utf-8").startswith(SKIP)]


def compiled() -> list[Extension]:
    """Translate to C; libraries whose C did not change are not built again."""
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    # What mypyc 2.4 caches forgets which i64 fields may be unset, and the next build fails: cache nothing.
    os.environ["MYPY_CACHE_DIR"] = os.devnull
    import mypyc
    from mypyc.build import mypycify

    made = mypycify(
        sources(),
        opt_level="3",
        separate=UNITS == "files",
        multi_file=UNITS == "parts",
        group_name=None if UNITS == "files" else "beffroi",
        target_dir=f"{BASE}/c",
    )
    for extension in made:
        extension.depends.append(mypyc.__file__)  # another mypyc brings other headers
    return made


def extensions() -> list[Extension]:
    """Choose between compiled and plain, and say so when plain."""
    if UNITS not in {"parts", "files", "one"}:
        raise SystemExit(f"beffroi: BEFFROI_UNITS is parts, files or one, not {UNITS}")
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []  # nothing is built
    if PURE:
        print("beffroi: plain Python, much slower; unset BEFFROI_PURE to compile")
        return []
    if not has_compiler():
        print("beffroi: plain Python, much slower; install gcc or clang and Python.h to compile")
        return []
    return compiled()


Path(BASE).mkdir(parents=True, exist_ok=True)
setup(
    ext_modules=extensions(),
    cmdclass={"build": Build, "build_ext": BuildParts},
    options={
        "build": {"build_base": BASE},
        "build_ext": {"parallel": CORES},
        "egg_info": {"egg_base": BASE},
    },
)
