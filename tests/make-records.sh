#!/bin/sh
# tests/make-records.sh -- adds records of random play to tests/records, for games that lack them.
#
#   tests/make-records.sh RANDOM_RECORD [--again]
#
# Records are kept from release to release; --again makes all of them anew, for when a game's rules
# have changed and its old records no longer replay.  Then tests/kept_records.sh --add.

set -eu
random_record=$1
again=${2:-}
folder=$(dirname "$0")/records

make_record() { # GAME NAME SEED [PLIES]
	file=$folder/$1-$2.rubicon
	if [ -e "$file" ] && [ "$again" != --again ]; then
		return
	fi
	shift_game=$1
	shift 2
	"$random_record" "$shift_game" "$@" >"$file.new"
	mv "$file.new" "$file"
	echo "$file"
}

mkdir -p "$folder"
"$random_record" | while read -r game; do
	make_record "$game" 1 1
	make_record "$game" 2 2
	make_record "$game" adjourned 3 5
done
