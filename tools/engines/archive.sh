#!/bin/sh
# tools/engines/archive.sh -- keeps a game's engine: engines/GAME/RULES-HASH.wasm, and records it played.
#
# usage: tools/engines/archive.sh GAME [COMMIT [FLAG ...]]     COMMIT: as it was then, from the history
#
# An engine from the history is built from that commit's files, with today's web/engine/contract.c
# beside them: that says the same of every engine.  Flags say what that time's core did not have:
# -DWITHOUT_FACTS before records had whole openings, -DWITHOUT_GAME_JUDGE before judges learned.
# What is archived already is left as it is.

set -eu
game=$1 commit=${2:-}
shift $(($# < 2 ? $# : 2))
flags=$*
symbol=$(echo "$game" | tr - _)
tree=.

if [ -n "$commit" ]; then
	tree=build/then/$(git rev-parse --short "$commit")
	rm -rf "$tree"
	mkdir -p "$tree"
	git archive "$commit" | tar -x -C "$tree"
	cp web/engine/contract.c "$tree/web/engine/"
fi

make -s -C "$tree" "build/wasm/games/$symbol.wasm" ${flags:+WARN="$flags"}
made=$tree/build/wasm/games/$symbol.wasm

rules=$(node tools/engines/play.mjs --rules "$made")
hash=$(sha256sum "$made" | cut -c1-16)
kept=engines/$game/$rules-$hash.wasm
mkdir -p "engines/$game"
for other in "engines/$game/$rules"-*.wasm; do
	if [ -e "$other" ]; then
		echo "$other: rules $rules of $game are kept already."
		exit 0
	fi
done
cp "$made" "$kept"
chmod 644 "$kept"
node tools/engines/play.mjs "$made" "engines/$game/$rules"
echo "$kept: $(wc -c <"$kept") bytes"
