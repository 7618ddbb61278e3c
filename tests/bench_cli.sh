#!/bin/sh
# tests/bench_cli.sh -- what `rubicon bench` prints, and what it says to mistakes.
#
# usage: tests/bench_cli.sh [RUBICON]

rubicon=${1:-./rubicon}
status=0

fail() {
	echo "FAILED bench $1"
	status=1
}

# prints PATTERN COUNT ARGUMENT...: so many lines, each like the pattern, and nothing said.
prints() {
	pattern=$1 count=$2
	shift 2
	out=$("$rubicon" bench "$@" 2>&1) || fail "$*: exit status $?"
	odd=$(echo "$out" | grep -Ev "$pattern")
	[ -z "$odd" ] || fail "$*: unlike the others: $odd"
	[ "$(echo "$out" | wc -l)" -eq "$count" ] || fail "$*: not $count lines"
}

# refuses STATUS SENTENCE ARGUMENT...: this exit status, the sentence, and no figures.
refuses() {
	expected=$1 sentence=$2
	shift 2
	said=$("$rubicon" bench "$@" 2>&1 >/dev/null)
	[ $? -eq "$expected" ] || fail "$*: should exit with $expected"
	echo "$said" | grep -Fqe "$sentence" || fail "$*: says: $said"
	[ -z "$("$rubicon" bench "$@" 2>/dev/null)" ] || fail "$*: prints figures all the same"
}

line='^[a-z/-]+ [1-6] [1-9][0-9]* [1-9][0-9]* [1-9][0-9]*$'
prints "$line" 1 tic-tac-toe --seconds 0.01
prints "$line" 6 exemplum --seconds 0.01
prints '^exemplum(/capua)? 3 ' 2 exemplum seats=3 --seconds 0.01
prints '^exemplum/capua [2-4] ' 3 exemplum scenario=capua --seconds 0.01
prints '^three-caesars/(short|medium) 2 ' 2 three-caesars seats=2 --seconds 0.01
prints '^first-triumvirate(-pick)? 3 ' 2 first-triumvirate --seconds 0.01
prints "$line" 2 --seconds=0.01 liars-dice leduc-poker
prints '^(\[|\]|\{"game": "[a-z-]+", "seats": 2, .*"actions_per_s": [1-9][0-9]*\},?)$' 4 \
	kuhn-poker tic-tac-toe --json --seconds 0.01
refuses 1 "Did you mean 'kuhn-poker'?" kuhn-pocker
refuses 1 "There is no game 'xyzzy'." tic-tac-toe xyzzy --seconds 0.01
refuses 1 "Tic-tac-toe has no option 'size'." tic-tac-toe size=4
refuses 1 "The number of seats is a small number, not 'many'." exemplum seats=many
refuses 1 "Exemplum is for 2 to 4 seats here, not 5." exemplum seats=5
refuses 2 "--seconds takes a number above 0" --seconds 0
refuses 2 "--seconds takes a number above 0" --seconds soon
refuses 2 "There is no flag '--jsno'." --jsno
"$rubicon" bench --help | grep -q '^Usage: rubicon bench' || fail "--help: no usage"

[ $status -eq 0 ] && echo "ok: bench prints its lines and refuses mistakes"
exit $status
