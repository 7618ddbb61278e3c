#!/bin/sh
# tests/auto.sh -- bots play every game, with every number of seats; each record must load again,
# and the same seed must give the same record.
#
#     tests/auto.sh RUBICON
set -eu
rubicon=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
count=0
"$rubicon" games --all | sed 1d >games
while read -r game seats _; do
	n=${seats%-*}
	while [ "$n" -le "${seats#*-}" ]; do
		"$rubicon" play "$game" --auto --seats "$n" --seed "$n" >first
		"$rubicon" play "$game" --auto --seats "$n" --seed "$n" >second
		cmp first second
		[ "$(tail -n 1 first)" = end ] || { echo "$game with $n seats: no end" >&2; exit 1; }
		"$rubicon" play --load first </dev/null | grep -q 'The game is over\.' ||
			{ echo "$game with $n seats: the record does not load" >&2; exit 1; }
		count=$((count + 1))
		n=$((n + 1))
	done
done <games
[ "$count" -gt 0 ]
echo "auto: $count games by bots"
