#!/bin/sh
# tests/kept_engines.sh -- records of older rules, replayed and played on by kept engines in the terminal,
# beside one of today's.
#
# usage: tests/kept_engines.sh RUBICON [GAME]

set -u
rubicon=$1 only=${2:-*}
passed=0 failed=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

check() { # title status
	if [ "$2" -eq 0 ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAIL $1"
		tail -n 3 "$work/log" | sed 's/^/     /'
	fi
}

verify() { "$rubicon" replay --verify "$1" >"$work/log" 2>&1; }

# Opened, told and left again: what it says is what the engine says.
go_on() { # record
	printf 'quit\n' | "$rubicon" play --load "$1" >"$work/log" 2>&1
}

for engine in engines/$only/*.wasm; do
	folder=$(dirname "$engine")
	name=$(basename "$engine")
	rules=${name%%-*}
	verify "$folder/$rules-whole.rubicon"
	check "$engine: its whole game" $?
	cp "$folder/$rules-left.rubicon" "$work/left.rubicon"
	go_on "$work/left.rubicon"
	check "$engine: the game it left goes on" $?
	verify "$work/left.rubicon"
	check "$engine: what was played is a record" $?
	grep -qx "rules: $rules" "$work/left.rubicon"
	check "$engine: it keeps its rules" $?
done
for record in tests/records/$only-adjourned.rubicon; do
	verify "$record"
	check "$record: today's rules beside it" $?
done

# Without engines a record of older rules is read by today's, and a sentence says so where they part.
RUBICON_ENGINES=$work "$rubicon" replay --verify engines/first-triumvirate/1-whole.rubicon >"$work/log" 2>&1
[ $? -eq 1 ] && grep -q 'older rules' "$work/log"
check "without engines" $?

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
