# Muggins Tutor: `make run` serves it, `make test` tests it; both set up what they need.
SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
PORT ?= 8000
HOST ?= 127.0.0.1
WORKERS ?= 1
JOBS ?= auto
POT := translations/messages.pot
CATALOGUES := $(wildcard translations/*/LC_MESSAGES/messages.po)
COMPILED := $(CATALOGUES:.po=.mo)

# uv of the machine if there is one, else one of the project's own.
UV := $(shell command -v uv 2>/dev/null || echo .bootstrap/bin/uv)
UV_VERSION := 0.13.9

.PHONY: help run setup test lint format i18n check browser bench clean
.DEFAULT_GOAL := help

help: ## List what make can do.
	@grep -hE '^[a-z0-9]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z0-9]+):.*## /  make \1\t/' | expand -t 16

run: $(VENV)/.run $(COMPILED) ## Set everything up and serve the tutor (PORT=8000 HOST=127.0.0.1 WORKERS=1).
	@$(BIN)/tutor serve --host $(HOST) --port $(PORT) --workers $(WORKERS)

setup: $(VENV)/.run $(VENV)/.dev $(COMPILED) ## Set up everything that running and testing need, except a browser.

test: setup browser ## Set everything up and run all tests, in a real browser too (ARGS=… for pytest).
	@$(BIN)/python -m pytest -n $(JOBS) $(ARGS)

lint: setup ## Check style and types.
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: setup ## Bring the code into the agreed style.
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

check: setup ## Check lessons and catalogues only (fast).
	$(BIN)/tutor lessons check
	$(BIN)/python -m pytest -q tests/lessons tests/i18n $(ARGS)

bench: setup browser ## Measure speed, memory and growth, and print one table (ARGS=… for some groups; some minutes).
	@$(BIN)/python -m benchmarks $(ARGS)

i18n: setup ## Gather all texts and bring every catalogue up to date.
	$(BIN)/pybabel -q extract -F babel.cfg -k gettext -k ngettext:1,2 -k pgettext:1c,2 --no-location --sort-output \
		--omit-header --add-comments=NOTE: --strip-comment-tags -o $(POT) .
	for catalogue in $(CATALOGUES); do \
		language=$$(echo $$catalogue | cut -d/ -f2); \
		$(BIN)/pybabel -q update --no-fuzzy-matching --ignore-obsolete --ignore-pot-creation-date \
			-i $(POT) -o $$catalogue -l $$language --width 100; \
	done
	$(MAKE) $(COMPILED)

browser: $(VENV)/.dev
	@$(BIN)/python -m tests.browser.install

clean: ## Remove everything that was built.
	rm -rf $(VENV) .bootstrap dist build tests/screenshots $(COMPILED)

translations/%.mo: translations/%.po | $(VENV)/.run
	@$(BIN)/pybabel -q compile -i $< -o $@

$(VENV)/.run: pyproject.toml uv.lock | $(UV)
	@$(UV) sync --quiet --locked --no-dev --inexact
	@touch $@

$(VENV)/.dev: pyproject.toml uv.lock | $(UV)
	@$(UV) sync --quiet --locked
	@touch $@ $(VENV)/.run

.bootstrap/bin/uv:
	@$(PYTHON) -m venv .bootstrap
	@.bootstrap/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
