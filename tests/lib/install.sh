#!/bin/sh
# tests/lib/install.sh -- an installation of librubicon: its files, its names, its manual, and a program built with pkg-config.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
make -s install-lib DESTDIR="$folder" PREFIX=/usr
(cd "$folder/usr" && find . -type f -o -type l | sed 's|^\./||' | LC_ALL=C sort) >"$folder/there"
for list in lib/packages/librubicon1.files lib/packages/librubicon-dev.files; do
	grep -v '^#' "$list" | while read -r path; do
		# shellcheck disable=SC2086 # patterns
		ls "$folder"/usr/$path >/dev/null || exit 1
	done
done
# Each function of the header is in the library, has a page, and nothing else is to be seen.
LC_ALL=C nm -D --defined-only "$folder/usr/lib/librubicon.so" | sed -n 's/.* T \(rubicon_[a-z_]*\)@@RUBICON_1$/\1/p' | LC_ALL=C sort >"$folder/names"
LC_ALL=C grep -o 'rubicon_[a-z_]*(' lib/rubicon.h | tr -d '(' | LC_ALL=C sort -u >"$folder/declared"
cmp "$folder/names" "$folder/declared"
[ "$(nm -D --defined-only "$folder/usr/lib/librubicon.so" | grep -cv -e rubicon_ -e RUBICON_1)" = 0 ]
while read -r name; do
	[ -e "$folder/usr/share/man/man3/$name.3" ] || { echo "$name has no manual page"; exit 1; }
done <"$folder/names"
objdump -p "$folder/usr/lib/librubicon.so" | grep -q 'SONAME *librubicon\.so\.1$'
mandoc -T lint -W warning docs/man3/*.3

export PKG_CONFIG_PATH="$folder/usr/lib/pkgconfig" PKG_CONFIG_SYSROOT_DIR="$folder"
# shellcheck disable=SC2046 # flags
cc -Wall -Werror -o "$folder/random_games" examples/random_games.c $(pkg-config --cflags --libs rubicon) -Wl,-rpath,"$folder/usr/lib"
[ "$("$folder/random_games" tic-tac-toe | wc -l)" = 2 ]
! "$folder/random_games" chess 2>/dev/null
cc -o "$folder/still" examples/random_games.c -I"$folder/usr/include" "$folder/usr/lib/librubicon.a" -lm -lpthread
"$folder/still" exemplum seats=2 | grep -q '^aulus '
[ "$(sed 1,5d examples/random_games.c | wc -l)" -le 32 ]
echo '8 passed, 0 failed'
