"""The files of deploy/: read by the programs they are for, harmless, and what they say to run does run.

Where a program cannot be had, its test is skipped and says so; nginx is also looked for in $BEFFROI_NGINX.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from fnmatch import fnmatch
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.request import urlopen

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.docs.test_code_blocks import parsed
from tests.server.kit import Running, free_port, running

crossplane = pytest.importorskip("crossplane", reason="pip install crossplane")
yaml = pytest.importorskip("yaml", reason="pip install pyyaml")

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
ORDINARY = "nobody"  # a user who owns nothing
CLAIMED = "203.0.113.9"  # reserved for documentation, so no visitor has it


def program(name: str, variable: str = "") -> str:
    """Return a program, or skip the test and say that it is not there."""
    beside = Path(sys.executable).with_name(name)
    found = os.environ.get(variable, "") or (str(beside) if beside.is_file() else shutil.which(name))
    if not found:
        pytest.skip(f"{name} is not here")
    return found


def run(*command: object, **rest: Any) -> str:
    """Run a program that must succeed; return what it says."""
    line = [str(word) for word in command]
    done: Any = subprocess.run(line, capture_output=True, text=True, check=False, **rest)
    assert done.returncode == 0, done.stdout + done.stderr
    return f"{done.stdout}{done.stderr}"


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Dockerfile, each in one line."""
    text = "\n".join(line for line in read("Dockerfile").splitlines() if not line.startswith("#"))
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines if line)]


def read(name: str) -> str:
    """Return a file of deploy/."""
    return (DEPLOY / name).read_text(encoding="utf-8")


def services() -> dict[str, Any]:
    """Return the services of compose.yaml."""
    found: dict[str, Any] = yaml.safe_load(read("compose.yaml"))["services"]
    return found


# Each file is what its program takes


def test_the_dockerfile_pleases_its_linter() -> None:
    run(program("hadolint"), DEPLOY / "Dockerfile")


