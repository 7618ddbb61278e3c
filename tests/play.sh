#!/bin/sh
# tests/play.sh -- sessions on a real pseudo-terminal, each script in an empty folder.
#
#     tests/play.sh RUBICON PTY        (`make test-term` builds both)
set -eu
RUBICON=$(realpath "$1")
pty=$(realpath "$2")
scripts=$(realpath "$(dirname "$0")")/play
# (libedit never frees the names of functions it was given.)
export ASAN_OPTIONS=detect_leaks=0
export RUBICON_PLAIN=1 RUBICON TERM=xterm LC_ALL=C.UTF-8 EDITRC=/dev/null
unset NO_COLOR PAGER || true
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
count=0
for script in "$scripts"/*.pty; do
	"$pty" "$script"
	left=$(ls)
	[ -z "$left" ] || { echo "$script leaves behind: $left" >&2; exit 1; }
	count=$((count + 1))
done
echo "play: $count sessions on a terminal"
