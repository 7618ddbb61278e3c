#!/bin/sh
# tests/kept_records.sh -- no record of tests/records may play differently without new rules.
#
#   tests/kept_records.sh RUBICON [FOLDER]     checks them against FOLDER/kept.txt
#   tests/kept_records.sh --add [FOLDER]       adds a row for each record that has none by its rules
#
# A row of kept.txt is a record, the rules it was made by, and its hash.  Rows are added and never
# changed: a record that is made anew needs a rules number that it has no row for.

set -u
folder=${2:-$(dirname "$0")/records}
list=$folder/kept.txt
failures=0

fail() {
	echo "kept_records: $*" >&2
	failures=$((failures + 1))
}

rules_of() { sed -n 's/^rules: *\([0-9]*\).*/\1/p' "$1"; }
hash_of() { sha256sum <"$1" | cut -d' ' -f1; }
row_of() { awk -v name="$1" -v rules="$2" '$1 == name && $2 == rules { print $3 }' "$list"; }

add_rows() {
	for record in "$folder"/*.rubicon; do
		name=$(basename "$record" .rubicon) rules=$(rules_of "$record")
		[ -n "$(row_of "$name" "$rules")" ] || echo "$name $rules $(hash_of "$record")" >>"$list"
	done
}

check_record() { # NAME
	record=$folder/$1.rubicon
	rules=$(rules_of "$record")
	kept=$(row_of "$1" "$rules")
	if [ -z "$kept" ]; then
		fail "$1 has no row by rules $rules; tests/kept_records.sh --add writes one."
	elif [ "$kept" != "$(hash_of "$record")" ]; then
		fail "$1 is another than the one kept by rules $rules: a game that plays differently needs a new rules number."
	fi
	"$rubicon" replay --verify "$record" >/dev/null ||
		fail "$1, by rules $rules, no longer replays: the game needs a new rules number, and the record is made anew by it."
}

# Rows that were committed once are there for ever.
check_history() {
	git -C "$folder" log --format= -p -- kept.txt 2>/dev/null | sed -n 's/^-\([a-z].*\)/\1/p' |
		grep -vxFf "$list"
}

[ "$1" = --add ] && { touch "$list" && add_rows; exit; }
rubicon=$1
for record in "$folder"/*.rubicon; do
	check_record "$(basename "$record" .rubicon)"
done
for name in $(cut -d' ' -f1 "$list" | sort -u); do
	[ -e "$folder/$name.rubicon" ] || fail "$name has been kept, and is gone."
done
gone=$(check_history)
[ -z "$gone" ] || fail "rows of kept.txt were changed or taken out: $gone"
[ "$failures" = 0 ] || exit 1
echo "kept_records: ok"
