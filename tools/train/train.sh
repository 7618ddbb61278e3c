#!/bin/sh
# tools/train/train.sh -- rounds of play, fit and match for one game, until nothing is gained.
#
# usage: tools/train/train.sh TRAIN GAME [ROUNDS]
#
# Each round plays GAMES games between the newest judge and those before it, fits to all games so far,
# and lets the new weights play the old ones: one step ahead, and in the search.  Only what wins both
# becomes games/GAME/learned.def (the first time the game's entry must be given it as .weights).  Two rounds without gain are the end.  What is done lies in
# build/train/GAME and is not done again; tools/train/history/GAME.tsv tells each round.

set -eu
train=$1 game=$2 rounds=${3:-6}
dir=build/train/$game learned=games/$game/learned.def history=tools/train/history/$game.tsv
mkdir -p "$dir" tools/train/history
"$train" names "$game" >"$dir/names"
[ -f "$history" ] || printf 'round\tgames\t%s\tone step\tsearch\taccepted\n' "$(
	for third in first second third all; do
		printf '%s: uniform\tby hand\tbefore\tnew\t' "$third"
	done | sed 's/\t$//')" >"$history"
[ -f "$dir/judge-0.def" ] || [ ! -f "$learned" ] || cp "$learned" "$dir/judge-0.def"

judges_by_age() { ls "$dir" | sed -n "s|^judge-\\([0-9]*\\)\\.def|\\1 $dir/&|p" | sort -n | cut -d ' ' -f 2; }

newest=$(judges_by_age | tail -n 1)
newest=${newest:-hand}
in_vain=0 round=0 samples=
while [ "$round" -lt "$rounds" ] && [ "$in_vain" -lt 2 ]; do
	round=$((round + 1))
	samples="$samples $dir/round-$round.bin"
	[ ! -f "$dir/done-$round" ] || continue
	# The last attempt plays, too, accepted or not: it learns from its own mistakes only.
	judges=
	[ ! -f "$dir/new.def" ] || judges="--judge $dir/new.def"
	for judge in $(judges_by_age | tail -n 4 | tac) hand; do
		judges="$judges --judge $judge"
	done
	[ -f "$dir/round-$round.bin" ] || {
		"$train" play "$game" --games "${GAMES:-4000}" --seed "$round" $judges \
			--new "${SPARS:-mcts:30}" --out "$dir/part.bin"
		mv "$dir/part.bin" "$dir/round-$round.bin"
	}
	losses=$(/usr/bin/python3 tools/train/fit.py "$dir/names" "$dir/new.def" $samples)
	accepted=no searched='not played'
	if step=$("$train" match "$game" --judge "$dir/new.def" --judge "$newest" --seed "$round" \
		--games "${DEALS:-600}"); then
		searched=$("$train" match "$game" --judge "$dir/new.def" --judge "$newest" --seed "$round" \
			--new "${SEARCH:-mcts:30}" --old "${SEARCH:-mcts:30}" --games "${DEALS:-600}") && accepted=yes
	fi
	if [ "$accepted" = yes ]; then
		in_vain=0
		newest=$dir/judge-$round.def
		cp "$dir/new.def" "$newest"
		cp "$dir/new.def" "$learned"
	else
		in_vain=$((in_vain + 1))
	fi
	printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$round" "${GAMES:-4000}" "$losses" \
		"$(echo "$step" | tr '\t' ' ')" "$(echo "$searched" | tr '\t' ' ')" "$accepted" >>"$history"
	tail -n 1 "$history"
	touch "$dir/done-$round"
done
