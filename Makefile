# What is needed: Python 3.11 or newer, a C compiler and make. Everything is installed into .venv, here in this folder.
#
#   make play ARGS="..."   a game of Donkey at the terminal
#   make test              lint, types, the rooms' borders, the tests: compiled, then interpreted
#   make test-long         the tests marked long: compiled
#   make coverage          which lines the tests reach; fails below 98 % of the games
#   make bench             speeds, beside those of other libraries (installs them into .venv-bench)
#   make catalogue         plays many random rounds of every game and writes docs/games.md
#   make perft             counts the ways to play: three moves deep into every tiny deck, or ARGS="donkey --depth 4"
#   make lint | build | lock | clean

PYTHON ?= $(shell for python in python3 python3.11 python3.12 python3.13 python3.14 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)

VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
PIP_QUIET := --disable-pip-version-check --no-input -q
# Folders too: a file that was removed leaves its trace in the folder's time.
SOURCES := $(shell find src \( -name __pycache__ -o -name '*.egg-info' \) -prune -o \( -type f -o -type d \) -print)
CHECKED := src $(wildcard tests bench)
# Build and tests must not depend on what the caller has in the environment.
unexport KOLODA_PURE PYTHONPATH PYTHONHOME PYTEST_ADDOPTS

.PHONY: play build test test-compiled test-pure test-long coverage bench catalogue perft lint lock clean
.DEFAULT_GOAL := build
.DELETE_ON_ERROR:

$(VENV)/.python:
	@test -n "$(PYTHON)" || { echo "Koloda needs Python 3.11 or newer (make PYTHON=/path/to/python3)" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.requirements: requirements/test.txt $(VENV)/.python
	@echo "installing what the build and the tests need into $(VENV)"
	@$(BIN)/python -m pip install $(PIP_QUIET) --require-hashes -r requirements/test.txt
	@touch $@

$(VENV)/.built: $(VENV)/.requirements pyproject.toml setup.py LICENSE $(SOURCES)
	@echo "building the engine"
	@touch $@.begun
	@$(BIN)/python -m pip install $(PIP_QUIET) --force-reinstall --no-deps --no-build-isolation --no-index .
	@$(BIN)/python -c 'import koloda; print("koloda", koloda.__version__, koloda.engine())'
	@mv $@.begun $@

build: $(VENV)/.built

play: build
	@KOLODA_PURE=$(KOLODA_PURE) $(BIN)/koloda play donkey $(ARGS)

# The build keeps one core busy: the linters take the other.
test: $(VENV)/.requirements
	@$(MAKE) --no-print-directory -j2 lint build
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-pure

test-compiled: build
	$(BIN)/python -m pytest -q -n $(JOBS)

test-pure: build
	KOLODA_PURE=1 $(BIN)/python -m pytest -q -n $(JOBS)

# Nothing is seen of compiled code, and watching makes the interpreted engine several times slower.
coverage: build
	KOLODA_PURE=1 $(BIN)/python -m pytest -q -n $(JOBS) --cov=koloda --cov-report=term
	$(BIN)/coverage report --include='*/koloda/games/*' --skip-covered --fail-under=98

test-long: build
	$(BIN)/python -m pytest -q -n $(JOBS) -m long

lint: $(VENV)/.requirements
	$(BIN)/ruff check -q $(CHECKED) setup.py
	$(BIN)/mypy $(CHECKED)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

perft: build
ifneq ($(strip $(ARGS)),)
	@KOLODA_PURE=$(KOLODA_PURE) $(BIN)/koloda perft $(ARGS)
else
	@for game in $$($(BIN)/python -c 'import koloda; print(*koloda.games())'); do \
		echo "$$game" && KOLODA_PURE=$(KOLODA_PURE) $(BIN)/koloda perft $$game --depth 3 -o size=tiny || exit 1; \
	done
endif

.venv-bench/.requirements: requirements/bench.txt $(VENV)/.python
	@$(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/python -m pip install $(PIP_QUIET) --require-hashes -r requirements/bench.txt
	@touch $@

.venv-bench/.built: .venv-bench/.requirements $(VENV)/.built
	@touch $@.begun
	@$(BIN)/python -m pip wheel $(PIP_QUIET) --no-deps --no-build-isolation --no-index -w .venv-bench/wheels .
	@.venv-bench/bin/python -m pip install $(PIP_QUIET) --force-reinstall --no-deps --no-index .venv-bench/wheels/*.whl
	@mv $@.begun $@

bench: .venv-bench/.built
	@KOLODA_PURE=$(KOLODA_PURE) .venv-bench/bin/python -m bench $(ARGS)

catalogue: build
	@$(BIN)/python -m bench.catalogue

# Pins the newest versions for every platform from Python 3.11 on, with the hashes of all their files.
LOCK := .venv-lock/bin/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" pyproject.toml

lock: $(VENV)/.python
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip install $(PIP_QUIET) uv
	@$(LOCK) --extra test -o requirements/test.txt
	@$(LOCK) --extra bench -o requirements/bench.txt

clean:
	rm -rf $(VENV) .venv-bench .venv-lock build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf .coverage .coverage.* htmlcov src/*.egg-info
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