def test_the_caddyfile_is_valid_and_formatted(tmp_path: Path) -> None:
    caddy = program("caddy")
    env = os.environ | {"BEFFROI_DOMAIN": "example.org", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    run(caddy, "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile", env=env)
    run(caddy, "fmt", DEPLOY / "Caddyfile", env=env)


def test_nginx_conf_can_be_read() -> None:
    told = crossplane.parse(str(DEPLOY / "nginx.conf"), strict=True, catch_errors=True)
    values = ('"default"', '""')  # in the block of a map there are values, which it takes for directives
    assert [one for one in told["errors"] if not any(value in one["error"] for value in values)] == []


def test_nginx_takes_its_conf(tmp_path: Path) -> None:
    nginx, pem = program("nginx", "BEFFROI_NGINX"), tmp_path / "both.pem"
    made = ["-newkey", "rsa:2048", "-nodes", "-keyout", pem, "-out", tmp_path / "cert.pem", "-subj", "/CN=example.org"]
    run(program("openssl"), "req", "-x509", "-days", "1", *made)
    text = read("nginx.conf").replace("/etc/letsencrypt/live/example.org/fullchain.pem", str(tmp_path / "cert.pem"))
    text = text.replace("/etc/letsencrypt/live/example.org/privkey.pem", str(pem))
    for number in ("80", "443"):
        text = re.sub(rf"listen (\[::\]:)?{number}\b", rf"listen \g<1>{free_port()}", text)
    (tmp_path / "nginx.conf").write_text(inside(text, tmp_path))
    said = run(nginx, "-t", "-p", tmp_path, "-c", tmp_path / "nginx.conf", "-g", quiet(tmp_path))
    assert "[warn]" not in said
    assert "[emerg]" not in said


def quiet(folder: Path) -> str:
    """Return settings that keep nginx inside a folder."""
    return f"pid {folder}/pid; error_log stderr;"


def inside(text: str, folder: Path) -> str:
    """Return a configuration of nginx that keeps its files in a folder."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f" {kind}_temp_path {folder}/{kind};" for kind in kinds)
    return text.replace("http {", f"http {{{paths}", 1)


def test_systemd_takes_the_unit_and_finds_it_well_guarded(tmp_path: Path) -> None:
    analyze, unit = program("systemd-analyze"), tmp_path / "beffroi.service"
    unit.write_text(read("beffroi.service").replace("/opt/beffroi/bin/beffroi", shutil.which("true") or ""))
    assert run(analyze, "verify", unit) == ""
    run(analyze, "security", "--offline=true", "--threshold=20", "--no-pager", unit)  # of 100


def test_compose_takes_its_file(tmp_path: Path) -> None:
    if subprocess.run(["docker", "compose", "version"], capture_output=True, check=False).returncode:
        compose = pytest.importorskip("compose_spec", reason="neither docker compose nor compose-spec is here")
        compose.PyCompose.from_yaml(read("compose.yaml")).validate()
        return
    env = tmp_path / "beffroi.env"
    env.write_text("BEFFROI_DOMAIN=example.org\nPOSTGRES_PASSWORD=x\n")
    shutil.copy(DEPLOY / "compose.yaml", tmp_path)
    run("docker", "compose", "--env-file", env, "-f", tmp_path / "compose.yaml", "config", "--quiet")


# Our own laws


def test_the_image_runs_as_nobody_in_particular_and_says_how_it_is() -> None:
    words = [word for word, _ in instructions()]
    last = instructions()[len(words) - 1 - words[::-1].index("FROM") :]
    told = dict(last)
    assert re.fullmatch(r"[1-9]\d{3,}:[1-9]\d{3,}", told["USER"])
    assert [word for word, _ in last].index("USER") < [word for word, _ in last].index("ENTRYPOINT")
    assert "/ready" in told["HEALTHCHECK"]
    assert "-slim-" in told["FROM"]
    assert sum(word == "FROM" for word in words) >= 2
    for word, rest in instructions():
        assert word != "ADD"
        assert word != "FROM" or re.match(r"[a-z]+:\d+\.\d+-", rest), "pin the version"
        assert word != "COPY" or "--from=build" in rest or rest == ". ."


def test_every_service_is_confined() -> None:
    found = services()
    assert sorted(found) == ["database", "proxy", "server"]
    for name, service in found.items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert not {"privileged", "network_mode", "pid", "ipc", "devices", "user"} & set(service), name
        assert "healthcheck" in service or "build" in service, name  # the image has one of its own
        assert "build" in service or re.fullmatch(r"[a-z]+:\d+", service["image"]), f"{name}: pin the major version"
        for port in service.get("ports", []):
            assert name == "proxy" or port.startswith("127.0.0.1:"), f"{name} is open to everybody"
        for volume in service["volumes"]:
            assert "docker.sock" not in volume
    networks = yaml.safe_load(read("compose.yaml"))["networks"]
    assert networks["inside"]["internal"] is True
    assert [name for name, service in found.items() if "outside" in service["networks"]] == ["proxy"]
    assert "--workers" in found["server"]["command"]


SECRET = re.compile(
    r"(?i)(?<!\{)\b\w*(?:password|token|secret|passwd)\w*\s*[:=][ \t]*(?P<value>[^\s#]+)|://\w+:(?P<part>[^@\n]+)@"
)


def test_no_file_holds_a_secret() -> None:
    seen = 0
    for path in sorted(DEPLOY.iterdir()):
        for found in SECRET.finditer(path.read_text(encoding="utf-8")):
            value = found["value"] or found["part"]
            seen += 1
            assert value.startswith("${"), f"{path.name}: {found[0]}"
    assert seen >= 2
    assert SECRET.search("POSTGRES_PASSWORD=hush")
    assert {"beffroi.env"} & {path.name for path in DEPLOY.iterdir()} == set()


def test_what_is_run_is_a_command_of_ours() -> None:
    told = dict(instructions())
    parsed(json.loads(told["CMD"]))
    assert json.loads(told["ENTRYPOINT"]) == ["beffroi"]
    parsed(services()["server"]["command"])
    (line,) = re.findall(r"^ExecStart=(.*)$", read("beffroi.service"), re.MULTILINE)
    assert shlex.split(line)[0].endswith("/beffroi")
    parsed(shlex.split(line)[1:])


def test_every_setting_is_known_and_explained() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    known = set(re.findall(r"\"(BEFFROI_[A-Z_]+[A-Z])\"", sources)) - {"BEFFROI_LANG"}
    known |= {f"BEFFROI_KEEP_{name}" for name in ("OPEN", "RUNNING", "FINISHED", "CHAT", "GUESTS")}
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    served = re.findall(r"(?:get|number)\(\"(BEFFROI_[A-Z_]+)\"", sources)
    explained = set(re.findall(r"BEFFROI_[A-Z_]*[A-Z]", page))
    assert sorted({*served, *known} - explained - TERMINAL) == []
    files = {path.name: path.read_text(encoding="utf-8") for path in DEPLOY.iterdir()}
    ours = {"BEFFROI_DOMAIN", "BEFFROI_UPSTREAM", "BEFFROI_UNITS"}  # for these files, not for the server
    for name, text in files.items():
        assert sorted(set(re.findall(r"BEFFROI_[A-Z_]*[A-Z]", text)) - known - ours) == [], name


TERMINAL = {"BEFFROI_PEERS", "BEFFROI_QR"}  # settings of other commands


# Sockets open behind the proxies


@asynccontextmanager
async def ended(process: asyncio.subprocess.Process, port: int) -> AsyncIterator[None]:
    """Wait until a proxy listens, and end it afterwards."""
    try:
        for _ in range(200):
            assert process.returncode is None, "it ended"
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                break
        yield
    finally:
        process.terminate()
        await process.wait()


async def visit(server: Running, port: int) -> None:
    """Open a table behind a proxy as a browser does, claiming to be somebody else."""
    site = f"http://127.0.0.1:{port}"
    async with server.person("Anne") as anne:
        table = await anne.open("me", "here")
        headers = {"cookie": f"guest={anne.client.cookies['guest']}", "x-forwarded-for": CLAIMED, "origin": site}
        url = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        async with connect(url, additional_headers=headers, proxy=None, max_size=1 << 22) as wire:
            await wire.send('{"type": "hello", "seat": 0}')
            assert json.loads(await wire.recv())["viewer"] == 0
            assert "127.0.0.1" in server.house.limits.open
            assert CLAIMED not in server.house.limits.open
        async with httpx.AsyncClient(base_url=site) as client:
            assert (await client.get("/")).status_code == 200
            assert (await client.get("/metrics")).status_code == 404


def test_sockets_open_behind_caddy(tmp_path: Path) -> None:
    caddy, port = program("caddy"), free_port()

    async def go() -> None:
        async with running(tmp_path / "house") as server:
            env = os.environ | dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(tmp_path))
            env |= {"BEFFROI_DOMAIN": f"http://127.0.0.1:{port}", "BEFFROI_UPSTREAM": server.address}
            env["CADDY_ADMIN"] = f"127.0.0.1:{free_port()}"
            line = [caddy, "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
            process = await asyncio.create_subprocess_exec(*line, env=env, stderr=asyncio.subprocess.DEVNULL)
            async with ended(process, port):
                await visit(server, port)

    asyncio.run(go())


def plain(server: str, port: int) -> str:
    """Return nginx.conf for a port of this machine, without a certificate."""
    text = read("nginx.conf").replace("127.0.0.1:8765", server)
    text = re.sub(r"    server \{\n        listen 80;.*?\n    \}\n", "", text, flags=re.DOTALL)
    text = re.sub(r" *(ssl_\w+|listen \[::\]:443) .*\n", "", text)
    return text.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")


def test_sockets_open_behind_nginx(tmp_path: Path) -> None:
    nginx, port = program("nginx", "BEFFROI_NGINX"), free_port()

    async def go() -> None:
        async with running(tmp_path / "house") as server:
            conf = tmp_path / "nginx.conf"
            conf.write_text(inside(plain(server.address, port), tmp_path))
            line = [nginx, "-p", str(tmp_path), "-c", str(conf), "-g", f"daemon off; {quiet(tmp_path)}"]
            process = await asyncio.create_subprocess_exec(*line, stderr=asyncio.subprocess.DEVNULL)
            async with ended(process, port):
                await visit(server, port)

    asyncio.run(go())


class Likeness:
    """A proxy that sets the headers that nginx.conf names, and those that nginx sets by itself."""

    def __init__(self, target: str, port: int, left_out: str = "") -> None:
        self.host, _, number = target.partition(":")
        self.number = int(number)
        self.port = port
        self.set = {"host": "beffroi", "connection": "close"}
        told = crossplane.parse(str(DEPLOY / "nginx.conf"))["config"][0]["parsed"]
        for name, value in directives(told, "proxy_set_header"):
            if name != left_out:
                self.set[name.lower()] = value
        assert len(self.set) >= 4

    async def joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass a connection on with other headers."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        known = {"$http_host": headers["host"], "$http_upgrade": headers.get("upgrade", ""), "$scheme": "http"}
        known |= {"$connection_upgrade": "upgrade" if "upgrade" in headers else "", "$remote_addr": "127.0.0.1"}
        headers |= {name: known.get(value, value) for name, value in self.set.items()}
        sent = [first, *(f"{name}: {value}" for name, value in headers.items() if value)]
        there, back = await asyncio.open_connection(self.host, self.number)
        back.write("\r\n".join([*sent, "", ""]).encode("latin-1"))
        await asyncio.gather(passed(reader, back), passed(there, writer))


async def passed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on what comes in one direction."""
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.close()


def directives(block: list[dict[str, Any]], name: str) -> Iterator[list[str]]:
    """Yield the words of a directive, wherever it stands."""
    for one in block:
        if one["directive"] == name:
            yield one["args"]
        yield from directives(one.get("block", []), name)


@pytest.mark.parametrize("left_out", ["", "Host"])
def test_sockets_open_behind_the_headers_of_nginx_conf_and_not_without_host(tmp_path: Path, left_out: str) -> None:
    async def go() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            port = free_port()
            likeness = Likeness(server.address, port, left_out)
            async with await asyncio.start_server(likeness.joined, "127.0.0.1", port):
                table = await anne.open("me", "here")
                origin = {"origin": f"http://127.0.0.1:{port}", "x-forwarded-for": CLAIMED}
                opening = connect(f"ws://127.0.0.1:{port}/ws/tables/{table}", additional_headers=origin, proxy=None)
                if left_out:
                    with pytest.raises(InvalidStatus, match="403"):
                        await opening
                    return
                async with opening as wire:
                    await wire.send('{"type": "hello", "seat": -1}')
                    assert json.loads(await wire.recv())["viewer"] == -1
                    assert CLAIMED not in server.house.limits.open

    asyncio.run(go())


# The image, without a daemon


def ignored(path: str) -> bool:
    """Return whether a path of the sources stays out of the image."""
    out = False
    for line in read("Dockerfile.dockerignore").splitlines():
        if line and not line.startswith("#"):
            pattern = line.removeprefix("!").removeprefix("**/")
            if fnmatch(path, pattern) or path.startswith(f"{pattern}/") or pattern in path.split("/"):
                out = not line.startswith("!")
    return out


def test_nothing_but_sources_gets_into_the_image() -> None:
    assert not ignored("src/beffroi/kernel/flow.py")
    assert not ignored("web/src/App.svelte")
    for path in (
        ".git/config",
        "beffroi.db",
        "deploy/beffroi.env",
        "web/node_modules/x/y.js",
        "tests/a.py",
    ):
        assert ignored(path), path


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the image is one of Linux")
def test_the_commands_of_the_image_build_a_server_that_gets_ready() -> None:
    """Each RUN of the first stage, then CMD, outside a container: as a user who can write to /data only."""
    with tempfile.TemporaryDirectory(prefix="beffroi-image-", dir="/tmp") as name:
        folder = Path(name)
        folder.chmod(0o755)
        built(folder)
        before = listing(folder / "opt")
        ready(folder)
        assert listing(folder / "opt") == before


def listing(folder: Path) -> list[str]:
    """Return all files of a folder."""
    return sorted(str(path) for path in folder.rglob("*"))


def built(folder: Path) -> None:
    """Build what the image holds; packages of npm, and C files, are taken from here."""
    sources = folder / "src"
    for path in run("git", "ls-files", cwd=ROOT).splitlines():
        if not ignored(path) and (ROOT / path).is_file():
            (sources / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, sources / path)
    (sources / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    (sources / ".venv").mkdir()
    shutil.copy(ROOT / ".venv" / "web.json", sources / ".venv")
    (sources / "build").mkdir()
    shutil.copytree(ROOT / "build" / "parts", sources / "build" / "parts", dirs_exist_ok=True)
    words = [word for word, _ in instructions()]
    stage = instructions()[: len(words) - 1 - words[::-1].index("FROM")]
    env = os.environ | {"BEFFROI_UNITS": "parts"}  # as docker build --build-arg would say
    env |= {"PATH": f"{interpreter(folder)}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": ""}
    for word, line in stage:
        if word == "RUN":
            moved = line.replace("/opt/beffroi", f"{folder}/opt").replace("/wheels", f"{folder}/wheels")
            run("sh", "-ec", moved, cwd=sources, env=env)
    assert list((folder / "wheels").glob("beffroi-*.whl"))


def interpreter(folder: Path) -> Path:
    """Return the folder of a Python that every user may run: ours, or a copy of it."""
    try:
        if os.getuid() == 0:
            subprocess.run([sys.executable, "-V"], user=ORDINARY, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        left_out = shutil.ignore_patterns("site-packages", "test", "tests", "__pycache__", "share")
        copy = folder / "python"
        if not copy.exists():
            shutil.copytree(sys.base_prefix, copy, symlinks=True, ignore=left_out)
        return copy / "bin"
    return Path(sys.executable).parent


def ready(folder: Path) -> None:
    """Start what CMD says on a port of this machine, as an ordinary user, until it is ready."""
    user = ORDINARY if os.getuid() == 0 else None
    data, port = folder / "data", free_port()
    data.mkdir(mode=0o700)
    if user is not None:
        shutil.chown(data, user)
    told = dict(instructions())
    line = [*json.loads(told["ENTRYPOINT"]), *json.loads(told["CMD"])]
    for there, here in (("0.0.0.0", "127.0.0.1"), ("8765", str(port)), ("/data", str(data))):
        line = [word.replace(there, here) for word in line]
    env = {"PATH": f"{folder}/opt/bin:/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1", "BEFFROI_LOG": "json"}
    env |= {"BEFFROI_HOME": str(data), "TMPDIR": str(data), "LD_LIBRARY_PATH": f"{folder}/python/lib"}
    line[0] = str(folder / "opt" / "bin" / line[0])
    log = folder / "log"
    with log.open("w") as file:
        process = subprocess.Popen(line, env=env, user=user, cwd=folder, stdout=file, stderr=file)
    try:
        ends = monotonic() + 60
        while True:
            try:
                with urlopen(f"http://127.0.0.1:{port}/ready", timeout=5) as answer:
                    assert answer.read() == b"ready\n"
                break
            except OSError:
                assert process.poll() is None, log.read_text()
                assert monotonic() < ends, "it does not get ready"
                sleep(0.2)
        with urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
            assert b"<html" in answer.read()
        if user is not None:
            assert (data / "tables" / "beffroi.db").owner() == user
        probe = told["HEALTHCHECK"].partition(" CMD ")[2].replace("8765", str(port))
        run(folder / "opt" / "bin" / "python", *json.loads(probe)[1:])
    finally:
        process.terminate()
        process.wait(30)
