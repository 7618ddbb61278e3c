#!/bin/sh
# tests/web.sh -- the browser client's tests: whole games here and at a server, secrets, refusals, axe, phones.
#
#     tests/web.sh [PLAYWRIGHT ARGUMENTS]      builds what it needs; on Debian's chromium
#     LONG=1 tests/web.sh                      whole games at full length, every look, and all time limits:
#                                              for a quiet machine
set -eu
cd "$(dirname "$0")/.."
command -v npm >/dev/null || tools/need.sh nodejs npm
command -v chromium >/dev/null || tools/need.sh chromium
make -s -j"$(nproc)" web
make -s -j"$(nproc)" rubicon # with the client in it
cd web
exec npx playwright test -c tests/playwright.config.mjs "$@"
