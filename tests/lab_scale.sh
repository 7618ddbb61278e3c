#!/bin/sh
# tests/lab_scale.sh -- how the laboratory scales: threads, processes, and memory over many games.
#
# usage: tests/lab_scale.sh RUBICON [ROUNDS]
#
# The ways take turns, and the median of the rounds counts.  Games a processor second show what
# sharing costs, also where other programs want the machine: it should be the same in all rows.
set -eu
rubicon=$(realpath "$1") rounds=${2:-3}
job='exemplum --bots greedy --games 4000'
out=$(mktemp)
trap 'rm -f "$out"' EXIT
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1

measure() { # title command...
	title=$1
	shift
	"$@" 2>/dev/null | sed -n "1s/.*(\([0-9]*\) games a second, \([0-9]*\) a processor.*/$title|\1|\2/p" >>"$out"
}
for _ in $(seq "$rounds"); do
	measure '1 thread' "$rubicon" lab $job --threads 1
	measure '2 threads' "$rubicon" lab $job --threads 2
	measure '1 process' mpirun --oversubscribe -n 1 "$rubicon" lab $job --threads 1
	measure '2 processes' mpirun --oversubscribe -n 2 "$rubicon" lab $job --threads 1
	measure '4 processes' mpirun --oversubscribe -n 4 "$rubicon" lab $job --threads 1
done
echo 'games a second, and a processor second'
for title in '1 thread' '2 threads' '1 process' '2 processes' '4 processes'; do
	for column in 2 3; do
		grep "^$title|" "$out" | cut -d'|' -f$column | sort -n | sed -n "$((rounds / 2 + 1))p"
	done | xargs printf '%-12s %6s %6s\n' "$title"
done

# Memory must not grow with the games.
python3 - "$rubicon" <<'END'
import resource, subprocess, sys
most = []
for games in 1000000, 10000000:
    subprocess.run([sys.argv[1], "lab", "tic-tac-toe", "--games", str(games), "--threads", "1"],
                   check=True, stdout=subprocess.DEVNULL)
    most.append(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
    print(f"{games} games of tic-tac-toe: {most[-1] / 1024:.1f} MiB at most")
sys.exit("FAILED memory grows" if most[1] > 1.1 * most[0] else 0)
END
