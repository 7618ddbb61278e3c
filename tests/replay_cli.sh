#!/bin/sh
# tests/replay_cli.sh -- `rubicon replay` from outside: exit codes, messages, the documents' examples.
#
#   tests/replay_cli.sh RUBICON

set -u
rubicon=$1
here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
	echo "replay_cli: $*" >&2
	sed 's/^/    /' "$work/out" "$work/err" >&2
	failures=$((failures + 1))
}

# expect CODE ARGUMENT... : runs it, standard input from $work/in
expect() {
	code=$1
	shift
	"$rubicon" replay "$@" <"$work/in" >"$work/out" 2>"$work/err"
	got=$?
	[ "$got" = "$code" ] || fail "'replay $*' exits with $got, not $code"
}

says() { grep -qF -- "$2" "$work/$1" || fail "no '$2' in $1"; }
silent() { [ ! -s "$work/$1" ] || fail "something in $1"; }

game=$here/records/tic-tac-toe-1.rubicon
road=$here/records/exemplum-1.rubicon
: >"$work/in"

# Every committed record is good, with all its fingerprints, from a file and from standard input.
for record in "$here"/records/*.rubicon; do
	expect 0 --verify "$record"
	says out "fingerprints are there and agree"
	silent err
	[ "$(wc -l <"$work/out")" = 1 ] || fail "--verify says more than one line"
done

# Those without the whole opening are from before there was one; some are kept, to be read for ever.
for record in "$here"/records/*.rubicon; do
	grep -q '^start ;....$' "$record" && old="${old:-} $record"
	grep -q '^start ;.... =' "$record" && new="${new:-} $record"
done
[ "$(echo ${old:-} | wc -w)" -ge 2 ] || fail "fewer than two records are without the whole opening"
for record in ${old:-}; do
	expect 0 --verify "$record"
	if grep -q "whole opening" "$work/out"; then fail "an older record's opening is taken for whole"; fi
done
for record in ${new:-}; do
	expect 0 --verify "$record"
	grep -q "^rules: 1$" "$record" && says out "so does the whole opening"
done
cp "$game" "$work/in"
expect 0 --verify -
says out "-: Tic-tac-toe, "
: >"$work/in"

# The examples of docs/records.md are good, too, and are the same game.
awk -v out="$work/example" '/^```rubicon$/ { n++; on = 1; next } /^```$/ { on = 0 }
	on { print > (out n) }' "$here/../docs/records.md"
for example in "$work/example1" "$work/example2"; do
	expect 0 --verify "$example"
	says out "2 of 2 results are there and agree"
done
says out "6 of 6 fingerprints are there and agree; so does the whole opening"
"$rubicon" replay "$work/example1" >"$work/told1"
"$rubicon" replay "$work/example2" >"$work/told2"
cmp -s "$work/told1" "$work/told2" || fail "the two examples are not the same game"

# As a server keeps it: what happened beside the game is skipped, what was taken back is told.
expect 0 --verify "$work/example3"
says out "4 of 4 fingerprints are there and agree; so does the whole opening"
expect 0 "$work/example3"
says out "       nought takes back the last action."
says out "    2  nought marks c3."
if grep -q "Salve" "$work/out"; then fail "chat is told"; fi

# Sentences, boards, views.
expect 0 "$work/example1"
says out "Tic-tac-toe, 2 seats, rules 1"
says out "cross: Anna"
says out "    5  cross marks a3."
says out "cross: place 1, 1 point"
expect 0 "$work/example1" --at 2
says out "    2  nought marks a1."
says out "1 o . ."
if grep -q "    3" "$work/out"; then fail "--at 2 tells ply 3"; fi
expect 0 "$road" --at 1 --view gaius
says out "Aulus is dealt a card."
expect 0 "$road" --at 1 --view aulus
if grep -q "a card\." "$work/out"; then fail "aulus does not see his own card"; fi
expect 0 --at 0 --json "$game"
says out '"ply":0'
says out '"legal":[{"act":"mark a1"'
expect 0 --json --view nobody "$road"
says out '"viewer":"nobody"'

# Bad records: code 1, a sentence with the line's number.
sed '$d' "$game" >"$work/cut"
expect 1 "$work/cut"
says err "$work/cut: Line "
says err "the record breaks off after ply"
sed 's/^4 \(.*\);....$/4 \1;0000/' "$game" >"$work/diverges"
expect 1 --verify "$work/diverges"
says err "ply 4 or the position after it is another than the recorded one"
silent out
expect 1 "$work/diverges"
says out "    4  "
expect 0 "$work/diverges" --at 3
sed 's/^game: .*/game: chess/' "$game" >"$work/unknown"
expect 1 "$work/unknown"
says err "Line 2: this program knows no game 'chess'."
sed 's/^rules: .*/rules: 60000/' "$game" >"$work/newer"
expect 1 "$work/newer"
says err "this program knows them up to"
sed 's/^result cross place ./result cross place 5/' "$game" >"$work/result"
expect 1 --verify "$work/result"
says err "the result is another"
head -c 100000 /dev/zero >"$work/zeros"
expect 1 "$work/zeros"
says err "there is a NUL byte"
expect 1 "$work/in"
says err "this is not a record"
expect 1 "$work/nowhere"
says err "nowhere"
expect 1 "$work"
says err "cannot be read"

# Output that cannot be written is an error, too.
if [ -w /dev/full ]; then
	"$rubicon" replay "$game" >/dev/full 2>"$work/err" && fail "a full disk goes unnoticed"
	says err "cannot be written"
fi

# Help, and wrong usage: code 2.
expect 0 --help
says out "Usage: rubicon replay FILE"
expect 2
says err "Which record?"
expect 2 "$game" "$game"
expect 2 --at "$game"
expect 2 --at x "$game"
says err "not 'x'"
expect 2 --at -1 "$game"
expect 1 --at 99 "$game"
says err "There is no ply 99"
expect 1 --view caesar "$game"
says err "Nobody sits at 'caesar'"
expect 1 --view chance "$game"
expect 2 --loud "$game"
says err "There is no flag '--loud'."
expect 2 --verify --json "$game"
silent out

[ "$failures" = 0 ] || exit 1
echo "replay_cli: ok"
