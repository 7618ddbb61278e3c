#!/bin/sh
# tests/web.sh -- the browser client's tests: whole games, phones, axe, refusals, records, no network.
#
#     tests/web.sh [PLAYWRIGHT ARGUMENTS]      needs `make web` and Debian's chromium
set -eu
cd "$(dirname "$0")/.."
tools/need.sh chromium
[ -f build/web/index.html ] || make web
cd web
exec npx playwright test -c tests/playwright.config.mjs "$@"
