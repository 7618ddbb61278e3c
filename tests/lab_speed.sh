#!/bin/sh
# tests/lab_speed.sh -- with random bots the laboratory is nearly as fast as `rubicon bench`.
#
# usage: tests/lab_speed.sh RUBICON [GAME ...]     all games unless told
#
# Figures are per processor second, so that other work on the machine does not count, and each is
# compared with a bench of the same moment; the best of three such pairs counts.

rubicon=$1
shift
[ $# -gt 0 ] || set -- $("$rubicon" games --all | awk 'NR > 1 { print $1 }')
least=80 passed=0 failed=0 seconds=0.3

rate() { "$rubicon" bench "$1" seats="$2" --seconds $seconds | cut -d ' ' -f 3; }
lab() {
	"$rubicon" lab "$1" --seats "$2" --games "$3" --threads "$4" |
		sed -n '1s/.*second, \([0-9]*\) a processor second.*/\1/p'
}
largest() { sort -n | tail -n 1; }

for game in "$@"; do
	seats=$("$rubicon" games --all | awk -v g="$game" '$1 == g { print substr($2, 1, 1) }')
	[ "$game" = three-caesars ] && seats=3
	bench=$(rate "$game" "$seats")
	# Long enough for the games that are watched closely to be few.
	games=$((bench > 200000 ? bench : 200000))
	for threads in 1 "$(nproc)"; do
		# In turns: a machine that is slow for a while is so for both.
		share=0
		for _ in 1 2 3; do
			bench=$(rate "$game" "$seats") fast=$(lab "$game" "$seats" $games "$threads")
			share=$({ echo $share; echo $((100 * fast / bench)); } | largest)
		done
		if [ $share -ge $least ]; then
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
