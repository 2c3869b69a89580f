# Everything starts from a checkout and Python 3.11 or newer. `make play` and `make test` set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# The page for browsers is built from web/ with the node and npm of the virtual environment.
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
MODULES := web/node_modules/.package-lock.json
TYPES := web/src/api/schema.ts
PAGE := src/orbis/server/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -not -path $(TYPES) -print)
API_SOURCES := $(shell find src/orbis/server -name '*.py')
BROWSERS := chromium-headless-shell chromium chromium-browser google-chrome
# The uncompiled run shows that every line and branch of the rules is tested.
RULES := tests/rules tests/perft $(foreach name,against_oracle game hidden invariants playout sensible state,tests/test_$(name).py)

.PHONY: play page terminal test browser lint lint-python lint-page bench bench-server bench-peers bench-page screenshots strength soak balance docs format clean

play: $(READY) $(PAGE)  # the server, which prints its address
	@$(BIN)/orbis serve --log-format console

page: $(PAGE)

terminal: $(READY)
	@$(BIN)/orbis play

test: $(READY) $(PAGE) browser
	$(NPM) test
	$(BIN)/python -m pytest -n auto
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n auto --quiet --cov=orbis.engine $(RULES)

browser:  # for the tests of the page; Debian's Chromium without windows unless there is one
	@for name in $(BROWSERS); do command -v $$name >/dev/null && exit 0; done; \
	admin=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	if ! command -v apt-get >/dev/null || { [ -n "$$admin" ] && ! command -v $$admin >/dev/null; }; then \
		echo "The tests of the page need a browser: install Chromium or Google Chrome, so that one of these is on the PATH: $(BROWSERS)" >&2; \
		exit 1; \
	fi; \
	echo "The tests of the page need a browser: installing Chromium"; \
	$$admin apt-get update --quiet && $$admin apt-get install --quiet --yes chromium-headless-shell || { \
		echo "Chromium cannot be installed: install it or Google Chrome by hand" >&2; \
		exit 1; \
	}

lint: $(READY) $(TYPES)
	@$(MAKE) --no-print-directory --jobs 2 lint-python lint-page

lint-python:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

lint-page:
	$(NPM) run format:check
	$(NPM) run check

bench: $(READY)
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/batch.py
	$(BIN)/python benchmarks/search.py

bench-server: $(READY)  # slow: a thousand people on SQLite and PostgreSQL, ten minutes
	$(BIN)/python benchmarks/server.py --seconds 120

bench-peers: $(READY)  # other libraries of games on one core, in an environment of their own
	$(PYTHON) -m venv build/peers
	build/peers/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[env,peers]'
	build/peers/bin/python benchmarks/peers.py

bench-page: $(READY) $(PAGE) browser
	PYTHONPATH=tests $(BIN)/python benchmarks/browser.py

screenshots: $(READY) $(PAGE) browser  # of the page, for the README
	$(BIN)/python tests/take_screenshots.py

strength: $(READY)  # slow: takes hours
	$(BIN)/python benchmarks/strength.py

soak: $(READY)  # slow: the rules against the oracle, fifty times as many games as in the tests
	ORBIS_SOAK=50 $(BIN)/python -m pytest -n auto tests/test_against_oracle.py tests/test_sensible.py

balance: $(READY)  # slow: plays thousands of games
	$(BIN)/orbis balance --games 1500 --seed 1 --out docs/balance

docs: $(READY)  # the site, in build/docs
	$(BIN)/sphinx-build -W --keep-going --quiet -b html docs build/docs

format: $(READY) $(MODULES)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format

clean:
	rm -rf build/docs $(VENV) web/node_modules $(TYPES) $(dir $(PAGE))
	find src tests -name '*.nbc' -delete

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Orbis needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[page,test,lint]'
	@touch $@

$(MODULES): web/package-lock.json | $(READY)
	$(NPM) ci --no-audit --no-fund
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(MODULES)
	$(NPM) run build

$(TYPES): $(API_SOURCES) $(MODULES)
	$(BIN)/python -m orbis.server.web.schema > web/node_modules/.openapi.json
	$(NPM) exec --offline -- openapi-typescript node_modules/.openapi.json --output src/api/schema.ts
	@touch $@
