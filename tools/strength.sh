#!/bin/sh
# tools/strength.sh -- how strong tree search becomes with more iterations: plays it against greedy.
#
# usage: tools/strength.sh RUBICON GAMES [GAME ...]
#
# Writes what the laboratory says of each game and number of iterations to docs/balance/strength/,
# which tools/strength.mjs draws.  Seats are the fewest that the game's usual scenario has.

rubicon=$1 games=$2
shift 2
# shellcheck disable=SC2046
[ $# -gt 0 ] || set -- $("$rubicon" games --ids)
mkdir -p docs/balance/strength

for game in "$@"; do
	seats=$(node tools/strength.mjs "$game")
	for iterations in 10 30 100 300 1000; do
		out=docs/balance/strength/$game-$iterations.json
		"$rubicon" lab "$game" --seats $seats --bots "mcts:$iterations,greedy" --games "$games" \
			--seed 1 --json "$out.new" >/dev/null 2>&1 || exit 1
		# What the chart needs: the two bots.
		awk '/"bots"/ { p = 1 } p { print } /^ \],/ { if (p) exit }' "$out.new" |
			sed '1s/^/{\n/; $s/,$/\n}/' >"$out"
		rm "$out.new"
	done
done
