#!/bin/sh
# tools/train/train.sh -- rounds of play, fit and match for one game, until nothing is gained.
#
# usage: tools/train/train.sh TRAIN GAME [ROUNDS]
#
# Each round plays GAMES games between the newest judge and those before it, fits to the last three
# rounds, and lets the new weights play the old ones inside the search, which is how people meet them
# (DEALS deals at most), and one step ahead, which is only told.  What wins in the search becomes
# games/GAME/learned.def (the first time the game's entry must be given it as .weights).  Two rounds
# without gain are the end.  What is done lies in build/train/GAME and is not done again;
# tools/train/history/GAME.tsv tells each round.
#
# PLAYS is who plays the games that are learned from, SPARS who sits among them, SEARCH who plays the
# match; PYTHON one that has numpy.

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
in_vain=0 round=0
while [ "$round" -lt "$rounds" ] && [ "$in_vain" -lt 2 ]; do
	round=$((round + 1))
	[ ! -f "$dir/done-$round" ] || continue
	# The last attempt plays, too, accepted or not: it learns from its own mistakes only.
	judges=
	[ ! -f "$dir/new.def" ] || judges="--judge $dir/new.def"
	for judge in $(judges_by_age | tail -n 4 | tac) hand; do
		judges="$judges --judge $judge"
	done
	[ -f "$dir/round-$round.bin" ] || {
		"$train" play "$game" --games "${GAMES:-4000}" --seed "$round" $judges \
			--old "${PLAYS:-mcts:60}" --new "${SPARS:-step}" --out "$dir/part.bin"
		mv "$dir/part.bin" "$dir/round-$round.bin"
	}
	samples=$(ls "$dir" | grep '^round-.*bin$' | sort -V | tail -n 3 | sed "s|^|$dir/|")
	losses=$("${PYTHON:-/usr/bin/python3}" tools/train/fit.py "$dir/names" "$dir/new.def" $samples)
	accepted=no
	searched=$("$train" match "$game" --judge "$dir/new.def" --judge "$newest" --seed "$round" \
		--new "${SEARCH:-mcts:100}" --old "${SEARCH:-mcts:100}" --games "${DEALS:-400}") && accepted=yes
	step=$("$train" match "$game" --judge "$dir/new.def" --judge "$newest" --seed "$round" \
		--games "${DEALS:-400}") || true
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
