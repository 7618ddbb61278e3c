#!/bin/sh
# tests/kept_records_test.sh -- does tests/kept_records.sh notice what it is there for?
#
#   tests/kept_records_test.sh RUBICON

set -u
rubicon=$1
here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

copy() {
	rm -rf "$work/records"
	mkdir "$work/records"
	cp "$here"/records/tic-tac-toe-*.rubicon "$here"/records/caesar-augustus-1.rubicon "$work/records"
	grep -e '^tic-tac-toe-' -e '^caesar-augustus-1 ' "$here/records/kept.txt" >"$work/records/kept.txt"
}

# expect CODE SENTENCE HOW
expect() {
	"$here/kept_records.sh" "$rubicon" "$work/records" >"$work/out" 2>&1
	if [ "$?" = "$1" ] && grep -qF -- "$2" "$work/out"; then
		passed=$((passed + 1))
		return
	fi
	failed=$((failed + 1))
	echo "FAIL records that are $3: $(cat "$work/out")" >&2
}

record=$work/records/tic-tac-toe-1.rubicon
copy
expect 0 "ok" "as they were"
cp "$work/records/tic-tac-toe-2.rubicon" "$record"
expect 1 "tic-tac-toe-1 is another than the one kept by rules 1" "made anew by the same rules"
copy
sed -i 's/^tic-tac-toe-1 1 .*/tic-tac-toe-1 0 made-by-older-rules/' "$work/records/kept.txt"
expect 1 "tic-tac-toe-1 has no row by rules 1" "made anew by new rules, without a row"
"$here/kept_records.sh" --add "$work/records"
expect 0 "ok" "made anew by new rules, with a row"
copy
sed -i 's/^start ;\(....\) =.*/start ;\1 =0123456789abcdef/' "$record"
sed -i '/^tic-tac-toe-1 /d' "$work/records/kept.txt"
"$here/kept_records.sh" --add "$work/records"
expect 1 "tic-tac-toe-1, by rules 1, no longer replays" "of another board"
copy
rm "$record"
expect 1 "tic-tac-toe-1 has been kept, and is gone" "gone"

echo "kept_records_test: $passed passed, $failed failed"
[ "$failed" = 0 ]
