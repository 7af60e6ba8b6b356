# Everything from a fresh clone: `make demo`, `make test`. Each target makes the environment it needs by itself.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

.PHONY: demo test test-browser lint types bench generated site pictures clean
.SUFFIXES:

demo: $(VENV)/.has-cc-note $(VENV)/.has-base
	$(BIN)/python -m rulewright.demo

test: $(VENV)/.has-cc-note $(VENV)/.has-test
	$(BIN)/python -m pytest -n auto --dist worksteal -q

test-browser: $(VENV)/.has-test $(VENV)/.has-studio $(VENV)/.has-browser
	@command -v chromium || command -v chromium-browser || command -v google-chrome || test -n "$$CHROMIUM" \
		|| { echo "no Chromium here: apt-get install chromium, or CHROMIUM=/path/to/it"; exit 1; }
	$(BIN)/python -m pytest -q tests/test_browser.py

lint: $(VENV)/.has-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(VENV)/.has-dev $(VENV)/.has-test
	$(BIN)/mypy

bench: $(VENV)/.has-test
	$(BIN)/python -m rulewright bench

generated: $(VENV)/.has-base
	$(BIN)/python -m rulewright compile --write-generated
	$(BIN)/python -m rulewright.compiler.errors
	$(BIN)/python editors/vscode/build.py

site: $(VENV)/.has-base $(VENV)/.has-site
	$(BIN)/python docs/build_site.py

pictures: $(VENV)/.has-studio $(VENV)/.has-browser
	$(BIN)/python docs/take_pictures.py

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "rulewright needs Python 3.11 or later; say which one with: make PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv $(VENV)

# What a target needs, installed once: base (to run), test, dev (lint and types). Bytecode is made here, since some machines
# tell Python to write none: each command would then read all of our sources.
$(VENV)/.has-%: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.$(if $(filter-out base,$*),[$*])'
	@$(BIN)/python -m compileall -q src compiler runtime drawing
	@touch $@

# Without a C compiler everything still runs, slowly; say so once.
.PHONY: $(VENV)/.has-cc-note
$(VENV)/.has-cc-note:
	@command -v $${CC:-cc} >/dev/null 2>&1 || command -v gcc >/dev/null 2>&1 || command -v clang >/dev/null 2>&1 \
		|| [ -d "$$(echo $(VENV)/lib/python3*/site-packages/ziglang)" ] \
		|| echo "No C compiler found: games run on the slow reference backend. '$(BIN)/pip install rulewright[cc]' (or '.[cc]' in this folder) brings one."
