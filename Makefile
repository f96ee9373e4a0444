# Beffroi. `make play` and `make test` need Python 3.11 or later, make and, for speed, a C compiler.
# Everything stays inside this folder: .venv, .cache, .beffroi (saved games), build and web/node_modules.

GAME ?= orleans
ARGS ?=
# one worker more than cores, for most of them wait now and then; eight at most: each of them may have a browser
JOBS ?= $(shell n=$$(nproc 2>/dev/null || echo 2); [ $$n -gt 7 ] && n=7; echo $$((n + 1)))

PY := .venv/bin/python
PYTEST := $(PY) -m pytest -n $(JOBS)
LINT_IMPORTS := $(PY) -c 'from importlinter.cli import lint_imports_command as run; run()'
BUILD := "$(PY) tools/setup_env.py beffroi" "$(PY) tools/find_browser.py"
# the one peer that is not a Python package, and what its storage on disk needs
BOARDGAME := boardgame.io@0.50.2 node-persist@3.1.3
NPM := npm --silent --no-audit --no-fund --ignore-scripts --cache $(CURDIR)/.cache/npm

export BEFFROI_HOME ?= $(CURDIR)/.beffroi
export HYPOTHESIS_STORAGE_DIRECTORY := $(CURDIR)/.cache/hypothesis
export MYPY_CACHE_DIR := $(CURDIR)/.cache/mypy
export PIP_CACHE_DIR := $(CURDIR)/.cache/pip
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PRE_COMMIT_HOME := $(CURDIR)/.cache/pre-commit
export PYTHONNOUSERSITE := 1
# compiled once for all processes, and never beside a Python that is not ours
export PYTHONPYCACHEPREFIX := $(CURDIR)/.cache/pyc
export RUFF_CACHE_DIR := $(CURDIR)/.cache/ruff
export TMPDIR := $(CURDIR)/.cache/tmp
export XDG_CACHE_HOME := $(CURDIR)/.cache
export XDG_DATA_HOME := $(CURDIR)/.cache/share
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE VIRTUAL_ENV

.DEFAULT_GOAL := help
.NOTPARALLEL:
.SUFFIXES:
.PHONY: help play terminal test setup packages setup-play check test-compiled test-interpreted pictures shots docs bench wheel release strength golden types \
	format clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1|/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{printf "%-24s %s\n", $$1, $$2}'

play: setup-play ## set everything up, then open a table in the browser (ARGS="--port 9000 ...")
	@$(PY) -m beffroi serve $(ARGS)

terminal: setup-play ## set everything up, then play in the terminal (GAME=orleans, ARGS="...")
	@$(PY) -m beffroi play $(GAME) $(ARGS)

test: check test-compiled test-interpreted ## set everything up, then run every check and every test

setup: packages ## set up everything a contributor needs
	@$(PY) tools/abreast.py $(BUILD)

packages: $(PY)
	@$(PY) tools/setup_env.py packages server postgres study cluster rl openspiel docs dev

setup-play: $(PY)
	@$(PY) tools/setup_env.py server

# Beside the build, whose first part uses one core.
check: packages ## format, lint, types, imports between rooms, spelling
	@echo "ruff, mypy, imports between rooms, spelling; prettier, eslint, types and unit tests of the browser part; beside the build"
	@$(PY) tools/abreast.py $(BUILD) \
		"$(PY) -m ruff format --check . && $(PY) -m ruff check ." \
		"$(PY) tools/build_web.py check && $(PY) tools/build_web.py spell" \
		"$(PY) -m mypy && PYTHONPATH='$(CURDIR)/src' $(LINT_IMPORTS) --cache-dir .cache/import-linter --no-logo"

test-compiled: setup ## every test on the installed, compiled package
	@if grep -q interpreted .venv/built.json; then \
		echo "beffroi: the compiled tests are left out, nothing is compiled here"; \
	else \
		BEFFROI_EXPECT=compiled $(PYTEST) --basetemp=.cache/pytest-compiled $(ARGS); \
	fi

