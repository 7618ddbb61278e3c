#!/bin/sh
# tests/lab_speed.sh -- with random bots the laboratory is nearly as fast as `rubicon bench`.
#
# usage: tests/lab_speed.sh RUBICON [GAME ...]     all games unless told
#
# Figures are per processor second, so that other work on the machine does not count.  A laboratory
# of two threads is compared with two benches at once, because two busy cores may share a cache, or
# be one core.  The two take turns, so that a machine that is slow for a while is so for both, and
# the median of the rounds counts, so that one round that was disturbed decides nothing.

rubicon=$1
shift
[ $# -gt 0 ] || set -- $("$rubicon" games --all | awk 'NR > 1 { print $1 }')
least=80 rounds=9 passed=0 failed=0 seconds=0.2

# The mean of as many benches at once as there are threads.
rate() {
	for _ in $(seq "$3"); do
		"$rubicon" bench "$1" seats="$2" --seconds $seconds &
	done | awk '{ sum += $3 } END { printf "%d\n", sum / NR }'
}
lab() {
	"$rubicon" lab "$1" --seats "$2" --games "$3" --threads "$4" |
		sed -n '1s/.*second, \([0-9]*\) a processor second.*/\1/p'
}
median() { sort -n | sed -n "$((rounds / 2 + 1))p"; }

for game in "$@"; do
	seats=$("$rubicon" games --all | awk -v g="$game" '$1 == g { print substr($2, 1, 1) }')
	[ "$game" = three-caesars ] && seats=3
	bench=$(rate "$game" "$seats" 1)
	# Long enough for the games that are watched closely to be few.
	games=$((bench > 400000 ? bench / 2 : 200000))
	for threads in 1 "$(nproc)"; do
		share=$(for _ in $(seq $rounds); do
			echo $((100 * $(lab "$game" "$seats" $games "$threads") / $(rate "$game" "$seats" "$threads")))
		done | median)
		if [ "$share" -ge $least ]; then
			passed=$((passed + 1))
			echo "ok: $game with $threads threads reaches $share% of $bench games a second"
		else
			failed=$((failed + 1))
			echo "FAILED $game with $threads threads: $share% of $bench games a second, not $least%"
		fi
	done
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
