#!/bin/sh
# tests/instructions.sh -- instructions per playout and per decision, counted by callgrind.
#
# usage: tests/instructions.sh [RUBICON [GAME ...]]
#
# Unlike seconds, instructions are the same on a busy machine: what changes them is the code.

rubicon=${1:-./rubicon}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- tic-tac-toe kuhn-poker leduc-poker liars-dice

out=$(mktemp -d) || exit 1
trap 'rm -rf "$out"' EXIT

# A count of the benchmark's, summed over its lines.
total() {
	tr ',' '\n' <"$out/counts" | awk -F ': ' -v key="\"$1\"" '$1 ~ key { n += $2 } END { print n }'
}

for game; do
	valgrind --tool=callgrind --toggle-collect=bench_main --callgrind-out-file=/dev/null \
		"$rubicon" bench "$game" --json --seconds 0.5 >"$out/counts" 2>"$out/log" || {
		cat "$out/log" >&2
		exit 1
	}
	collected=$(sed -n 's/.*Collected : \([0-9]*\).*/\1/p' "$out/log")
	awk -v id="$game" -v all="$collected" -v playouts="$(total playouts)" \
		-v decisions="$(total decisions)" \
		'BEGIN { printf "%s %.0f %.1f\n", id, all / playouts, all / decisions }'
done