# What is never compiled was tested above; where nothing is compiled, all of it is tested here.
test-interpreted: setup ## the engine's tests on its sources; where nothing is compiled, every test but the slow ones
	@PYTHONPATH="$(CURDIR)/src" BEFFROI_EXPECT=interpreted $(PYTEST) --basetemp=.cache/pytest-interpreted -m "not slow" \
		$$(grep -q interpreted .venv/built.json || echo tests/kernel tests/games tests/laws) $(ARGS)

pictures: setup ## every page in both themes, at three sizes, as pictures in .cache/screens (or BEFFROI_SCREENS)
	@BEFFROI_SCREENS="$${BEFFROI_SCREENS:-$(CURDIR)/.cache/screens}" BEFFROI_EXPECT=compiled \
		$(PYTEST) --basetemp=.cache/pytest-pictures tests/web -k "accessible_and_fits or color_blind" $(ARGS)

shots: setup ## take the pictures of the README, into docs/pictures
	@$(PY) -m tools.shots $(ARGS)

docs: packages ## build the documentation as a site that works offline, into build/site
	@$(PY) tools/docs.py

bench: $(PY) ## install peers, build the single fast library, measure, fail below a floor
	@$(PY) tools/setup_env.py packages rl bench
	@echo "beffroi: building the single library"
	@rm -rf .cache/bench
	@BEFFROI_UNITS=one $(PY) -m pip -qq install --no-index --no-deps --no-build-isolation --target .cache/bench .
	@if ! command -v node >/dev/null || ! command -v npm >/dev/null; then \
		echo "beffroi: no Node here, so boardgame.io is left out"; \
	elif [ ! -d .cache/node/node_modules/node-persist ] && ! $(NPM) --prefix .cache/node install $(BOARDGAME); then \
		echo "beffroi: boardgame.io could not be installed and is left out"; \
	fi
	@NODE_PATH="$(CURDIR)/.cache/node/node_modules" PYTHONPATH="$(CURDIR)/.cache/bench" \
		$(PY) -m beffroi bench --peers --gate --table $(ARGS)

wheel: setup ## build a compiled wheel, a plain one and the sources into dist/; install both wheels elsewhere and try the laws
	@$(PY) tools/wheels.py

release: setup ## make the release VERSION=1.2.3: check, build, commit, tag, push nothing (ARGS=--dry-run)
	@$(PY) tools/release.py $(VERSION) $(ARGS)

strength: setup ## let the levels of bots play one another for hours, write docs/strength.md; can be stopped and run again
	@$(PY) tools/strength.py $(ARGS)

golden: setup ## write transcripts, perft counts and checksums anew; read the difference before you commit it
	@PYTHONPATH="$(CURDIR)/src" $(PY) -m tools.golden

types: setup ## write the browser's types and docs/views.md from the Python that declares them
	@PYTHONPATH='$(CURDIR)/src' $(PY) -m tools.gen_types

format: setup ## format the sources and mend what can be mended
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .
	$(PY) tools/build_web.py format

clean: ## remove everything the commands made, but saved games
	rm -rf .venv .cache build dist web/node_modules src/beffroi/server/pages

# A dangling $(PY), after Python was upgraded, counts as missing: .venv is then made anew.
$(PY): | .cache/tmp
	@for python in $(PYTHON) python3.11 python3.12 python3.13 python3; do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then echo "beffroi: Python 3.11 or later is needed, none was found" >&2; exit 1; fi; \
	if ! "$$found" -c 'import venv, ensurepip' 2>/dev/null; then \
		echo "beffroi: $$found has no venv module; on Debian or Ubuntu: apt install python3-venv" >&2; exit 1; fi; \
	echo "beffroi: making .venv with $$("$$found" -V)"; \
	trap 'rm -rf .venv; exit 1' INT TERM; \
	rm -rf .venv && "$$found" -m venv .venv || { rm -rf .venv; exit 1; }

.cache/tmp:
	@mkdir -p $@
