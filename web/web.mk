# web/web.mk -- the browser client: build/web/, with all of it as a C table in build/web/assets.c.

WEB_SRC := $(shell find web/src web/tools web/engine -type f) $(wildcard games/*/RULES.md)

# Form and lint of the browser's code.  web/node_modules/.bin/biome check --write web mends what it can.
lint-web: web/node_modules/.package-lock.json
	@mkdir -p build
	cd web && npx biome ci --error-on-warnings --colors=off . >../build/lint-web.log 2>&1 || { cat ../build/lint-web.log; false; }
	node web/tests/tokens.mjs

# Boards believe of a view what the engine really shows.
check-views: $(WASM)/engine.wasm web/node_modules/.package-lock.json
	node web/tests/views.mjs

.PHONY: web check-views lint-web test-web test-web-long test-review test-battles pictures

web: build/web/index.html

web/node_modules/.package-lock.json: web/package-lock.json
	@command -v npm >/dev/null || tools/need.sh nodejs npm
	cd web && npm ci --silent --no-fund --no-audit
	@touch $@

build/web/index.html: $(WASM)/engine.wasm $(WASM_MODULES) $(WEB_SRC) web/node_modules/.package-lock.json
	cd web && npx tsc --noEmit -p . && node tools/build.mjs

test-review: build/wasm/engine.wasm web/node_modules/.package-lock.json
	node web/tests/calibration.mjs

test-battles: web
	cd web && GAMES=200 npx playwright test -c tests/playwright.config.mjs battles.spec

pictures: web
	cd web && node tools/pictures.mjs

test-web:
	tests/web.sh

test-web-long:
	LONG=1 tests/web.sh
