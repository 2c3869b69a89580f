# Everything starts from a checkout and Python 3.11 or newer. `make play` and `make test` set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# The uncompiled run is for the rules and the bots: what stands above them is tested in the compiled one.
UPPER_LAYERS := --ignore=tests/analysis --ignore=tests/arena --ignore=tests/cli --ignore=tests/server

.PHONY: play terminal test lint bench bench-server strength balance format clean

play: $(READY)  # the server, which prints its address
	@$(BIN)/orbis serve --log-format console

terminal: $(READY)
	@$(BIN)/orbis play

test: $(READY)
	$(BIN)/python -m pytest -n auto
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n auto --quiet --cov $(UPPER_LAYERS)

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/search.py

bench-server: $(READY)  # slow: a thousand people on SQLite and PostgreSQL, ten minutes
	$(BIN)/python benchmarks/server.py --seconds 120

strength: $(READY)  # slow: takes hours
	$(BIN)/python benchmarks/strength.py

balance: $(READY)  # slow: plays thousands of games
	$(BIN)/orbis balance --games 1500 --seed 1 --out docs/balance

format: $(READY)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:
	rm -rf $(VENV)
	find src tests -name '*.nbc' -delete

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Orbis needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[test,lint]'
	@touch $@
