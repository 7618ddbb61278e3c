#!/bin/sh
# tests/lab_bots.sh -- the stronger bot beats the weaker one, beyond doubt, in every game.
#
# usage: tests/lab_bots.sh RUBICON short|long [GAME]
#
# Each row of lab_bots.txt: which form, game, seats, the bots (the weaker one takes the seats that
# are left), games, and the share of wins of the first that its 95% interval must lie above; "points"
# instead where games are played for points: then the interval of its points must lie above 0.
# "50/won" is a share of the games that a seat won, where nobody may win.   A game may have its
# scenario behind a stroke.

rubicon=$1 form=$2 only=${3:-}
passed=0 failed=0
out=$(mktemp)
trap 'rm -f "$out"' EXIT

low_share() { # of the first bot in the file
	awk -F '[:,]' '/"bots"/ { b = 1 } b && /"low"/ { print $2 * 100; exit }' "$out"
}
# Wilson's interval of the wins of the first among all wins.
low_share_of_won() {
	awk -F '[:,]' '/"seats":/ { exit } /"wins"/ { if (!n++) first = $2; all += $2 }
		END { z = 1.96; p = first / all
			print 100 * (p + z * z / 2 / all - z * sqrt(p * (1 - p) / all + z * z / 4 / all / all)) / (1 + z * z / all) }' "$out"
}
low_points() {
	awk -F '[:,]' '/"bots"/ { b = 1 } b && /"points"/ { p = 1 } p && /"low"/ { print $2; exit }' "$out"
}

while read -r when game seats bots games least; do
	case $when in '' | '#'*) continue ;; esac
	[ "$when" = "$form" ] || continue
	[ -z "$only" ] || [ "$only" = "$game" ] || continue
	scenario=${game#*/} name=${game%%/*}
	[ "$scenario" = "$game" ] && scenario=
	"$rubicon" lab "$name" ${scenario:+scenario=$scenario} --seats "$seats" --bots "$bots" \
		--games "$games" --seed 1 --json "$out" >/dev/null || exit 1
	if [ "$least" = points ]; then
		low=$(low_points) least=0 what=points
	elif [ "${least#*/}" = won ]; then
		low=$(low_share_of_won) least=${least%/won} what='% of the games won'
	else
		low=$(low_share) what='% of wins'
	fi
	if [ "$(echo "$low $least" | awk '{ print ($1 > $2) }')" = 1 ]; then
		passed=$((passed + 1))
		echo "ok: $game $seats $bots: above $low $what"
	else
		failed=$((failed + 1))
		echo "FAILED $game $seats $bots: $low $what is not above $least"
	fi
done <"$(dirname "$0")/lab_bots.txt"
echo "$passed passed, $failed failed"
[ $failed = 0 ]
