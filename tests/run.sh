#!/bin/sh
# tests/run.sh -- runs the steps of tests/steps.txt, shows what failed, and counts.
#
# usage: BIN=directory tests/run.sh [WORD]     only the steps whose title has the word

set -u
only=${1:-}
: "${BIN:=build/release/tests/bin}"
export BIN
logs=build/test-logs
passed=0 failed=0 number=0 bad=

mkdir -p "$logs"
rm -f "$logs"/*

# Adds up what a step reports; one that reports nothing is one test.
count() { # log exit-code
	sum=$(tail -n 1 "$1" | grep -xE '[0-9]+ passed, [0-9]+ failed')
	p=${sum%% *} f=${sum#*, } f=${f%% *}
	if [ -z "$sum" ]; then
		p=0 f=0
		[ "$2" -eq 0 ] && p=1
	fi
	[ "$2" -ne 0 ] && [ "$f" -eq 0 ] && f=1
	passed=$((passed + p)) failed=$((failed + f))
}

run_step() { # title command
	number=$((number + 1))
	log=$logs/$(printf %02d "$number").log
	printf '%-36s' "$1"
	started=$(date +%s)
	sh -c "$2" >"$log" 2>&1 </dev/null
	code=$?
	count "$log" "$code"
	seconds=$(($(date +%s) - started))
	if [ "$code" -eq 0 ]; then
		echo "ok   ${sum:-} (${seconds} s)"
	else
		echo "FAIL ${sum:-} (${seconds} s)"
		tail -n 40 "$log" | sed 's/^/    /'
		bad="$bad $log"
	fi
}

# make's own variables must not reach the makes below: they would share its job server.
unset MAKEFLAGS MFLAGS MAKELEVEL

while IFS='|' read -r title command <&3; do
	title=$(echo "$title" | sed 's/[[:space:]]*$//')
	case $title in '' | '#'*) continue ;; esac
	case $title in *"$only"*) run_step "$title" "$command" ;; esac
done 3<tests/steps.txt

[ -z "$bad" ] || echo "whole logs:$bad"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
