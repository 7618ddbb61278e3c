#!/bin/sh
# tools/balance.sh -- plays the games behind docs/balance.md, and draws its charts.
#
# usage: tools/balance.sh RUBICON [GAME]
#
# Each row of games/GAME/balance.txt is one run: a name and what to give `rubicon lab`.  What it
# says goes to docs/balance/NAME.txt, and the charts that the page shows to docs/balance/NAME-*.svg.
set -eu
rubicon=$1 only=${2:-}
cd "$(dirname "$0")/.."
mkdir -p docs/balance
charts=$(mktemp -d)
trap 'rm -rf "$charts"' EXIT

# The page shows each of these at most once; the others are in a report's HTML.
is_shown() { grep -qF "balance/$1" docs/balance.md; }

play_rows() { # game
	while read -r name rest; do
		case $name in '' | '#'*) continue ;; esac
		echo "$name: $1 $rest"
		rm -f "$charts"/*
		# shellcheck disable=SC2086
		"$rubicon" lab "$1" $rest --charts "$charts" >"docs/balance/$name.txt"
		for chart in "$charts"/*.svg; do
			file=$name-$(basename "$chart")
			if is_shown "$file"; then cp "$chart" "docs/balance/$file"; fi
		done
		sed -i '1s/, in [0-9.]* s (.*/./' "docs/balance/$name.txt"
	done <"games/$1/balance.txt"
}

for game in ${only:-$("$rubicon" games --ids --all)}; do
	[ ! -f "games/$game/balance.txt" ] || play_rows "$game"
done
