#!/bin/sh
# tests/lib/worlds.sh -- secrecy of the library: two games that differ in one seat's secrets, and not a byte of what the others are given.
#
#     tests/lib/worlds.sh OUT [ROUNDS]       OUT: a build directory with library_test and two_worlds
#
# Observations, masks, information as text, rows and key, views, questions and sentences.
set -eu
out=$1 rounds=${2:-3}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
bytes=0 differ=0 worlds=0
for table in exemplum:2 exemplum:3 exemplum:4 augustus:2 augustus:3 augustus:6 caesar-augustus:2 \
	caesar-augustus:5 three-caesars:3 kuhn-poker:2 leduc-poker:2 liars-dice:2; do
	game=${table%:*} seats=${table#*:}
	for seed in $(seq "$rounds"); do
		# shellcheck disable=SC2046 # keeper, plies, how many differ
		set -- $("$out/tests/lib/two_worlds" "$game" "$seats" "$seed" "$folder")
		differ=$((differ + $3)) worlds=$((worlds + 1))
		told=$("$out/tests/lib/library_test" worlds "$game" "$seats" "$folder" "$1") || {
			echo "$game, $seats seats, seed $seed, secrets of $1:"
			echo "$told"
			exit 1
		}
		bytes=$((bytes + ${told% bytes}))
	done
done
[ "$differ" -gt "$worlds" ] || { echo "the worlds hardly differ: $differ plies"; exit 1; }
echo "$worlds pairs of worlds, $differ plies that differ, $bytes bytes told to the others, 0 differ"
