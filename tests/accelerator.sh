#!/bin/sh
# tests/accelerator.sh -- the card's kernels on the processor, behind a stand-in for its driver: the
# same reports to the byte, a planted difference that is found, and a sentence for whatever is missing.
#
# usage: tests/accelerator.sh LAB STANDIN HOST_MODULES FAULTY_MODULES GAME ...    PYTHON=no: without
set -u
steps=$(realpath accelerator/python/steps.py)
lab=$(realpath "$1") standin=$(realpath "$2") host=$(realpath "$3") faulty=$(realpath "$4")
shift 4
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
passed=0 failed=0

ok() { passed=$((passed + 1)); }
fail() {
	echo "FAILED $1"
	failed=$((failed + 1))
}

mkdir modules
for game; do
	for kind in watch quick env; do echo "// module $game" >"modules/$game-$kind.ptx"; done
done
export RUBICON_MODULES="$folder/modules" STANDIN_MODULES="$host" LD_LIBRARY_PATH="$standin"

# Words without the line that tells the time, and the files.
play() { # name ARGUMENT...
	name=$1
	shift
	"$lab" lab "$@" --json "$name.json" --csv "$name.csv" 2>"$name.err" |
		sed '1s/, in [0-9.]* s .*//' >"$name.txt"
}
alike() { cmp -s a.json "$1.json" && cmp -s a.csv "$1.csv" && cmp -s a.txt "$1.txt"; }
same() {
	play a "$@"
	play b "$@" --on gpu
	if [ -s b.err ]; then
		fail "$*: $(cat b.err)"
	elif [ -s a.json ] && alike b; then
		ok
	else
		fail "$*: the card's report differs"
	fi
}

# Watched and quick games, bots in turn, variants with the same dice, judges by hand and learned.
for game; do
	same "$game" --games 30
	same "$game" --games 2 --bots greedy,random
done
same exemplum --games 2500
same exemplum --games 12 --bots greedy,greedy:judge=hand,random --seats 3 --seed 7
same exemplum --games 10 --bots greedy --vary coins=0,2,5
same exemplum --games 200 --seats 4 scenario=capua --vary coins=0,5 --unpaired

# A planted difference is found: one rule of the card's exemplum is another.
play a exemplum --games 200
STANDIN_MODULES=$faulty play b exemplum --games 200 --on gpu
[ -s b.err ] && fail "the faulty module: $(cat b.err)"
alike b && fail 'a planted difference was not found' || ok
"$lab" equal 500 exemplum >equal.txt || fail "equal: $(grep -v same equal.txt)"
STANDIN_MODULES=$faulty "$lab" equal 500 exemplum >equal.txt && fail 'equal finds no planted difference' || ok

# Games that step together, from Python: the same every time, not the same with another rule.
if [ "${PYTHON:-yes}" = yes ]; then
	python3 "$steps" exemplum 3 >one.txt 2>&1 && python3 "$steps" exemplum 3 >two.txt 2>&1
	grep -q '64 games, 300 steps, 128 ended' one.txt && cmp -s one.txt two.txt && ok || fail "steps: $(cat one.txt)"
	STANDIN_MODULES=$faulty python3 "$steps" exemplum 3 >two.txt 2>&1
	grep -q digest two.txt && ! cmp -s one.txt two.txt && ok || fail "steps, planted: $(cat two.txt)"
	LD_LIBRARY_PATH='' python3 "$steps" exemplum 3 >two.txt 2>&1
	grep -qF 'There is no driver of a card here (libcuda.so.1).' two.txt && ok || fail "steps: $(cat two.txt)"
fi

# Whatever is missing: a sentence, and the processor's report.
missing() { # SENTENCE COMMAND...
	sentence=$1
	shift
	"$@"
	grep -qF "rubicon: $sentence The processor plays instead." b.err && alike b && ok ||
		fail "'$sentence' is not what it says: $(cat b.err)"
}
on_card() { play b exemplum --games 200 --on gpu; }
STANDIN=nobody missing 'There is no card here that its driver knows of.' on_card
STANDIN=old missing "The card's driver is too old: it knows CUDA 10.1, and 11.2 is needed." on_card
STANDIN=ancient missing 'The card, Stand-in, is too old: it is of kind 3, and 8 is needed.' on_card
STANDIN=small missing 'The card has too little memory for this game.' on_card
STANDIN=full missing 'The card has too little memory for these games.' on_card
STANDIN=broken missing 'The card failed at playing: unspecified launch failure (719).' on_card
LD_LIBRARY_PATH='' missing 'There is no driver of a card here (libcuda.so.1).' on_card
RUBICON_MODULES=$folder missing 'There is nothing of Exemplum here for a card: `make accelerator` builds it.' on_card
# It fails on the way: what it has played counts, the processor plays the rest.
play a exemplum --games 600
long_on_card() { play b exemplum --games 600 --on gpu; }
STANDIN=broken STANDIN_AFTER=4 missing 'The card failed at playing: unspecified launch failure (719).' long_on_card
play a exemplum --games 2 --bots mcts:10
play b exemplum --games 2 --bots mcts:10 --on gpu
missing "A card cannot play 'mcts:10', only random and greedy players." true
"$lab" lab exemplum --on abacus >out 2>err && fail 'an abacus' || ok
grep -qF "rubicon: --on takes gpu or cpu, not 'abacus'." err && ok || fail "$(cat err)"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
