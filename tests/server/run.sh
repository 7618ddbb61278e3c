#!/bin/sh
# tests/server/run.sh -- runs the tests of the server that are named, and adds up what they report.
#
#     tests/server/run.sh PROGRAMS NAME ...     PROGRAMS: where the test programs were built
set -u
SERVER_TEST=$1
export SERVER_TEST
shift
passed=0 failed=0
log=$(mktemp)
trap 'rm -f "$log"' EXIT

for name; do
	echo "== $name"
	python3 "tests/server/$name.py" >"$log" 2>&1
	cat "$log"
	sum=$(tail -n 1 "$log" | grep -xE '[0-9]+ passed, [0-9]+ failed') || sum='0 passed, 1 failed'
	p=${sum%% *} f=${sum#*, } f=${f%% *}
	passed=$((passed + p)) failed=$((failed + f))
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
