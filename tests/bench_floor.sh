#!/bin/sh
# tests/bench_floor.sh -- the yardsticks must stay five times as fast as the same games elsewhere.
#
# usage: tests/bench_floor.sh [RUBICON]
#
# A short run on a busy machine may be slow by bad luck, never fast by good luck: the best of three
# counts.  The floors are five times the playouts per second that docs/performance.md compares with.

rubicon=${1:-./rubicon}
runs=3
seconds=0.2
status=0

best_of() {
	for _ in $(seq $runs); do
		"$rubicon" bench "$1" --seconds $seconds || return 1
	done | sort -n -k 3 | tail -n 1 | cut -d ' ' -f 3
}

check() {
	best=$(best_of "$1")
	if [ "${best:-0}" -lt "$2" ]; then
		echo "FAILED $1: ${best:-no} playouts per second, should be at least $2"
		status=1
	else
		echo "ok: $1 makes $best playouts per second, at least $2 wanted"
	fi
}

check tic-tac-toe 3500000
check kuhn-poker 10000000
check leduc-poker 4350000
check liars-dice 5750000
exit $status
