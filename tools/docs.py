"""Build the documentation as a site that works offline, from file://, into build/site.

Pages are docs/*.md, the rules of every game, the project's documents, and the API from docstrings. Links are written
for the repository; here they are rewritten to each page's place on the site, and other linked files are
copied. Broken links, in the repository or on the site, and anything fetched from elsewhere are refused.
Usage: python tools/docs.py, from the project root (`make docs`).
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parents[1]
STAGE = ROOT / ".cache" / "docs"
SITE = ROOT / "build" / "site"
SHIM = "https://unpkg.com/iframe-worker/shim"  # makes the search work from file://; the site has its own copy
SHIM_FILE = ROOT / "web" / "node_modules" / "iframe-worker" / "shim" / "index.js"
# Pages of docs/ in reading order; those not listed here follow in the last section.
SECTIONS = {
    "Play": ["terminal", "bots", "strength", "data"],
    "Host": ["hosting", "security", "wire"],
    "Teach": ["positions", "glossary"],
    "Research": ["research", "benchmarks"],
    "Build": ["architecture", "look"],
}
GAME_PAGES = {
    "SUMMARY.md": "Summary",
    "RULES.md": "Rules",
    "SUMMARY.fr.md": "Résumé",
    "RULES.fr.md": "Règles",
    "examples.md": "Worked cases",
}
PAPERS = {
    "README.md": "Read me",
    "README.fr.md": "Lisez-moi",
    "CONTRIBUTING.md": "Contributing",
    "web/README.md": "Browser part",
    "RELEASING.md": "Releasing",
    "CHANGELOG.md": "Changelog",
    "SECURITY.md": "Security",
}
API = {
    "Games": ["beffroi.games", "beffroi.kernel.game", "beffroi.kernel.flow"],
    "Records and positions": ["beffroi.kernel.match", "beffroi.kernel.record", "beffroi.kernel.position"],
    "Environments": [
        "beffroi.rl.pettingzoo", "beffroi.rl.gymnasium", "beffroi.rl.openspiel", "beffroi.rl.vector", "beffroi.rl.text",
        "beffroi.rl.encode", "beffroi.rl.dataset",
    ],
    "Bots": ["beffroi.bots.base", "beffroi.bots.levels"],
}  # fmt: skip
LINK = re.compile(r"(?P<before>\]\(|\b(?:src|srcset|href)=\")(?P<to>[^)\s\"#]*)(?P<rest>[^)\s\"]*)")
TAGS = re.compile(r"\]( ?)\[")
CODE = re.compile(r"(^ *```.*?^ *```$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)
CONFIG = """[project]
site_name = "Beffroi"
site_description = "Play and study medieval town-building board games"
docs_dir = "pages"
site_dir = "site"
use_directory_urls = false
nav = [
{nav}
]

[project.theme]
font = false
features = ["content.code.copy", "navigation.indexes", "navigation.sections", "navigation.top", "toc.follow"]

[[project.theme.palette]]
media = "(prefers-color-scheme: light)"
scheme = "default"
toggle = {{ icon = "lucide/sun", name = "Dark" }}

[[project.theme.palette]]
media = "(prefers-color-scheme: dark)"
scheme = "slate"
toggle = {{ icon = "lucide/moon", name = "Light" }}

[project.plugins.offline]

[project.plugins.mkdocstrings.handlers.python]
paths = ["{root}/src"]

