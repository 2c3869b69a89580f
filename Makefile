# Everything starts from a checkout and Python 3.11 or newer. `make play` and `make test` set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play terminal test lint bench strength balance format clean

play: $(READY)  # the server, which prints its address
	@$(BIN)/orbis serve --log-format console

terminal: $(READY)
	@$(BIN)/orbis play

test: $(READY)
	$(BIN)/python -m pytest -n auto
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n auto --quiet --cov --ignore=tests/server

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/search.py

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
