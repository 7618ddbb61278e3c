#!/bin/sh
# tests/broken_records.sh -- records broken by hand: each is refused, with the line to blame.
#
#   tests/broken_records.sh RUBICON

set -u
rubicon=$1
records=$(dirname "$0")/records
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

whole=$records/exemplum-1.rubicon
"$rubicon" replay --verify "$whole" >"$work/out" || exit 1

line_of() { grep -n -m 1 -e "$1" "$whole" | cut -d: -f1; }

# broken HOW LINE SENTENCE SED-ARGUMENT... : the whole record, after this, is refused in that line
broken() {
	how=$1 line=$2 sentence=$3
	shift 3
	sed "$@" "$whole" >"$work/broken"
	if cmp -s "$whole" "$work/broken"; then
		verdict="was not broken at all"
	elif "$rubicon" replay --verify "$work/broken" >"$work/out" 2>"$work/err"; then
		verdict="is taken for a good one"
	elif ! grep -qF "$work/broken: Line $line: $sentence" "$work/err"; then
		verdict="is not refused with 'Line $line: $sentence', but: $(cat "$work/err")"
	else
		passed=$((passed + 1))
		return
	fi
	failed=$((failed + 1))
	echo "FAIL a record with $how $verdict" >&2
}

start=$(line_of '^start')
ply14=$(line_of '^14 ')
die=$(line_of '^[0-9]* chance die 1 ')
result=$(line_of '^result')
last=$(line_of '^end')
other="this game began on another board, or with another deck, table or option"

broken "its end cut off" "$last" "the record breaks off after ply 232" '$d'
broken "half a ply at its end" "$ply14" "ply 14: An action was expected." \
	-e "${ply14}s/ ride.*//" -e "$((ply14 + 1)),\$d"
broken "nothing behind its head" "$start" "the record breaks off before its line 'start'" "$start,\$d"
broken "a ply left out" "$ply14" "ply 14 should come now, not '15'." "${ply14}d"
broken "a ply left out and no numbers" "$ply14" "ply 14 or the position after it is another" \
	-e "${ply14}d" -e 's/^[0-9]* //'
broken "a result twice" "$((result + 1))" "aulus's result has been said before." "${result}p"
broken "two plies swapped" "$ply14" "ply 14 should come now, not '15'." \
	-e "${ply14}{h;d}" -e "$((ply14 + 1))G"
broken "two plies swapped and no numbers" "$ply14" "ply 14 or the position after it is another" \
	-e "${ply14}{h;d}" -e "$((ply14 + 1))G" -e 's/^[0-9]* //'
broken "two lines of the head swapped" 2 "the line 'game: ...' must come before 'rules'." \
	-e '2{h;d}' -e '3G'
broken "a die changed" "$die" "ply 78 or the position after it is another" "${die}s/die 1/die 4/"
broken "a die of seven" "$die" "ply 78: '" "${die}s/die 1/die 7/"
broken "a card changed" "$((start + 1))" "ply 1 or the position after it is another" \
	"$((start + 1))s/horse/mule/"
broken "an action of another seat" "$ply14" "ply 14 or the position after it is another" \
	"${ply14}s/gaius/marcus/"
broken "an action of a seat that is not asked" "$((start + 1))" "ply 1 cannot be aulus's: chance must act now." \
	"$((start + 1))s/chance draw aulus horse/aulus ride horse/"
broken "points altered" "$result" "the result is another" "${result}s/points 2/points 3/"
broken "a place altered" "$result" "the result is another" "${result}s/place 1/place 2/"
broken "an option altered" "$start" "$other" 's/^option: rounds=8$/option: rounds=9/'
broken "another option altered" "$start" "" 's/^option: coins=2$/option: coins=3/'
broken "an option left out" "$((start - 1))" "$other" '/^option: rounds/d'
broken "an option doubled" "$((start - 1))" "the option 'rounds=8' has been said before." \
	'/^option: coins/a\
option: rounds=8'
broken "seats altered" "$start" "" 's/^seats: 4$/seats: 3/'
broken "an opening of another board" "$start" "$other" "${start}s/=..../=0123/"
broken "rules of the future" 3 "this game was played by rules 2 of Exemplum; this program knows them up to 1." \
	's/^rules: 1$/rules: 2/'

echo "broken_records: $passed passed, $failed failed"
[ "$failed" = 0 ]