[project.plugins.mkdocstrings.handlers.python.options]
docstring_options = {{ ignore_init_summary = true }}
heading_level = 2
members_order = "source"
merge_init_into_class = true
separate_signature = true
show_root_heading = true
show_root_full_path = true
show_signature_annotations = true
show_source = false
"""


class Broken(Exception):
    """The documentation has broken links."""


def placed(path: Path) -> Path:
    """Return where a project file goes on the site."""
    parts = path.parts
    if parts[0] == "docs":
        return Path(*parts[1:])
    if path.as_posix() in PAPERS:
        return Path("project", path.as_posix().replace("/", "-").replace("README", "read-me").lower())
    if parts[:3] == ("src", "beffroi", "games") and path.name in GAME_PAGES:
        return Path("games", parts[3], path.name.lower())
    return Path("files", path)


def pages() -> list[Path]:
    """Return the pages, as project files."""
    found = [*(ROOT / "docs").glob("*.md"), *(ROOT / paper for paper in PAPERS)]
    for name in GAME_PAGES:
        found += (ROOT / "src" / "beffroi" / "games").glob(f"*/{name}")
    return sorted(path.relative_to(ROOT) for path in found)


def moved(page: Path, text: str, wanted: set[Path]) -> str:
    """Rewrite the links of a page for the site; note which files they need."""

    def turn(link: re.Match[str]) -> str:
        to = link["to"]
        if not to or urlsplit(to).scheme:
            return link[0]
        target = Path(os.path.relpath(ROOT / page.parent / unquote(to), ROOT))
        if not (ROOT / target).is_file():
            raise Broken(f"{page}: {to} is not a file")
        wanted.add(target)
        return link["before"] + os.path.relpath(placed(target), placed(page).parent) + link["rest"]

    # two tags in a row, "[seed] [ruling]", are not a reference link to "ruling"
    plain = (part if k % 2 else TAGS.sub(r"]\1\\[", LINK.sub(turn, part)) for k, part in enumerate(CODE.split(text)))
    return "".join(plain)


def title(page: Path) -> str:
    """Return the heading of a page, without any part after a dash or "on one page"."""
    heading = re.search(r"^# (.+)$", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE)
    return re.split(r" [—–:(]| on one page", heading[1])[0].strip() if heading else page.stem


def line(name: str, page: Path | str) -> str:
    """Return the navigation entry of a page."""
    return f'{{ "{name}" = "{Path(page).as_posix()}" }}'


def section(name: str, lines: list[str]) -> str:
    """Return a section of the navigation."""
    return f'{{ "{name}" = [{", ".join(lines)}] }}'


def navigation(found: list[Path]) -> str:
    """Order the pages: by audience, then the rules, the API, and the project's documents."""
    named = [name for names in SECTIONS.values() for name in names]
    rest = [page.stem for page in found if page.parent.name == "docs" and page.stem not in ["index", *named]]
    out = [line("Beffroi", "index.md")]
    for name, listed in SECTIONS.items():
        chosen = listed + (rest if name == "Build" else [])
        out.append(section(name, [line(title(Path("docs", f"{page}.md")), f"{page}.md") for page in chosen]))
    games: list[str] = []
    for game in sorted({page.parent for page in found if page.parts[0] == "src"}):
        kinds = [(name, game / page) for page, name in GAME_PAGES.items() if game / page in found]
        games.append(section(title(game / "SUMMARY.md"), [line(name, placed(page)) for name, page in kinds]))
    out.append(section("Rules", games))
    out.append(section("API", [line(name, f"api/{slug(name)}.md") for name in API]))
    out.append(section("Project", [line(name, placed(Path(paper))) for paper, name in PAPERS.items()]))
    return ",\n".join(f"  {one}" for one in out)


def slug(name: str) -> str:
    """Return a title as a file name."""
    return name.lower().replace(" ", "-")


def staged() -> None:
    """Write the pages for the site, and what they link to."""
    shutil.rmtree(STAGE, ignore_errors=True)
    found, wanted = pages(), set[Path]()
    texts = {page: moved(page, (ROOT / page).read_text(encoding="utf-8"), wanted) for page in found}
    for page, text in texts.items():
        path = STAGE / "pages" / placed(page)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for target in wanted - set(found):
        path = STAGE / "pages" / placed(target)
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / target, path)
    (STAGE / "pages" / "api").mkdir()
    for name, modules in API.items():
        text = f"# {name}\n\n" + "\n".join(f"::: {module}\n" for module in modules)
        (STAGE / "pages" / "api" / f"{slug(name)}.md").write_text(text, encoding="utf-8")


class Page(HTMLParser):
    """The anchors, links and resources of a page of the site."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[tuple[str, str]] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note anchors and links."""
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            elif name in ("href", "src", "srcset") and value:
                self.links.append((tag, value))


def broken(site: Path) -> Iterator[str]:
    """Yield the broken links of a site, and what it would fetch from elsewhere."""
    found = {path: Page(path) for path in site.rglob("*.html") if path.name != "404.html"}
    for path, page in found.items():
        for tag, value in page.links:
            parts = urlsplit(value)
            where = f"{path.relative_to(site)}: <{tag}> {value}"
            if parts.scheme or parts.netloc:
                if tag != "a":
                    yield f"{where} is fetched from elsewhere"
                continue
            target = Path(os.path.normpath(path.parent / unquote(parts.path))) if parts.path else path
            if not target.is_file():
                yield f"{where}: no such file"
            elif parts.fragment and target in found and unquote(parts.fragment) not in found[target].anchors:
                yield f"{where}: no such anchor"


def build(site: Path = SITE) -> None:
    """Build the site and check it."""
    staged()
    shutil.rmtree(site, ignore_errors=True)
    site.parent.mkdir(parents=True, exist_ok=True)
    config = STAGE / "zensical.toml"
    shown = CONFIG.format(nav=navigation(pages()), root=ROOT)
    config.write_text(shown, encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "--config-file", str(config)]
    done = subprocess.run(
        command, cwd=STAGE, capture_output=True, text=True, check=False, env=os.environ | {"NO_COLOR": "1"}
    )
    if done.returncode != 0:
        raise Broken(done.stdout + done.stderr)
    shutil.move(STAGE / "site", site)
    shim = site / "assets" / "javascripts" / "iframe-worker.js"
    shutil.copyfile(SHIM_FILE, shim)
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(SHIM, os.path.relpath(shim, path.parent)), encoding="utf-8")
    problems = list(broken(site))
    if problems:
        raise Broken("\n".join(problems))


def main() -> None:
    """Build the site and say where it is."""
    try:
        build()
    except Broken as error:
        sys.exit(f"beffroi: the documentation is broken\n{error}")
    print(f"beffroi: the documentation is at {SITE.relative_to(ROOT)}/index.html", flush=True)


if __name__ == "__main__":
    main()
