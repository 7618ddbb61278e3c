#!/bin/sh
# tests/run.sh -- runs the steps of tests/steps.txt, two at a time, shows what failed, and counts.
#
# usage: BIN=directory tests/run.sh [WORD]     only the steps whose title has the word
#
# A step's first word says how it runs: `alone` with nothing beside it, in its turn; `left` and
# `right` are two lanes that run beside each other, each in its own order.

set -u
only=${1:-}
: "${BIN:=build/release/tests/bin}"
export BIN
logs=build/test-logs

mkdir -p "$logs"
rm -f "$logs"/*

# What a step reports, "passed failed"; one that reports nothing is one test.
count() { # log exit-code
	sum=$(tail -n 1 "$1" | grep -xE '[0-9]+ passed, [0-9]+ failed')
	p=${sum%% *} f=${sum#*, } f=${f%% *}
	if [ -z "$sum" ]; then
		p=0 f=0
		[ "$2" -eq 0 ] && p=1
	fi
	[ "$2" -ne 0 ] && [ "$f" -eq 0 ] && f=1
	echo "$p $f"
}

# Prints all of it at once: another lane prints, too.
run_step() { # number title command
	log=$logs/$1.log
	started=$(date +%s)
	sh -c "$3" >"$log" 2>&1 </dev/null
	code=$?
	count "$log" "$code" >"$logs/$1.count"
	sum=$(tail -n 1 "$log" | grep -xE '[0-9]+ passed, [0-9]+ failed')
	word=ok
	[ "$code" -eq 0 ] || word=FAIL
	said=$(
		printf '%-36s%-4s %s (%s s)' "$2" "$word" "$sum" "$(($(date +%s) - started))"
		[ "$code" -eq 0 ] || tail -n 40 "$log" | sed 's/^/    /; 1s/^/\n/'
	)
	printf '%s\n' "$said"
	[ "$code" -eq 0 ] || echo "$log" >>"$logs/bad"
}

# Runs the steps of these numbered lines, "number|title|command".
run_steps() {
	while IFS='|' read -r number title command <&3; do
		run_step "$number" "$title" "$command"
	done 3<"$1"
}

run_lanes() {
	for lane in left right; do
		[ ! -s "$logs/$lane" ] || run_steps "$logs/$lane" &
	done
	wait
	rm -f "$logs/left" "$logs/right"
}

# make's own variables must not reach the makes below: they would share its job server.
unset MAKEFLAGS MFLAGS MAKELEVEL

number=0
while IFS='|' read -r title command <&4; do
	case $title in '' | '#'*) continue ;; esac
	how=${title%% *}
	title=$(echo "${title#* }" | sed 's/^[[:space:]]*//; s/[[:space:]]*$//')
	case $title in *"$only"*) ;; *) continue ;; esac
	number=$((number + 1))
	line=$(printf '%02d|%s|%s' "$number" "$title" "$command")
	case $how in
	left | right) printf '%s\n' "$line" >>"$logs/$how" ;;
	alone)
		run_lanes
		printf '%s\n' "$line" >"$logs/alone"
		run_steps "$logs/alone"
		;;
	*)
		echo "tests/steps.txt: '$how' is neither alone, left nor right" >&2
		exit 1
		;;
	esac
done 4<tests/steps.txt
run_lanes

[ ! -f "$logs/bad" ] || echo "whole logs: $(tr '\n' ' ' <"$logs/bad")"
cat "$logs"/*.count 2>/dev/null | awk '{ p += $1; f += $2 } END { printf "%d passed, %d failed\n", p, f; exit f > 0 || !p }'
